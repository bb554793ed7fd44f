#!/usr/bin/env python3
"""edges_post.py   run in the root of a work tree AFTER rename.py with all maps in one call. What a rule per token and file cannot tell apart."""
import re, os, subprocess
def text(f, pattern, new, want=None):
    if not os.path.exists(f): return print('NO FILE', f)
    t = open(f, encoding='utf-8', errors='surrogateescape').read(); u, n = re.subn(pattern, new, t)
    if n: open(f, 'w', encoding='utf-8', errors='surrogateescape').write(u)
    if n == 0 or (want and n != want): print(f'{n} (expected {want or "some"}) {pattern} in {f}')
def grep(pattern, *paths):
    return subprocess.run(['git', 'grep', '-lP', pattern, '--', *(paths or ('*.cpp', '*.h'))], stdout=subprocess.PIPE, text=True).stdout.split()
# trainyard::name(ErrorCode) -> toString
CODE = r'(?=\*?(?:answer\.status\.error\(\)\.|entries\.error\(\)\.|(?:reply|status|outcome|result\.status)\.error\(\)\.|(?:reply\.)?error(?:\.|->))code\)|code\)|ErrorCode[:( ]|static_cast<ErrorCode>|errorCodeOf\(|GetParam\(\)\.meaning)'
for f in grep(r'(?<![\w.>])name\(' + CODE): text(f, r'(?<![\w.>])name\(' + CODE, 'toString(')
# wording::sentence, gui::text::sentence -> message
for f in grep(r'\b(?:wording|text)::sentence\b'): text(f, r'\b(wording|text)::sentence\b', r'\1::message')
for f, n in (('backend/wording/messages.h', 1), ('backend/wording/messages.cpp', 1), ('gui/text/format.h', 1), ('gui/text/error_message.cpp', 1)):
    text(f, r'\bsentence\((?=const Error &)', 'message(', n)
for f in ('tests/wording/messages_test.cpp', 'tests/wording/help_test.cpp'): text(f, r'(?<![\w.])sentence\(', 'message(')
for f, n in (('backend/wording/messages.h', 1), ('backend/wording/messages.cpp', 2), ('tests/wording/messages_test.cpp', None)):
    text(f, r'(?<![\w.])words\((?=ErrorCode|error\.code|code|static_cast)', 'errorMessage(', n)
# gui::text::word -> toString
for f in grep(r'\btext::word\b'): text(f, r'\btext::word\b', 'text::toString')
text('gui/text/format.h', r'\bQString word\(', 'QString toString(', 4)
text('gui/text/format.cpp', r'\bQString word\(', 'QString toString(', 4)
# services
L = 'backend/services/live_logs'
text(L + '.cpp', r'\b(latest|fresh)\.apply\(\)', r'\1.drain()', 2)
text(L + '.cpp', r'\b(pendingLines|found)(\.|->)behind\b', r'\1\2cursors', 7)
for s in ('.cpp', '.h'): text(L + s, r'\bCursors behind;', 'Cursors cursors;', 1)
text('tests/aws/credential_sources_test.cpp', r'gate->rejected\(', 'gate->onRejected(', 1)
for f in ('backend/services/snapshots.h',): text(f, r'std::vector<TeardownItem> ending, kept;', 'std::vector<TeardownItem> ending, retained;', 1)
for f in ('backend/services/live_teardown.cpp', 'gui/dialogs/terminate_dialog.cpp', 'tests/gui/sample_data.h', 'tests/gui/plain_text_test.cpp'):
    text(f, r'\blist(\.|->)kept\b', r'\1retained'.join(('list', '')))
# gui
text('gui/wizards/network_page.cpp', r'new Problem;', 'new FieldMessage;', 1)
text('gui/wizards/account_wizard.cpp', r'->updatePages\(', '->setComplete(', 2)
text('gui/wizards/purpose_page.cpp', r'(?<![.\w])regionCatalog\b(?!\()', 'templates')
text('tests/gui/wizards_test.cpp', r'\bwizard\.instanceCatalog\(\)', 'wizard.regionCatalog()')
for f in ('tests/gui/sample_data.h', 'tests/gui/sample_catalog.h'): text(f, r'gui::madeup\b', 'gui::sample', 1)
text('backend/localcloud/controller_wire.h', r'// namespace trainyard::localcloud::keeper\b', '// namespace trainyard::localcloud::controller', 1)
# READMEs: stems of renamed files
stems = [tuple(os.path.splitext(os.path.basename(x))[0] for x in l.split('\t')[1:3]) for l in open('/work/terms/maps/edges.tsv').read().splitlines() if l.startswith('file\t')]
for f in ('backend/aws/README.md', 'backend/localcloud/README.md', 'backend/services/README.md', 'backend/ssh/README.md', 'backend/wording/README.md', 'gui/README.md'):
    if not os.path.exists(f): continue
    t = open(f).read()
    for o, n in stems:
        if '_' in o or (f.startswith('backend/localcloud') and o in ('gate', 'faults')): t = re.sub(r'`' + o + r'`', '`' + n + '`', t)
    open(f, 'w').write(t.replace('`keeper_*`', '`controller_*`'))
# CMake targets
text('tests/gui/CMakeLists.txt', r'\bgui_shots\b', 'gui_screenshots', 1)
for f in ('gui/README.md', 'tests/gui/screenshots.cpp'): text(f, r'\bgui_shots\b', 'gui_screenshots')
text('tests/localcloud/CMakeLists.txt', r'\blocalcloud_things_test\b', 'localcloud_resources_test', 1)
