"""The same house on a rainy evening: lamps inside, and wet tiles that mirror the sky."""

import bpy
import house
import light
import materials
import roof
import weather
from geometry import place, rod, tube_mesh, upright
from mathutils import Vector
from scenes import hero

SIZE, CUT_OUT = hero.SIZE, True
POST = dict(exposure=1.4, saturation=1.0, bloom=0, vignette=0, split=0, keep=0.15)
# The light that falls on the roof is paler: on wet red tiles that of the lamps would be a red stain.
WARM, PALE = (1, 0.46, 0.14), (1, 0.78, 0.52)


def lamps(panes):
    """A standing lamp behind the second pane, and the light of the room that falls out of all of them."""
    low, _, high, _ = map(Vector, panes[1])
    x, y, z = (low + high) / 2 + Vector((0.05, 0.62, 0.02))
    upright(tube_mesh(0.19, 0.12, 0.27, 0.004, materials.paint('#ffab52', 0.9, 0, 0, 1.6)), (x, y, z))
    rod((x, y, z - 0.9), (x, y, z + 0.02), 0.012, materials.plain('#2a2320'))
    for at, energy in (((x, y, z + 0.12), 60), ((x - 0.85, y + 0.3, z + 0.3), 50), ((x + 0.85, y + 0.3, z + 0.3), 50)):
        bulb = bpy.data.lights.new('lamp', 'POINT')
        bulb.energy, bulb.color, bulb.shadow_soft_size = energy, WARM, 0.06
        place(bulb).location = at
    for pane in panes:
        low, _, high, _ = map(Vector, pane)
        glow = bpy.data.lights.new('window', 'AREA')
        glow.shape, glow.size, glow.size_y = 'RECTANGLE', high.x - low.x, high.z - low.z
        glow.energy, glow.color = 11, PALE
        obj = place(glow)
        obj.location = (low + high) / 2 + Vector((0, -0.05, 0))
        obj.rotation_euler = Vector((0, -1, -0.35)).to_track_quat('-Z', 'Y').to_euler()
        obj.visible_camera = obj.visible_glossy = False


def build():
    parts = hero.build_house(house.Palette(wet=True), materials.clay(roof.OLD, 1.0, 0.12, 0.62), hero.WHOLE)
    lamps(parts['panes'])
    weather.night(0.7)
    light.ground(-6, '#2a2c30')
    hero.view()
