"""A roof of red tiles of which a few are damaged: one is gone, one has slipped, two are broken."""

import random

import broken
import house
import light
import materials
import roof
from geometry import move, place, turn

POST = dict(exposure=0.1, saturation=1.0, keep=0.2)
COLUMNS, ROWS, HEAD = 26, 13, roof.LENGTH - 0.05


def damaged(frame, tiles, clay, places, seed, kinds):
    """At each place the next of `kinds`: the tile is gone, has slipped, or is broken, of which a part may have slipped. All
    damage is found on a roof after a storm."""
    rng = random.Random(seed)
    for k, (column, row) in enumerate(places):
        at = frame @ move(column * roof.WIDTH, row * roof.GAUGE + HEAD, 0.02)
        lies = turn(-roof.TILT)
        kind = kinds[k % len(kinds)]
        if kind == 'gone':
            continue
        if kind == 'slipped':
            slip = move(rng.uniform(-0.01, 0.01), -rng.uniform(0.09, 0.16), 0.012) @ turn(0.01, 0, rng.uniform(-0.14, 0.14))
            place(rng.choice(tiles), at @ slip @ lies, 'tile')
            continue
        left, right = broken.halves(clay, seed + k)
        place(left, at @ lies @ turn(0, 0, rng.uniform(-0.02, 0.02)), 'tile')
        if rng.random() < 0.6:
            slip = move(0.012, -rng.uniform(0.05, 0.12), 0.004) @ turn(0, 0, -rng.uniform(0.05, 0.16))
            place(right, at @ slip @ lies, 'tile')


def stage(places, seed, kinds=('gone', 'slipped', 'broken')):
    """Build the roof with damage at `places`, each a column and a row, and the camera of both pictures."""
    frame, palette = roof.plane(42), house.Palette()
    clay = materials.clay(['#7d4433', '#8a4b36', '#6f3c2e', '#91533c', '#7a4838', '#84503f'], 0.9, 0.2, lichen=0.8)
    tiles = roof.pantiles(clay, fine=True)
    roof.underlay(frame, COLUMNS, ROWS, materials.plain('#2b3138', 0.9), materials.wood('#b98a57'))
    roof.lay(frame, COLUMNS, ROWS, lambda column, row: None if (column, row) in places else tiles)
    damaged(frame, tiles, clay, places, seed, kinds)
    top = frame @ roof.point(0, ROWS * roof.GAUGE + 0.06, 0)
    roof.ridge((0, top.y, top.z + 0.02), COLUMNS * roof.WIDTH, clay, palette.bedding, 42)
    light.ground(-4, '#8a7a66')
    middle = COLUMNS * roof.WIDTH / 2
    light.camera(frame @ roof.point(middle - 1.1, 0.35, 2.5), frame @ roof.point(middle, 2.25, 0), 50)
    light.sky(20, 246, 0.13, 1.2, 0.2)


def build():
    stage([(13, 6), (11, 8), (15, 5)], 4)
