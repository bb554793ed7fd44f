#!/usr/bin/env python3
"""Workers that leave and join in a long epoch, on a local cloud of its own.

usage: bench/long_epoch.py BIN [--model cifar-resnet-110-32x32] [--samples 60000] [--batch-size 96] [--last 30]

BIN is the folder of the programs, build/release/bin. Three workers with one thread each train on rendered digits, 32x32
in colour. One of them leaves in the first 100 batches (`scale`), joins again in the middle of the epoch, leaves --last
seconds before its end, and joins in the first batches of the next epoch. Printed for each: the seconds from the command
to having left the run (goal: 10), or from the worker's data being there to its first step (goal: 20), and how long a
step of worker 0 was delayed (goal: 0.2; an upper limit, since all machines share this computer and a boot takes
processor time from the steps). The length of the epoch is printed first: choose model and samples for five minutes.

The exit status is 1 when a worker left or joined later than its goal.
"""

import argparse
import datetime
import json
import os
import pathlib
import re
import shlex
import signal
import statistics
import subprocess
import sys
import tempfile
import time

LEAVE_GOAL, JOIN_GOAL, PAUSE_GOAL = 10, 20, 0.2
LOG_LINE = re.compile(r"^(\d{4}-\d\d-\d\d \d\d:\d\d:\d\d)[,.](\d{3}).*?(worker \d+ \([^)]*\) is ready|epoch \d+ trains with)")


def run(command, **options):
    """Runs a program, and ends with its message if it fails."""
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True, check=False, **options)
    if done.returncode != 0:
        sys.exit(f"{shlex.join(str(word) for word in command)}: {done.stderr.strip() or done.stdout.strip()[-2000:]}")
    return done.stdout


