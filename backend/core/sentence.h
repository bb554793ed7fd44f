#pragma once

#include <concepts>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace trainyard {

namespace detail {

/// A literal with the places "%1" to "%9": a pattern for exactly `Values` values does not compile without each of them.
template <std::size_t Values>
class SentencePattern {
public:
    template <std::size_t Size>
    consteval SentencePattern(const char (&literal)[Size]) // NOLINT(google-explicit-constructor)
        : m_text(literal, Size - 1)
    {
        static_assert(Values <= 9);
        bool there[10] = {};
        for (std::size_t at = 0; at + 1 < m_text.size(); ++at) {
            if (m_text[at] != '%' || m_text[at + 1] < '1' || m_text[at + 1] > '9')
                continue;
            const auto place = std::size_t(m_text[at + 1] - '0');
            if (place > Values)
                throw "a place without a value";
            there[place] = true;
        }
        for (std::size_t place = 1; place <= Values; ++place) {
            if (!there[place])
                throw "a value without a place";
        }
    }
    constexpr std::string_view text() const { return m_text; }

private:
    std::string_view m_text;
};

} // namespace detail

/// A text for users: an English pattern, which identifies it, and the values in it. The command line prints english(), and
/// the window translates the pattern (gui/text/sentence). Only say() makes one, from a literal: a test compares the literals
/// of the sources with the patterns that the window knows.
class Sentence {
public:
    Sentence() = default;
    /// Words of others, such as a message of AWS: the window shows them as they came.
    static Sentence verbatim(std::string words);
    /// A text without values from a file of the product, such as the built-in rules for logs: translated if it is known.
    static Sentence known(std::string words);

    const std::string &pattern() const { return m_pattern; }
    const std::vector<Sentence> &values() const { return m_values; }
    bool isVerbatim() const { return m_isVerbatim; }
    bool empty() const { return m_pattern.empty(); }
    std::string english() const;
    bool operator==(const Sentence &) const;

    template <typename... Values>
    friend Sentence say(detail::SentencePattern<sizeof...(Values)> pattern, const Values &...values)
    {
        Sentence made = known(std::string(pattern.text()));
        (made.m_values.push_back(valueOf(values)), ...);
        return made;
    }

private:
    static Sentence valueOf(const Sentence &sentence) { return sentence; }
    static Sentence valueOf(std::string_view words) { return verbatim(std::string(words)); }
    static Sentence valueOf(std::integral auto number) { return verbatim(std::to_string(number)); }

    std::string m_pattern;
    std::vector<Sentence> m_values;
    bool m_isVerbatim = true;
};

/// Makes a sentence from a literal and a value for each of its places "%1" to "%9": texts, whole numbers, or sentences.
template <typename... Values>
Sentence say(detail::SentencePattern<sizeof...(Values)> pattern, const Values &...values);

/// One sentence after the other; an empty one is left out.
Sentence followedBy(const Sentence &first, const Sentence &second);

} // namespace trainyard
