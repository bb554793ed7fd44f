#!/usr/bin/python3
"""Walks a newcomer's path through the window and times it: tour, own cluster, data, training, saved model, the end.

usage: bench/window/newcomer.py PROGRAM [--output FOLDER] [--patience 1]
(needs Debian's xvfb, dbus, at-spi2-core, python3-gi, gir1.2-atspi-2.0 and, for the pictures, imagemagick)

Everything is private to the measurement and fresh: display, session bus, home and state folder. The window is operated
through its accessible actions only, which are counted as clicks; a typed text counts apart. A leg begins with its first
click and ends when the window shows its result; a picture of each end is written to the folder. Targets are for an idle
machine, limits are generous: --patience multiplies them. The status is 1 only if the path could not be walked. Every
process that is left then, also of the local cloud, is ended.
"""
import argparse
import ctypes
import os
import pathlib
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import warnings

try:
    import gi

    gi.require_version('Atspi', '2.0')
    from gi.repository import Atspi, GLib
except (ImportError, ValueError):
    sys.exit('python3-gi and gir1.2-atspi-2.0 are missing')

warnings.simplefilter('ignore', DeprecationWarning)  # of the names of actions: Debian 12 has no other function
PR_SET_CHILD_SUBREAPER = 36
PAUSE = 0.1  # seconds between two looks: Qt answers each of them on the thread that it would delay
ANSWER = 10_000  # milliseconds until a question counts as not answered
ANSWER_TO_PRESS = 300  # the same: Qt answers a press that opens a menu only when the menu is closed again
MOST_CELLS = 60  # children of one widget that a search visits
CLICKS, SECONDS = 25, 240  # targets of the whole path
TARGETS = {'The tour': 75}  # seconds of single legs


class Stuck(Exception):
    """The path cannot be walked further."""


def processes():
    """Yields (process, parent) of all that live."""
    for entry in os.listdir('/proc'):
        if entry.isdigit():
            try:
                fields = pathlib.Path('/proc', entry, 'stat').read_text(errors='replace').rpartition(')')[2].split()
            except OSError:
                continue
            if fields[0] != 'Z':
                yield int(entry), int(fields[1])


def descendants():
    """The processes that this one, or one of them, has started: as their subreaper it also inherits daemons."""
    parents = dict(processes())
    found, more = set(), {os.getpid()}
    while more:
        more = {child for child, parent in parents.items() if parent in more} - found
        found |= more
    return found


def end_all():
    """Ends every descendant, politely at first; returns the commands of those that had to be killed."""
    begun, killed = time.monotonic(), {}
    while left := descendants():
        hard = time.monotonic() - begun > 10
        for process in left:
            try:
                if hard:
                    killed[process] = pathlib.Path(f'/proc/{process}/comm').read_text().strip()
                os.kill(process, signal.SIGKILL if hard else signal.SIGTERM)
            except OSError:
                pass  # it has just ended
        time.sleep(PAUSE)
        try:
            while os.waitpid(-1, os.WNOHANG)[0]:
                pass
        except ChildProcessError:
            break
    return list(killed.values())


class Desktop:
    """A display and a session bus of their own. The bus starts the accessibility registry when it is asked for."""

    def __init__(self, folder):
        runtime = folder / 'runtime'
        runtime.mkdir(mode=0o700)
        home = folder / 'home'
        home.mkdir()
        for name in [n for n in os.environ if n.startswith(('AWS_', 'XDG_', 'QT_', 'TRAINYARD_'))]:
            del os.environ[name]
        for name in ('AT_SPI_BUS_ADDRESS', 'WAYLAND_DISPLAY', 'NO_AT_BRIDGE', 'SESSION_MANAGER'):
            os.environ.pop(name, None)
        os.environ.update(XDG_RUNTIME_DIR=str(runtime), HOME=str(home), QT_QPA_PLATFORM='xcb',
                          QT_LINUX_ACCESSIBILITY_ALWAYS_ON='1', GSETTINGS_BACKEND='memory', LC_ALL='C.UTF-8')
        os.environ['DISPLAY'] = ':' + self.start('Xvfb', '-displayfd', '1', '-screen', '0', '1400x900x24', '-nolisten',
                                                 'tcp', '-noreset')
        os.environ['DBUS_SESSION_BUS_ADDRESS'] = self.start('dbus-daemon', '--session', '--nofork', '--print-address=1')
        Atspi.init()
        Atspi.set_timeout(ANSWER, 0)
        self.root = Atspi.get_desktop(0)
        self.root.set_cache_mask(Atspi.Cache.NONE)
        self.root.get_child_count()  # the registry has to be there before the program looks for it
        self.menus = []  # Qt's tree has no open menu: only the event names it
        self.listener = Atspi.EventListener.new(self.keep_menu)
        self.listener.register('object:state-changed:showing')

    def keep_menu(self, event):
        if event.detail1 and Widget(event.source).role == 'popup menu':
            self.menus.append(Widget(event.source))

    @staticmethod
    def take_events():
        while GLib.MainContext.default().iteration(False):
            pass

    @staticmethod
    def start(*command):
        """Starts a server and returns the line that it prints when it is ready."""
        server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        if not (line := server.stdout.readline().strip()):
            raise Stuck(f'{command[0]} does not start')
        return line


