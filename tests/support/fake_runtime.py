#!/usr/bin/env python3
"""Stands in for `trainyard-runtime agent --stdio`: the same lines, with processes that only sleep.

Files in ~/.trainyard steer it: fail-ROLE (the role ends at once with status 3), refuse-hello (another version), refuse-leave
(the only worker that may not leave), lingering (what a sweep finds: a list in JSON).
"""
import json
import os
import signal
import subprocess
import sys
import threading
import time

HOME = os.path.join(os.environ["HOME"], ".trainyard")
VERSION = 4  # kProtocolVersion of backend/protocol/version.h
LOCK = threading.Lock()
FOLLOWS = {}


def reply(**fields):
    with LOCK:
        sys.stdout.write(json.dumps(fields) + "\n")
        sys.stdout.flush()


def folder(run):
    return os.path.join(HOME, "runs", run)


def label(role, index):
    return role if index == 0 else f"{role}-{index}"


def alive(pid):
    try:
        with open(f"/proc/{pid}/stat") as stat:
            return stat.read().rsplit(")", 1)[1].split()[0] not in "ZX"
    except OSError:
        return False


def start(request):
    run, role, args = request["run"], request["role"], request.get("args", {})
    index = args.get("index", 0)
    base = folder(run)
    for needed in ("job.json", "secret", "env"):
        mode = os.stat(os.path.join(base, needed)).st_mode & 0o777
        if needed != "job.json" and mode != 0o600:
            raise RuntimeError(f"{needed} has mode {mode:o}")
    name = label(role, index)
    os.makedirs(os.path.join(base, "log"), exist_ok=True)
    with open(os.path.join(base, "log", name + ".log"), "ab") as log:
        failing = os.path.exists(os.path.join(HOME, "fail-" + role))
        script = "echo boom: cannot work >&2; exit 3" if failing else "exec sleep 600"
        child = subprocess.Popen(["sh", "-c", script], stdin=subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True)
    if failing:
        child.wait()
        with open(os.path.join(base, name + ".exit"), "w") as out:
            out.write("3")
    with open(os.path.join(base, name + ".pid"), "w") as out:
        json.dump({"role": role, "index": index, "pid": child.pid, "args": args}, out)
    answer = {"pid": child.pid}
    if role == "scheduler":
        answer["address"] = args["bind"] + ":9091"
        with open(os.path.join(base, "scheduler.address"), "w") as out:
            out.write(answer["address"] + "\n")
    return answer


def roles(run):
    base = folder(run)
    found = []
    for name in sorted(os.listdir(base)) if os.path.isdir(base) else []:
        if name.endswith(".pid"):
            with open(os.path.join(base, name)) as text:
                entry = json.load(text)
            entry["alive"] = alive(entry["pid"])
            entry["log"] = name[:-4]
            found.append(entry)
    return found


def status(request):
    answer = []
    for entry in roles(request["run"]):
        base = folder(request["run"])
        with open(os.path.join(base, "log", entry["log"] + ".log"), errors="replace") as log:
            words = log.read()[-2000:]
        one = {"role": entry["role"], "index": entry["index"], "pid": entry["pid"], "alive": entry["alive"], "lastLines": words}
        exit_file = os.path.join(base, entry["log"] + ".exit")
        if os.path.exists(exit_file):
            one["exitStatus"] = int(open(exit_file).read())
        answer.append(one)
    return {"roles": answer}


def stop(request):
    count = 0
    for entry in roles(request["run"]):
        if entry["alive"] and request.get("role", entry["role"]) == entry["role"]:
            os.kill(entry["pid"], signal.SIGTERM)
            while alive(entry["pid"]):
                time.sleep(0.005)
            count += 1
    return {"stopped": count}


def leave(request):
    refused = os.path.join(HOME, "refuse-leave")
    if os.path.exists(refused) and open(refused).read() == request.get("host"):
        raise RuntimeError(f"the run needs {request['host']}")
    with open(os.path.join(folder(request["run"]), "leave-requests"), "a") as out:
        out.write(request.get("host", str(request.get("rank"))) + "\n")
    return {}


def sweep(request):
    path = os.path.join(HOME, "lingering")
    found = json.load(open(path)) if os.path.exists(path) else []
    if found and request.get("end"):
        os.remove(path)
    return {"lingering": found, "ended": len(found) if request.get("end") else 0}


def follow(request):
    number, run, name = request["id"], request["run"], request["file"]
    path = os.path.join(folder(run), "metrics.jsonl" if name == "metrics" else "log/" + name.split(":", 1)[1] + ".log")
    inode, offset = request.get("inode", 0), request.get("offset", 0)
    while number in FOLLOWS:
        try:
            found = os.stat(path)
        except OSError:
            time.sleep(0.01)
            continue
        if found.st_ino != inode or found.st_size < offset:
            inode, offset = found.st_ino, 0
        with open(path, "rb") as text:
            text.seek(offset)
            data = text.read(1 << 16)
        end = data.rfind(b"\n") + 1
        if end:
            offset += end
            reply(id=number, ok=True, data=data[:end].decode(errors="replace"), inode=inode, offset=offset)
        else:
            time.sleep(0.01)
    reply(id=number, ok=True, done=True)


COMMANDS = {"start": start, "status": status, "stop": stop, "leave": leave, "sweep": sweep}


def main():
    if sys.argv[1:] != ["agent", "--stdio"]:
        sys.exit("usage: agent --stdio")
    for line in sys.stdin:
        request = json.loads(line)
        number, do = request["id"], request["do"]
        try:
            if do == "hello":
                version = 99 if os.path.exists(os.path.join(HOME, "refuse-hello")) else VERSION
                reply(id=number, ok=True, version=version, runtime="0.0-fake", pid=os.getpid(), home=os.environ["HOME"])
            elif do == "follow":
                FOLLOWS[number] = True
                threading.Thread(target=follow, args=(request,), daemon=True).start()
            elif do == "unfollow":
                FOLLOWS.pop(request["target"], None)
                reply(id=number, ok=True)
            elif do not in COMMANDS:
                detail = f'do: "{do}" is not a command of this agent'
                reply(id=number, ok=False, error={"code": "InvalidArgument", "source": "agent", "detail": detail})
            else:
                reply(id=number, ok=True, **COMMANDS[do](request))
        except Exception as problem:  # reported to the test
            reply(id=number, ok=False, error={"code": "Internal", "source": "fake", "detail": str(problem)})


main()
