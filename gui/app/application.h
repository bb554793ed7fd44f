#pragma once

#include <memory>
#include <string>

#include <QString>

#include "backend/cluster/cloud_context.h"
#include "backend/services/interfaces.h"
#include "backend/tour/tour.h"

namespace trainyard::gui {

/// The real services, built in order and torn down in the other one.
class Application {
public:
    /// tour   its options; folders that are empty are set to ones in the state folder
    explicit Application(const cluster::CloudOptions &options, tour::TourOptions tour = {.outputFolder = {}});
    ~Application(); ///< cancels what runs and waits for it

    services::Services services();
    /// Begin to look at account, clusters and runs.
    void start();
    /// The charts of a run from the ledger into a PNG: for --render-chart. errors NotFound, and as renderChart
    Status render(const std::string &run, const QString &file);

private:
    struct Parts;
    std::unique_ptr<Parts> m_parts;
};

} // namespace trainyard::gui