class Widget:
    """An accessible object, read again each time. A call to one that is gone returns nothing."""

    def __init__(self, accessible):
        self.at = accessible

    def ask(self, name, *arguments):
        try:
            return getattr(self.at, name)(*arguments)
        except GLib.Error:
            return None

    @property
    def name(self):
        return self.ask('get_name') or ''

    @property
    def role(self):
        return self.ask('get_role_name') or ''

    def has(self, state):
        states = self.ask('get_state_set')
        return states is not None and states.contains(state)

    @property
    def showing(self):
        return self.has(Atspi.StateType.SHOWING)

    @property
    def ready(self):
        return self.showing and self.has(Atspi.StateType.ENABLED)

    def children(self):
        for i in range(min(self.ask('get_child_count') or 0, MOST_CELLS)):
            if (child := self.ask('get_child_at_index', i)) is not None:
                yield Widget(child)

    def below(self, hidden=False):
        """What is below it, the newest window first; hidden: also what is not shown."""
        for child in list(self.children())[::-1] if self.role == 'application' else self.children():
            if hidden or child.showing:
                yield child
                if child.role not in ('table', 'tree', 'tree table'):
                    yield from child.below(hidden)

    def find(self, role, name, hidden=False):
        """The first of a role whose name, without the ellipsis, is name or matches it; None: there is none."""
        for widget in self.below(hidden):
            if widget.role == role:
                told = widget.name.replace('&', '').rstrip('…')
                if name.search(told) if isinstance(name, re.Pattern) else told == name:
                    return widget
        return None

    def text(self):
        return Atspi.Text.get_text(self.at, 0, -1)

    def actions(self):
        return [self.ask('get_action_name', i) for i in range(self.ask('get_n_actions') or 0)]


class Walk:
    """Operates one program, counts clicks and texts, and keeps the time of each leg."""

    def __init__(self, desktop, program, folder, pictures, patience):
        self.desktop, self.pictures, self.patience = desktop, pictures, patience
        self.clicks = self.texts = 0
        self.legs, self.waits = [], []
        self.log = folder / 'trainyard.log'
        self.begun = self.leg_begun = time.monotonic()
        with open(self.log, 'w') as log:
            self.program = subprocess.Popen([program, '--state-dir', folder / 'state'], stdout=log, stderr=log,
                                            stdin=subprocess.DEVNULL)
        self.app = Widget(self.until('the program has a window', self.window, 30).at)

    def window(self):
        for child in Widget(self.desktop.root).children():
            if child.ask('get_process_id') == self.program.pid and any(w.showing for w in child.children()):
                return child
        return None

    def until(self, what, condition, limit):
        """Waits until condition returns something and returns it."""
        begun = time.monotonic()
        while not (found := condition()):
            if self.program.poll() is not None:
                raise Stuck(f'the program has ended with status {self.program.returncode}, not: {what}')
            if time.monotonic() - begun > limit * self.patience:
                raise Stuck(f'not within {limit * self.patience:.0f} s: {what}')
            time.sleep(PAUSE)
            self.desktop.take_events()
        self.waits.append((time.monotonic() - begun, what))
        return found

    def see(self, role, name, limit=20, inside=None, hidden=False, ready=False):
        """Waits for a widget; ready: one that can be used; inside: a dialog that contains it."""
        def look():
            widget = (inside or self.app).find(role, name, hidden)
            return widget if widget and (not ready or widget.ready) else None
        return self.until(f'{role} “{getattr(name, "pattern", name)}”', look, limit)

    def appears(self, role, name, limit):
        """Waits for a widget that exists already, hidden: one question each time instead of a search."""
        widget = self.see(role, name, hidden=True)
        self.until(f'{role} “{getattr(name, "pattern", name)}”', lambda: widget.showing, limit)
        return widget

    def press(self, widget):
        """One click on a widget."""
        offered = widget.actions()
        for action in ('Press', 'Toggle', 'ShowMenu', 'SetFocus'):
            if action in offered:
                self.clicks += 1
                Atspi.set_timeout(ANSWER_TO_PRESS, 0)
                done = widget.ask('do_action', offered.index(action))
                Atspi.set_timeout(ANSWER, 0)
                if done is False:
                    raise Stuck(f'{widget.role} “{widget.name}” cannot be pressed')
                return
        raise Stuck(f'{widget.role} “{widget.name}” has no action but {offered}')

    def click(self, name, limit=20, inside=None):
        self.press(self.see('push button', name, limit, inside, ready=True))

    def click_in_menu(self, name, limit=20):
        """One click on an entry of the menu that has just been opened."""
        def look():
            shown = [menu for menu in self.desktop.menus if menu.showing]
            return shown[-1].find('menu item', name) if shown else None
        self.press(self.until(f'menu item “{getattr(name, "pattern", name)}”', look, limit))

    def write(self, widget, text):
        self.texts += 1
        if not Atspi.EditableText.set_text_contents(widget.at, text):
            raise Stuck(f'{widget.role} “{widget.name}” takes no text')

    def finished(self, leg):
        """Notes a leg, with a picture of what is shown."""
        now = time.monotonic()
        clicks, texts = (sum(l[i] for l in self.legs) for i in (2, 3))
        self.legs.append((leg, now - self.leg_begun, self.clicks - clicks, self.texts - texts))
        self.picture(f'{len(self.legs)}-{re.sub("[^a-z]+", "-", leg.lower())}')
        print(f'{leg}: {self.legs[-1][1]:.1f} s, {self.legs[-1][2]} clicks', flush=True)
        self.leg_begun = time.monotonic()  # the picture is no part of the path

    def picture(self, name):
        if shutil.which('import'):
            subprocess.run(['import', '-window', 'root', self.pictures / f'{name}.png'], check=False)


