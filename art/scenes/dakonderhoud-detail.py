"""Close-up of the bucket full of leaves on the scaffold."""

import house
from scenes import dakgoten, dakonderhoud

SIZE = (880, 1100)
POST = dict(exposure=0.15, saturation=0.95)


def build():
    dakonderhoud.near(house.Palette())
    dakgoten.sky()
