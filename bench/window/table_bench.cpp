// How long a filter takes while the user types: 10,000 runs and 10,000 machines in a visible table. Prints the slowest of
// all keys, with the time to paint. table_bench [ROWS]; QT_QPA_PLATFORM=offscreen where there is no display.

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>

#include <QApplication>
#include <QElapsedTimer>

#include "gui/models/machines/node_model.h"
#include "gui/models/row_filter.h"
#include "gui/models/runs/run_models.h"
#include "gui/widgets/tables/data_table.h"
#include "gui/widgets/theme/theme.h"

namespace {

using namespace trainyard;
using namespace trainyard::gui;

struct Slowest {
    double ms = 0, worked = 0; ///< worked: milliseconds of the processor, which other programs do not spoil
};

/// \return of all keys
Slowest slowestKey(QAbstractItemModel &model, int sortBy, const QString &words)
{
    RowFilter filter;
    DataTable table(QStringLiteral("Rows"), {IconRole, ToneRole, IdRole});
    filter.setSourceModel(&model);
    table.setModel(&filter);
    table.resize(1280, 720);
    table.show();
    filter.sort(sortBy, Qt::DescendingOrder);
    QApplication::processEvents();
    Slowest slowest;
    const auto type = [&](const QString &typed) {
        QElapsedTimer timer;
        timer.start();
        const auto before = std::clock();
        filter.setWords(typed);
        QApplication::processEvents();
        table.repaint();
        slowest.ms = std::max(slowest.ms, double(timer.nsecsElapsed()) / 1e6);
        slowest.worked = std::max(slowest.worked, double(std::clock() - before) * 1000 / CLOCKS_PER_SEC);
    };
    for (int length = 1; length <= words.size(); ++length)
        type(words.left(length));
    for (int length = int(words.size()) - 1; length >= 0; --length)
        type(words.left(length));
    return slowest;
}

} // namespace

int main(int argc, char **argv)
{
    QApplication app(argc, argv);
    Theme::instance().install(app);
    const int rows = argc > 1 ? std::max(1, std::atoi(argv[1])) : 10'000;
    std::vector<services::RunSnapshot> runs;
    services::ClusterDetails details;
    for (int i = 0; i < rows; ++i) {
        services::RunSnapshot run;
        run.id = RunId("r-" + std::to_string(i));
        run.model = i % 3 == 0 ? "resnet-50" : "lenet";
        run.clusterName = "cluster-" + std::to_string(i % 40);
        run.tags = i % 7 == 0 ? "baseline, tuned" : "";
        run.parameters = "learningRate=0." + std::to_string(i % 90 + 1) + " batchSize=96";
        run.bestAccuracy = double(i % 1000) / 1000;
        run.bestEpoch = i % 20 + 1;
        run.state = services::RunState::Finished;
        run.ended = run.started;
        runs.push_back(std::move(run));
        cluster::NodeSnapshot node;
        node.name = "worker-" + std::to_string(i);
        node.role = "worker";
        node.state = "running";
        node.publicAddress = "10.0." + std::to_string(i / 250) + "." + std::to_string(i % 250);
        details.nodes.push_back(std::move(node));
    }
    RunModel runModel;
    runModel.applyAll(runs);
    NodeModel nodeModel;
    nodeModel.applyAll(nodeRows(details));
    const Slowest ofRuns = slowestKey(runModel, RunModel::Best, QStringLiteral("lenet tuned 0.17"));
    const Slowest ofMachines = slowestKey(nodeModel, 0, QStringLiteral("worker-17 run"));
    std::printf(
        "%d rows, slowest key: runs %.1f ms (%.1f of processor), machines %.1f ms (%.1f of processor), limit 50\n",
        rows, ofRuns.ms, ofRuns.worked, ofMachines.ms, ofMachines.worked);
    return ofRuns.ms < 50 && ofMachines.ms < 50 ? 0 : 1;
}
