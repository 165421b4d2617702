"""Close-up of the burner melting the underside of the roll."""

import light
from scenes import bitumen

SIZE = (640, 512)
POST = bitumen.POST


def build():
    bitumen.build()
    light.camera((1.55, 0.72, 0.36), (0.93, 1.52, 0.0), 44, 4, (1.02, 1.35, 0.0))
