#include <memory>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "backend/automation/declarative.h"
#include "backend/automation/exported_plan.h"
#include "backend/cli/cloud.h"
#include "backend/cli/commands.h"
#include "backend/cli/context.h"
#include "backend/core/system/files.h"
#include "backend/core/try.h"
#include "backend/ledger/ledger.h"
#include "backend/training/run/cluster_run.h"

namespace trainyard::cli {

namespace {

using nlohmann::json;

struct LintArguments {
    std::vector<std::string> files;
    bool schema = false;
};

struct ExportArguments {
    std::string cluster, run, output;
};

Result<int> lint(Context &context, const LintArguments &arguments)
{
    if (arguments.schema)
        return context.print(json::parse(automation::declarativeSchema()), automation::declarativeSchema());
    if (arguments.files.empty())
        return context.wrongUsage("name a file, or give --print-schema.");
    json list = json::array();
    std::string text;
    for (const std::string &name : arguments.files) {
        TY_ASSIGN(const auto content, readFile(name, automation::DeclarativeFile::kLargest));
        const auto read = automation::readDeclarative(content);
        for (const automation::Finding &finding : read.findings) {
            list.push_back({{"file", name},
                            {"line", finding.line},
                            {"column", finding.column},
                            {"path", finding.path},
                            {"sentence", finding.sentence}});
            text += printable(automation::describe(finding, name)) + "\n";
        }
        if (read.findings.empty())
            text += name + ": " + (read.cluster ? "a cluster" : "") + (read.cluster && read.job ? " and " : "") +
                    (read.job ? "a job" : "") + ", without errors\n";
    }
    const bool good = list.empty();
    (void)context.print({{"findings", list}}, text);
    return good ? Done : WrongUsage;
}

/// The plan of a cluster, or the job of a run, as a file for others: without paths and keys of this computer.
Result<int> exportFile(Context &context, const ExportArguments &arguments)
{
    TY_ASSIGN(auto cloud, openLedgerOnly(context));
    std::optional<cluster::LaunchPlan> plan;
    std::optional<protocol::JobSpec> job;
    if (!arguments.cluster.empty()) {
        TY_ASSIGN(const auto id, cluster::findCluster(cloud, arguments.cluster));
        TY_ASSIGN(plan, automation::launchedPlan(*cloud.ledger, id));
    }
    if (!arguments.run.empty()) {
        TY_ASSIGN(const auto run, training::findRun(cloud, arguments.run));
        TY_ASSIGN(job, protocol::jobSpecFromJson(run.job));
    }
    if (!plan && !job)
        return context.wrongUsage("name a cluster, or give --run.");
    const std::string text = automation::declarativeText(plan, job, true);
    if (arguments.output.empty())
        return context.print({{"file", text}}, text);
    TY_TRY(writeFileAtomically(arguments.output, text));
    return context.print({{"written", arguments.output}}, arguments.output + " is written.\n");
}

} // namespace

void addLint(Commands &commands)
{
    auto lintArguments = std::make_shared<LintArguments>();
    CLI::App *lintCommand =
        commands.add("lint", "Check files of clusters and jobs (YAML or JSON), with the lines of their errors");
    lintCommand->add_option("FILE", lintArguments->files, "Files")->check(CLI::ExistingFile);
    lintCommand->add_flag("--print-schema", lintArguments->schema, "Print their JSON schema, for editors");
    commands.onRun(lintCommand, [lintArguments](Context &context) { return lint(context, *lintArguments); });

    auto exportArguments = std::make_shared<ExportArguments>();
    CLI::App *exportCommand = commands.add(
        "export", "Write the plan of a cluster and the job of a run as a file for others, without keys and paths");
    exportCommand->add_option("NAME", exportArguments->cluster, "Cluster");
    exportCommand->add_option("--run", exportArguments->run, "Run: its ID, the beginning of it, or latest");
    exportCommand->add_option("-o,--output", exportArguments->output, "File; default: standard output");
    commands.onRun(exportCommand,
                   [exportArguments](Context &context) { return exportFile(context, *exportArguments); });
}

} // namespace trainyard::cli
