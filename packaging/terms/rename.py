#!/usr/bin/env python3
"""rename.py MAP.tsv... [--check]   run in the root of a work tree. Applies identifier and file renames; compiles nothing.

Lines of a map (tab separated, # starts a comment line):
  id    OLD  NEW  [SCOPE]   C++ identifier tokens OLD -> NEW in code. In comments and *.md also, when OLD is unmistakably an
                            identifier (an upper-case letter behind the first character, an underscore or a digit; or a CamelCase word with two humps).
                            String literals are never touched. SCOPE: comma-separated path prefixes; without it: everywhere.
  id!   OLD  NEW  [SCOPE]   the same, and in comments and *.md always (whole word, same case)
  call  OLD  NEW  [SCOPE]   only tokens in code that are followed by '(' or '{', or preceded by '.', '->', '::' or '&'
  str   OLD  NEW  SCOPE     literal text inside string literals (logs, texts for users)
  file  OLDPATH NEWPATH     git mv, #include lines, CMakeLists.txt of its folder, mentions in *.md and comments
A rule with a longer matching SCOPE wins. --check: report collisions (NEW exists already in scope) and rules without a hit; change nothing.
"""
import re, subprocess, sys, os, collections
maps=[a for a in sys.argv[1:] if not a.startswith('--')]; check='--check' in sys.argv
rules=collections.defaultdict(list); strs=[]; files=[]
for m in maps:
    for n,l in enumerate(open(m),1):
        l=l.rstrip('\n')
        if not l.strip() or l.startswith('#'): continue
        p=[x for x in l.split('\t')]
        if p[0] in('id','id!','call'):
            if len(p)<3: sys.exit(f'{m}:{n}: {l}')
            sc=[s.strip() for s in p[3].split(',') if s.strip()] if len(p)>3 and p[3].strip() else ['']
            rules[p[1]].append([p[0],p[2],sc,f'{m}:{n}',0])
        elif p[0]=='str': strs.append([p[1],p[2],[s.strip() for s in p[3].split(',')],f'{m}:{n}',0])
        elif p[0]=='file': files.append((p[1],p[2],f'{m}:{n}'))
        else: sys.exit(f'{m}:{n}: unknown {p[0]}')
tracked=subprocess.check_output(['git','ls-files'],text=True).split('\n')
SRC=re.compile(r'\.(cpp|h|inc|cu|cuh|hpp|c|in)$'); MD=re.compile(r'\.md$')
TOK=re.compile(r'''(?P<inc>^[ \t]*\#[ \t]*include[^\n]*)|(?P<c>//(?:[^\n\\]|\\.|\\\n)*|/\*.*?\*/)|(?P<raw>(?:u8|u|U|L)?R"(?P<d>[^ ()\\\t\n]*)\(.*?\)(?P=d)")|(?P<s>(?:u8|u|U|L)?"(?:[^"\\\n]|\\.|\\\n)*")|(?P<ch>(?:u8|u|U|L)?'(?:[^'\\\n]|\\.)+')|(?P<num>\.?\d(?:[eEpP][+-]|[\w.]|'\w)*)|(?P<id>[A-Za-z_]\w*)|(?P<o>.)''',re.S|re.M)
WORD=re.compile(r'[A-Za-z_]\w*')
def sure(w): return bool(re.search(r'[_0-9]',w) or re.search(r'(?<=.)[A-Z]',w))
def rule(w,f):
    best=None
    for r in rules.get(w,()):
        for s in r[2]:
            if f.startswith(s) and (best is None or len(s)>best[1]): best=(r,len(s))
    return best[0] if best else None
def in_text(t,f):
    def sub(m):
        r=rule(m[0],f)
        if r and r[0]!='call' and (r[0]=='id!' or sure(m[0])): r[4]+=1; return r[1]
        return m[0]
    return WORD.sub(sub,t)
