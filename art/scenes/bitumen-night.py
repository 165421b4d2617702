"""The same flat roof at rest in the evening, dry, as felt is never welded in the wet: a work lamp behind the roll, and one beside the
camera."""

import light
import materials
import weather
from geometry import box, move, rod, turn
from mathutils import Vector
from scenes import bitumen

POST = dict(exposure=1.1, saturation=0.95, keep=0.25, split=0, bloom=0.1)
WARM = (1, 0.62, 0.32)


def work_lamp(at, facing, tilt=0.12):
    """A flat work lamp on a bent tube, on the roof at `at`; `facing` is its turn around z, 0 towards -y."""
    frame = move(*at) @ turn(0, 0, facing)
    yellow, black = materials.paint('#c78a16', 0.4, 0.3), materials.plain('#101214', 0.45)
    point = lambda x, y, z: frame @ Vector((x, y, z))
    for side in (-1, 1):
        path = [(side * 0.13, -0.12, 0.012), (side * 0.13, 0.14, 0.012), (side * 0.13, 0.03, 0.23)]
        for start, stop in zip(path, path[1:]):
            rod(point(*start), point(*stop), 0.011, black, 16)
    for y in (-0.12, 0.14):
        rod(point(-0.13, y, 0.012), point(0.13, y, 0.012), 0.011, black, 16)
    head = frame @ move(0, 0.0, 0.23) @ turn(-tilt)
    box((0.23, 0.035, 0.17), (0, 0.005, 0), yellow, 0.008, frame=head)
    for k in range(-5, 6):
        box((0.006, 0.03, 0.15), (k * 0.02, 0.035, 0), black, 0.001, frame=head)
    glow = box((0.20, 0.006, 0.14), (0, -0.014, 0), materials.paint('#ffc37a', 0.5, 0, 0, 9), 0.002, frame=head)
    glow.visible_shadow = False
    rod(point(-0.06, 0, 0.35), point(0.06, 0, 0.35), 0.009, black, 16)
    for side in (-1, 1):
        rod(point(side * 0.06, 0, 0.31), point(side * 0.06, 0, 0.35), 0.009, black, 16)
    return head @ Vector((0, -0.03, 0)), head @ Vector((0, -2, -0.3))


def build():
    bitumen.flat_roof()
    weather.night(0.65)
    lamp, towards = work_lamp((1.02, 3.0, -0.002), -0.52, 0.2)
    light.lamp(lamp, 200, WARM, 0.07, towards, 160)
    light.lamp((-1.6, 1.7, 0.8), 150, (1, 0.46, 0.16), 0.07, (0.2, 1.85, 0), 70)
