"""The same three gutters on a rainy evening, in the light of a work lamp."""

import importlib
import math
import random

import bpy
import light
import weather
from geometry import ball_mesh, move, place, turn
from mathutils import Matrix
from shader import Material

day = importlib.import_module('scenes.dakgoten-detail')
SIZE = day.SIZE
POST = dict(exposure=1.3, saturation=0.88, keep=0.15, split=0, bloom=0.04, sharpen=0.4)


def gleaming():
    """Water that mirrors a lamp but does not bend what is behind it: in so small drops that would look like dirt."""
    m = Material()
    clear, mirror = m.node('BsdfTransparent').outputs[0], m.node('BsdfGlossy', Roughness=0.12).outputs[0]
    share = m.math('MULTIPLY_ADD', m.node('Fresnel', IOR=1.33).outputs[0], 1.0, 0.03)
    return m.mix_shaders(share, clear, mirror).finish()


def hanging(water):
    """Drops that gather under the gutters."""
    rng, drops = random.Random(7), [ball_mesh(1, water, (0.8, 0.8, 1.1 + 0.2 * k), 3) for k in range(3)]
    for y, z in ((-0.087, day.ZINC - 0.0835), (-0.086, day.PLASTIC - 0.0825), (-0.124, day.ALUMINIUM - 0.002)):
        x = 0.002
        while x < day.LENGTH:
            if not 0.10 < x < 0.15:
                at = day.BOARD @ move(x, y + rng.gauss(0, 0.0008), z)
                place(rng.choice(drops), at @ Matrix.Scale(rng.uniform(0.0012, 0.0026), 4))
            x += rng.uniform(0.006, 0.03)


def rain(water):
    """Drops on the gutters: as seen by the camera, from in front of the board, and from above."""
    for frame, count in ((move(0, 0.1, 0) @ turn(math.radians(75)), 1000), (day.BOARD @ turn(math.radians(60)), 800), (day.BOARD @ turn(math.radians(15)), 600)):
        weather.drops(frame, -0.1, 0.36, -0.35, 0.3, count)
    for part in bpy.context.scene.objects:
        if part.name.startswith('drop'):
            part.data.materials[0] = water


def build():
    day.samples(True)
    water = gleaming()
    hanging(water)
    rain(water)
    weather.night(1.3, (0.24, 0.34, 0.54))
    day.bounce(0.9, (0.8, 0.88, 1))
    light.lamp((0.62, -1.0, 0.5), 62, (1, 0.78, 0.54), 0.08)
    # A lamp at the house, beside the picture.
    light.lamp((1.6, 1.2, 0.9), 60, (1, 0.62, 0.33), 0.1)
