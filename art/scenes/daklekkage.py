"""Rain-dark tiles under a bright sky; one has slid off its batten and leaves a hole."""

import light
import materials
import roof
from geometry import box, move, turn

POST = dict(exposure=0.5, saturation=0.92)
COLUMN, ROW = 15, 5


def build():
    frame = roof.plane(40)
    tiles = roof.pantiles(materials.clay(roof.OLD, 1.0, 0.12, 0.72, 0.2), fine=True)
    wood = materials.wood('#8a6239')
    roof.underlay(frame, 32, 17, materials.plain('#08090a', 0.6), wood)

    def choose(column, row):
        if (column, row) == (COLUMN, ROW):
            return tiles, move(0.045, -0.335, 0.064) @ turn(0, 0.06, 0.2)
        return tiles

    roof.lay(frame, 32, 17, choose)
    box((1.4, 0.04, 0.03), (COLUMN * roof.WIDTH + 0.1, (ROW + 1) * roof.GAUGE - 0.105, 0.0), wood, 0.002, frame=frame)
    light.sky(16, 250, 0.12, 3.5, 0.9)
    bright_cloud(frame @ roof.point(5.0, 6.2, 3.6), frame @ roof.point(3.2, 1.7, 0))
    light.camera(
        frame @ roof.point(2.72, 0.55, 0.85),
        frame @ roof.point(3.22, 1.72, 0.0),
        50,
        3.2,
        frame @ roof.point(3.2, 1.62, 0.06),
    )


def bright_cloud(at, target):
    """A light patch of sky above the roof, which the wet tiles mirror."""
    matrix = move(*at) @ (target - at).to_track_quat('Z', 'Y').to_matrix().to_4x4()
    box((5, 1.3, 0.02), (0, 0, 0), materials.paint('#dfe6ee', 0.9, 0, 0, 1.3), 0, frame=matrix)
