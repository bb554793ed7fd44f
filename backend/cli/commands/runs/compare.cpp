// Runs side by side, and the report of one.
#include <functional>
#include <memory>

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "backend/cli/cloud.h"
#include "backend/cli/commands.h"
#include "backend/cli/context.h"
#include "backend/cluster/plan/catalog/catalog.h"
#include "backend/core/system/files.h"
#include "backend/core/try.h"
#include "backend/training/records/run_details.h"
#include "backend/training/run/cluster_run.h"

namespace trainyard::cli {

namespace {

using nlohmann::json;
using training::RunDetails;

struct CompareOptions {
    std::vector<std::string> runs;
    bool differences = false;
};

/// One figure of a run, for the JSON value and the table.
struct Figure {
    const char *name, *title;
    std::function<json(const RunDetails &)> value;
    const char *form; ///< of a number, after a multiplication by `factor`
    double factor = 1;
};

const std::vector<Figure> &allFigures()
{
    static const std::vector<Figure> figures{
        {"epochs", "epochs", [](const RunDetails &d) { return json(d.figures.epochs); }, "{:.0f}"},
        {"best_epoch", "best epoch", [](const RunDetails &d) { return orNull(d.figures.bestEpoch); }, "{:.0f}"},
        {"best_validation_accuracy", "best validation accuracy",
         [](const RunDetails &d) { return orNull(d.figures.bestAccuracy); }, "{:.2f} %", 100},
        {"validation_accuracy", "validation accuracy",
         [](const RunDetails &d) { return orNull(d.figures.validationAccuracy); }, "{:.2f} %", 100},
        {"validation_loss", "validation loss", [](const RunDetails &d) { return orNull(d.figures.validationLoss); },
         "{:.4f}"},
        {"train_accuracy", "training accuracy", [](const RunDetails &d) { return orNull(d.figures.trainAccuracy); },
         "{:.2f} %", 100},
        {"train_loss", "training loss", [](const RunDetails &d) { return orNull(d.figures.trainLoss); }, "{:.4f}"},
        {"samples_per_second", "samples/s", [](const RunDetails &d) { return orNull(d.figures.samplesPerSecond); },
         "{:.0f}"},
        {"workers", "workers", [](const RunDetails &d) { return json(d.figures.workers); }, "{:.0f}"},
        {"seconds", "seconds", [](const RunDetails &d) { return orNull(d.figures.seconds); }, "{:.1f}"}};
    return figures;
}

Result<std::vector<RunDetails>> readAll(const cluster::CloudContext &cloud, const std::vector<std::string> &wanted)
{
    std::vector<RunDetails> all;
    const Timestamp now = SystemClock::instance().now();
    for (const std::string &name : wanted) {
        TY_ASSIGN(const auto run, training::findRun(cloud, name));
        TY_ASSIGN(auto details, training::readRunDetails(*cloud.ledger, *cloud.catalog, run.id, now));
        all.push_back(std::move(details));
    }
    return all;
}

Table tableOf(const std::string &subject, const std::vector<RunDetails> &runs)
{
    std::vector<Table::Column> columns{{subject}};
    for (const RunDetails &details : runs)
        columns.push_back({details.labels.name.empty() ? details.run.id.value : details.labels.name});
    return Table(std::move(columns));
}

Result<int> compareRuns(Context &context, const CompareOptions &options)
{
    if (options.runs.size() < 2)
        return context.wrongUsage("Name two runs or more.");
    TY_ASSIGN(const auto cloud, openLedgerOnly(context));
    TY_ASSIGN(const auto runs, readAll(cloud, options.runs));
    json metrics = json::array(), parameters = json::array(), subjects = json::array();
    Table figures = tableOf("METRIC", runs), settings = tableOf("PARAMETER", runs);
    for (const RunDetails &details : runs)
        subjects.push_back({{"id", details.run.id.value},
                            {"name", details.name()},
                            {"cluster", details.clusterName},
                            {"state", toString(details.run.state)},
                            {"tags", training::tagsOf(details.labels.tags)},
                            {"notes", details.labels.notes}});
    for (const Figure &figure : allFigures()) {
        json values = json::array();
        std::vector<std::string> cells{figure.title};
        for (const RunDetails &details : runs) {
            const json value = figure.value(details);
            cells.push_back(value.is_null()
                                ? std::string()
                                : fmt::format(fmt::runtime(figure.form), value.get<double>() * figure.factor));
            values.push_back(value);
        }
        metrics.push_back({{"name", figure.name}, {"values", values}});
        figures.add(std::move(cells));
    }
    std::vector<std::string> costs{"cost"};
    for (const RunDetails &details : runs)
        costs.push_back(details.cost ? cluster::describe(*details.cost) : "");
    figures.add(std::move(costs));
    for (const training::ComparedParameter &row : training::compareParameters(runs)) {
        if (options.differences && !row.differs)
            continue;
        json values = json::array();
        std::vector<std::string> cells{row.name};
        for (const auto &value : row.values) {
            values.push_back(orNull(value));
            cells.push_back(value.value_or("-"));
        }
        parameters.push_back({{"name", row.name}, {"values", values}, {"differs", row.differs}});
        settings.add(std::move(cells));
    }
    return context.print({{"runs", subjects}, {"metrics", metrics}, {"parameters", parameters}},
                         figures.text(context.out) + "\n" +
                             (settings.empty() ? "The parameters are equal.\n" : settings.text(context.out)));
}

struct ReportOptions {
    std::string run, to;
};

Result<int> writeReport(Context &context, const ReportOptions &options)
{
    TY_ASSIGN(const auto cloud, openLedgerOnly(context));
    TY_ASSIGN(const auto runs, readAll(cloud, {options.run}));
    const RunDetails &details = runs.front();
    TY_ASSIGN(const auto metrics, cloud.ledger->metrics(details.run.id));
    const std::string text = training::runReport(details, metrics.records, SystemClock::instance().now());
    if (options.to.empty())
        return context.print({{"run", details.run.id.value}, {"report", text}}, text);
    TY_TRY(writeFileAtomically(options.to, text, 0644));
    return context.print({{"run", details.run.id.value}, {"file", options.to}},
                         "The report is in " + options.to + "\n");
}

} // namespace

void addCompare(Commands &commands)
{
    auto compare = std::make_shared<CompareOptions>();
    CLI::App *comparing = commands.add("compare", "Metrics and parameters of two or more runs, side by side");
    comparing->add_option("RUN", compare->runs, "Runs: their IDs, the beginnings of them, their names, or latest")
        ->required();
    comparing->add_flag("--differences", compare->differences, "Only parameters that differ");
    commands.onRun(comparing, [compare](Context &context) { return compareRuns(context, *compare); });

    auto report = std::make_shared<ReportOptions>();
    CLI::App *reporting = commands.add("report", "Report of a run in Markdown: result, parameters, epochs, events");
    reporting->add_option("RUN", report->run, "Run: its ID, the beginning of it, its name, or latest")->required();
    reporting->add_option("--to", report->to, "File; default: print it");
    commands.onRun(reporting, [report](Context &context) { return writeReport(context, *report); });
}

} // namespace trainyard::cli
