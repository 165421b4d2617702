"""Close-up of the burner melting the underside of the roll."""

import light
from scenes import bitumen

SIZE = (640, 512)
POST = bitumen.POST


def build():
    bitumen.build()
    light.camera((-0.12, 1.22, 0.37), (0.50, 2.0, 0.06), 42, 4, bitumen.SEAM)