fmap={o:n for o,n,_ in files}
def includes(t):
    for o,n in fmap.items(): t=t.replace('"'+o+'"','"'+n+'"')
    return t
stems={}
for o,n in fmap.items(): stems[os.path.basename(o)]=os.path.basename(n); stems[o]=n
def mentions(t):
    for o in sorted(stems,key=len,reverse=True):
        t=re.sub(r'(?<![\w/.-])'+re.escape(o)+r'(?![\w-])',stems[o],t)
    return t
existing=collections.defaultdict(set)
out={}
for f in tracked:
    if not os.path.isfile(f): continue
    if SRC.search(f):
        t=open(f,encoding='utf-8',errors='surrogateescape').read()
        toks=list(TOK.finditer(t)); res=[]
        for i,m in enumerate(toks):
            k=m.lastgroup if m.lastgroup!='d' else 'raw'; x=m[0]
            if m['raw']: k='raw'
            if k=='inc': x=includes(x)
            elif k=='c': x=mentions(in_text(x,f))
            elif k in('s','raw'):
                for r in strs:
                    if r[0] in x and any(f.startswith(s) for s in r[2]): r[4]+=x.count(r[0]); x=x.replace(r[0],r[1])
            elif k=='id':
                existing[x].add(f)
                r=rule(x,f)
                if r:
                    ok=True
                    if r[0]=='call':
                        nxt=t[m.end():m.end()+40].lstrip()[:1]; prv=t[max(0,m.start()-3):m.start()]
                        ok=nxt in('(','{') or prv.endswith(('.','->','::','&'))
                    if ok: r[4]+=1; x=r[1]
            res.append(x)
        out[f]=(t,''.join(res))
    elif MD.search(f) and not f.startswith('shared'):
        t=open(f).read(); out[f]=(t,mentions(in_text(t,f)))
    elif f.endswith('CMakeLists.txt') or f.endswith('.cmake') or f.endswith('.ts'):
        t=open(f).read(); u=t
        d=os.path.dirname(f)
        for o,n in fmap.items():
            u=re.sub(r'(?<![\w.-])'+re.escape(o)+r'(?![\w])',n,u)
            rel=os.path.relpath(o,d)
            if not rel.startswith('..') and not f.endswith('.ts'):
                u=re.sub(r'(?<![\w/.-])'+re.escape(rel)+r'(?![\w])',os.path.relpath(n,d),u)
                # helper lists without extension
                ro,_=os.path.splitext(rel); rn,_=os.path.splitext(os.path.relpath(n,d))
        if f.endswith('.ts'):
            def ns(m):
                w=m[1].split('::')[-1]; r=rule(w,'gui/')
                return m[0].replace(w,r[1]) if r else m[0]
            u=re.sub(r'<name>([^<]*)</name>',ns,u)
        out[f]=(t,u)
for w,rs in rules.items():
    for r in rs:
        new=r[1]
        hits=[f for f in existing.get(new,()) if any(f.startswith(s) for s in r[2])]
        if hits and not any(new in rules and rule(new,h) for h in hits): print(f'collision {r[3]}: {w} -> {new} exists in {len(hits)}: {", ".join(sorted(hits)[:4])}')
        if not r[4]: print(f'no hit {r[3]}: {w}')
for r in strs:
    if not r[4]: print(f'no hit {r[3]}: "{r[0]}"')
for o,n,p in files:
    if not os.path.exists(o): print(f'no file {p}: {o}')
    if os.path.exists(n): print(f'target exists {p}: {n}')
if not check:
    changed=0
    for f,(t,u) in out.items():
        if t!=u: open(f,'w',encoding='utf-8',errors='surrogateescape').write(u); changed+=1
    for o,n,_ in files:
        if os.path.exists(o): os.makedirs(os.path.dirname(n),exist_ok=True); subprocess.check_call(['git','mv',o,n])
    print(changed,'files changed',len(files),'moved')
