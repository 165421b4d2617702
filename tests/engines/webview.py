#!/usr/bin/python3
"""A bare WebKit window for WebKitWebDriver: MiniBrowser's cannot be narrower than 447 pixels.

Its driver can neither touch nor print. A page can ask this window to, with a message to the handler `window`:
{"tap": [x, y]} in CSS pixels of the viewport, or {"print": path} for a PDF.
"""
import ctypes
import json
import os

import gi

gi.require_version('Gdk', '3.0')
gi.require_version('Gtk', '3.0')
gi.require_version('WebKit2', '4.1')
from gi.repository import Gdk, GLib, Gtk, WebKit2  # noqa: E402

context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(True)

gdk = ctypes.CDLL('libgdk-3.so.0')
gtk = ctypes.CDLL('libgtk-3.so.0')
pointer_of = ctypes.pythonapi.PyCapsule_GetPointer
pointer_of.restype = ctypes.c_void_p
pointer_of.argtypes = [ctypes.py_object, ctypes.c_char_p]
gdk.gdk_event_new.restype = ctypes.c_void_p
gdk.gdk_event_set_device.argtypes = gdk.gdk_event_set_source_device.argtypes = [ctypes.c_void_p] * 2
gtk.gtk_main_do_event.argtypes = [ctypes.c_void_p]


class TouchEvent(ctypes.Structure):
    """GdkEventTouch. Python's binding cannot set its sequence, and WebKit ignores a touch without one."""

    _fields_ = [
        ('type', ctypes.c_int),
        ('window', ctypes.c_void_p),
        ('send_event', ctypes.c_int8),
        ('time', ctypes.c_uint32),
        ('x', ctypes.c_double),
        ('y', ctypes.c_double),
        ('axes', ctypes.c_void_p),
        ('state', ctypes.c_uint),
        ('sequence', ctypes.c_void_p),
        ('emulating_pointer', ctypes.c_int),
        ('device', ctypes.c_void_p),
        ('x_root', ctypes.c_double),
        ('y_root', ctypes.c_double),
    ]


def touch(view, kind, x, y):
    # Never freed: a few bytes for each tap, and the event holds no reference to the window.
    address = gdk.gdk_event_new(int(kind))
    pointer = Gdk.Display.get_default().get_default_seat().get_pointer()
    gdk.gdk_event_set_device(address, pointer_of(pointer.__gpointer__, None))
    gdk.gdk_event_set_source_device(address, pointer_of(pointer.__gpointer__, None))
    window = view.get_window()
    event = TouchEvent.from_address(address)
    event.window = pointer_of(window.__gpointer__, None)
    event.time = GLib.get_monotonic_time() // 1000
    event.sequence = 1
    _, left, top = window.get_origin()
    event.x, event.y = x, y
    event.x_root, event.y_root = left + x, top + y
    event.emulating_pointer = True
    gtk.gtk_main_do_event(address)


def tap(view, x, y):
    touch(view, Gdk.EventType.TOUCH_BEGIN, x, y)
    GLib.timeout_add(50, touch, view, Gdk.EventType.TOUCH_END, x, y)


def print_to(view, path):
    """Writes a PDF. The file appears when it is complete."""
    unfinished = path + '.part'
    settings = Gtk.PrintSettings()
    settings.set_printer('Print to File')
    settings.set(Gtk.PRINT_SETTINGS_OUTPUT_FILE_FORMAT, 'pdf')
    settings.set(Gtk.PRINT_SETTINGS_OUTPUT_URI, GLib.filename_to_uri(unfinished))
    setup = Gtk.PageSetup()
    setup.set_paper_size(Gtk.PaperSize.new('iso_a4'))
    operation = WebKit2.PrintOperation.new(view)
    operation.set_print_settings(settings)
    operation.set_page_setup(setup)
    operation.connect('finished', lambda _operation: os.rename(unfinished, path))
    operation.print_()
    view.printing = operation  # Keeps it from being freed.


actions = {'tap': lambda view, point: tap(view, *point), 'print': print_to}


def on_message(_manager, result, view):
    for name, value in json.loads(result.get_js_value().to_json(0)).items():
        actions[name](view, value)


def open_window(_session):
    view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True)
    settings = view.get_settings()
    settings.set_print_backgrounds(False)  # As in Safari.
    # There is no graphics card: emulating one takes a quarter more processor time.
    settings.set_hardware_acceleration_policy(WebKit2.HardwareAccelerationPolicy.NEVER)
    messages = view.get_user_content_manager()
    messages.register_script_message_handler('window')
    messages.connect('script-message-received::window', on_message, view)
    window = Gtk.Window(default_width=1280, default_height=800, decorated=False)
    window.add(view)
    # There is no window manager to give it the focus, without which nothing matches `:focus`.
    window.connect('map-event', lambda *_: window.get_window().focus(Gdk.CURRENT_TIME))
    window.show_all()
    return view


def start(_context, session):
    session.connect('create-web-view', open_window)


context.connect('automation-started', start)
Gtk.main()
