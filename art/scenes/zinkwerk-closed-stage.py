"""A double standing seam in zinc, folded and pressed, after rain."""

import seam

POST = seam.POST


def build():
    seam.stage('closed')
