"""The course of the page, held against the readable rules."""
