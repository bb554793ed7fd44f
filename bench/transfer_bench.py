#!/usr/bin/env python3
"""Uploads of many small files and one large file to the local cloud, by trainyardctl and by the AWS command line.

    bench/transfer_bench.py build/release/bin [--files 10000] [--mib 512] [--rounds 3] [--cuts 2]

The contestants alternate in one run; the figure is the median of the ratios (speed of trainyardctl / speed of `aws s3 cp`).
Then trainyardctl puts both once more and is killed in the middle, --cuts times; the figure is the time of the last
attempt as a share of an upload without cuts. The AWS command line fetches the result, and every checksum is compared.
The AWS command line (`aws`) is the official one of the package awscli. --mib 5120 needs 20 GB below --folder.
"""
import argparse
import hashlib
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
    options.add_argument("--cuts", type=int, default=2)
    options.add_argument("--folder", help="for the files and the local cloud (default: the system's temporary folder)")
    chosen = options.parse_args()
    aws = shutil.which("aws")
    if not aws:
        sys.exit("the AWS command line (aws) is not installed")
    with tempfile.TemporaryDirectory(prefix="trainyard-transfer-", dir=chosen.folder) as name:
        home = pathlib.Path(name)
        state = home / "state"
        server = subprocess.Popen([chosen.programs / "trainyard-localcloud", "--data", state / "localcloud", "--port",
                                   "0", "--records-only"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            endpoint = wait_for(state / "localcloud" / "endpoint.json")
            many, large = make_data(home, chosen.files, chosen.mib)
            Contest(chosen, home, state, endpoint, aws).run(many, large)
        finally:
            server.terminate()
            server.wait()


def checksums(folder):
    """Of all files below a folder, by their relative names; of a file: by no name."""
    files = [folder] if folder.is_file() else [path for path in folder.rglob("*") if path.is_file()]
    found = {}
    for path in files:
        digest = hashlib.sha256()
        with path.open("rb") as source:
            while block := source.read(1 << 20):
                digest.update(block)
        found["" if path == folder else str(path.relative_to(folder))] = digest.hexdigest()
    return found


class Contest:
    def __init__(self, chosen, home, state, endpoint, aws):
        self.rounds, self.cuts, self.home = chosen.rounds, chosen.cuts, home
        self.data = [str(chosen.programs / "trainyardctl"), "--profile", "local", "--state-dir", str(state), "data"]
        url = f"http://{endpoint.get('address', '127.0.0.1')}:{endpoint['port']}"
        self.aws = [aws, "--endpoint-url", url, "s3"]
        self.plain = {"PATH": os.environ["PATH"], "HOME": str(home)}
        self.keys = {**self.plain, "AWS_ACCESS_KEY_ID": endpoint["accessKeyId"],
                     "AWS_SECRET_ACCESS_KEY": endpoint["secretAccessKey"], "AWS_DEFAULT_REGION": "us-east-1",
                     "AWS_EC2_METADATA_DISABLED": "true"}
        self.bucket = "s3://transfer-bench"

    def run(self, many, large):
        subprocess.run([*self.data, "mkbucket", "transfer-bench"], env=self.plain, check=True, capture_output=True)
        for title, source, words in (("small files", many, ["--recursive"]), ("large file", large, [])):
            self.compare(title, source, words)
            if self.cuts > 0:
                self.cut(title, source, words)

    def clear(self, name):
        subprocess.run([*self.aws, "rm", "--quiet", "--recursive", f"{self.bucket}/{name}"], env=self.keys, check=True)

    def compare(self, title, source, words):
        ratios = []
        for one in range(self.rounds):
            mine = seconds_of([*self.data, "put", str(source), f"{self.bucket}/ours/{one}"], self.plain)
            theirs = seconds_of([*self.aws, "cp", "--quiet", *words, str(source), f"{self.bucket}/theirs/{one}"],
                                self.keys)
            ratios.append(theirs / mine)
            print(f"{title}: trainyardctl {mine:.2f} s, aws {theirs:.2f} s, ratio {theirs / mine:.2f}", flush=True)
            self.clear("ours")
            self.clear("theirs")
        print(f"{title}: median ratio {statistics.median(ratios):.2f}", flush=True)

    def cut(self, title, source, words):
        """Kills an upload in its middle, resumes it, and compares what arrived."""
        usual = seconds_of([*self.data, "put", str(source), f"{self.bucket}/uncut"], self.plain)
        self.clear("uncut")
        command = [*self.data, "put", str(source), f"{self.bucket}/cut/it"]
        for _ in range(self.cuts):
            victim = subprocess.Popen(command, env=self.plain, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            time.sleep(usual / (self.cuts + 1))
            if victim.poll() is not None:
                sys.exit(f"{title}: the upload ended before it was cut; use more data")
            victim.kill()
            victim.wait()
        rest = seconds_of(command, self.plain)
        back = self.home / "back"
        subprocess.run([*self.aws, "cp", "--quiet", *words, f"{self.bucket}/cut/it", str(back)], env=self.keys, check=True)
        sent, arrived = checksums(source), checksums(back)
        if sent != arrived:
            wrong = sorted(name for name in sent.keys() | arrived.keys() if sent.get(name) != arrived.get(name))
            sys.exit(f"{title}: {len(wrong)} files differ after {self.cuts} cuts: {wrong[:5]}")
        print(f"{title}: after {self.cuts} cuts the rest took {rest / usual:.2f} of an upload; "
              f"{len(sent)} checksums are equal", flush=True)
        shutil.rmtree(back) if back.is_dir() else back.unlink()
        self.clear("cut")


if __name__ == "__main__":
    main()
