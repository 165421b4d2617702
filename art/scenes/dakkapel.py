"""Close-up of the dormer, with a lamp in its room."""

import light
import materials
from geometry import rod, tube_mesh, upright
from mathutils import Vector
from scenes import hero

POST = dict(exposure=0.12, saturation=0.96, keep=0.1)
# Clear of the dormer.
CHIMNEY = (10.5, 4.75)


def lamp(pane):
    """A lit standing lamp behind a pane, given by its corners."""
    x, y, z = (Vector(pane[0]) + Vector(pane[2])) / 2 + Vector((-0.02, 0.5, 0.05))
    upright(tube_mesh(0.19, 0.12, 0.27, 0.004, materials.paint('#ffab52', 0.9, 0, 0, 2.4)), (x, y, z))
    rod((x, y, z - 0.9), (x, y, z + 0.02), 0.012, materials.plain('#2a2320'))
    light.lamp((x, y, z + 0.12), 25, (1, 0.66, 0.34), 0.06)


def build():
    lamp(hero.house_and_sky(chimney=CHIMNEY)['panes'][1])
    view()


def view():
    """The camera of both pictures."""
    light.camera((-4.3, -4.6, 1.1), (-0.3, 1.5, 2.9), 38, 2.2, (-1.3, 1.0, 2.4))
