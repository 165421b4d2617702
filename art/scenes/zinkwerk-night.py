"""The same zinc on a damp evening: in the wall above it is a lit window with half-open curtains."""

import bpy
import house
import light
import weather
from scenes import zinkwerk
from shader import Material, colour

POST = dict(exposure=1.25, saturation=0.8, keep=0.15, split=0, bloom=0.03)


def lit_room():
    """What one sees of a lit room: an even wall, and at both sides the folds of curtains that the lamp shines through."""
    m = Material()
    parts = m.node('SeparateXYZ', Vector=m.node('TexCoord').outputs['Object']).outputs
    side = m.math('ABSOLUTE', parts['X'])
    folds = m.math('MULTIPLY_ADD', m.math('SINE', m.math('MULTIPLY', side, 112.0)), 0.11, 0.3)
    curtain = m.map_range(side, 0.0, 1.0, 0.395, 0.4)
    # The wall is a little darker behind the edge of a curtain.
    room = m.map_range(side, 0.85, 0.55, 0.0, 0.4)
    share = m.math('ADD', m.math('MULTIPLY', room, m.math('SUBTRACT', 1.0, curtain)), m.math('MULTIPLY', folds, curtain))
    m.set_inputs(Base_Color=colour('#1d242b'), Roughness=0.5, Emission=colour('#ffad5e'), Emission_Strength=share)
    # The uneven zinc would mirror it as blotches: its light comes from a lamp, without a mirror image.
    dark = m.node('BsdfDiffuse', Color=colour('#3a2c20')).outputs[0]
    return m.mix_shaders(m.node('LightPath').outputs['Is Glossy Ray'], m.shader.outputs[0], dark).finish()


def build():
    zinkwerk.zinc_and_wall(house.Palette(), (0.14, 0.22), lit_room())
    weather.night(1.0)
    # The light of the room on the zinc, without its mirror image.
    light.window((1.45, 1.74, 2.05), (1.1, 0.6, 0.6), 26, 1.1, (1, 0.6, 0.3))
    lamp = bpy.context.scene.objects['window']
    lamp.visible_camera = lamp.visible_glossy = False
