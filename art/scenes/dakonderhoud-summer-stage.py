"""Summer at the eaves: the solder of the gutter and the mortar of the wall have cracked."""

import year

POST = dict(year.POST, exposure=-0.72)
build = year.summer
