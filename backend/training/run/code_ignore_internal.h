#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace trainyard::training {

/// One pattern of a list of files to leave out, as gitignore(5) defines it.
struct IgnoreRule {
    std::string text;               ///< as written
    std::vector<std::string> parts; ///< between its slashes; "**" is any number of folders
    bool negated = false;           ///< "!": what it matches is not left out
    bool folderOnly = false;        ///< "/" at its end
    bool anchored = false;          ///< a slash at its beginning or within it: it matches from the root alone
    bool secret = false;            ///< what it leaves out may be a secret
};

/// Patterns in the order of their lines: the last one that matches decides. What lies in a folder that is left out cannot
/// be brought back; the caller does not enter such a folder.
class IgnoreRules {
public:
    /// A line that is empty has no effect, nor one with '#' at its beginning. A backslash takes the meaning from the
    /// character behind it.
    void add(std::string_view line, bool secret = false);
    void addLines(std::string_view text);
    /// \param path  relative to the root, with '/'
    /// \return the rule that decides; null: none
    const IgnoreRule *decide(const std::string &path, bool isFolder) const;

private:
    std::vector<IgnoreRule> m_rules;
};

} // namespace trainyard::training
