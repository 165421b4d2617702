"""The finished roof on a dry evening: new blue-black tiles up to their ridge."""

import importlib

import light
import materials
import roof
import weather

POST = dict(exposure=1.0, saturation=0.9, keep=0.2, split=0)


def build():
    ridge = importlib.import_module('scenes.pannendaken-detail')
    new = materials.clay(['#343d47', '#3e4853', '#303841', '#444f5a'], 0.2, lichen=0, rough=(0.28, 0.45))
    frame, _ = ridge.ridged_roof(new, 60, 10, strip='#262b31')
    weather.night(0.5)
    light.lamp(frame @ roof.point(2.6, 1.9, 1.0), 110, (1, 0.68, 0.38), 0.1)
    light.camera(
        frame @ roof.point(4.5, 1.45, 0.85),
        frame @ roof.point(3.35, 2.72, 0.05),
        38,
        6.3,
        frame @ roof.point(3.4, 2.7, 0.1),
    )
