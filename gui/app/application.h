#pragma once

#include <memory>
#include <string>

#include <QString>

#include "backend/cluster/cloud/cloud_context.h"
#include "backend/services/interfaces.h"
#include "backend/tour/tour.h"

namespace trainyard::gui {

/// Builds the real services in order and destroys them in the reverse order.
class Application {
public:
    /// \param tour  options of the tour; an empty outputFolder becomes `tour` in the state folder
    explicit Application(const cluster::CloudOptions &options, tour::TourOptions tour = {.outputFolder = {}});
    ~Application(); ///< cancels what runs and waits for it

    services::Services services();
    /// Starts to refresh account, clusters, runs, costs and data sets.
    void start();
    /// Draws the charts of a run from the ledger into a PNG: for --render-chart.
    /// \error NotFound, and as renderChart
    Status render(const std::string &run, const QString &file);

private:
    struct Parts;
    std::unique_ptr<Parts> m_parts;
};

} // namespace trainyard::gui
