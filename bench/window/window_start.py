#!/usr/bin/env python3
"""Measures the time from the start of Trainyard until its window is mapped, for one program or for two in turns.

usage: bench/window/window_start.py PROGRAM [OTHER] [--rounds 40]    (needs Xvfb and xev, Debian: xvfb x11-utils)

Each start has a state folder of its own, on a separate display. With OTHER the ratio is taken within a round and
printed with its quartiles.
"""
import argparse
import os
import select
import shutil
import statistics
import subprocess
import tempfile
import time

parser = argparse.ArgumentParser()
parser.add_argument('program')
parser.add_argument('other', nargs='?')
parser.add_argument('--rounds', type=int, default=40)
options = parser.parse_args()

server = subprocess.Popen(['Xvfb', '-displayfd', '1', '-screen', '0', '1600x1000x24'], stdout=subprocess.PIPE,
                          stderr=subprocess.DEVNULL)
display = ':' + server.stdout.readline().decode().strip()
runtime = tempfile.mkdtemp()
environment = dict(os.environ, DISPLAY=display, QT_QPA_PLATFORM='xcb', XDG_RUNTIME_DIR=runtime)
events = subprocess.Popen(['xev', '-root', '-event', 'substructure'], stdout=subprocess.PIPE, env=environment)
stream = events.stdout.fileno()
os.set_blocking(stream, False)


def read():
    """Returns the events that X has reported since the last call."""
    try:
        return os.read(stream, 65536)
    except BlockingIOError:
        return b''


def start(program):
    """Starts the program and returns the milliseconds until its window is mapped."""
    while read():
        pass
    with tempfile.TemporaryDirectory() as state:
        begun = time.monotonic()
        process = subprocess.Popen([program, '--state-dir', state], env=environment, stderr=subprocess.DEVNULL)
        told = b''
        while b'MapNotify' not in told and process.poll() is None and time.monotonic() - begun < 30:
            select.select([stream], [], [], 0.1)
            told += read()
        taken = time.monotonic() - begun
        process.terminate()
        process.wait()
    if b'MapNotify' not in told:
        raise SystemExit(f'{program} has shown no window')
    return 1000 * taken


try:
    programs = [p for p in (options.program, options.other) if p]
    for program in programs:
        start(program)  # loads its files into the page cache
    times = {program: [] for program in programs}
    for number in range(options.rounds):
        for program in programs if number % 2 == 0 else programs[::-1]:
            times[program].append(start(program))
    for program in programs:
        low, middle, high = statistics.quantiles(times[program], n=4)
        print(f'{middle:7.1f} ms [{low:.1f}, {high:.1f}]  {program}')
    if options.other:
        low, middle, high = statistics.quantiles([a / b for a, b in zip(*times.values())], n=4)
        print(f'ratio {middle:.3f} [{low:.3f}, {high:.3f}]')
finally:
    events.terminate()
    server.terminate()
    shutil.rmtree(runtime, ignore_errors=True)
