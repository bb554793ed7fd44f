#include <sstream>

#include "backend/core/try.h"
#include "backend/training/run/node_names_internal.h"

namespace trainyard::training {

Result<std::vector<std::string>> storedNodeNames(ledger::Ledger &ledger, const std::string &key)
{
    TY_ASSIGN(const auto text, ledger.setting(key));
    std::vector<std::string> nodes;
    std::istringstream words(text.value_or(""));
    for (std::string node; words >> node;)
        nodes.push_back(node);
    return nodes;
}

Status storeNodeNames(ledger::Ledger &ledger, const std::string &key, const std::vector<std::string> &nodes)
{
    std::string text;
    for (const std::string &node : nodes)
        text += (text.empty() ? "" : " ") + node;
    return ledger.setSetting(key, text);
}

} // namespace trainyard::training
