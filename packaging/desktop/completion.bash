# Completes commands and options from --help, which runs nothing: of the command line's first two words without a dash.
_trainyard()
{
    local word words=()
    for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
        [[ $word == -* ]] || words+=("$word")
    done
    mapfile -t COMPREPLY < <(compgen -W "$("$1" "${words[@]:0:2}" --help 2>/dev/null |
        sed -nE -e 's/^ {2,4}(-[A-Za-z], ?)?(--[a-z][a-z0-9-]*)([ ,{].*)?$/\2/p' -e 's/^ {2,4}([a-z][a-z0-9-]*)( {2}.*)?$/\1/p')" -- "${COMP_WORDS[COMP_CWORD]}")
}
complete -o bashdefault -o default -F _trainyard trainyard trainyardctl trainyard-runtime trainyard-localcloud
