#include "backend/doctor/doctor.h"

#include <algorithm>
#include <filesystem>
#include <memory>

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "backend/cli/cloud.h"
#include "backend/cli/commands.h"
#include "backend/cli/context.h"
#include "backend/core/try.h"
#include "backend/doctor/bundle.h"
#include "backend/doctor/checks/check.h"
#include "backend/doctor/facts/setup_log.h"
#include "backend/doctor/facts/stacks.h"
#include "backend/ledger/ledger.h"
#include "backend/training/run/cluster_run.h"

namespace trainyard::cli {

namespace {

using doctor::Finding;
using nlohmann::json;

struct DoctorOptions {
    std::string cluster, bundle, stacks, setUpOf, setUpLog;
    std::vector<std::string> fix;
};

Paint paintOf(doctor::Severity severity)
{
    switch (severity) {
    case doctor::Severity::Ok:
        return Paint::Good;
    case doctor::Severity::Warning:
        return Paint::Warning;
    case doctor::Severity::Problem:
        return Paint::Bad;
    case doctor::Severity::Unknown:
        break;
    }
    return Paint::Dim;
}

/// One line per finding; evidence and repairs of what is not well below it.
TerminalText textOf(const Finding &finding, const std::string &cluster, const Terminal &terminal)
{
    TerminalText out =
        terminal.paint(paintOf(finding.severity), fmt::format("{:<8}", doctor::toString(finding.severity))) +
        fmt::format(" {:<11} {:<26} {}\n", finding.check, finding.title, finding.sentence.english());
    if (finding.severity == doctor::Severity::Ok)
        return out;
    for (const std::string &line : finding.evidence)
        out += fmt::format("{:21}| {}\n", "", line);
    if (!finding.repairs.empty())
        out += fmt::format("{:21}{}: trainyardctl doctor {} --fix {}\n", "",
                           doctor::describe(finding.repairs.front()).english(), cluster, finding.check);
    return out;
}

struct Fixed {
    std::string check;
    doctor::Repair repair;
    std::optional<Error> error;
    std::optional<Finding> after;
};

/// Carries out the repairs of the chosen checks, each after a confirmation.
Result<std::vector<Fixed>> repair(Context &context, const cluster::CloudContext &cloud, const ClusterId &id,
                                  const DoctorOptions &options, doctor::Report &report)
{
    std::vector<Fixed> all;
    const bool every = std::ranges::find(options.fix, "all") != options.fix.end();
    for (Finding &finding : report.findings) {
        if (!every && std::ranges::find(options.fix, finding.check) == options.fix.end())
            continue;
        const auto repairs = finding.repairs;
        for (const doctor::Repair &one : repairs) {
            TY_TRY(context.confirm(
                fmt::format("{}? {}", doctor::describe(one).english(), doctor::consequence(one).english())));
            Fixed fixed{finding.check, one, {}, {}};
            auto after = doctor::repairAndCheck(cloud, id, finding.check, one, context.progress().sink(), context.stop);
            if (after) {
                fixed.after = *after;
                finding = std::move(*after);
            } else if (after.error().code == ErrorCode::Cancelled) {
                return fail(after.error());
            } else {
                fixed.error = after.error();
            }
            all.push_back(std::move(fixed));
        }
    }
    return all;
}

json repairsJson(const std::vector<Fixed> &fixed)
{
    json list = json::array();
    for (const Fixed &one : fixed)
        list.push_back({{"check", one.check},
                        {"repair", doctor::toString(one.repair.action)},
                        {"node", one.repair.node},
                        {"ok", !one.error},
                        {"error", one.error ? one.error->detail : ""},
                        {"verdict", one.after ? json(doctor::toString(one.after->severity)) : json(nullptr)}});
    return list;
}

TerminalText textOf(const std::vector<Fixed> &fixed, const std::string &cluster, const Terminal &terminal)
{
    TerminalText out;
    for (const Fixed &one : fixed) {
        out += one.error
                   ? terminal.paint(Paint::Bad, "failed  ") +
                         fmt::format(" {}: {}\n", doctor::describe(one.repair).english(), one.error->detail)
                   : terminal.paint(Paint::Good, "done    ") + (" " + doctor::describe(one.repair).english() + "\n");
        if (one.after)
            out += textOf(*one.after, cluster, terminal);
    }
    return out;
}

/// Lists the contents first, so that the user can refuse.
Result<json> saveBundle(Context &context, const cluster::CloudContext &cloud, const ClusterId &id,
                        const doctor::Examination &examination, const std::string &file)
{
    TY_ASSIGN(const auto bundle, doctor::collectBundle(cloud, id, examination, context.request()));
    context.printMessage("The archive contains, with secrets replaced by ***:\n" + printable(bundle.list()));
    if (std::filesystem::exists(file)) {
        TY_TRY(context.confirm("Replace " + file + "?"));
    }
    TY_TRY(doctor::writeBundle(bundle, file));
    json files = json::array();
    for (const doctor::BundleFile &one : bundle.files)
        files.push_back({{"name", one.name}, {"bytes", one.content.size()}});
    return json{{"file", file}, {"files", files}, {"left_out", bundle.leftOut}};
}

/// Stack dump of the processes of the active run on one machine, without an examination.
Result<int> showStacks(Context &context, const cluster::CloudContext &cloud, const ClusterId &id,
                       const std::string &node)
{
    TY_ASSIGN(const auto run, training::activeRun(cloud, id));
    const doctor::Repair reading{doctor::RepairAction::DumpStacks, node, run.id.value};
    TY_TRY(context.confirm(
        fmt::format("{}? {}", doctor::describe(reading).english(), doctor::consequence(reading).english())));
    TY_ASSIGN(const auto dump, doctor::dumpStacks(cloud, id, node, run.id, context.stop));
    return context.print({{"node", dump.node},
                          {"run", run.id.value},
                          {"at", toIso8601(dump.at)},
                          {"file", dump.file},
                          {"text", dump.text}},
                         printable(dump.text) + "Saved as " + dump.file + ".\n");
}

/// A log of the set-up of one machine, with its errors.
Result<int> showSetUpLog(Context &context, const cluster::CloudContext &cloud, const ClusterId &id,
                         const DoctorOptions &options)
{
    TY_ASSIGN(const auto log, doctor::readSetUpLog(cloud, id, options.setUpOf, options.setUpLog, 0, context.request()));
    json errors = json::array();
    std::string summary;
    for (const doctor::MarkedLine &mark : log.marks) {
        errors.push_back({{"line", mark.line + 1},
                          {"severity", doctor::toString(mark.severity)},
                          {"cause", mark.cause},
                          {"action", mark.action}});
        summary += fmt::format("{}: line {}: {} {}\n", doctor::toString(mark.severity), mark.line + 1, mark.cause,
                               mark.action);
    }
    if (log.name.empty())
        summary = options.setUpOf + " has no log of its set-up.\n";
    return context.print({{"node", options.setUpOf},
                          {"logs", log.logs},
                          {"log", log.name},
                          {"text", log.text + log.rest},
                          {"cut", log.isCut},
                          {"errors", errors}},
                         printable(log.text + log.rest + (log.rest.empty() ? "" : "\n") + summary));
}

/// Whether the options name checks, before anything is contacted.
std::string wrongIn(const DoctorOptions &options)
{
    if (!options.fix.empty() && options.cluster.empty())
        return "--fix needs the NAME of a cluster: what the account lacks is not changed from here.";
    if (!options.stacks.empty() && options.cluster.empty())
        return "--stacks needs the NAME of a cluster.";
    if (!options.stacks.empty() && (!options.fix.empty() || !options.bundle.empty()))
        return "--stacks examines nothing else: use it without --fix and --bundle.";
    if (!options.setUpOf.empty() && options.cluster.empty())
        return "--setup-log needs the NAME of a cluster.";
    for (const std::string &id : options.fix) {
        if (id != "all" && !doctor::findCheck(id))
            return fmt::format("There is no check {}: \"doctor NAME\" lists them.", printable(id));
    }
    return {};
}

Result<int> runDoctor(Context &context, const DoctorOptions &options)
{
    if (const std::string wrong = wrongIn(options); !wrong.empty())
        return context.wrongUsage(wrong);
    TY_ASSIGN(const auto cloud, openCloud(context));
    doctor::ExamineOptions what;
    if (!options.cluster.empty()) {
        TY_ASSIGN(what.cluster, cluster::findCluster(cloud, options.cluster));
    }
    if (!options.stacks.empty())
        return showStacks(context, cloud, what.cluster, options.stacks);
    if (!options.setUpOf.empty())
        return showSetUpLog(context, cloud, what.cluster, options);
    TY_ASSIGN(auto done, doctor::examine(cloud, what, {}, context.progress().sink(), context.stop));
    const std::string name = done.report.cluster;
    for (const Finding &finding : done.report.findings)
        context.printText(textOf(finding, name, context.out));
    TY_ASSIGN(const auto fixed, repair(context, cloud, what.cluster, options, done.report));
    context.printText(textOf(fixed, name, context.out));
    json result = json::parse(doctor::toJson(done.report));
    result["fixed"] = repairsJson(fixed);
    result["bundle"] = nullptr;
    if (!options.bundle.empty()) {
        TY_ASSIGN(result["bundle"], saveBundle(context, cloud, what.cluster, done, options.bundle));
        context.printText("Saved " + options.bundle + ".\n");
    }
    const auto count = [&](doctor::Severity severity) {
        return std::ranges::count(done.report.findings, severity, &Finding::severity);
    };
    const bool failedFix = std::ranges::any_of(fixed, [](const Fixed &one) { return one.error.has_value(); });
    context.print(result, fmt::format("{} problems, {} warnings, {} unknown, {} checks without findings.\n",
                                      count(doctor::Severity::Problem), count(doctor::Severity::Warning),
                                      count(doctor::Severity::Unknown), count(doctor::Severity::Ok)));
    return failedFix || done.report.severity() == doctor::Severity::Problem ? Failed : Done;
}

} // namespace

void addDoctor(Commands &commands)
{
    auto options = std::make_shared<DoctorOptions>();
    CLI::App *command =
        commands.add("doctor", "Find out what is wrong with a cluster, or with the account, and repair it");
    command->add_option("NAME", options->cluster, "Cluster; without it: credentials, clock, permissions and quotas");
    command
        ->add_option("--fix", options->fix,
                     "Carry out the repairs of these checks (M12, M2, ...; all), after a question")
        ->delimiter(',')
        ->allow_extra_args(false);
    command->add_option("--stacks", options->stacks,
                        "Read the stacks of the processes of the active run on this machine, after a question");
    auto *setUp = command->add_option("--setup-log", options->setUpOf,
                                      "Print the log of the set-up of this machine, and which lines are errors");
    command->add_option("--log", options->setUpLog, "Of several: cloud-init-output.log, cfn-init.log, ...")
        ->needs(setUp);
    command->add_option("--bundle", options->bundle,
                        "Save report, logs and ledger without secrets as a ZIP archive for a bug report");
    commands.onRun(command, [options](Context &context) { return runDoctor(context, *options); });
}

} // namespace trainyard::cli
