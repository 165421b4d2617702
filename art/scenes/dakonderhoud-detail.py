"""Close-up of the gutter where the leaves end: half of it is cleared."""

import house
from scenes import dakgoten, dakonderhoud

SIZE = (880, 1100)
POST = dict(exposure=0.15, saturation=0.95)


def build():
    dakonderhoud.near(house.Palette())
    dakgoten.sky()
