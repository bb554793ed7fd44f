#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include <QString>

namespace trainyard::gui {

/// Splits "a, b c" at commas, semicolons and white space.
std::vector<std::string> wordsOf(const QString &text);
/// "a, b, c"
QString joined(const std::vector<std::string> &words);

/// Reads "team=vision, project=cifar 10": pairs separated by commas.
/// \return empty when a part has no '=' or nothing before it
std::optional<std::map<std::string, std::string>> pairsOf(const QString &text);
QString joined(const std::map<std::string, std::string> &pairs);

} // namespace trainyard::gui
