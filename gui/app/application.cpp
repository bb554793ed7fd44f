#include "gui/app/application.h"

#include "backend/core/try.h"
#include "backend/ledger/ledger.h"
#include "backend/protocol/job/job_spec.h"
#include "backend/services/account/live_account.h"
#include "backend/services/account/live_activity.h"
#include "backend/services/account/live_costs.h"
#include "backend/services/clusters/live_clusters.h"
#include "backend/services/clusters/live_instance_catalog.h"
#include "backend/services/clusters/live_managed.h"
#include "backend/services/clusters/live_planning.h"
#include "backend/services/clusters/live_teardown.h"
#include "backend/services/data/live_data.h"
#include "backend/services/doctor/live_doctor.h"
#include "backend/services/machines/live_recipes.h"
#include "backend/services/machines/live_tunnels.h"
#include "backend/services/notifications/live_notifications.h"
#include "backend/services/runs/live_models.h"
#include "backend/services/runs/live_run_queue.h"
#include "backend/services/runs/live_runs.h"
#include "backend/services/tour/live_tour.h"
#include "gui/app/render_chart.h"
#include "gui/text/recorded/recorded_text.h"

namespace trainyard::gui {

using namespace services;

namespace {

tour::TourOptions withFolders(tour::TourOptions options, const std::filesystem::path &stateFolder)
{
    options.stateFolder = stateFolder;
    if (options.outputFolder.empty())
        options.outputFolder = stateFolder / "tour"; // by default the window writes only to its own folder
    return options;
}

} // namespace

struct Application::Parts {
    Parts(const cluster::CloudOptions &options, const tour::TourOptions &wanted)
        : source(options)
        , tour(operations, runs, withFolders(wanted, source.stateFolder()))
    {
        QObject::connect(&tour, &LiveTourService::stateChanged, &clusters, [this] {
            clusters.refresh();
            runs.refresh();
        });
        QObject::connect(&account, &LiveAccountService::renewed, &operations, &Operations::retryAfterLogin);
    }
    // ~Parts() drains the pools before it destroys the services that their tasks point to, the last one first.
    Tasks tasks;
    CloudSource source;
    Operations operations{tasks};
    LiveAccountService account{tasks, source};
    LiveClusterService clusters{tasks, source, operations};
    LiveRunService runs{tasks, source, operations};
    LivePlanningService planning{tasks, source, operations};
    LiveTeardownService teardown{tasks, source, operations};
    LiveInstanceCatalogService instanceCatalog{tasks, source};
    LiveDataService data{tasks, source, operations};
    LiveModelService models{tasks, source, operations};
    LiveDoctorService doctor{tasks, source, operations};
    LiveManagedClusterService managed{tasks, source, operations, clusters};
    LiveRunQueueService queue{tasks, source, operations};
    LiveRecipeService recipes{tasks, source, operations};
    LiveTunnelService tunnels{source, operations, clusters};
    LiveTerminalService terminals{tasks, source};
    LiveNotificationService notifications{tasks, source.stateFolder()};
    LiveTourService tour;
    LiveActivityService activity{tasks, source.stateFolder() / "journal.jsonl"};
    LiveCostService costs{tasks, source, operations, clusters, runs, teardown};
    ~Parts()
    {
        operations.cancelAll();
        tasks.drain();
    }
};

Application::Application(const cluster::CloudOptions &options, tour::TourOptions tour)
    : m_parts(std::make_unique<Parts>(options, tour))
{
    m_parts->notifications.translateWith(&text::ofNotice);
}

Application::~Application() = default;

Services Application::services()
{
    Parts &p = *m_parts;
    return {p.account, p.clusters,        p.runs,     p.teardown,  p.tour,         p.activity, p.operations,
            p.costs,   p.instanceCatalog, p.planning, p.data,      p.models,       p.doctor,   p.managed,
            p.queue,   p.recipes,         p.tunnels,  p.terminals, p.notifications};
}

void Application::start()
{
    m_parts->account.refresh();
    m_parts->clusters.refresh();
    m_parts->runs.refresh();
    m_parts->costs.refresh();
    m_parts->data.refresh();
}

Status Application::render(const std::string &run, const QString &file)
{
    const auto ledger = m_parts->source.ledger();
    if (!ledger)
        return fail(ledger.error());
    TY_ASSIGN(const auto row, (*ledger)->run(RunId(run)));
    if (!row)
        return fail(ErrorCode::NotFound, run, "the ledger has no run with that ID");
    TY_ASSIGN(const auto metrics, (*ledger)->metrics(RunId(run)));
    RunSnapshot shown;
    shown.id = RunId(run);
    if (const auto cluster = (*ledger)->cluster(row->cluster); cluster && *cluster)
        shown.clusterName = (*cluster)->name;
    if (const auto job = protocol::jobSpecFromJson(row->job)) {
        shown.model = job->isTask() ? job->task.command : job->model;
        shown.mode = job->isTask() ? std::string(toString(job->type)) : job->kvStore;
    }
    return renderChart(shown, metrics.records, file);
}

} // namespace trainyard::gui
