"""Close-up of the gutter where the leaves end: half of it is cleared."""

import house
import light
from scenes import dakonderhoud

SIZE = (880, 1100)
POST = dict(exposure=-0.15, saturation=0.95)


def build():
    dakonderhoud.near(house.Palette())
    # High, and from the street: it reaches the bottom of the gutter.
    light.sky(46, 172, 0.13, 1.6, 0.2)
