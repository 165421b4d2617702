"""The same zinc on a damp evening: a lit window in the wall above it shines on it."""

import house
import materials
import weather
from geometry import box
from scenes import zinkwerk

POST = dict(exposure=1.25, saturation=0.8, keep=0.25, split=0, bloom=0.04)


def window(palette, x, z, wide=1.3, tall=1.4):
    """A lit window in the wall: two panes, their frame and a sill; `z` is that of the sill."""
    pane = materials.paint('#ffa04a', 0.5, 0, 0, 3)
    box((wide, 0.02, tall), (x, 1.83, z + tall / 2), pane, 0)
    for side in (-1, 0, 1):
        box((0.08, 0.09, tall), (x + side * (wide / 2 - 0.035), 1.82, z + tall / 2), palette.white, 0.006)
    box((wide - 0.01, 0.096, 0.07), (x, 1.82, z + 0.035), palette.white, 0.006)
    box((wide + 0.12, 0.2, 0.055), (x, 1.79, z - 0.027), materials.stone('#8d8577', 12, 0.5), 0.008)


def build():
    zinkwerk.zinc_and_wall(house.Palette(), (0.22, 0.32))
    weather.night(1.0)
    window(house.Palette(), 1.45, 1.36)
