#pragma once

#include <string>

namespace trainyard {

/// Text that must not be printed: it has no stream operator and no formatter, and its memory is wiped on destruction,
/// move and assignment.
class Secret {
public:
    Secret() = default;
    explicit Secret(std::string text) noexcept { take(text); }
    Secret(const Secret &) = default;
    Secret(Secret &&other) noexcept { take(other.m_text); }
    Secret &operator=(const Secret &other) { return *this = Secret(other); }
    Secret &operator=(Secret &&other) noexcept
    {
        if (this != &other)
            take(other.m_text);
        return *this;
    }
    ~Secret() { wipe(m_text); }

    /// The text itself: for signing, for a 0600 file, for a child's standard input. Never for a log or an argument.
    const std::string &reveal() const { return m_text; }
    bool empty() const { return m_text.empty(); }
    bool operator==(const Secret &) const = default;

private:
    void take(std::string &text) noexcept; ///< wipes the old value, and the source: moving a short string copies it
    static void wipe(std::string &text) noexcept;

    std::string m_text;
};

} // namespace trainyard
