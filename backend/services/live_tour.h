#pragma once

#include <filesystem>
#include <thread>

#include "backend/services/interfaces.h"

namespace trainyard::services {

class LiveRunService;
class Operations;

/// The tour room's steps, in a thread of their own; its metrics go through the run service to the page that shows the run.
class LiveTourService final : public TourService {
    Q_OBJECT
public:
    LiveTourService(LiveRunService &runs, std::filesystem::path stateFolder, QObject *parent = nullptr);
    ~LiveTourService() override; ///< cancels, and waits until its cluster has ended

    std::vector<StepName> steps() const override;
    void start() override;
    void cancel() override { m_thread.request_stop(); }
    bool running() const override { return m_running; }

signals:
    void somethingChanged(); ///< a cluster or a run exists now, or is gone: look again

private:
    LiveRunService &m_runs;
    std::filesystem::path m_stateFolder;
    std::jthread m_thread;
    bool m_running = false;
};

} // namespace trainyard::services
