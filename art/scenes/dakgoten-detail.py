"""Close-up of a gutter with its bracket and the outlet to the downpipe."""

import light
from scenes import dakgoten

SIZE = (640, 512)
POST = dakgoten.POST


def build():
    dakgoten.build()
    light.camera((1.72, -0.92, -0.50), (2.30, -0.06, -0.22), 46, 4, (2.2, -0.15, -0.15))
