"""The same roof in the evening, closed: the new tiles are a little redder than the old ones."""

import light
import roof
import weather
from scenes import dakreparatie

POST = dict(exposure=1.0, saturation=1.0, keep=0.3, split=0)


def build():
    frame, _, _ = dakreparatie.tiled({*dakreparatie.GAP, dakreparatie.BROKEN}, set())
    weather.night(0.6)
    light.lamp(frame @ roof.point(4.3, 2.4, 0.9), 75, (1, 0.7, 0.4), 0.06)
    light.camera(
        frame @ roof.point(4.6, 0.3, 0.82),
        frame @ roof.point(3.75, 1.4, 0.02),
        42,
        4.5,
        frame @ roof.point(3.5, 1.5, 0.06),
    )
