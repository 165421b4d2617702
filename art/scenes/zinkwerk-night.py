"""The same zinc on a damp evening: a lit window in the wall above it shines on it, with curtains and a plant on its sill."""

import math
import random

import house
import materials
import weather
from geometry import ball_mesh, move, place, rod, tube_mesh, turn, upright
from mathutils import Vector
from scenes import zinkwerk
from shader import Material, colour

POST = dict(exposure=1.25, saturation=0.8, keep=0.25, split=0, bloom=0.03)


def lit_room():
    """What one sees of a lit room: a lamp further in, and the folds of curtains at both sides."""
    m = Material()
    parts = m.node('SeparateXYZ', Vector=m.node('TexCoord').outputs['Object']).outputs
    side = m.math('ABSOLUTE', parts['X'])
    folds = m.math('MULTIPLY_ADD', m.math('SINE', m.math('MULTIPLY', side, 112.0)), 0.16, 0.72)
    curtain = m.map_range(side, 0.0, 1.0, 0.395, 0.4)
    far = m.math('SQRT', m.math('ADD', m.math('POWER', m.math('SUBTRACT', parts['X'], 0.16), 2.0), m.math('POWER', m.math('SUBTRACT', parts['Z'], -0.12), 2.0)))
    room = m.map_range(far, 0.95, 0.32, 0.08, 0.75)
    share = m.math('ADD', m.math('MULTIPLY', room, m.math('SUBTRACT', 1.0, curtain)), m.math('MULTIPLY', folds, curtain))
    strength = m.math('MULTIPLY', share, 1.25)
    return m.set_inputs(Base_Color=colour('#1d242b'), Roughness=0.5, Emission=colour('#ffb56b'), Emission_Strength=strength).finish()


def plant(at):
    """A plant in a pot on the sill, against the light."""
    rng, leaf = random.Random(5), materials.paint('#16241a', 0.6)
    upright(tube_mesh(0.052, 0.068, 0.11, 0.006, materials.paint('#2a1f1b', 0.7)), at)
    for _ in range(19):
        lean, around, long = rng.uniform(0.1, 1.15), rng.uniform(0, math.tau), rng.uniform(0.10, 0.21)
        tip = Vector((math.sin(lean) * math.cos(around), 0.2 * math.sin(lean) * math.sin(around), math.cos(lean)))
        start = Vector(at) + Vector((0, 0, 0.10))
        rod(start, start + tip * long, 0.0022, leaf, 8)
        place(ball_mesh(1, leaf, (0.036, 0.008, 0.062), 3), move(*(start + tip * long)) @ turn(0, lean * (1 if tip.x > 0 else -1), 0))


def build():
    zinkwerk.zinc_and_wall(house.Palette(), (0.12, 0.18), lit_room())
    plant((1.16, 1.795, 1.43))
    weather.night(1.0)
