#pragma once

#include <cmath>
#include <filesystem>
#include <string>

#include "backend/protocol/checkpoint_name.h"
#include "backend/protocol/control/control_progress.h"
#include "backend/protocol/job/job_spec.h"

namespace trainyard::ps {

/// Which checkpoint at the end of an epoch is the best so far, by the validation of all members: its savers keep it.
class BestCheckpoint {
public:
    /// \param since  epochs of the checkpoint from which the run resumes
    BestCheckpoint(const protocol::JobSpec &job, int since)
        : m_by(job.keepBest)
        , m_savePeriod(job.savePeriod)
        , m_since(since)
    {
    }
    void restore(int epochs, double score) { m_best = {epochs, score}; }

    /// The end of an epoch; `epochs` are finished now.
    void evaluated(int epochs, const protocol::BatchMetrics &validation)
    {
        const double score = m_by == protocol::KeepBest::Loss ? -validation.loss() : validation.accuracy();
        const bool counts = validation.samples > 0 && std::isfinite(score) && m_by != protocol::KeepBest::None;
        m_newest = counts ? Scored{epochs, score} : Scored{};
        confirm();
    }
    /// A checkpoint was saved, of which only the name counts.
    void saved(const std::string &path)
    {
        const auto name = protocol::checkpointNameOf(std::filesystem::path(path).filename().string());
        if (name && !name->step)
            m_lastSaved = name->epochs;
        confirm();
    }

    /// The newest epoch counts before its file is reported: a later one must not replace it meanwhile.
    protocol::KeptEpochs kept() const
    {
        const bool due = m_newest.epochs > 0 && m_savePeriod > 0 && m_newest.epochs % m_savePeriod == 0;
        return {due && isBetter(m_newest) ? m_newest.epochs : m_best.epochs, m_since};
    }
    int epochs() const { return m_best.epochs; } ///< 0: there is none
    double score() const { return m_best.score; }

private:
    struct Scored {
        int epochs = 0;
        double score = 0;
    };
    bool isBetter(const Scored &one) const { return m_best.epochs == 0 || one.score >= m_best.score; }
    void confirm()
    {
        if (m_newest.epochs > 0 && m_newest.epochs == m_lastSaved && isBetter(m_newest))
            m_best = m_newest;
    }

    protocol::KeepBest m_by;
    int m_savePeriod, m_since;
    int m_lastSaved = 0; ///< epochs
    Scored m_newest;     ///< epoch that was evaluated
    Scored m_best;       ///< of those that are saved
};

} // namespace trainyard::ps