class Cluster:
    """A head and three workers on a local cloud, and a run on them."""

    def __init__(self, arguments, folder):
        self.bin, self.state = arguments.bin, folder / "state"
        # Credentials and endpoints of the caller must not lead to another cloud.
        self.environment = {name: value for name, value in os.environ.items() if not name.startswith("AWS_")}
        self.environment.update(HOME=str(folder), XDG_STATE_HOME=str(folder / "xdg"), AWS_EC2_METADATA_DISABLED="true")
        self.samples = arguments.samples
        self.id = ""

    def start(self, arguments, folder):
        digits = folder / "digits"
        self.ctl("data", "make-digits", digits, "--colour", "--train", arguments.samples, "--test", 300)
        self.ctl("launch", "--name", "bench", "--workers", 3, "--yes")
        self.ctl("data", "put", digits, "s3://long-epoch/digits")
        started = self.ctl("--json", "run", "bench", "--data", "s3://long-epoch/digits", "--model", arguments.model,
                           "--batch-size", arguments.batch_size, "--threads", 1, "--disp-batches", 1, "--epochs", 100_000,
                           "--save-period", 0, "--boundary", "auto")
        self.id = json.loads(started)["run"]

    def ctl(self, *words):
        return run([self.bin / "trainyardctl", "--profile", "local", "--state-dir", self.state, *words],
                   env=self.environment)

    def end(self):
        try:
            self.ctl("terminate", "--all", "--yes")
        finally:
            endpoint = self.state / "localcloud" / "endpoint.json"
            if endpoint.exists():  # the local cloud of this folder, started above
                os.kill(json.loads(endpoint.read_text())["pid"], 15)

    def records(self):
        return json.loads(self.ctl("--json", "metrics", self.id))["records"]

    def steps(self):
        """(time, step, epoch) of each report of worker 0, in order."""
        found = {record["step"]: (record["t"], record["step"], record["epoch"])
                 for record in self.records() if record["name"] == "speed" and record["rank"] == 0}
        return [found[step] for step in sorted(found)]

    def wait_for(self, condition):
        """Waits until the steps fulfil a condition, and returns them."""
        for _ in range(7200):
            steps = self.steps()
            if steps and condition(steps):
                return steps
            time.sleep(0.5)
        sys.exit("the run does not get there")

    def pace(self, begin, end):
        """Usual seconds per step of worker 0 between two times."""
        steps = [one for one in self.steps() if begin <= one[0] <= end]
        gaps = [(b[0] - a[0]) / (b[1] - a[1]) for a, b in zip(steps, steps[1:]) if b[1] > a[1] and a[2] == b[2]]
        return statistics.median(gaps) if gaps else 0.0

    def pause(self, at):
        """The longest delay of a step of worker 0 within two seconds of an event, beyond what steps take then."""
        usual = max(self.pace(at - 30, at - 2), self.pace(at + 2, at + 30))
        steps = self.steps()
        return max([b[0] - a[0] - (b[1] - a[1]) * usual for a, b in zip(steps, steps[1:])
                    if b[0] > at - 2 and a[0] < at + 2 and a[2] == b[2]], default=0.0)

    def steps_per_epoch(self):
        batch = [record["value"] for record in self.records() if record["name"] == "global-batch"]
        return -(-self.samples // int(batch[-1]))

    def time_of(self, name, begin):
        """When a record of that name was written after a time."""
        for _ in range(600):
            for record in self.records():
                if record["name"] == name and record["t"] >= begin:
                    return record["t"]
            time.sleep(0.5)
        sys.exit(f"no record {name}")

    def ready_to_start(self):
        """Seconds between the last worker that was ready and the view in which it took part, by the scheduler's log."""
        log = f'"$HOME"/.trainyard/runs/{self.id}/log/scheduler.log'
        reply = self.ctl("--json", "exec", "bench", "--node", "head", "--", f"grep -hE 'is ready|epoch [0-9]+ trains with' {log}")
        ready = None
        seconds = 0.0
        for line in json.loads(reply)["nodes"][0]["out"].splitlines():
            match = LOG_LINE.match(line)
            if not match:
                continue
            at = datetime.datetime.fromisoformat(match[1]).timestamp() + int(match[2]) / 1000
            if match[3].endswith("is ready"):
                ready = at
            elif ready is not None:
                seconds, ready = at - ready, None
        return seconds


def leave(cluster, when):
    began = time.time()
    cluster.ctl("scale", "bench", "--workers", 2, "--yes")
    left = cluster.time_of("member-left", began)
    time.sleep(10)  # the pace afterwards
    return report(f"leaves {when}", left - began, LEAVE_GOAL, cluster.pause(left))


def join(cluster, when):
    began = time.time()
    cluster.ctl("scale", "bench", "--workers", 3, "--yes")
    joined = cluster.time_of("member-joined", began)
    time.sleep(10)
    return report(f"joins {when}", cluster.ready_to_start(), JOIN_GOAL, cluster.pause(joined))


def report(what, seconds, goal, pause):
    good = seconds <= goal
    print(f"{what}: {seconds:.1f} s (goal {goal}), {'ok' if good else 'LATE'}; others delayed by {pause:.2f} s "
          f"(goal {PAUSE_GOAL})", flush=True)
    return good


def measure(cluster, last):
    steps = cluster.wait_for(lambda steps: len(steps) > 5)
    good = [leave(cluster, f"after {steps[-1][1]} batches")]
    good.append(join(cluster, "in the middle of the epoch"))
    per_epoch, now = cluster.steps_per_epoch(), time.time()
    pace = cluster.pace(now - 10, now)
    print(f"an epoch takes {per_epoch * pace:.0f} s: {per_epoch} steps of {pace:.3f} s", flush=True)

    def left(steps):  # of its epoch, by the steps since the first of it
        epoch = steps[-1][2]
        first = min(step for _, step, of in steps if of == epoch)
        return (per_epoch - (steps[-1][1] - first)) * pace

    cluster.wait_for(lambda steps: 0 < left(steps) <= last)
    epoch = cluster.steps()[-1][2]
    good.append(leave(cluster, f"about {last:.0f} s before the end of the epoch"))
    cluster.wait_for(lambda steps: steps[-1][2] > epoch)
    good.append(join(cluster, "in the next epoch"))
    return all(good)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("bin", type=pathlib.Path)
    parser.add_argument("--model", default="cifar-resnet-110-32x32")
    parser.add_argument("--samples", type=int, default=60_000)
    parser.add_argument("--batch-size", type=int, default=96)
    parser.add_argument("--last", type=float, default=30, help="seconds before the end of the epoch")
    arguments = parser.parse_args()
    arguments.bin = arguments.bin.absolute()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("stopped"))  # the cluster is terminated
    with tempfile.TemporaryDirectory() as folder:
        cluster = Cluster(arguments, pathlib.Path(folder))
        try:
            cluster.start(arguments, pathlib.Path(folder))
            return 0 if measure(cluster, arguments.last) else 1
        finally:
            cluster.end()


if __name__ == "__main__":
    sys.exit(main())
