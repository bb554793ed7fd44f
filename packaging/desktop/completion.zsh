#compdef trainyard trainyardctl trainyard-runtime trainyard-localcloud
# Completes commands and options, with their descriptions, from --help, which runs nothing.
_trainyard() {
    local word line
    local -a path_ commands options
    for word in "${(@)words[2,CURRENT-1]}"; do
        [[ $word == -* ]] || path_+=("$word")
    done
    for line in "${(@f)$("$words[1]" "${(@)path_[1,2]}" --help 2>/dev/null)}"; do
        if [[ $line =~ '^ {2,4}(-[A-Za-z], ?)?(--[a-z][a-z0-9-]*)([ ,{].*)?$' ]]; then
            options+=("$match[2]:${match[3]##*  }")
        elif [[ $line =~ '^ {2,4}([a-z][a-z0-9-]*)( {2}.*)?$' ]]; then
            commands+=("$match[1]:${match[2]##*  }")
        fi
    done
    if [[ $PREFIX == -* ]]; then
        _describe -t options option options
    else
        (( ! $#commands )) || _describe -t commands command commands
        _files
    fi
}
_trainyard "$@"
