#!/usr/bin/env python3
"""runtime_post.py   run in the root of a work tree AFTER rename.py with all maps. What a rule per token and file cannot tell apart:
name(protocol::Role), KvWorker::ready, variables called exchange beside std::exchange, the files of bench/scale (scale.cmake lists them behind ${here}).
The tree compiles without it as well, unless another map renames name(ErrorCode) in a file that has name(Role), too: backend/protocol/agent.cpp."""
import re, os, subprocess
src = open('/work/terms/rename.py').read()
TOK = eval(re.search(r"TOK=(re\.compile\(.*?re\.S\|re\.M\))", src, re.S).group(1))
def read(f): return open(f, encoding='utf-8', errors='surrogateescape').read()
def write(f, t): open(f, 'w', encoding='utf-8', errors='surrogateescape').write(t)
def tokens(f, old, new, when):
    if not os.path.exists(f): return print('no file', f)
    t = read(f); out = []; n = 0
    for m in TOK.finditer(t):
        x = m[0]
        if m.lastgroup == 'id' and x == old and when(t[:m.start()], t[m.end():]): x = new; n += 1
        out.append(x)
    write(f, ''.join(out)); print(f'{n:3} {old} -> {new} in {f}')
def text(f, pattern, new):
    t = read(f); u, n = re.subn(pattern, new, t); write(f, u); print(f'{n:3} {pattern} in {f}')
P = 'backend/runtime/ps/'
# name(Role) -> toString(Role)
text('backend/protocol/node_layout.h', r'\bname\(Role\)', 'toString(Role)')
text('backend/protocol/node_layout.cpp', r'\bname\((?=Role role\)|role\))', 'toString(')
text('backend/protocol/agent.cpp', r'\bname\((?=role\.role\)|\*?c\.role\))', 'toString(')
text('backend/runs/run_control.cpp', r'\bprotocol::name\((?=role)', 'protocol::toString(')
text('backend/runtime/agent/processes.cpp', r'\bname\((?=wanted\.role\))', 'toString(')
text('backend/runtime/launch/local_launch.cpp', r'\bname\((?=role\))', 'toString(')
text('backend/runtime/main.cpp', r'\bname\((?=role\))', 'toString(')
text('tests/runtime/agent_test.cpp', r'\bname\((?=role\.role\))', 'toString(')
# KvWorker::ready, ControlLink::ready
for f in (P + 'kv.h', P + 'kv.cpp', P + 'control_link.h', P + 'control_link.cpp', 'backend/runtime/worker/worker.cpp',
          'bench/contestant_trainyard.cpp', 'tests/ps/failover_test.cpp'):
    tokens(f, 'ready', 'announceReady', lambda b, a: a.startswith('(') and not b.endswith('future_status::'))
# the objects of type GradientSync
for f in (P + 'kv.cpp', P + 'kv_internal.h', P + 'kv_links.cpp', P + 'gradient_sync_internal.h', P + 'gradient_sync_wire.cpp',
          'tests/ps/gradient_sync_test.cpp', 'tests/bench/network_test.cpp'):
    tokens(f, 'exchange', 'gradientSync', lambda b, a: not b.endswith('::'))
# the loop variables beside the member of the same name
tokens(P + 'shard_replicas.cpp', 'pendingReplies', 'pending', lambda b, a: not b.endswith('.'))
# the worker's method, named like the data that it works on
text('backend/runtime/worker/worker.cpp', r'\bStatus partition\(', 'Status trainPartition(')
text('backend/runtime/worker/worker.cpp', r'\? partition\(\*', '? trainPartition(*')
# bench/scale: files after their types
B = 'bench/scale/'
for old, new in (('exchange_model.h', 'gradient_sync_model.h'), ('exchange_model.cpp', 'gradient_sync_model.cpp'),
                 ('worker_exchange.cpp', 'worker_gradient_sync.cpp'), ('server_copies.cpp', 'server_replicas.cpp')):
    if os.path.exists(B + old): subprocess.check_call(['git', 'mv', B + old, B + new])
    for f in [B + 'scale.cmake'] + subprocess.run(['git', 'grep', '-l', B + old], stdout=subprocess.PIPE, text=True).stdout.split():
        text(f, r'(?<![\w])' + re.escape(old), new)
# a key of job.json, which stays
text('backend/runtime/ps/README.md', r'`optimizerPlacement`', '`updateOn`')
