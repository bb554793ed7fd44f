#!/usr/bin/env python3
"""Uploads of many small files and one large file to the local cloud, by trainyardctl and by the AWS command line.

    bench/transfer_bench.py build/release/bin [--files 10000] [--mib 512] [--rounds 3]

The contestants alternate in one run; the figure is the median of the ratios (speed of trainyardctl / speed of `aws s3 cp`).
The AWS command line (`aws`) is the official one of the package awscli.
"""
import argparse
import json
import os
import pathlib
import shutil
import statistics
import subprocess
import sys
import tempfile
import time


def wait_for(path, seconds=60):
    end = time.monotonic() + seconds
    while not path.exists():
        if time.monotonic() > end:
            sys.exit(f"{path} did not appear")
        time.sleep(0.02)
    return json.loads(path.read_text())


def make_data(folder, files, mib):
    many = folder / "many"
    for i in range(files):
        path = many / str(i % 100) / str(i)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(b"%08d" % i * 128)
    large = folder / "large"
    block = os.urandom(1 << 20)
    with large.open("wb") as out:
        for i in range(mib):
            out.write(i.to_bytes(4, "little") + block[4:])
    return many, large


def seconds_of(command, environment):
    begin = time.monotonic()
    done = subprocess.run(command, env=environment, capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(f"{' '.join(command)}: {done.stderr[-2000:]}")
    return time.monotonic() - begin


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("programs", type=pathlib.Path)
    options.add_argument("--files", type=int, default=10000)
    options.add_argument("--mib", type=int, default=512)
    options.add_argument("--rounds", type=int, default=3)
    chosen = options.parse_args()
    aws = shutil.which("aws")
    if not aws:
        sys.exit("the AWS command line (aws) is not installed")
    with tempfile.TemporaryDirectory(prefix="trainyard-transfer-") as name:
        home = pathlib.Path(name)
        state = home / "state"
        server = subprocess.Popen([chosen.programs / "trainyard-localcloud", "--data", state / "localcloud", "--port",
                                   "0", "--records-only"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            endpoint = wait_for(state / "localcloud" / "endpoint.json")
            many, large = make_data(home, chosen.files, chosen.mib)
            compare(chosen, home, state, endpoint, aws, many, large)
        finally:
            server.terminate()
            server.wait()


def compare(chosen, home, state, endpoint, aws, many, large):
    ours = [chosen.programs / "trainyardctl", "--profile", "local", "--state-dir", state, "data"]
    url = f"http://{endpoint.get('address', '127.0.0.1')}:{endpoint['port']}"
    keys = {"AWS_ACCESS_KEY_ID": endpoint["accessKeyId"], "AWS_SECRET_ACCESS_KEY": endpoint["secretAccessKey"],
            "AWS_DEFAULT_REGION": "us-east-1", "AWS_EC2_METADATA_DISABLED": "true", "HOME": str(home)}
    plain = {"PATH": os.environ["PATH"], "HOME": str(home)}
    subprocess.run([*map(str, ours), "mkbucket", "transfer-bench"], env=plain, check=True, capture_output=True)
    for title, source, words in (("small files", many, ["--recursive"]), ("large file", large, [])):
        ratios = []
        for one in range(chosen.rounds):
            mine = seconds_of([*map(str, ours), "put", str(source), f"s3://transfer-bench/ours-{one}/{title[:5]}"], plain)
            theirs = seconds_of([aws, "--endpoint-url", url, "s3", "cp", "--quiet", *words, str(source),
                                 f"s3://transfer-bench/theirs-{one}/{title[:5]}"], {**plain, **keys})
            ratios.append(theirs / mine)
            print(f"{title}: trainyardctl {mine:.2f} s, aws {theirs:.2f} s, ratio {theirs / mine:.2f}", flush=True)
        print(f"{title}: median ratio {statistics.median(ratios):.2f}", flush=True)


if __name__ == "__main__":
    main()