def walk_path(walk, home):
    """The path. Each leg ends with what the newcomer waits for."""
    tour = walk.see('push button', re.compile('^Try it'), ready=True)
    walk.finished('First start')

    walk.press(tour)
    walk.appears('push button', 'Launch my own cluster', 180)
    walk.see('label', 'The tour is over', 2)  # not: it did not finish
    walk.finished('The tour')

    walk.click('Launch my own cluster')
    wizard = walk.see('dialog', 'Launch cluster')
    walk.click('Review and launch', inside=wizard)
    walk.click('Launch', inside=wizard)
    walk.click('Start training', 120)
    walk.finished('Own cluster')

    wizard = walk.see('dialog', 'Start training')
    walk.click('Make digits', inside=wizard)
    dialog = walk.see('dialog', 'Make digits')
    walk.click('Make digits', inside=dialog)
    walk.click('Review', inside=wizard)
    walk.see('label', re.compile('^What will run'), inside=wizard)
    start = walk.see('push button', 'Start training', 60, wizard, ready=True)  # the data set was found
    walk.finished('Data in the window')

    walk.press(start)
    walk.see('label', re.compile('epoch 1 of'), 60)
    walk.finished('Training started')

    walk.appears('push button', 'Save model', 180)
    walk.finished('Training')

    walk.click('Save model')
    walk.click('Save as')
    walk.click_in_menu(re.compile('^ONNX'))
    walk.click('Save', inside=walk.see('dialog', 'Save model as'))
    walk.see('label', re.compile('^Saved as '), 60)
    if not list(home.glob('*.onnx')):
        raise Stuck('the window says that the model was saved, but there is no file')
    walk.finished('Model saved')

    walk.click('Terminate all')
    dialog = walk.see('dialog', re.compile('^Terminate'))
    walk.click(re.compile('^Terminate [0-9]'), 60, dialog)
    walk.see('label', 'Nothing is left', 90, dialog)
    walk.click('Close', inside=dialog)
    walk.finished('All ended')


def report(walk):
    total, clicks, texts = (sum(leg[i] for leg in walk.legs) for i in (1, 2, 3))
    print(f'\n{"leg":24}{"seconds":>9}{"clicks":>8}{"texts":>7}{"target":>9}{"ratio":>7}')
    for leg, seconds, pressed, typed in walk.legs + [('Total', total, clicks, texts)]:
        target = SECONDS if leg == 'Total' else TARGETS.get(leg)
        compared = f'{target:7} s{seconds / target:7.2f}' if target else ''
        print(f'{leg:24}{seconds:9.1f}{pressed:8}{typed:7}{compared}')
    print(f'{"Clicks":24}{"":9}{clicks:8}{"":7}{CLICKS:9}{clicks / CLICKS:7.2f}')
    print('\nlongest waits')
    for seconds, what in sorted(walk.waits, reverse=True)[:8]:
        print(f'{seconds:7.1f} s  {what}')


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument('program', type=pathlib.Path)
    parser.add_argument('--output', type=pathlib.Path, default=pathlib.Path('newcomer'), help='folder of the pictures')
    parser.add_argument('--patience', type=float, default=1, help='factor of all limits, for a busy machine')
    options = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # everything is ended then, too
    ctypes.CDLL(None).prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)
    options.output.mkdir(parents=True, exist_ok=True)
    folder, walk, status = pathlib.Path(tempfile.mkdtemp(prefix='newcomer-')), None, 1
    try:
        walk = Walk(Desktop(folder), options.program.resolve(), folder, options.output, options.patience)
        walk_path(walk, folder / 'home')
        status = 0
    except Stuck as reason:
        print(f'stuck: {reason}')
        if walk:
            walk.picture('stuck')
            print(walk.log.read_text(errors='replace')[-2000:])
    finally:
        if walk and walk.legs:
            report(walk)
        if killed := end_all():
            print(f'had to be killed: {", ".join(killed)}')
        shutil.rmtree(folder, ignore_errors=True)
    return status


if __name__ == '__main__':
    sys.exit(main())
