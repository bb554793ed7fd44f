// Output of machines and services that is shown to users: console text, the response to the probe, terminal text, the
// detail of an error. The first byte selects one.
#include <algorithm>

#include "backend/cli/output/terminal.h"
#include "backend/cluster/cloud/access/console_text.h"
#include "backend/cluster/plan/resource_tags.h"
#include "backend/core/encoding.h"
#include "backend/provision/probe.h"
#include "backend/wording/messages.h"
#include "tests/fuzz/fuzz.h"

namespace {

using namespace trainyard;
using fuzz::require;

bool isOneLine(std::string_view text)
{
    return std::ranges::none_of(text, [](unsigned char c) { return c < 0x20; });
}

void readConsole(std::string_view text)
{
    const auto line = cluster::lastLine(text);
    require(line.size() <= 200 && isOneLine(line) && cluster::printable(line, 200) == line,
            "the last line can be printed");
    require(cluster::lastLine(line) == line, "a line is its own last line");
    require(line.empty() || text.find_first_not_of(" \t\r\n\v\f") != std::string_view::npos, "nothing says nothing");
    // EC2 returns console output in base64, with lines of any length.
    const auto bytes = base64Decode(text);
    if (!bytes)
        return;
    const auto again = base64Decode(base64Encode(*bytes));
    require(again && *again == *bytes, "base64 is written and read alike");
}

void readProbe(std::string_view text)
{
    const auto probe = provision::parseProbe(text);
    require(isOneLine(provision::describe(probe)), "what a machine has is said in a line");
    require(probe.gpus.size() <= 100 && probe.cuda.size() <= 100 && probe.frameworks.size() <= 100,
            "a hundred lines count");
    for (const auto &gpu : probe.gpus)
        require(gpu.name.size() <= 200 && gpu.memoryMiB >= 0, "a GPU has memory, or it is not known");
    require(std::ranges::is_sorted(probe.cuda), "toolkits are in order");
}

void readDetail(std::string_view text)
{
    const auto code = text.empty() ? ErrorCode::Internal : ErrorCode(static_cast<unsigned char>(text.front()) % 32);
    const auto sentence = wording::message({code, "worker-2", std::string(text)});
    require(isOneLine(sentence) && sentence.size() < 2000 && sentence.ends_with('.'), "an error is a sentence");
}

void showOnTerminal(std::string_view text)
{
    const auto shown = cli::printable(text);
    require(cli::printable(shown) == shown, "what is printable stays so");
    require(
        std::ranges::none_of(shown, [](unsigned char c) { return (c < 0x20 && c != '\n' && c != '\t') || c == 0x7f; }),
        "nothing steers the terminal");
    const auto fits = cli::fitted(shown, 20, true);
    require(cli::displayWidth(fits) <= 20 && cli::printable(fits) == fits, "what is cut fits");
    cli::Table table({{"NAME", cli::Table::Align::Left}, {"SIZE", cli::Table::Align::Right}});
    table.add({std::string(text), "1"});
    table.add({});
    const auto rows = table.text({});
    require(std::ranges::count(rows.bytes(), '\n') == 3, "a row is a line");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    if (size == 0)
        return 0;
    const auto text = fuzz::textOf(data + 1, size - 1);
    switch (data[0] % 4) {
    case 0:
        readConsole(text);
        break;
    case 1:
        readProbe(text);
        break;
    case 2:
        showOnTerminal(text);
        break;
    default:
        readDetail(text);
    }
    return 0;
}
