#pragma once

#include <thread>

#include "backend/services/interfaces.h"
#include "backend/tour/tour.h"

namespace trainyard::services {

class LiveRunService;
class Operations;

/// The tour room's steps, in a thread of their own; its metrics go through the run service to the page that shows the
/// run.
class LiveTourService final : public TourService {
    Q_OBJECT
public:
    /// options   where everything is kept stands in its stateFolder; the rest as for the command line's tour
    LiveTourService(LiveRunService &runs, tour::TourOptions options, QObject *parent = nullptr);
    ~LiveTourService() override; ///< cancels, and waits until its cluster has ended

    std::vector<StepName> steps() const override;
    void start() override;
    void cancel() override { m_thread.request_stop(); }
    bool running() const override { return m_running; }

signals:
    void somethingChanged(); ///< a cluster or a run exists now, or is gone: look again

private:
    LiveRunService &m_runs;
    tour::TourOptions m_options;
    std::jthread m_thread;
    bool m_running = false;
};

} // namespace trainyard::services
