"""The first sheet of zinc with its edge up, and a clip screwed on the boards against it."""

import seam

POST = seam.POST


def build():
    seam.stage('clip')
