"""Close-up of the broom between moss and clean tiles."""

import light
import roof
from scenes import dakonderhoud

SIZE = (640, 512)
POST = dakonderhoud.POST


def build():
    dakonderhoud.build()
    frame = roof.plane(40)
    light.camera(
        frame @ roof.point(2.85, 1.02, 0.42),
        frame @ roof.point(3.22, 1.66, 0.06),
        50,
        4,
        frame @ roof.point(3.25, 1.6, 0.12),
    )
