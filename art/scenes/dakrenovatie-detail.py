"""Close-up of the edge of the new tiles, with battens and membrane in front of it."""

import light
import roof
from scenes import dakrenovatie

SIZE = (880, 704)
POST = dakrenovatie.POST


def build():
    dakrenovatie.build()
    frame = roof.plane(40)
    light.camera(
        frame @ roof.point(2.62, 0.85, 0.5),
        frame @ roof.point(3.32, 1.75, 0.0),
        46,
        4,
        frame @ roof.point(3.25, 1.6, 0.03),
    )
