"""The same sill on a rainy evening in the blue hour, with a lamp on in the room."""

import light
import weather
from scenes import contact

MIST = contact.MIST
POST = dict(exposure=0.8, saturation=1.0, keep=0.06, split=0, bloom=0.06, sharpen=0.45)


def build():
    contact.across(1)
    contact.beyond(1)
    contact.room(0.6, 420)
    contact.steam((0.42, 0.34, 0.26), 0.4)
    weather.night(0.36)
    # The lamp in the room, and the lanterns of the street.
    light.lamp((-0.75, -0.75, 0.75), 12, (1, 0.66, 0.36), 0.05).visible_glossy = False
    light.lamp((0.6, -2.4, 1.2), 5, (1, 0.76, 0.52), 0.4).visible_glossy = False
    for x in (-8, 3):
        light.lamp((x, 6, -5.5), 260, (1, 0.72, 0.42), 0.2)
    contact.view()
