"""The same roof in the evening, closed: the layers lie under the tiles, and the attic behind its window is warm."""

import dormer
import light
import materials
import numpy as np
import roof
import weather
from geometry import box, move
from scenes import dakisolatie

POST = dict(exposure=1.0, saturation=0.86, keep=0.2, split=0, bloom=0.05)
# The window: its middle on the roof, its size, the width of its frame and how high that stands above the battens.
AT, WIDE, HIGH, BAR, ABOVE = (0.75, 1.55), 0.94, 1.18, 0.075, 0.15


def build():
    frame = dakisolatie.open_roof(finished=True)
    skylight(frame)
    weather.night(0.6)
    light.lamp(frame @ roof.point(2.4, 0.6, 1.1), 22, (1, 0.72, 0.45), 0.06)


def skylight(frame):
    """A roof window with lead below it; a blind covers its upper part."""
    x, y = AT
    clad = materials.paint('#33393f', 0.35, 0.1, 0.0)
    for side in (-1, 1):
        box((BAR, HIGH, 0.13), (x + side * (WIDE - BAR) / 2, y, ABOVE - 0.065), clad, 0.006, frame=frame)
        box((WIDE, BAR, 0.13), (x, y + side * (HIGH - BAR) / 2, ABOVE - 0.061), clad, 0.006, frame=frame)
        box((0.16, HIGH + 0.1, 0.006), (x + side * (WIDE + 0.06) / 2, y, 0.095), clad, 0.002, frame=frame)
    box((WIDE + 0.2, 0.16, 0.006), (x, y + (HIGH + 0.08) / 2, 0.1), clad, 0.002, frame=frame)
    wide, high = WIDE - 2 * BAR, HIGH - 2 * BAR
    box((wide, high, 0.004), (x, y, ABOVE - 0.045), materials.paint('#ff8f33', 0.5, 0.6, 0.0, 1.3), 0, frame=frame)
    blind = high * 0.42
    box((wide, blind, 0.004), (x, y + (high - blind) / 2, ABOVE - 0.036), materials.paint('#ffb25c', 0.6, 0.2, 0.0, 0.9), 0, frame=frame)
    box((wide, 0.022, 0.012), (x, y + high / 2 - blind, ABOVE - 0.032), clad, 0.002, frame=frame)
    # The lead lies on the tiles, whose first row starts here.
    tiles = move(dakisolatie.LEFT, dakisolatie.TILES - dakisolatie.MORE * roof.GAUGE)
    left, low = x - dakisolatie.LEFT, y - HIGH / 2 - tiles.translation.y
    xs = np.linspace(left - WIDE / 2 - 0.12, left + WIDE / 2 + 0.12, 160)
    dormer.flashing(frame @ tiles, materials.lead(), [(at, low, (0, -1, 0.26), 0.05) for at in xs], 4)
