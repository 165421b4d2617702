"""Autumn at the eaves: wet leaves stop the gutter, and it runs over."""

import year

POST = dict(year.POST, exposure=1.2)
build = year.autumn
