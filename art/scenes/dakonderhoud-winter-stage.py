"""Winter at the eaves: snow, ice and icicles, and ice in the crack."""

import year

POST = dict(year.POST, exposure=0.72, saturation=0.95)
build = year.winter
