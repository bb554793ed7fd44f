#pragma once

#include <string>
#include <vector>

#include "backend/core/sentence.h"

namespace trainyard {

/// The English of each, for matchers of texts.
inline std::vector<std::string> textsOf(const std::vector<Sentence> &sentences)
{
    std::vector<std::string> texts;
    for (const Sentence &one : sentences)
        texts.push_back(one.english());
    return texts;
}

} // namespace trainyard
