#include "backend/core/sentence.h"

namespace trainyard {

Sentence Sentence::verbatim(std::string words)
{
    Sentence made;
    made.m_pattern = std::move(words);
    return made;
}

Sentence Sentence::known(std::string words)
{
    Sentence made = verbatim(std::move(words));
    made.m_isVerbatim = false;
    return made;
}

std::string Sentence::english() const
{
    if (m_values.empty())
        return m_pattern;
    std::string text;
    for (std::size_t at = 0; at < m_pattern.size(); ++at) { // in one pass: a value may itself contain "%1"
        const bool isPlace =
            m_pattern[at] == '%' && at + 1 < m_pattern.size() && m_pattern[at + 1] >= '1' && m_pattern[at + 1] <= '9';
        if (!isPlace) {
            text += m_pattern[at];
            continue;
        }
        ++at;
        text += m_values.at(std::size_t(m_pattern[at] - '1')).english();
    }
    return text;
}

bool Sentence::operator==(const Sentence &other) const
{
    return m_pattern == other.m_pattern && m_isVerbatim == other.m_isVerbatim && m_values == other.m_values;
}

Sentence followedBy(const Sentence &first, const Sentence &second)
{
    if (first.empty() || second.empty())
        return first.empty() ? second : first;
    return say("%1 %2", first, second);
}

} // namespace trainyard
