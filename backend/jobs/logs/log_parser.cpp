#include <algorithm>
#include <array>
#include <cstring>
#include <map>
#include <utility>

#include <fmt/format.h>

#include "backend/core/text.h"
#include "backend/core/try.h"
#include "backend/jobs/logs/formats_internal.h"
#include "backend/jobs/logs/line_scan_internal.h"
#include "backend/jobs/logs/log_format.h"
#include "backend/jobs/logs/user_pattern_internal.h"
#include "backend/jobs/logs/value_limits_internal.h"

namespace trainyard::jobs {

namespace {

using protocol::TaskValue;

constexpr std::size_t kMostPatterns = 32;
constexpr std::size_t kMostWaiting = 65'536; ///< values that were not taken yet
constexpr double kPieceSeconds = 0.1;        ///< between two pieces of a line that end with a carriage return
constexpr std::size_t kMostParsers = 1024;   ///< of ranks whose output one process prints

constexpr auto kFormats = std::to_array<LogFormatInfo>(
    {{"mxnet", "MXNet: Speedometer, epochs, Gluon", &makeMxnetFormat},
     {"deepcoral", "DeepCoral of \"Distributed machine learning on AWS\"", &makeDeepCoralFormat},
     {"pytorch", "PyTorch: its examples, tutorials and torchvision", &makePytorchFormat},
     {"keras", "Keras: lines and bars of fit()", &makeKerasFormat},
     {"progress", "Progress bars of tqdm and Lightning", &makeProgressBarFormat},
     {"huggingface", "Dictionaries, as of Hugging Face's Trainer", &makeDictFormat},
     {"json", "JSON objects, one a line", &makeJsonFormat},
     {"dask", "Dask: execution time", &makeDaskFormat},
     {"keyvalue", "Names with numbers: loss=0.5, acc: 97%", &makeKeyValueFormat}});

Result<std::vector<const LogFormatInfo *>> chosenFormats(std::string_view names)
{
    std::vector<const LogFormatInfo *> chosen;
    if (trimmed(names).empty() || trimmed(names) == "none")
        return chosen;
    for (const std::string_view part : split(names, ',')) {
        const std::string_view name = trimmed(part);
        if (name == "auto") {
            for (const LogFormatInfo &format : kFormats)
                chosen.push_back(&format);
            continue;
        }
        const auto *const found = std::ranges::find(kFormats, name, &LogFormatInfo::name);
        if (found == kFormats.end()) {
            std::string known;
            for (const LogFormatInfo &format : kFormats)
                known += ", " + std::string(format.name);
            return fail(ErrorCode::InvalidArgument, "--log-formats",
                        fmt::format("\"{}\" is none of auto, none{}", name.substr(0, 64), known));
        }
        chosen.push_back(found);
    }
    return chosen;
}

bool hasDigit(std::string_view text)
{
    return std::ranges::any_of(text, [](char c) { return c >= '0' && c <= '9'; });
}

} // namespace

std::span<const LogFormatInfo> logFormats()
{
    return kFormats;
}

struct LogParser::Impl {
    using Formats = std::vector<std::unique_ptr<LogFormat>>;

    std::vector<const LogFormatInfo *> chosen;
    std::vector<UserPattern> patterns;
    std::map<int, Formats> formats; ///< by the rank of a launcher's prefix; -1: without one
    ValueLimits limits;
    std::vector<TaskValue> values, found;
    std::uint64_t dropped = 0;
    std::string line; ///< begun
    bool cut = false, pendingReturn = false;
    double lastPiece = 0;
    bool hadPiece = false;

    Formats &formatsOf(int rank)
    {
        Formats &mine = formats[rank];
        if (mine.empty()) {
            for (const LogFormatInfo *info : chosen)
                mine.push_back(info->make());
        }
        return mine;
    }

    void keep(std::string_view piece)
    {
        const std::size_t room = kLongestParsedLine - line.size();
        cut = cut || piece.size() > room;
        line.append(piece.substr(0, room));
    }

    /// \param isPiece  ended by a carriage return alone
    void end(bool isPiece, double t)
    {
        const bool tooSoon = isPiece && hadPiece && t >= lastPiece && t < lastPiece + kPieceSeconds;
        if (!tooSoon && !line.empty())
            parse(t);
        if (isPiece && !tooSoon) {
            lastPiece = t;
            hadPiece = true;
        }
        line.clear();
        cut = false;
    }

