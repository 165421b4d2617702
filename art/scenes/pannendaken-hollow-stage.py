"""A roof of hollow pantiles of red clay."""

import tiles

POST = tiles.POST


def build():
    tiles.roof_of('hollow')
