#pragma once

#include "backend/services/interfaces.h"
#include "backend/tour/tour.h"

namespace trainyard::services {

class LiveRunService;
class Operations;

/// Runs the steps of backend/tour as an operation; its metrics reach the run page through the run service.
class LiveTourService final : public TourService {
    Q_OBJECT
public:
    /// \param options  with the stateFolder; the rest as for the command line's tour
    LiveTourService(Operations &operations, LiveRunService &runs, tour::TourOptions options, QObject *parent = nullptr);

    std::vector<tour::StepInfo> steps() const override { return tour::steps(m_options); }
    void start() override;
    void cancel() override;
    bool running() const override { return m_running; }

signals:
    void stateChanged(); ///< a cluster or a run was created or has ended: refresh

private:
    Status run(std::stop_token, const ProgressSink &); ///< the operation's body, on a pool thread
    void finish(const tour::TourOutcome &);

    Operations &m_operations;
    LiveRunService &m_runs;
    tour::TourOptions m_options;
    OperationId m_operation;
    bool m_running = false;
};

} // namespace trainyard::services
