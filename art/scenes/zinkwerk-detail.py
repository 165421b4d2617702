"""Close-up of a standing seam under the lead at the wall."""

import light
import roof
from scenes import zinkwerk

SIZE = (880, 704)
POST = zinkwerk.POST


def build():
    zinkwerk.build()
    frame = roof.plane(zinkwerk.PITCH, zinkwerk.EAVES)
    light.camera(
        frame @ roof.point(0.02, 1.18, 0.34),
        frame @ roof.point(0.56, 1.98, 0.06),
        44,
        5.6,
        frame @ roof.point(0.53, 1.8, 0.04),
    )
