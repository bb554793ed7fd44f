#include <algorithm>

#include "backend/core/text.h"
#include "backend/jobs/logs/line_scan_internal.h"

namespace trainyard::jobs {

namespace {

constexpr int kMostPrefixes = 6;
constexpr std::int64_t kHighestRank = 4095;

bool isLevel(std::string_view word)
{
    return word == "DEBUG" || word == "INFO" || word == "WARNING" || word == "WARN" || word == "ERROR" ||
           word == "CRITICAL" || word == "FATAL";
}

/// Digits where the pattern has a 0, otherwise its characters.
bool hasShape(std::string_view text, std::string_view shape)
{
    if (text.size() < shape.size())
        return false;
    for (std::size_t i = 0; i < shape.size(); ++i) {
        const bool digit = text[i] >= '0' && text[i] <= '9';
        if (shape[i] == '0' ? !digit : shape[i] != text[i])
            return false;
    }
    return true;
}

/// "[1,3]<stdout>:" of mpirun, "[3]<stderr>:" of horovodrun, with its time "Mon Jul  5 12:00:00 2021" before it.
bool takeLauncher(std::string_view &line, std::optional<int> &rank)
{
    const auto at = line.substr(0, 64).find("]<std");
    if (at == std::string_view::npos)
        return false;
    const auto open = line.substr(0, at).rfind('[');
    if (open == std::string_view::npos || (open != 0 && !(open >= 20 && open <= 26))) // a time, or nothing
        return false;
    LineScan scan(line.substr(open + 1));
    std::int64_t first = 0, second = -1;
    if (!scan.integer(first, kHighestStep) || (scan.literal(",") && !scan.integer(second, kHighestRank)))
        return false;
    if (!scan.literal("]<stdout>:") && !scan.literal("]<stderr>:"))
        return false;
    const std::int64_t found = second >= 0 ? second : first;
    if (found > kHighestRank)
        return false;
    if (!rank)
        rank = int(found);
    line = scan.rest();
    return true;
}

/// "[default3]:" of torchrun: the number of a process on its machine.
bool takeTorchrun(std::string_view &line)
{
    LineScan scan(line);
    std::string_view process;
    if (!scan.literal("[") || !scan.name(process, "_") || !scan.literal("]:"))
        return false;
    if (process.back() < '0' || process.back() > '9')
        return false;
    line = scan.rest();
    return true;
}

/// "2026-11-27 03:00:00,000 ", "[2026-11-27 03:00:00,000] ", "2026-11-27T03:00:00.000Z ", and " - " behind it.
bool takeTime(std::string_view &line)
{
    LineScan scan(line);
    const bool bracket = scan.literal("[");
    const std::string_view text = scan.rest();
    if (!hasShape(text, "0000-00-00 00:00:00") && !hasShape(text, "0000-00-00T00:00:00"))
        return false;
    scan = LineScan(text.substr(19));
    std::int64_t fraction = 0;
    if (scan.literal(",") || scan.literal("."))
        (void)scan.integer(fraction, kHighestStep);
    (void)scan.literal("Z");
    if (bracket && !scan.literal("]"))
        return false;
    if (!scan.literal(" - ") && !scan.literal(" "))
        return false;
    scan.blanks();
    line = scan.rest();
    return true;
}

/// "Node[3] ", "INFO ", "INFO:root:", "[INFO] ", "name - INFO - ".
bool takeLogger(std::string_view &line)
{
    LineScan scan(line);
    std::int64_t number = 0;
    std::string_view word, logger;
    if (scan.literal("Node[") && scan.integer(number, kHighestRank) && scan.literal("] ")) {
        line = scan.rest();
        return true;
    }
    scan = LineScan(line);
    const bool bracket = scan.literal("[");
    if (!scan.name(word, "_."))
        return false;
    if (isLevel(word)) {
        if (bracket) {
            if (!scan.literal("] "))
                return false;
        } else if (scan.literal(":")) {
            if (LineScan ahead = scan; ahead.name(logger) && ahead.literal(":"))
                scan = ahead;
        } else if (!scan.literal(" - ") && !scan.literal(" ")) {
            return false;
        }
        scan.blanks();
        line = scan.rest();
        return true;
    }
    if (bracket || !scan.literal(" - ") || !scan.name(logger) || !isLevel(logger) || !scan.literal(" - "))
        return false;
    line = scan.rest();
    return true;
}

/// "[03:00:00] src/kvstore/kv.cc:12: " of programs in C++.
bool takeSource(std::string_view &line)
{
    if (!hasShape(line, "[00:00:00] "))
        return false;
    LineScan scan(line.substr(11));
    std::int64_t number = 0;
    const auto colon = scan.rest().substr(0, 200).find(':');
    if (colon == std::string_view::npos || scan.rest().substr(0, colon).find(' ') != std::string_view::npos)
        return false;
    scan = LineScan(scan.rest().substr(colon + 1));
    if (!scan.integer(number, kHighestStep) || !scan.literal(": "))
        return false;
    line = scan.rest();
    return true;
}

} // namespace

std::string_view withoutPrefixes(std::string_view line, std::optional<int> &rank)
{
    for (int i = 0; i < kMostPrefixes; ++i) {
        line = trimmed(line);
        if (!takeLauncher(line, rank) && !takeTorchrun(line) && !takeTime(line) && !takeLogger(line) &&
            !takeSource(line))
            break;
    }
    return line;
}

} // namespace trainyard::jobs
