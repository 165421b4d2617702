"""The same opening in the blue hour, in the light of a headlamp."""

import light
import roof
import weather
from scenes import pannendaken

POST = dict(exposure=1.55, saturation=1.0, keep=0.2, split=0)


def build():
    frame = pannendaken.tiled_roof()
    weather.dusk(0.34)
    at = lambda x, y, z: frame @ roof.point(x, y, z)
    light.lamp(at(2.85, 1.85, 0.95), 66, (1, 0.78, 0.52), 0.025, at(3.68, 2.6, 0), 46)
