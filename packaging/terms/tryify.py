#!/usr/bin/env python3
"""tryify.py FILES...   turns hand-written error hand-ons into TY_TRY / TY_ASSIGN (backend/core/try.h). Prints counts. Formatting is clang-format's."""
import re,sys
def skip(t,i):
    """index behind the comment, string or char literal that begins at i, or i"""
    if t.startswith('//',i):
        j=t.find('\n',i); return len(t) if j<0 else j
    if t.startswith('/*',i): return t.find('*/',i)+2
    m=re.match(r'(?:u8|u|U|L)?R"([^ ()\\\t\n]*)\(',t[i:i+40])
    if m and (i==0 or not (t[i-1].isalnum() or t[i-1]=='_')): return t.find(')'+m[1]+'"',i)+len(m[1])+2
    if t[i]=='"':
        j=i+1
        while t[j]!='"': j+=2 if t[j]=='\\' else 1
        return j+1
    if t[i]=="'" and not (t[i-1].isalnum() and i+1<len(t) and t[i+1].isalnum()):
        j=i+1
        while t[j]!="'": j+=2 if t[j]=='\\' else 1
        return j+1
    return i
def statement_end(t,i):
    """index of the ; that ends the expression that begins at i at depth 0, or None"""
    d=0
    while i<len(t):
        j=skip(t,i)
        if j!=i: i=j; continue
        c=t[i]
        if c in '([{': d+=1
        elif c in ')]}':
            d-=1
            if d<0: return None
        elif c==';' and d==0: return i
        i+=1
def block_end(t,i):
    d=0
    while i<len(t):
        j=skip(t,i)
        if j!=i: i=j; continue
        if t[i]=='{': d+=1
        elif t[i]=='}':
            d-=1
            if d<0: return i
        i+=1
    return len(t)
ERR=r'(?:std::move\(\s*{n}\s*\)|{n})\.error\(\)'
HEAD=re.compile(r'(?<![\w>])(const\s+)?auto\s+(\w+)\s*=\s*')
IF=re.compile(r'\bif\s*\(\s*((?:const\s+)?auto(?:\s*&&?)?)\s+(\w+)\s*=\s*')
def code_uses(t,n):
    """spans of identifier n in code of t, not members of others"""
    i=0; res=[]
    while i<len(t):
        j=skip(t,i)
        if j!=i: i=j; continue
        if t[i].isalpha() or t[i]=='_':
            j=i
            while j<len(t) and (t[j].isalnum() or t[j]=='_'): j+=1
            if t[i:j]==n and not re.search(r'(\.|->|::)\s*$',t[max(0,i-4):i]): res.append((i,j))
            i=j; continue
        if t[i].isdigit():
            while i<len(t) and (t[i].isalnum() or t[i] in "_'."): i+=1
            continue
        i+=1
    return res
def rewrite_uses(body,n):
    out=[];last=0
    for a,b in code_uses(body,n):
        before=body[:a]; after=body[b:]
        # redeclared (shadowed or structured): give up
        if re.search(r'\bauto\s*&*\s*$',before) or re.search(r'[\w>]\s*&\s*$',before) and re.match(r'\s*[,)]',after) and False: return None
        star=re.search(r'\*$',before)
        unary=bool(star) and bool(re.search(r'(?:^|[(\[{,;=!&|<>?:+\-*/%]|\breturn|\bco_return|\bcase|\bin)\s*\*$',before))
        arrow=re.match(r'\s*->',after)
        if unary:
            if re.search(r'\(\*$',before) and re.match(r'\)\s*(->|\.|\[|\()',after):
                # (*x).y, (*x)->y, (*x)[i]: drop the parentheses, too, unless they belong to a call or to std::move
                pre=before[:-2]
                if not re.search(r'[\w>\]]$',pre):
                    out.append(body[last:a-2]+n); last=b+1; continue
            out.append(body[last:a-1]+n); last=b; continue
        if arrow:
            m=re.match(r'\s*->',after); out.append(body[last:b]+'.'); last=b+m.end(); continue
        if re.match(r'\.value\(\)',after):
            out.append(body[last:b]); last=b+len('.value()'); continue
        return None
    out.append(body[last:]); return ''.join(out)
tot=[0,0,0]
for f in sys.argv[1:]:
    t=open(f).read(); orig=t
    # B: if (auto x = e; !x) return fail(x.error());
    pos=0
    while True:
        m=IF.search(t,pos)
        if not m: break
        pos=m.end(); n=m[2]
        e=statement_end(t,m.end())
        if e is None: continue
        tail=re.compile(r';\s*!'+n+r'\)\s*(\{\s*)?return\s+(?:fail\(\s*'+ERR.format(n=n)+r'\s*\)|'+n+r')\s*;(?(1)\s*\})').match(t,e)
        if not tail: continue
        rest=t[tail.end():]
        if re.match(r'\s*else\b',rest): continue
        expr=t[m.end():e].strip()
        if '{' in re.sub(r'"(?:[^"\\]|\\.)*"','',expr) and '\n' in expr and '[' in expr: tot[2]+=1; continue
        # dangling: else-if chains
        if re.search(r'\belse\s*$',t[:m.start()]): continue
        # must stand in a braced block or as the body of a for without braces: TY_TRY is one statement, fine
        t=t[:m.start()]+'TY_TRY('+expr+');'+t[tail.end():]; tot[0]+=1; pos=m.start()
    # A: auto x = e; if (!x) return fail(x.error());
    pos=0
    while True:
        m=HEAD.search(t,pos)
        if not m: break
        pos=m.end(); n=m[2]
        if re.search(r'(?:if|for|while|switch)\s*\(\s*$',t[:m.start()][-12:]): continue
        e=statement_end(t,m.end())
        if e is None: continue
        tail=re.compile(r';\s*if\s*\(\s*!'+n+r'\s*\)\s*(\{\s*)?return\s+(?:fail\(\s*'+ERR.format(n=n)+r'\s*\)|'+n+r')\s*;(?(1)\s*\})').match(t,e)
        if not tail: continue
        if re.match(r'\s*else\b',t[tail.end():]): continue
        expr=t[m.end():e].strip()
        if '[' in expr and '{' in expr and '\n' in expr: tot[2]+=1; continue
        if ' ? ' in expr and 'fail(' in expr: continue
        end=block_end(t,tail.end()); body=t[tail.end():end]
        new=rewrite_uses(body,n)
        if new is None: tot[2]+=1; continue
        if not code_uses(body,n):
            t=t[:m.start()]+'TY_TRY('+expr+');'+t[tail.end():]
        else:
            t=t[:m.start()]+'TY_ASSIGN('+(m[1] or '')+'auto '+n+', '+expr+');'+new+t[end:]
        tot[1]+=1; pos=m.start()
    if t!=orig:
        if 'backend/core/try.h' not in t:
            inc=[x for x in re.finditer(r'^#include "backend/[^"]*"\n',t,re.M)]
            line='#include "backend/core/try.h"\n'
            if inc:
                at=inc[-1].end()
                for x in inc:
                    if x[0]>line and x is not inc[0]: at=x.start(); break
                t=t[:at]+line+t[at:]
            else:
                own=[x for x in re.finditer(r'^#include .*\n',t,re.M)]; t=t[:own[-1].end()]+'\n'+line+t[own[-1].end():]
        open(f,'w').write(t)
print('if-form',tot[0],'auto-form',tot[1],'skipped',tot[2])
