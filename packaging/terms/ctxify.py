#!/usr/bin/env python3
"""ctxify.py FILES...   const Deadline &, std::stop_token  ->  const CallContext &   in signatures, bodies and calls. Prints leftovers."""
import re,sys
SIG=re.compile(r'const Deadline &\s*(\w*)\s*,\s*(?:const\s+)?std::stop_token(?:\s*&)?(?:\s+(\w+)|\s*(?=[,)\]]))')
def tokens_outside(t):
    """yield (start,end,kind) for code, literal/comment"""
    i=0;last=0
    R=re.compile(r'//(?:[^\n\\]|\\.|\\\n)*|/\*.*?\*/|R"([^ ()\\\t\n]*)\(.*?\)\1"|"(?:[^"\\\n]|\\.)*"|(?<![0-9A-Za-z])\'(?:[^\'\\\n]|\\.)+\'',re.S)
    for m in R.finditer(t):
        yield last,m.start(),True; yield m.start(),m.end(),False; last=m.end()
    yield last,len(t),True
def in_code(t,f): return ''.join(f(t[a:b]) if k else t[a:b] for a,b,k in tokens_outside(t))
def matching(t,i,o,c):
    d=0
    mask=[False]*0
    while i<len(t):
        ch=t[i]
        if ch in '"\'' :
            m=re.match(r'"(?:[^"\\\n]|\\.)*"|\'(?:[^\'\\\n]|\\.)+\'',t[i:])
            if m and not (ch=="'" and t[i-1].isdigit()): i+=m.end(); continue
        if t.startswith('//',i): i=t.find('\n',i); continue
        if ch==o: d+=1
        elif ch==c:
            d-=1
            if d==0: return i
        i+=1
    return None
def body_after(t,i):
    """from behind the parameter of a signature: the body's { } span, if this is a definition"""
    d=1
    while i<len(t) and d:
        if t[i] in '([{': d+=1
        elif t[i] in ')]}': d-=1
        i+=1
    m=re.match(r'\s*(?:const\b|noexcept\b|override\b|final\b|mutable\b|->\s*[\w:<>,&* ]+?|\s)*(?=[{;:=,)])',t[i:])
    if not m: return None
    j=i+m.end()
    if j<len(t) and t[j]==':':   # constructor initialisers: they and the body
        k=j
        while k<len(t) and not (t[k]=='{' and re.search(r'[)}]\s*$',t[j:k])): k+=1
        e=matching(t,k,'{','}')
        return (j,e+1) if e else None
    if j<len(t) and t[j]=='{':
        e=matching(t,j,'{','}')
        return (j,e+1) if e else None
    return None
left=[]
for f in sys.argv[1:]:
    t=open(f).read(); o=t; pos=0
    while True:
        m=SIG.search(t,pos)
        if not m: break
        dn,sn=m[1],m[2]
        name='context' if (dn or sn) else ''
        body=body_after(t,m.end())
        new='const CallContext &'+name
        if body and name:
            b=t[body[0]:body[1]]
            def conv(s):
                if dn and sn:
                    s=re.sub(r'\b'+dn+r'\s*,\s*(?:std::move\(\s*'+sn+r'\s*\)|'+sn+r')(?!\s*[\w.(\[]|->)','\0',s)
                if dn: s=re.sub(r'(?<![.\w])(?<!->)(?<!::)'+dn+r'\b(?!\s*\()','context.deadline',s)
                if sn:
                    s=re.sub(r'std::move\(\s*'+sn+r'\s*\)','context.stop',s)
                    s=re.sub(r'(?<![.\w])(?<!->)(?<!::)'+sn+r'\b(?!\s*\()','context.stop',s)
                return s.replace('\0','context')
            nb=in_code(b,conv)
            nb=re.sub(r'\[([^\]\[]*)\](?=\s*[({])',lambda k:'['+re.sub(r'(&?)context\.(?:deadline|stop)(\s*,\s*(&?)context\.(?:deadline|stop))?',r'\1context',k[1])+']',nb)
            t=t[:body[0]]+nb+t[body[1]:]
        t=t[:m.start()]+new+t[m.end():]
        pos=m.start()+len(new)
    DL=r'(?:Deadline::(?:after|never)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)|(?:\w+(?:\.|->))*callDeadline\(\)|(?:\w+(?:\.|->|::))*(?:\w*[dD]eadline\w*|soon|quickly|patient|d)(?:\((?:[^()]|\([^()]*\))*\))?)'
    ST=r'(?:std::move\(\w+\)|(?:\w+(?:\.|->))*\w*(?:[sS]top|[tT]oken)\w*(?:\(\))?(?:\.get_token\(\))?|\{\}|std::stop_token\{\}|std::stop_token\(\)|s)'
    def calls(s): return re.sub(r'(?<=[(,])(\s*)('+DL+r')\s*,\s*('+ST+r')(?=\s*[,)])',r'\1{\2, \3}',s)
    # across literals: work on the text, guarded by code-only check of the match
    t=calls(t)
    if t!=o: open(f,'w').write(t)
