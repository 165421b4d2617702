"""Close-up of the dormer, with a lamp in its room."""

import bpy
import light
import materials
from geometry import place, rod, tube_mesh, upright
from mathutils import Vector
from scenes import hero

POST = dict(exposure=0.12, saturation=0.96, keep=0.1)


def lamp(pane):
    """A lit standing lamp behind a pane, given by its corners."""
    x, y, z = (Vector(pane[0]) + Vector(pane[2])) / 2 + Vector((-0.02, 0.5, 0.05))
    upright(tube_mesh(0.19, 0.12, 0.27, 0.004, materials.paint('#ffab52', 0.9, 0, 0, 2.4)), (x, y, z))
    rod((x, y, z - 0.9), (x, y, z + 0.02), 0.012, materials.plain('#2a2320'))
    bulb = bpy.data.lights.new('lamp', 'POINT')
    bulb.energy, bulb.color, bulb.shadow_soft_size = 25, (1, 0.66, 0.34), 0.06
    place(bulb).location = (x, y, z + 0.12)


def build():
    # The chimney stands clear of the dormer.
    lamp(hero.house_and_sky(chimney=(10.5, 4.75))['panes'][1])
    light.camera((-4.3, -4.6, 1.1), (-0.3, 1.5, 2.9), 38, 2.2, (-1.3, 1.0, 2.4))
