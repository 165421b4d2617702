#!/usr/bin/python3
"""A bare WebKit window for WebKitWebDriver: MiniBrowser's cannot be narrower than 447 pixels."""
import gi

gi.require_version('Gtk', '3.0')
gi.require_version('WebKit2', '4.1')
from gi.repository import Gtk, WebKit2  # noqa: E402

context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(True)


def open_window(_session):
    view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True)
    window = Gtk.Window(default_width=1280, default_height=800, decorated=False)
    window.add(view)
    window.show_all()
    return view


def start(_context, session):
    session.connect('create-web-view', open_window)


context.connect('automation-started', start)
Gtk.main()
