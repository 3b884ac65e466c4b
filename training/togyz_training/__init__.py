"""Networks for the engine, from nothing: self-play, training, a file, and a match that judges it.

Nothing in `togyz` imports this package. It needs the extra ``training``.
"""
