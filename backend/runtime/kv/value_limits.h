#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>

namespace trainyard::kv {

/// Which of the values that a program reports are sent, so that a program with short steps fills no disk: ten a second of
/// each name, after 10,000 of them one a second, after 100,000 one in ten seconds, and the first one of each epoch; of 64
/// names.
class ValueLimits {
public:
    static constexpr std::size_t kMostNames = 64;
    /// \param t  seconds, on any clock that does not go back
    bool admits(std::string_view name, int epoch, double t)
    {
        auto at = m_names.find(name);
        if (at == m_names.end()) {
            if (m_names.size() == kMostNames)
                return false;
            at = m_names.emplace(std::string(name), Known{}).first;
        }
        Known &known = at->second;
        const double gap = known.sent < 10'000 ? 0.1 : known.sent < 100'000 ? 1 : 10;
        if (known.sent > 0 && epoch == known.epoch && t - known.last < gap)
            return false;
        known.epoch = epoch;
        known.last = t;
        ++known.sent;
        return true;
    }

private:
    struct Known {
        std::int64_t sent = 0;
        int epoch = 0;
        double last = 0;
    };
    std::map<std::string, Known, std::less<>> m_names;
};

} // namespace trainyard::kv
