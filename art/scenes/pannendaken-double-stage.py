"""A roof of double-waved concrete tiles."""

import tiles

POST = tiles.POST


def build():
    tiles.roof_of('double')
