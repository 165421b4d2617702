"""One roof, half of it old, orange and mossy, half newly laid with blue-black tiles; battens between the halves."""

import random

import light
import materials
import near
import roof
from geometry import box, move, place

POST = dict(exposure=0.2, saturation=0.96, keep=0.3)
COLUMNS, ROWS = 34, 18
# How far the counter battens are moved to the right: one of them runs where tiles are off.
SHIFT = 0.26


def border(row):
    """The first new column in a row: tiles are laid from the right."""
    return 16 - (row // 2) % 2 + (3 if row > 5 else 0)


def joint(row):
    """Where the old battens of a row are sawn off and the new ones begin: on a counter batten, beside the old tiles."""
    return SHIFT + 0.31 + 0.6 * (5 if row > 5 else 4)


def build():
    half_and_half()
    light.sky(21, 122, 0.14, 1.6, 0.3)


def half_and_half():
    """Build the roof and the camera of both pictures. Returns the frame of the roof."""
    frame = roof.plane(40)
    old = roof.pantiles(materials.clay(['#8a4a2c', '#9a5633', '#7a4029', '#a2603c', '#6e3c2a'], 1.0, 0.35, lichen=0.6))
    new = roof.pantiles(materials.clay(['#343d47', '#3e4853', '#303841', '#444f5a'], 0.2, lichen=0, rough=(0.28, 0.45)))
    roof.underlay(frame @ move(SHIFT), COLUMNS, ROWS, materials.paint('#57636a', 0.6), materials.wood('#b98a57'))

    def choose(column, row):
        if column < border(row) - 2:
            return old
        return new if column >= border(row) else None

    roof.lay(frame, COLUMNS, ROWS, choose)
    head = near.head(0.0045, 0.0016, materials.metal('#9a9c9c', (0.3, 0.45)))
    # The old tiles hang on battens of their own, over boards: foil and battens are new where those are off.
    grey, boards, rng = materials.wood('#6f675c'), materials.wood('#4a4138', (1.2, 16, 16)), random.Random(2)
    for row in range(ROWS):
        wide, end, y = (border(row) - 2.1) * roof.WIDTH, joint(row) + rng.gauss(0, 0.004), row * roof.GAUGE
        box((end, 0.047, 0.030), (end / 2, y + roof.LENGTH - 0.075, -0.016), grey, 0.002, frame=frame)
        box((wide, roof.GAUGE, 0.006), (wide / 2, y + roof.GAUGE / 2, -0.046), boards, 0, frame=frame)
        for k in range(11):
            x = SHIFT + 0.31 + 0.6 * k
            # Where two battens meet, each has its own nail.
            for away in (-0.014, 0.014) if x == joint(row) else (0,):
                at = move(x + away + rng.gauss(0, 0.003), y + rng.gauss(0, 0.004), -0.0006)
                place(head, frame @ at)

    def share(column, row):
        if column >= border(row) - 2:
            return 0
        return random.Random(row * 50 + column).uniform(0.15, 1.1)

    roof.moss(frame, COLUMNS, ROWS, materials.moss(), share)
    light.camera(
        frame @ roof.point(2.3, -0.1, 1.5),
        frame @ roof.point(3.3, 2.1, 0.0),
        40,
        2.8,
        frame @ roof.point(3.2, 1.6, 0.05),
    )
    return frame
