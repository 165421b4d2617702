"""The finished roof at dusk: new blue-black tiles up to the ridge and the chimney, and one lit window, before the afterglow."""

import bpy
import dormer
import house
import light
import materials
import numpy as np
import ridge
import roof
import weather
from geometry import box

POST = dict(exposure=0.75, saturation=1.0, keep=0.15, split=0, bloom=0.06, vignette=0.1)
PITCH, COLUMNS, ROWS = 42, 110, 14
# On the roof, along the eaves and up the slope: the middle of the chimney, and the middle and size of the window.
CHIMNEY, WINDOW, WIDE, HIGH = (7.35, 3.9), (8.75, 3.05), 0.94, 1.18

def leave_out(frame, middle, wide, high):
    """Take away the tiles whose middle is in a rectangle of the roof."""
    bpy.context.view_layer.update()
    back_to = frame.inverted()
    for tile in [part for part in bpy.context.scene.objects if part.name.startswith('tile')]:
        at = back_to @ tile.matrix_world.translation
        if abs(at.x + 0.1 - middle[0]) < wide / 2 and abs(at.y - 0.2 - middle[1]) < high / 2 and abs(at.z) < 0.05:
            bpy.data.objects.remove(tile)


def window(frame, lead, at=WINDOW, size=(WIDE, HIGH)):
    """A roof window around a point `at` of the roof, with a lit room behind it, its lead on the tiles below."""
    (x, y), (across, along), bar, above = at, size, 0.075, 0.15
    clad = materials.paint('#33393f', 0.35, 0.1, 0.0)
    for side in (-1, 1):
        box((bar, along, 0.13), (x + side * (across - bar) / 2, y, above - 0.065), clad, 0.006, frame=frame)
        # A little shorter, so that no two faces coincide.
        box((across - 0.006, bar, 0.13), (x, y + side * (along - bar) / 2, above - 0.061), clad, 0.006, frame=frame)
        # The gutters beside it, from the window to below the tiles.
        box((0.16, along + 0.2, 0.006), (x + side * (across + 0.1) / 2, y, 0.016), clad, 0.002, frame=frame)
    box((across + 0.2, 0.3, 0.006), (x, y + (along + 0.24) / 2, 0.02), clad, 0.002, frame=frame)
    wide, high = across - 2 * bar, along - 2 * bar
    blind = high * 0.3
    box((wide, high, 0.004), (x, y, above - 0.05), materials.paint('#ff8a2e', 0.5, 0.6, 0.0, 1.0), 0, frame=frame)
    box((wide, blind, 0.004), (x, y + (high - blind) / 2, above - 0.04), materials.paint('#ffb25c', 0.6, 0.2, 0.0, 0.75), 0, frame=frame)
    box((wide, 0.022, 0.012), (x, y + high / 2 - blind, above - 0.036), clad, 0.002, frame=frame)
    xs = np.linspace(x - across / 2 - 0.14, x + across / 2 + 0.14, 160)
    dormer.flashing(frame, lead, [(where, y - along / 2, (0, -1, 0.22), 0.05) for where in xs], 4)


def build():
    new = materials.clay(['#343d47', '#3e4853', '#303841', '#444f5a'], 0.2, lichen=0, rough=(0.28, 0.45))
    frame, top = ridge.ridged_roof(new, COLUMNS, ROWS, strip='#262b31')
    palette = house.Palette()
    leave_out(frame, WINDOW, WIDE + 0.1, HIGH + 0.2)
    leave_out(frame, CHIMNEY, 0.92, 0.9)
    window(frame, palette.lead)
    house.chimney(frame, palette, *CHIMNEY, top.z + 0.75, PITCH)
    weather.afterglow()
    # Lamps in the garden and the street: the tiles keep their shape in front of the sky.
    light.lamp((3.0, -3.5, 5.0), 460, (0.92, 0.94, 1.0), 0.6)
    light.camera((3.2, -0.6, 2.35), (6.08, 2.6, 2.73), 32)
