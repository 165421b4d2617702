"""The same zinc on a damp evening: a lit window in the wall above it shines on it."""

import house
import materials
import weather
from scenes import zinkwerk

POST = dict(exposure=1.25, saturation=0.8, keep=0.25, split=0, bloom=0.04)


def build():
    zinkwerk.zinc_and_wall(house.Palette(), (0.12, 0.18), materials.paint('#ffa04a', 0.5, 0, 0, 3))
    weather.night(1.0)
