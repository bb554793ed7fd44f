#include <memory>

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

#include "backend/cli/commands.h"
#include "backend/cli/context.h"
#include "backend/cli/output/prompt_line.h"
#include "backend/core/system/files.h"
#include "backend/core/text.h"
#include "backend/core/try.h"
#include "backend/notify/webhook.h"

namespace trainyard::cli {

namespace {

struct NotifyOptions {
    bool webhook = false, forget = false, test = false;
    std::string kinds, desktop;
};

/// "run-finished,budget"; "none".
Result<std::set<notify::NoticeKind>> noticeKindsOf(const std::string &list)
{
    std::set<notify::NoticeKind> kinds;
    if (list == "none")
        return kinds;
    for (const std::string_view name : split(list, ',')) {
        const auto kind = parseEnum<notify::NoticeKind>(trimmed(name));
        if (!kind)
            return fail(
                ErrorCode::InvalidArgument, "--on",
                fmt::format("{} is none of {}, and not none", name, fmt::join(namesOf(notify::NoticeKind()), ", ")));
        kinds.insert(*kind);
    }
    return kinds;
}

Status changeSettings(Context &context, const std::filesystem::path &folder, const NotifyOptions &options)
{
    notify::Settings settings = notify::readSettings(folder);
    if (!options.kinds.empty()) {
        TY_ASSIGN(settings.kinds, noticeKindsOf(options.kinds));
    }
    if (!options.desktop.empty())
        settings.desktop = options.desktop == "on";
    if (!options.kinds.empty() || !options.desktop.empty()) {
        TY_TRY(notify::writeSettings(folder, settings));
    }
    if (options.forget) {
        TY_TRY(notify::storeWebhook(folder, Secret()));
    }
    if (options.webhook) { // never an argument: other users could read it
        TY_ASSIGN(auto address, promptLine("Address of the webhook: ", true, {Deadline::never(), context.stop}));
        TY_TRY(notify::storeWebhook(folder, Secret(std::move(address))));
    }
    return {};
}

Result<int> notifications(Context &context, const NotifyOptions &options)
{
    const auto folder = stateFolder(context.globals.stateDir);
    TY_TRY(changeSettings(context, folder, options));
    if (options.test) {
        notify::Notice notice;
        notice.title = "Test of Trainyard's notifications";
        TY_TRY(notify::post(folder, notice, context.stop));
    }
    const notify::Settings settings = notify::readSettings(folder);
    std::vector<std::string> kinds;
    for (const notify::NoticeKind kind : settings.kinds)
        kinds.emplace_back(toString(kind));
    return context.print({{"on", kinds}, {"desktop", settings.desktop}, {"webhook", settings.hasWebhook}},
                         fmt::format("Reported: {}\nDesktop: {}\nWebhook: {}\n{}",
                                     kinds.empty() ? std::string("nothing") : fmt::format("{}", fmt::join(kinds, ", ")),
                                     settings.desktop ? "on (by the window)" : "off",
                                     settings.hasWebhook ? "an address is stored" : "none",
                                     options.test ? "The webhook has accepted the test.\n" : ""));
}

} // namespace

void addNotify(Commands &commands)
{
    auto options = std::make_shared<NotifyOptions>();
    CLI::App *command =
        commands.add("notify", "Show or change what is reported to the desktop and to a webhook: ends and failures of "
                               "runs, budgets, Spot notices");
    command->add_option("--on", options->kinds,
                        "What is reported, joined by commas: run-finished, run-failed, run-stopped, budget, "
                        "spot-notice, head-lost; none");
    command->add_option("--desktop", options->desktop, "Desktop notifications, which the window shows: on or off")
        ->check(CLI::IsMember({"on", "off"}));
    auto *webhook = command->add_flag("--webhook", options->webhook,
                                      "Ask for an https address, which then receives a JSON object for each "
                                      "notification; the commands that follow a run and the window post to it");
    command->add_flag("--forget-webhook", options->forget, "Remove the address")->excludes(webhook);
    command->add_flag("--test", options->test, "Post a test to the webhook");
    commands.onRun(command, [options](Context &context) { return notifications(context, *options); });
}

} // namespace trainyard::cli
