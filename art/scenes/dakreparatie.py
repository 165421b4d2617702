"""A gap in a tiled roof: the battens are visible, one new tile is ready, the next is being placed."""

import light
import materials
import roof
from geometry import move, place, turn

POST = dict(exposure=0.12, saturation=0.96)
GAP = {(15, 4), (16, 4), (15, 5), (16, 5), (14, 5), (14, 4), (15, 3)}


def build():
    frame = roof.plane(42)
    old = roof.pantiles(materials.clay(roof.OLD, 0.9, 0.1, 0, 0.4), fine=True)
    new = roof.pantiles(materials.clay(['#a04c2c', '#a85430'], 0.1, 0, 0, 0), 2, True)
    roof.underlay(frame, 32, 16, materials.paint('#57636a', 0.6), materials.wood('#b98a57'))

    def choose(column, row):
        if (column, row) == (16, 4):
            return new
        return None if (column, row) in GAP else old

    roof.lay(frame, 32, 16, choose)
    place(new[1], frame @ move(2.62, 1.62, 0.12) @ turn(-0.12, 0.03, 0.42), 'tile')
    light.sky(17, 252, 0.125, 1.8)
    light.camera(
        frame @ roof.point(2.55, 0.2, 1.05),
        frame @ roof.point(3.2, 1.55, 0.0),
        45,
        2.8,
        frame @ roof.point(3.1, 1.5, 0.05),
    )
