#pragma once

#include <string>
#include <vector>

namespace trainyard::cluster {

/// Tag values (256 characters at most) that any principal with ec2:CreateTags may write: paths, shell commands, HTML,
/// terminal escapes, near misses.
inline std::vector<std::string> hostileValues()
{
    // No value names an existing file outside the test's folders, in case the code under test follows it.
    std::string up;
    while (up.size() + 3 <= 256 - 18)
        up += "../";
    up += "trainyard-nowhere";
    return {"",
            ".",
            "..",
            "/trainyard-nowhere",
            "../../victim/.ssh",
            "../../../victim/.ssh",
            up,
            "/etc/passwd/trainyard-nowhere",
            std::string(256, 'A'),
            std::string("a\0b", 3),
            "$(touch trainyard-was-here)`touch trainyard-was-here`;touch trainyard-was-here",
            "\"; touch trainyard-was-here; \"",
            "'; touch trainyard-was-here; '",
            "-oProxyCommand=touch trainyard-was-here",
            "<img src=\"/dev/tty\"><b>x</b><a href=\"file:///etc/passwd\">y</a>",
            "\x1b]0;owned\x07\x1b[2J\r\n\t",
            "\xe2\x80\xae"
            "dcba",
            "\xff\xfe\xc0\xaf",
            "c-0123456789ABCDEF",
            "c-0123456789abcdef/../../../../victim",
            "%s%n%s%n",
            "' OR 1=1; DROP TABLE clusters; --",
            "{\"a\":[[[[[[[[[[",
            "999999999999999999999999"};
}

} // namespace trainyard::cluster
