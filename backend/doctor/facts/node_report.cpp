#include "backend/doctor/facts/node_report.h"

#include <algorithm>

#include "backend/core/numbers.h"
#include "backend/core/text.h"

namespace trainyard::doctor {
namespace {

constexpr std::size_t kMostEntries = 2048, kLongestValue = 1024, kMostLogs = 32;

int numberIn(std::string_view value)
{
    const auto number = parseInteger(trimmed(value));
    return number && *number >= 0 && *number <= 1'000'000'000 ? int(*number) : -1;
}

/// "first rest": the part before the first blank, and the part after it.
std::pair<std::string, std::string> halves(std::string_view value)
{
    const auto blank = value.find(' ');
    if (blank == std::string_view::npos)
        return {std::string(value), {}};
    return {std::string(value.substr(0, blank)), std::string(trimmed(value.substr(blank + 1)))};
}

template <class T>
void push(std::vector<T> &list, T value)
{
    if (list.size() < kMostEntries)
        list.push_back(std::move(value));
}

void pushLine(std::optional<std::vector<std::string>> &list, std::string_view value)
{
    if (!list)
        list.emplace();
    if (const auto line = trimmed(value); !line.empty())
        push(*list, std::string(line));
}

void takeProcess(NodeReport &report, std::string_view value)
{
    const auto [pid, rest] = halves(value);
    const auto [run, command] = halves(rest);
    if (const int number = numberIn(pid); number > 1 && run.starts_with("r-"))
        push(report.processes, {number, run.substr(0, 40), shownLine(command, 200)});
}

void takeLaunched(NodeReport &report, std::string_view value)
{
    const auto [pid, rest] = halves(value);
    const auto [role, command] = halves(rest);
    if (const int number = numberIn(pid); number > 1 && !role.empty())
        push(report.launched, {number, shownLine(role, 16), shownLine(command, 200)});
}

void takePreparation(NodeReport &report, const std::string &address, const std::string &text)
{
    const int status = numberIn(text);
    if (status >= 0 && status <= 255 && report.prepareStatus.size() < kMostEntries)
        report.prepareStatus[address] = status;
}

void takePair(NodeReport &report, std::string_view key, std::string_view value)
{
    const auto [first, second] = halves(value);
    if (second.empty())
        return;
    if (key == "mount")
        push(report.mounts, {first, second});
    else if (key == "fstab")
        push(report.fstabShares, first + " " + second);
    else if (key == "hop")
        push(report.hops, {first, second.substr(0, 16)});
    else if (key == "preparestatus")
        takePreparation(report, first, second);
    else if (key == "prepared" && report.preparedAt.size() < kMostEntries)
        report.preparedAt[first] = parseInteger(second).value_or(0);
    else if (first.size() == 64 && report.code.size() < kMostEntries)
        report.code[second] = first;
}

void takeVariable(NodeReport &report, std::string_view value)
{
    const auto equals = value.find('=');
    if (equals == std::string_view::npos)
        return;
    if (const auto name = value.substr(0, equals); std::ranges::find(kNodeVariables, name) != kNodeVariables.end())
        report.environment[std::string(name)] = std::string(value.substr(equals + 1));
}

void takeValue(NodeReport &report, std::string_view key, std::string_view value)
{
    if (key == "time")
        report.time = parseInteger(trimmed(value)).value_or(0);
    else if (key == "address")
        push(report.addresses, std::string(value));
    else if (key == "process")
        takeProcess(report, value);
    else if (key == "launched")
        takeLaunched(report, value);
    else if (key == "gpus")
        report.gpusListed = numberIn(value);
    else if (key == "gpudevices")
        report.gpuDevices = numberIn(value);
    else if (key == "raw1394")
        report.hasRaw1394 = true;
    else if (key == "numpy")
        report.numpy = shownLine(value);
    else if (key == "cuda")
        report.cudaFolder = std::string(value);
    else if (key == "cudacache")
        report.cudaInCache = true;
    else if (key == "mount" || key == "fstab" || key == "hop" || key == "code" || key == "preparestatus" ||
             key == "prepared")
        takePair(report, key, value);
    else if (key == "hostworker")
        push(report.hostWorker, std::string(trimmed(value)));
    else if (key == "hostlog")
        push(report.hostLog, std::string(trimmed(value)));
    else if (key == "marker")
        push(report.markers, std::string(value));
    else if (key == "preparing")
        report.preparing = true;
    else if (key == "sharedsilent")
        report.sharedSilent = true;
    else if (key == "starting")
        report.starting = true;
    else if (key == "workerfile")
        pushLine(report.workerFile, value);
    else if (key == "workers")
        pushLine(report.workersList, value);
}

} // namespace

NodeReport parseNodeReport(std::string_view text)
{
    NodeReport report;
    LogText *log = nullptr;
    for (std::string_view line; takeLine(text, line);) {
        if (line.starts_with('>')) {
            if (log)
                log->text.append(line.substr(1)).append("\n");
            continue;
        }
        log = nullptr;
        const auto equals = line.find('=');
        if (equals == std::string_view::npos)
            continue;
        const std::string_view key = line.substr(0, equals), value = line.substr(equals + 1);
        if (key == "metric") {
            report.metrics.append(value).append("\n");
        } else if (key == "log") {
            auto [first, name] = halves(value);
            if (report.logs.size() < kMostLogs && !name.empty()) {
                report.logs.push_back({{}, shownLine(name), std::max(numberIn(first), 1), {}});
                log = &report.logs.back();
            }
        } else if (value.size() > kLongestValue) {
            continue;
        } else if (key.starts_with("env.")) {
            takeVariable(report, line.substr(4));
        } else {
            takeValue(report, key, value);
        }
    }
    return report;
}

} // namespace trainyard::doctor