    void parse(double t)
    {
        std::string plain;
        std::string_view text = line;
        if (!hasDigit(text))
            return;
        if (text.find_first_of("\x1b\b") != std::string_view::npos) {
            plain = withoutEscapes(text);
            text = plain;
        }
        if (!isTextLine(text, cut))
            return;
        std::optional<int> rank;
        text = withoutPrefixes(text, rank);
        found.clear();
        parse(text, rank.value_or(-1));
        for (TaskValue &value : found) {
            value.rank = rank.value_or(-1);
            value.t = t;
            record(std::move(value));
        }
    }

    void parse(std::string_view text, int rank)
    {
        bool matched = false;
        for (UserPattern &pattern : patterns) {
            const bool wasOff = pattern.isOff();
            matched = pattern.parse(text, found) || matched;
            if (pattern.isOff() && !wasOff)
                addNotice("pattern-off",
                          fmt::format("the pattern \"{}\" takes too many steps; it is switched off", pattern.text()));
        }
        if (matched || chosen.empty() || (!formats.contains(rank) && formats.size() >= kMostParsers))
            return;
        for (const auto &format : formatsOf(rank)) {
            const std::size_t before = found.size();
            if (format->parse(text, found))
                return;
            found.resize(before);
        }
    }

    void addNotice(std::string name, const std::string &note)
    {
        TaskValue value;
        value.name = std::move(name);
        value.step = kNoStep;
        value.value = 1;
        value.note = note.substr(0, 200);
        found.push_back(std::move(value));
    }

    void record(TaskValue value)
    {
        const bool wholeEpoch = value.samples == kWholeEpoch;
        value.samples = std::max<std::int64_t>(value.samples, 0);
        if (value.step < 0)
            value.step = limits.nextStep(value);
        auto answer = limits.take(value, wholeEpoch);
        if (answer == ValueLimits::Answer::FirstNameTooMany) {
            ++dropped;
            value.note = fmt::format("{} is not recorded: a process has at most {} names of metrics", value.name,
                                     ValueLimits::kMostNames);
            value.name = "names-dropped";
            value.value = 1;
            value.step = 0;
            answer = ValueLimits::Answer::Keep;
        }
        if (answer == ValueLimits::Answer::Keep && values.size() < kMostWaiting)
            values.push_back(std::move(value));
        else
            ++dropped;
    }
};

LogParser::LogParser(std::unique_ptr<Impl> impl)
    : m(std::move(impl))
{
}
LogParser::LogParser(LogParser &&) noexcept = default;
LogParser &LogParser::operator=(LogParser &&) noexcept = default;
LogParser::~LogParser() = default;

Result<LogParser> LogParser::make(std::string_view formats, std::span<const std::string> patterns)
{
    auto impl = std::make_unique<Impl>();
    TY_ASSIGN(impl->chosen, chosenFormats(formats));
    if (patterns.size() > kMostPatterns)
        return fail(ErrorCode::InvalidArgument, "--metric-pattern",
                    fmt::format("there are {} patterns, more than {}", patterns.size(), kMostPatterns));
    for (const std::string &text : patterns) {
        TY_ASSIGN(auto pattern, UserPattern::make(text));
        impl->patterns.push_back(std::move(pattern));
    }
    return LogParser(std::move(impl));
}

void LogParser::add(std::string_view bytes, double t)
{
    while (!bytes.empty()) {
        if (m->pendingReturn) { // "\r\n" is one end, also where a read has cut it in two
            m->pendingReturn = false;
            const bool isPiece = bytes.front() != '\n';
            m->end(isPiece, t);
            if (!isPiece)
                bytes.remove_prefix(1);
            continue;
        }
        const auto at = bytes.find_first_of("\r\n");
        m->keep(bytes.substr(0, at));
        if (at == std::string_view::npos)
            return;
        if (bytes[at] == '\r')
            m->pendingReturn = true;
        else
            m->end(false, t);
        bytes.remove_prefix(at + 1);
    }
}

std::vector<TaskValue> LogParser::take()
{
    return std::exchange(m->values, {});
}

std::uint64_t LogParser::dropped() const
{
    return m->dropped;
}

} // namespace trainyard::jobs
