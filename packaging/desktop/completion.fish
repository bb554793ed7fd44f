# Completes commands and options, with their descriptions, from --help, which runs nothing.
function __trainyard_complete
    set -l words (commandline -opc)
    set -l path_ (string match -v -- '-*' $words[2..-1])
    $words[1] $path_[1..2] --help 2>/dev/null | string replace -rf '^ {2,4}(?:(?:-[A-Za-z], ?)?(?=-)|(?=[a-z0-9-]+(?:  |$)))(--[a-z][a-z0-9-]*|[a-z][a-z0-9-]*)(?:[ ,{].*?)?(?: {2,}(\S.*))?$' '$1\t$2'
end
complete -c (status basename | string replace -r '\.fish$' '') -a '(__trainyard_complete)'
