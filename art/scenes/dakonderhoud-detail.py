"""Close-up of the bucket full of leaves on the scaffold."""

import house
import light
from scenes import dakgoten, dakonderhoud

SIZE = (880, 704)
POST = dict(exposure=0.15, saturation=0.95)


def build():
    foot = dakonderhoud.gutter_and_bucket(house.Palette())
    dakgoten.sky()
    middle = foot @ dakonderhoud.roof.point(-0.06, 0.0, 0.17)
    light.camera(middle + dakonderhoud.roof.point(-0.55, -0.75, 0.5), middle, 47, 5.6)
