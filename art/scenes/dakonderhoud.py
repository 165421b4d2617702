"""A mossy roof being brushed clean: a broom between the clean tiles and the mossy ones."""

import random

import light
import materials
import roof
from geometry import box, from_bmesh, move, place, rod, turn
from mathutils import Vector

POST = dict(exposure=0.05, saturation=0.95)
PITCH, COLUMNS, ROWS, CLEAN = 40, 34, 18, 16


def broom(frame):
    """A wide broom lying on the tiles, its handle leaving the picture."""
    block, bristle = materials.wood('#b98a57', (1.2, 14, 14)), materials.plain('#8a3f22', 0.55)
    at = frame @ move(3.36, 1.62, 0.20) @ turn(0, 0, 0.30) @ turn(-0.15, 0, 0)
    box((0.42, 0.075, 0.035), (0, 0, 0), block, 0.008, frame=at)
    rng = random.Random(3)

    def build(work):
        for i in range(30):
            for j in range(5):
                for _ in range(16):
                    x, y = -0.2 + i * 0.0138 + rng.gauss(0, 0.0022), -0.028 + j * 0.014 + rng.gauss(0, 0.0022)
                    dx, dy = (i - 14.5) * 0.0009 + rng.gauss(0, 0.006), (j - 2) * 0.005 + rng.gauss(0, 0.006) + 0.01
                    tip = -0.10 - rng.random() * 0.008
                    w = 0.0008
                    work.faces.new(
                        [
                            work.verts.new(p)
                            for p in (
                                (x - w, y, -0.015),
                                (x + w, y, -0.015),
                                (x + dx + w, y + dy, tip),
                                (x + dx - w, y + dy, tip),
                            )
                        ]
                    )
                    work.faces.new(
                        [
                            work.verts.new(p)
                            for p in (
                                (x, y - w, -0.015),
                                (x, y + w, -0.015),
                                (x + dx, y + dy + w, tip),
                                (x + dx, y + dy - w, tip),
                            )
                        ]
                    )

    place(from_bmesh(build, bristle, None), at)
    rod(at @ Vector((0, 0, 0.0)), at @ Vector((0.35, -1.3, 0.75)), 0.013, block, 24)


def tiles(frame, dense=1.0):
    """Lay the roof: mossy tiles up to column CLEAN, clean ones from there. `dense` multiplies the moss."""
    skin = roof.pantiles(materials.clay(roof.OLD, 1.0, 0.5, 0, 0.5), fine=True)
    clean = roof.pantiles(materials.clay(roof.OLD, 0.7, 0, 0.15, 0.15), fine=True)
    roof.lay(frame, COLUMNS, ROWS, lambda column, row: clean if column >= CLEAN else skin)
    roof.deck(frame, COLUMNS, ROWS, materials.plain('#1c1a18', 0.9))

    def share(column, row):
        if column >= CLEAN:
            return 0.03 if column == CLEAN else 0
        return random.Random(row * 50 + column).uniform(0.35, 1.7) * dense

    roof.moss(frame, COLUMNS, ROWS, materials.moss(), share)


def build():
    frame = roof.plane(PITCH)
    tiles(frame)
    broom(frame)
    light.sky(17, 252, 0.125, 1.8)
    light.camera(
        frame @ roof.point(2.7, 0.3, 0.95),
        frame @ roof.point(3.3, 1.7, 0.05),
        45,
        2.8,
        frame @ roof.point(3.25, 1.6, 0.12),
    )
