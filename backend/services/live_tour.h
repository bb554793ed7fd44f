#pragma once

#include "backend/services/interfaces.h"
#include "backend/tour/tour.h"

namespace trainyard::services {

class LiveRunService;
class Operations;

/// The tour room's steps as an operation; its metrics go through the run service to the page that shows the run.
class LiveTourService final : public TourService {
    Q_OBJECT
public:
    /// options   where everything is kept stands in its stateFolder; the rest as for the command line's tour
    LiveTourService(Operations &operations, LiveRunService &runs, tour::TourOptions options, QObject *parent = nullptr);

    std::vector<StepName> steps() const override;
    void start() override;
    void cancel() override;
    bool running() const override { return m_running; }

signals:
    void stateChanged(); ///< a cluster or a run exists now, or is gone: look again

private:
    Status run(std::stop_token, const ProgressSink &); ///< on a pool thread; the operation's body
    void finish(const tour::TourOutcome &);

    Operations &m_operations;
    LiveRunService &m_runs;
    tour::TourOptions m_options;
    OperationId m_operation;
    bool m_running = false;
};

} // namespace trainyard::services
