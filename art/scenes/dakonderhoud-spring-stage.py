"""Spring at the eaves: elm seeds and seedlings in the gutter."""

import year

POST = dict(year.POST, exposure=0.42)
build = year.spring
