"""Wet tiles under a grey sky, covered in drops; one has slid off its batten and left a hole."""

import materials
import roof
import light
import weather
from geometry import box, move, turn

POST = dict(exposure=0.95, saturation=1.0, keep=0.6, sharpen=0.7, split=0.02)
COLUMN, ROW = 15, 5


def build():
    frame = roof.plane(40)
    tiles = roof.pantiles(materials.clay(roof.RED, 0.9, 0.15, 0.62, 0.2), fine=True)
    wood = materials.wood('#6b4a2c')
    roof.underlay(frame, 32, 17, materials.plain('#08090a', 0.6), wood)

    def choose(column, row):
        if (column, row) == (COLUMN, ROW):
            return tiles, move(0.045, -0.335, 0.064) @ turn(0, 0.06, 0.2)
        return tiles

    roof.lay(frame, 32, 17, choose)
    box((1.4, 0.04, 0.03), (COLUMN * roof.WIDTH + 0.1, (ROW + 1) * roof.GAUGE - 0.105, 0.0), wood, 0.002, frame=frame)
    weather.drops(frame, 2.5, 4.2, 0.9, 2.9, 9000)
    weather.overcast(0.85, 28, 235, 1.6, 16)
    light.camera(
        frame @ roof.point(2.74, 0.66, 0.72),
        frame @ roof.point(3.24, 1.70, 0.0),
        50,
        5.6,
        frame @ roof.point(3.2, 1.58, 0.06),
    )
