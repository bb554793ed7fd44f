#pragma once

#include <chrono>
#include <optional>

namespace trainyard::kv {

/// When a program that does not end by itself is ended. After a run that has finished it may save and evaluate for as long
/// as it likes. If the end of the worker was requested, or the run has failed or was stopped, it has JobSpec::stopSeconds.
class ProgramStop {
public:
    using Clock = std::chrono::steady_clock;
    struct Situation {
        bool asked = false;     ///< the worker is to end, or to leave
        bool joined = false;    ///< the program has joined the run
        bool over = false;      ///< the run, or this worker's part in it
        bool runFailed = false; ///< over without success
    };
    /// \param patience  JobSpec::stopSeconds
    explicit ProgramStop(std::chrono::seconds patience)
        : m_patience(patience)
    {
    }
    /// To call again and again.
    bool isDue(const Situation &now, Clock::time_point t)
    {
        if (now.asked && !now.joined)
            return true; // there is nothing that it could finish
        if (!now.asked && !(now.over && now.runFailed))
            return false;
        if (!m_since)
            m_since = t;
        return t - *m_since >= m_patience;
    }

private:
    std::chrono::seconds m_patience;
    std::optional<Clock::time_point> m_since;
};

} // namespace trainyard::kv
