#include <cstdio>
#include <memory>

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "backend/automation/journal_export.h"
#include "backend/cli/commands.h"
#include "backend/cli/context.h"
#include "backend/cli/output/log_view.h"
#include "backend/cli/output/terminal.h"
#include "backend/core/system/files.h"
#include "backend/core/try.h"

namespace trainyard::cli {

namespace {

struct JournalArguments {
    std::string since, output;
    bool csv = false, costs = false;
};

Result<int> showJournal(Context &context, const JournalArguments &arguments)
{
    automation::JournalQuery query;
    if (!arguments.since.empty()) {
        TY_ASSIGN(query.since, sinceTime(arguments.since, SystemClock::instance().now()));
    }
    query.costsOnly = arguments.costs;
    query.format = arguments.csv ? automation::JournalFormat::Csv : automation::JournalFormat::Json;
    const auto journal = stateFolder(context.globals.stateDir) / "journal.jsonl";
    const CallContext call{Deadline::never(), context.stop};
    const bool toFile = !arguments.output.empty();
    const auto show = [](std::string_view line) -> Status {
        std::fputs(printable(line).c_str(), stdout);
        return {};
    };
    TY_ASSIGN(const auto skipped, toFile ? automation::writeJournal(journal, query, arguments.output, call)
                                         : automation::exportJournal(journal, query, show, call));
    if (skipped > 0)
        context.printMessage(
            fmt::format("trainyardctl: {} lines of the journal cannot be read; they are left out.", skipped));
    if (!toFile)
        return Done;
    return context.print({{"written", arguments.output}}, arguments.output + " is written.\n");
}

} // namespace

void addJournal(Commands &commands)
{
    auto arguments = std::make_shared<JournalArguments>();
    CLI::App *command = commands.add(
        "journal", "The calls of AWS and the remote commands of this computer, with what they mean for the bill");
    command->add_option("--since", arguments->since, "Only after 10m, 2h, 1d ago, or after a time (UTC)");
    command->add_flag("--csv", arguments->csv, "As CSV; otherwise one JSON object a line");
    command->add_flag("--costs", arguments->costs, "Only calls that start, stop or change costs, or may do so");
    command->add_option("-o,--output", arguments->output, "File (0600); default: standard output");
    commands.onRun(command, [arguments](Context &context) { return showJournal(context, *arguments); });
}

} // namespace trainyard::cli
