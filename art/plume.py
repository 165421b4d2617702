"""Steam: a sheet that one sees through, with a plume that sways and thins out as it rises."""

import math

from geometry import from_faces, move, place, turn
from shader import Material


def vapour(high, wide, lean, tint, much):
    """The plume in a sheet whose x is across and z up: `wide` where it starts and three times as wide at z = `high`, where it
    leans over by `lean`."""
    m = Material()
    where = m.node('TexCoord').outputs['Object']
    x, _, z = m.node('SeparateXYZ', Vector=where).outputs
    up = m.math('DIVIDE', z, high)
    sway = m.math('SUBTRACT', m.noise(m.node('CombineXYZ', Z=m.math('MULTIPLY', up, 3.2)).outputs[0], 1.0, 2, 0.5), 0.5)
    course = m.math('ADD', m.math('MULTIPLY', m.math('POWER', up, 1.4), lean), m.math('MULTIPLY', m.math('MULTIPLY', sway, up), 4 * wide))
    reach = m.math('MULTIPLY_ADD', up, wide, wide / 2)
    away = m.math('DIVIDE', m.math('SUBTRACT', x, course), reach)
    body = m.math('POWER', m.math('MAXIMUM', m.math('SUBTRACT', 1.0, m.math('MULTIPLY', away, away)), 0.0), 1.6)
    wisps = m.node('Mapping', Vector=where, Scale=(1, 1, 0.4)).outputs[0]
    torn = m.ramp(m.noise(wisps, 1.1 / wide, 5, 0.55, 1.2), (0.36, 0.0), (0.68, 1.0))
    fade = m.math('MULTIPLY', m.map_range(up, 0.0, 1.0, 0.0, 0.08), m.map_range(up, 1.0, 0.0, 0.1, 1.0))
    share = m.math('MULTIPLY', m.math('MULTIPLY', body, torn), m.math('MULTIPLY', fade, much))
    glow = m.node('Emission', Color=tint).outputs[0]
    return m.mix_shaders(share, m.node('BsdfTransparent').outputs[0], glow).finish()


def plume(at, towards, high, wide, lean, tint, much):
    """Add a plume from `at`, its sheet upright and across the view from `towards`. It casts no shadow and lights nothing."""
    side = abs(lean) + 4 * wide
    material = vapour(high, wide, lean, tint, much)
    material.cycles.sample_as_light = False
    mesh = from_faces([(x, 0, z) for x, z in ((-side, 0), (side, 0), (side, high), (-side, high))], [(0, 1, 2, 3)], material)
    sheet = place(mesh, move(*at) @ turn(z=math.atan2(towards[0] - at[0], at[1] - towards[1])))
    sheet.visible_shadow = sheet.visible_diffuse = sheet.visible_glossy = False
