"""The same dormer on a rainy evening: its zinc is wet, and a lamp is lit in its room."""

import random

import barrel
import bpy
import light
import materials
import weather
from geometry import ball_mesh, place, rod, tube_mesh, upright
from mathutils import Matrix
from scenes import zinkwerk

POST = dict(exposure=1.15, saturation=0.95, keep=0.05, split=0, bloom=0.05, panes=True)


def lamps():
    """A standing lamp in the room, and the light of the room on the sill and the tiles."""
    x, y, z = barrel.MIDDLE + 0.5, barrel.FRONT + 0.7, barrel.FOOT + 0.72
    upright(tube_mesh(0.19, 0.12, 0.27, 0.004, materials.paint('#ffab52', 0.9, 0, 0, 1.6)), (x, y, z))
    rod((x, y, z - 0.9), (x, y, z + 0.02), 0.012, materials.plain('#2a2320'))
    for at, energy in (((x, y, z + 0.12), 40), ((barrel.MIDDLE - 0.4, y + 0.2, z + 0.25), 30)):
        bulb = light.lamp(at, energy, (1, 0.5, 0.17), 0.06)
        # In the glass it would be a ball of light.
        bulb.visible_camera = bulb.visible_glossy = bulb.visible_transmission = False
    front = (barrel.MIDDLE, barrel.FRONT - 0.08, barrel.FOOT + 0.65)
    light.window(front, (front[0], front[1] - 1, front[2] - 0.5), 14, 1.0, (1, 0.76, 0.5))
    glow = bpy.context.scene.collection.objects[-1]
    glow.visible_camera = glow.visible_glossy = False


def hanging(count=70):
    """Drops below the bead at the near eaves and below the zinc edge in front."""
    rng, water = random.Random(4), materials.water()
    balls = [ball_mesh(1, water, (1, 1, 1.2 + 0.15 * k), 3) for k in range(3)]
    for nth in range(count):
        size = min(0.006, rng.lognormvariate(-5.5, 0.3))
        if nth % 2:
            y = rng.uniform(barrel.FRONT - barrel.AHEAD, barrel.FRONT + 1.1)
            at = (barrel.MIDDLE - barrel.HALF, y, barrel.EAVES - 0.004 - barrel.DRIP - 0.4 * size)
        else:
            at = barrel.on_curve(rng.uniform(-barrel.ARC, barrel.ARC), barrel.FRONT - barrel.AHEAD - 0.012, -0.074 - 0.4 * size)
        place(rng.choice(balls), Matrix.Translation(at) @ Matrix.Diagonal((size, size, size, 1)), 'drop')


def build():
    zinkwerk.house_and_view(0.6)
    zinkwerk.room(materials.paint('#c9bda6', 0.9, 0.3))
    lamps()
    hanging()
    weather.night(0.7)
    light.ground(-6, '#2a2c30')
    # A lamp in the street beside the house, on the cheek.
    light.lamp((-6.5, -2.2, 1.2), 700, (1, 0.84, 0.66), 0.25)
