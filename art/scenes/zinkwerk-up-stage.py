"""The edge of the next sheet of zinc stands against the clip, higher than the first."""

import seam

POST = seam.POST


def build():
    seam.stage('up')
