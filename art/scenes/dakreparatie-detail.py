"""Close-up of the repair from the other side: hammer, bare batten and the new tile."""

import light
import roof
from scenes import dakreparatie

SIZE = (640, 512)
POST = dakreparatie.POST


def build():
    dakreparatie.build()
    frame = roof.plane(42)
    light.camera(
        frame @ roof.point(4.02, 0.74, 0.56),
        frame @ roof.point(3.42, 1.34, 0.05),
        43,
        4,
        frame @ roof.point(3.45, 1.4, 0.05),
    )
