"""How Sphinx builds the documentation."""

import togyz

project = "togyz"
author = "togyz contributors"
copyright = "togyz contributors"
version = release = togyz.__version__

extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.napoleon"]
myst_enable_extensions = ["colon_fence", "deflist", "fieldlist"]
myst_heading_anchors = 3

html_theme = "furo"
html_title = "togyz"
html_copy_source = False
html_show_sourcelink = False

autodoc_default_options = {"members": True, "member-order": "groupwise"}
autodoc_typehints = "description"
autodoc_typehints_description_target = "documented"
napoleon_google_docstring = True
napoleon_numpy_docstring = False
# Attributes that a class describes are fields of its description: as entries of their
# own they would collide with those that Sphinx finds itself.
napoleon_use_ivar = True
