// Names, notes and tags of runs; runs that are archived, and those that are deleted.
#include "backend/cli/commands/runs/runs_edit.h"

#include <vector>

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "backend/cli/cloud.h"
#include "backend/core/try.h"
#include "backend/core/units.h"
#include "backend/training/records/run_details.h"
#include "backend/training/records/run_removal.h"
#include "backend/training/run/cluster_run.h"

namespace trainyard::cli {

namespace {

nlohmann::json labelsJson(const ledger::RunLabels &labels)
{
    return {{"run", labels.run.value},
            {"label", labels.name},
            {"notes", labels.notes},
            {"tags", training::tagsOf(labels.tags)},
            {"archived", orNull(labels.archived)}};
}

Result<int> labelRun(Context &context, const RunsEdit &edit)
{
    TY_ASSIGN(auto cloud, openLedgerOnly(context));
    TY_ASSIGN(const auto run, training::findRun(cloud, edit.label));
    TY_ASSIGN(auto labels, cloud.ledger->runLabels(run.id));
    labels.name = edit.name.value_or(labels.name);
    labels.notes = edit.notes.value_or(labels.notes);
    labels.tags = edit.tags ? training::normalTags(*edit.tags) : labels.tags;
    TY_TRY(cloud.ledger->saveRunLabels(labels));
    return context.print(labelsJson(labels),
                         printable(fmt::format("{}: {}{}\n", run.id.value, labels.name.empty() ? run.name : labels.name,
                                               labels.tags.empty() ? "" : " (" + labels.tags + ")")));
}

Result<int> archiveRun(Context &context, const std::string &wanted, bool archived)
{
    TY_ASSIGN(auto cloud, openLedgerOnly(context));
    TY_ASSIGN(const auto run, training::findRun(cloud, wanted));
    TY_ASSIGN(auto labels, cloud.ledger->runLabels(run.id));
    labels.archived = archived ? std::optional(SystemClock::instance().now()) : std::nullopt;
    TY_TRY(cloud.ledger->saveRunLabels(labels));
    return context.print(labelsJson(labels), run.id.value + (archived ? " is archived; runs --archived lists it.\n"
                                                                      : " is listed again.\n"));
}

Result<int> deleteRun(Context &context, const std::string &wanted)
{
    TY_ASSIGN(auto cloud, openLedgerOnly(context));
    TY_ASSIGN(const auto run, training::findRun(cloud, wanted));
    TY_ASSIGN(const auto removal, training::describeRemoval(*cloud.ledger, cloud.stateFolder, run.id));
    TY_TRY(
        context.confirm(fmt::format("Delete the run {} with {} metric records, {} checkpoints on this computer and "
                                    "its logs ({})? This cannot be undone.",
                                    run.id.value, removal.records, removal.checkpoints, formatBytes(removal.bytes))));
    TY_TRY(training::removeRun(*cloud.ledger, cloud.stateFolder, run.id));
    return context.print({{"run", run.id.value},
                          {"records", removal.records},
                          {"checkpoints", removal.checkpoints},
                          {"bytes", removal.bytes}},
                         run.id.value + " is deleted. Checkpoints and logs in a bucket stay.\n");
}

} // namespace

void addRunsEdit(CLI::App *runs, RunsEdit &edit, std::initializer_list<CLI::Option *> others)
{
    std::vector<CLI::Option *> actions;
    auto *label = runs->add_option("--label", edit.label, "Change name, notes or tags of this run");
    actions.push_back(label);
    runs->add_option("--name", edit.name, "With --label: its name; \"\" removes it")->needs(label);
    runs->add_option("--notes", edit.notes, "With --label: its notes")->needs(label);
    runs->add_option("--tags", edit.tags, "With --label: its tags, separated by commas")->needs(label);
    actions.push_back(runs->add_option("--archive", edit.archive, "Leave this run out of the list"));
    actions.push_back(runs->add_option("--unarchive", edit.unarchive, "List this archived run again"));
    actions.push_back(runs->add_option(
        "--delete", edit.remove, "Delete this run with its metrics, its logs and its checkpoints on this computer"));
    for (std::size_t i = 0; i < actions.size(); ++i) {
        for (std::size_t k = 0; k < i; ++k)
            actions[i]->excludes(actions[k]);
        for (CLI::Option *other : others)
            actions[i]->excludes(other);
    }
}

Result<int> editRuns(Context &context, const RunsEdit &edit)
{
    if (!edit.label.empty())
        return labelRun(context, edit);
    if (!edit.remove.empty())
        return deleteRun(context, edit.remove);
    const bool archived = !edit.archive.empty();
    return archiveRun(context, archived ? edit.archive : edit.unarchive, archived);
}

} // namespace trainyard::cli
