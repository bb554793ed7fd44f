#!/usr/bin/env python3
"""Measures the time from the start of Trainyard until its window is mapped, and the memory that it uses, for one program
or for two in turns.

usage: bench/window/window_start.py PROGRAM [OTHER] [--rounds 40]    (needs Xvfb and xev, Debian: xvfb x11-utils)

Each start has a state folder of its own, on a separate display. With OTHER the ratio is taken within a round and
printed with its quartiles. Memory is the resident set with the libraries that are shared with others, when the window is
mapped (median), and once after some idle seconds.
"""
import argparse
import os
import select
import shutil
import statistics
import subprocess
import tempfile
import time

IDLE = 5  # seconds until the memory of an idle window is read

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


def megabytes(process):
    """The resident set of a process."""
    with open(f'/proc/{process.pid}/status', encoding='ascii', errors='replace') as status:
        for line in status:
            if line.startswith('VmRSS:'):
                return int(line.split()[1]) * 1024 / 1e6
    raise SystemExit(f'{process.args[0]} has ended')


def start(program, idle=0):
    """Starts the program; returns the milliseconds until its window is mapped, and its megabytes `idle` seconds later."""
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
        memory = None
        if b'MapNotify' in told:
            time.sleep(idle)
            memory = megabytes(process)
        process.terminate()
        process.wait()
    if memory is None:
        raise SystemExit(f'{program} has shown no window')
    return 1000 * taken, memory


try:
    programs = [p for p in (options.program, options.other) if p]
    idle = {program: start(program, IDLE)[1] for program in programs}  # also loads its files into the page cache
    times = {program: [] for program in programs}
    memory = {program: [] for program in programs}
    for number in range(options.rounds):
        for program in programs if number % 2 == 0 else programs[::-1]:
            taken, used = start(program)
            times[program].append(taken)
            memory[program].append(used)
    for program in programs:
        low, middle, high = statistics.quantiles(times[program], n=4)
        print(f'{middle:7.1f} ms [{low:.1f}, {high:.1f}]  {statistics.median(memory[program]):.1f} MB, '
              f'{idle[program]:.1f} MB after {IDLE} s  {program}')
    if options.other:
        low, middle, high = statistics.quantiles([a / b for a, b in zip(*times.values())], n=4)
        print(f'ratio {middle:.3f} [{low:.3f}, {high:.3f}]')
finally:
    events.terminate()
    server.terminate()
    shutil.rmtree(runtime, ignore_errors=True)
