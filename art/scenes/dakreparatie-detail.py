"""Close-up of the stack of new tiles on its batten, beside the open part of the roof."""

import light
import roof
from scenes import dakreparatie

SIZE = (880, 704)
POST = dakreparatie.POST


def build():
    dakreparatie.build()
    frame = roof.plane(42)
    light.camera(
        frame @ roof.point(2.78, 0.78, 0.62),
        frame @ roof.point(3.24, 1.5, 0.06),
        44,
        5.6,
        frame @ roof.point(3.2, 1.45, 0.1),
    )
