"""A roof of improved pantiles with a black glaze."""

import tiles

POST = dict(tiles.POST, exposure=0.95)


def build():
    tiles.roof_of('improved')
