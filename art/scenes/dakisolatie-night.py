"""The same open roof in the evening, in the light of a work lamp on the scaffold."""

import light
import materials
import weather
from geometry import box
from scenes import dakisolatie

POST = dict(exposure=-0.25, saturation=0.85, keep=0.2, split=0)


def build():
    dakisolatie.open_roof()
    weather.night(0.24, bright=0.78)
    # The street: this sky is bright below the horizon too, and would show past the scaffold.
    box((60, 20, 0.1), (23, -8, -3.9), materials.paint('#2a2826', 0.8), 0)
    light.lamp((4.1, -1.5, 0.7), 620, (1, 0.72, 0.45), 0.06)
