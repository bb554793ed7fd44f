#include "backend/training/recovery/replace_head.h"

#include <memory>

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "backend/cli/cloud.h"
#include "backend/cli/commands.h"
#include "backend/cli/context.h"
#include "backend/cli/follow.h"
#include "backend/core/try.h"

namespace trainyard::cli {

namespace {

struct ReplaceHeadOptions {
    std::string cluster;
    bool follow = false;
};

Result<int> replaceHead(Context &context, const ReplaceHeadOptions &wanted)
{
    TY_ASSIGN(auto cloud, openCloud(context));
    TY_ASSIGN(const auto id, cluster::findCluster(cloud, wanted.cluster));
    training::FollowOptions options;
    options.note = [&](const std::string &text) { context.printMessage("trainyardctl: " + text); };
    ProgressView view(stderr);
    options.progress = view.sink();
    Status answer;
    options.confirm = [&](const training::RecoveryPlan &plan) {
        const std::string then =
            plan.action == training::Recovery::None ? "" : " Then " + training::describe(plan) + ".";
        answer =
            context.confirm("Launch " + training::describeNewHead(cloud, id) + " for " + wanted.cluster + "?" + then);
        return answer.has_value();
    };
    const auto replaced = training::replaceHead(cloud, id, options, context.stop);
    view.close();
    if (!answer)
        return fail(answer.error());
    TY_ASSIGN(const auto done, replaced);
    if (done.run && wanted.follow)
        return followToEnd(context, cloud, *done.run);
    const std::string text = done.run ? training::describe(done.plan) : "its head node was replaced";
    nlohmann::json result{{"cluster", id.value}, {"run", nullptr}, {"steps_lost", done.plan.stepsLost}, {"text", text}};
    if (done.run)
        result["run"] = done.run->value;
    return context.print(result, wanted.cluster + ": " + text + "\n");
}

} // namespace

void addReplaceHead(Commands &commands)
{
    auto options = std::make_shared<ReplaceHeadOptions>();
    CLI::App *command =
        commands.add("replace-head", "Launch a new head node in place of a terminated one, and continue its run");
    Commands::addCluster(command, options->cluster);
    command->add_flag("-f,--follow", options->follow, "Follow the run; Ctrl-C stops following, not the run");
    commands.onRun(command, [options](Context &context) { return replaceHead(context, *options); });
}

} // namespace trainyard::cli
