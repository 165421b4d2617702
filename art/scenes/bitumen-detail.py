"""Close-up of the burner at rest, in front of the roll."""

import light
from scenes import bitumen

SIZE = (880, 704)
POST = bitumen.POST


def build():
    bitumen.build()
    light.camera((-0.42, 0.0, 0.78), (0.66, 1.46, 0.08), 66, 8, (0.6, 1.36, 0.08))
