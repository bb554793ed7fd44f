#pragma once

#include <set>
#include <string>

#include "backend/core/result.h"

namespace trainyard::aws {

/// Requests pages until there is no next token. A page may be empty and still have one.
/// \param page  page(token) -> Result<std::string>: consumes one page and returns the next token, empty at the end
/// \error those of a page; MalformedReply when a token repeats (the pages would never end)
template <class Page>
Status paginate(const std::string &source, Page page)
{
    std::set<std::string> seen; // two alternating tokens would not end either
    for (std::string token;;) {
        Result<std::string> next = page(token);
        if (!next)
            return fail(next.error());
        if (next->empty())
            return {};
        if (!seen.insert(*next).second)
            return fail(ErrorCode::MalformedReply, source, "the service sends the same page again and again");
        token = std::move(*next);
    }
}

} // namespace trainyard::aws
