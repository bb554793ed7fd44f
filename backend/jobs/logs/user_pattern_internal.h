#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "backend/core/result.h"
#include "backend/protocol/control/control_task.h"

namespace trainyard::jobs {

/// A regular expression of the user (PCRE2) whose named groups are metrics: "loss is (?<loss>[0-9.]+)". The groups epoch,
/// step and samples are its position; `name` and `value` together are one metric with any name.
class UserPattern {
public:
    static constexpr std::size_t kLongest = 1024;
    static constexpr int kMostGroups = 8;
    static constexpr std::uint32_t kMostSteps = 10'000; ///< of one line
    static constexpr int kMostLimits = 100;             ///< lines that reach it, until the pattern is switched off

    /// \error InvalidArgument (the place and the reason; no named group, too many, too long)
    static Result<UserPattern> make(const std::string &text);
    UserPattern(UserPattern &&) noexcept;
    UserPattern &operator=(UserPattern &&) noexcept;
    ~UserPattern();

    /// \return whether the line matches
    bool parse(std::string_view line, std::vector<protocol::TaskValue> &);
    bool isOff() const { return m_limits >= kMostLimits; }
    int limits() const { return m_limits; } ///< lines that took too many steps
    const std::string &text() const { return m_text; }

private:
    struct Code;
    struct Group {
        std::string name;
        int number = 0;
    };
    UserPattern();
    std::string_view groupOf(std::string_view line, int number) const;
    const Group *find(std::string_view name) const;

    std::unique_ptr<Code> m_code;
    std::vector<Group> m_groups;
    std::string m_text;
    int m_limits = 0;
    std::int64_t m_epoch = 0;
};

} // namespace trainyard::jobs
