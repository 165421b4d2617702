"""A roof of flat tiles with a slate-black slip."""

import tiles

POST = dict(tiles.POST, exposure=0.7)


def build():
    tiles.roof_of('flat')
