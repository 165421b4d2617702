"""A roof of flat tiles with a slate-black slip."""

import tiles

POST = dict(tiles.POST, exposure=0.7)


def build():
    # From the side and above: a flat tile has only the thickness of its tail and side to cast a shadow with.
    tiles.roof_of('flat', (33, 287))
