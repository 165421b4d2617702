"""A gap in a red tiled roof in morning sun: bare battens, a new tile in place and a stack of them on its batten."""

import random

import broken
import light
import materials
import roof
from geometry import move, place, turn

POST = dict(exposure=0.05, saturation=1.0, keep=0.2)
GAP = {(15, 4), (16, 4), (17, 4), (14, 5), (15, 5), (16, 5), (17, 5)}
LAID, STACK, BROKEN = (17, 4), (16, 4), (14, 4)
OLD = ['#7d4433', '#8a4b36', '#6f3c2e', '#91533c', '#7a4838', '#84503f']
FRESH = ['#84402b', '#8f4630']


def stack(frame, tile, count):
    """Tiles that hang on one batten, the lowest where it would be laid. All have the same shape, so that they nest; each lies
    so far up and to the right that the steep parts of its wave clear the tile below."""
    rng, (column, row) = random.Random(6), STACK
    for k in range(count):
        at = move(
            column * roof.WIDTH + 0.0017 * k + rng.gauss(0, 0.0003),
            row * roof.GAUGE + roof.LENGTH - 0.05 + rng.gauss(0, 0.005),
            0.02 + 0.0186 * k,
        )
        place(tile, frame @ at @ turn(-roof.TILT, 0, rng.gauss(0, 0.0015)), 'tile')


def build():
    gap()
    light.sky(30, 128, 0.13, 1.2, 0.3)


def tiled(fresh, bare):
    """Lay the roof, with new tiles in the places `fresh` and none in `bare`. Returns its frame, the old clay and the new tiles."""
    frame = roof.plane(42)
    clay = materials.clay(OLD, 0.9, 0.2, lichen=1.0)
    old = roof.pantiles(clay, fine=True)
    new = roof.pantiles(materials.clay(FRESH, 0.1, lichen=0, rough=(0.65, 0.8)), 2, True)
    roof.underlay(frame, 32, 16, materials.wood('#54432f', (1.2, 16, 16)), materials.wood('#b98a57'))
    roof.lay(frame, 32, 16, lambda *place: new if place in fresh else None if place in bare else old)
    return frame, clay, new


def gap():
    """Build the roof and the camera of both pictures. Returns the frame of the roof."""
    frame, clay, new = tiled({LAID}, {*GAP, BROKEN} - {LAID})
    stack(frame, new[0], 4)
    # Why they are there: an old one is broken, and its right part has slipped.
    head = frame @ move(BROKEN[0] * roof.WIDTH, BROKEN[1] * roof.GAUGE + roof.LENGTH - 0.05, 0.02)
    left, right = broken.halves(clay, 3)
    place(left, head @ turn(-roof.TILT), 'tile')
    place(right, head @ move(0.013, -0.05, 0.003) @ turn(-roof.TILT, 0, -0.06), 'tile')
    light.camera(
        frame @ roof.point(2.62, 0.35, 1.02),
        frame @ roof.point(3.3, 1.6, 0.02),
        44,
        3.5,
        frame @ roof.point(3.2, 1.55, 0.06),
    )
    return frame
