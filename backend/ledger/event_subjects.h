#pragma once

#include <set>
#include <span>
#include <string>
#include <string_view>

#include "backend/ledger/rows.h"

namespace trainyard::ledger {

/// The subjects of the events of one kind.
inline std::set<std::string> subjectsOf(std::span<const Event> events, std::string_view kind)
{
    std::set<std::string> subjects;
    for (const Event &e : events) {
        if (e.kind == kind)
            subjects.insert(e.subject);
    }
    return subjects;
}

} // namespace trainyard::ledger
