#pragma once

#include <string>

namespace trainyard {

/// Text that must not be printed: it has no stream operator and no formatter, and wipes its memory when it goes.
class Secret {
public:
    Secret() = default;
    explicit Secret(std::string text)
        : m_text(std::move(text))
    {
    }
    Secret(const Secret &) = default;
    Secret(Secret &&) noexcept = default;
    Secret &operator=(const Secret &) = default;
    Secret &operator=(Secret &&) noexcept = default;
    ~Secret();

    /// The text itself: for signing, for a 0600 file, for a child's standard input. Never for a log or an argument.
    const std::string &reveal() const { return m_text; }
    bool empty() const { return m_text.empty(); }
    bool operator==(const Secret &) const = default;

private:
    std::string m_text;
};

} // namespace trainyard
