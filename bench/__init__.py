"""Benchmarks: `python -m bench` runs bench/bench_*.py, or those that are named."""
