"""The higher edge of zinc hooks around the lower one, with the clip between them."""

import seam

POST = seam.POST


def build():
    seam.stage('hook')
