#include "backend/training/logs/log_search.h"

#include <memory>
#include <queue>

#include <fmt/format.h>
#include <pcre2.h>

#include "backend/core/try.h"
#include "backend/training/logs/log_reader.h"

namespace trainyard::training {

namespace {

constexpr std::uint32_t kMostSteps = 100'000; ///< from one character on: PCRE2 restarts its count at the next one
constexpr std::uint32_t kMostHeapKiB = 4096, kMostDepth = 20'000;
constexpr std::size_t kStartsAtOnce = 256;  ///< characters at which a match is tried between two looks at the clock
constexpr std::uint64_t kCheckLines = 4096; ///< between two looks at the clock and the stop token

/// Whether lines contain a text, or match an expression. Bytes that are not UTF-8 match nothing.
class LineMatcher {
public:
    enum class Answer { No, Yes, TooManySteps, Interrupted };

    static Result<LineMatcher> make(const LogQuery &query)
    {
        LineMatcher matcher;
        if (query.text.empty())
            return matcher;
        int error = 0;
        PCRE2_SIZE place = 0;
        matcher.m_regex = query.regex;
        const std::uint32_t options = PCRE2_MATCH_INVALID_UTF | PCRE2_NEVER_BACKSLASH_C | PCRE2_USE_OFFSET_LIMIT;
        const std::uint32_t literal = PCRE2_MATCH_INVALID_UTF | PCRE2_LITERAL; // PCRE2 allows few options beside it
        matcher.m_code.reset(pcre2_compile(reinterpret_cast<PCRE2_SPTR>(query.text.data()), query.text.size(),
                                           (query.regex ? options : literal) |
                                               (query.caseSensitive ? 0u : std::uint32_t(PCRE2_CASELESS)),
                                           &error, &place, nullptr));
        if (!matcher.m_code) {
            PCRE2_UCHAR words[256] = {};
            (void)pcre2_get_error_message(error, words, sizeof words);
            return fail(ErrorCode::InvalidArgument, "search",
                        fmt::format("\"{}\": {} at byte {}", query.text.substr(0, 80),
                                    reinterpret_cast<const char *>(words), place));
        }
        matcher.m_data.reset(pcre2_match_data_create(1, nullptr));
        matcher.m_context.reset(pcre2_match_context_create(nullptr));
        if (!matcher.m_data || !matcher.m_context)
            return fail(ErrorCode::Internal, "search", "there is no memory for the expression");
        pcre2_set_match_limit(matcher.m_context.get(), kMostSteps);
        pcre2_set_heap_limit(matcher.m_context.get(), kMostHeapKiB);
        pcre2_set_depth_limit(matcher.m_context.get(), kMostDepth);
        return matcher;
    }

    /// Whether only the beginning of a line is searched.
    bool isTooLong(std::string_view line) const { return m_code && m_regex && line.size() > kLongestMatchedLine; }

    /// \param goOn  called from time to time: whether to continue
    template <class GoOn>
    Answer matches(std::string_view line, const GoOn &goOn) const
    {
        if (!m_code)
            return Answer::Yes;
        if (!m_regex)
            return answerOf(match(line, 0, PCRE2_UNSET));
        line = line.substr(0, kLongestMatchedLine);
        for (std::size_t begin = 0;;) {
            std::size_t end = begin + kStartsAtOnce; // the first character at which no match is tried this time
            while (end < line.size() && (static_cast<unsigned char>(line[end]) & 0xc0) == 0x80)
                ++end;                           // no start within a character
            const bool last = end > line.size(); // an empty match at the end of the line is tried, too
            const int found = match(line, begin, last ? PCRE2_UNSET : end - 1);
            if (last || found != PCRE2_ERROR_NOMATCH)
                return answerOf(found);
            if (!goOn())
                return Answer::Interrupted;
            begin = end;
        }
    }

private:
    int match(std::string_view line, std::size_t begin, PCRE2_SIZE lastStart) const
    {
        pcre2_set_offset_limit(m_context.get(), lastStart);
        return pcre2_match(m_code.get(), reinterpret_cast<PCRE2_SPTR>(line.data()), line.size(), begin, 0, m_data.get(),
                           m_context.get());
    }
    static Answer answerOf(int found)
    {
        if (found == PCRE2_ERROR_MATCHLIMIT || found == PCRE2_ERROR_HEAPLIMIT || found == PCRE2_ERROR_DEPTHLIMIT)
            return Answer::TooManySteps;
        return found >= 0 ? Answer::Yes : Answer::No;
    }
    struct FreeCode {
        void operator()(pcre2_code *code) const { pcre2_code_free(code); }
    };
    struct FreeData {
        void operator()(pcre2_match_data *data) const { pcre2_match_data_free(data); }
    };
    struct FreeContext {
        void operator()(pcre2_match_context *context) const { pcre2_match_context_free(context); }
    };
    bool m_regex = false;
    std::unique_ptr<pcre2_code, FreeCode> m_code;
    std::unique_ptr<pcre2_match_data, FreeData> m_data;
    std::unique_ptr<pcre2_match_context, FreeContext> m_context;
};

Status openFailed(const CopiedLog &log)
{
    return fail(ErrorCode::IoFailure, log.node + "-" + log.role + ".log",
                "the copy of this log cannot be opened: with many processes, select some by machine or role");
}

/// One search: its limits, and what it has found.
struct Search {
    const LogQuery &query;
    const LineMatcher &matcher;
    const CallContext &context;
    Deadline end;
    std::vector<LogHit> hits;
    std::uint64_t bytes = 0, longLines = 0;
    bool complete = true;

    bool mayGoOn() const { return !context.stop.stop_requested() && !end.expired() && !context.deadline.expired(); }

    /// \return whether to go on
    Result<bool> log(const LogStore &store, const CopiedLog &log, std::optional<int> rank)
    {
        LogReader reader = store.open(log);
        if (reader.failed()) {
            TY_TRY(openFailed(log));
        }
        std::optional<Timestamp> at;
        std::string_view line;
        while (reader.next(line)) {
            if (reader.lines() % kCheckLines == 0) {
                if (context.stop.stop_requested())
                    return fail(ErrorCode::Cancelled, "search", "it was stopped");
                if (end.expired() || context.deadline.expired())
                    return stop(reader);
            }
            if (const auto time = timeOfLine(line))
                at = time;
            if (query.since && (!at || *at < *query.since))
                continue;
            longLines += matcher.isTooLong(line) ? 1 : 0;
            const auto answer = matcher.matches(line, [this] { return mayGoOn(); });
            if (answer == LineMatcher::Answer::Interrupted) {
                if (context.stop.stop_requested())
                    return fail(ErrorCode::Cancelled, "search", "it was stopped");
                return stop(reader);
            }
            if (answer == LineMatcher::Answer::TooManySteps)
                return fail(ErrorCode::InvalidArgument, "search",
                            fmt::format("the expression takes too many steps in line {} of {}: write it in a simpler "
                                        "form, without repetitions within repetitions",
                                        reader.lines(), nameOf(log, rank)));
            if (answer == LineMatcher::Answer::No)
                continue;
            if (hits.size() >= query.most)
                return stop(reader);
            hits.push_back({log, rank, reader.lines(), at, std::string(line)});
        }
        bytes += reader.bytes();
        return true;
    }

    bool stop(const LogReader &reader)
    {
        bytes += reader.bytes();
        complete = false;
        return false;
    }
};

/// The next line of one log of several.
struct MergeSource {
    CopiedLog log;
    std::optional<int> rank;
    LogReader reader;
    std::optional<Timestamp> at;
    std::string line;

    bool advance()
    {
        std::string_view next;
        if (!reader.next(next))
            return false;
        line.assign(next);
        if (const auto time = timeOfLine(next))
            at = time;
        return true;
    }
};

} // namespace

Result<std::vector<LogHit>> searchLogs(const LogStore &store, const WorkerRanks &ranks, const LogQuery &query,
                                       const CallContext &context, LogSearchEnd *end)
{
    TY_ASSIGN(const auto matcher, LineMatcher::make(query));
    Search search{query, matcher, context, Deadline::after(query.longest), {}};
    for (const CopiedLog &log : store.logs()) {
        const auto rank = ranks.rankOf(log);
        if (!query.filter.selects(log, rank))
            continue;
        if (context.stop.stop_requested())
            return fail(ErrorCode::Cancelled, "search", "it was stopped");
        TY_ASSIGN(const bool more, search.log(store, log, rank));
        if (!more)
            break;
    }
    if (end)
        *end = {search.complete, search.bytes, search.longLines};
    return std::move(search.hits);
}

Status MergedLog::read(const std::function<bool(const Line &)> &f, const CallContext &context) const
{
    std::vector<MergeSource> sources;
    for (const CopiedLog &log : m_store.logs()) {
        const auto rank = m_ranks.rankOf(log);
        if (!m_filter.selects(log, rank))
            continue;
        sources.push_back({log, rank, m_store.open(log), {}, {}});
        if (sources.back().reader.failed())
            return openFailed(log);
        if (!sources.back().advance())
            sources.pop_back();
    }
    // Lines before the first time of a log come first; a line without one has the time of that before it.
    const auto later = [&sources](std::size_t a, std::size_t b) {
        const Timestamp first = sources[a].at.value_or(Timestamp::min()),
                        second = sources[b].at.value_or(Timestamp::min());
        return first != second ? first > second : a > b;
    };
    std::priority_queue<std::size_t, std::vector<std::size_t>, decltype(later)> next(later);
    for (std::size_t i = 0; i < sources.size(); ++i)
        next.push(i);
    std::uint64_t lines = 0;
    while (!next.empty()) {
        if (++lines % kCheckLines == 0) {
            if (context.stop.stop_requested())
                return fail(ErrorCode::Cancelled, "logs", "reading them was stopped");
            if (context.deadline.expired())
                return fail(ErrorCode::Timeout, "logs", "reading them took too long");
        }
        const std::size_t at = next.top();
        next.pop();
        MergeSource &source = sources[at];
        if (!f({source.log, source.rank, source.at, source.line}))
            return {};
        if (source.advance())
            next.push(at);
    }
    return {};
}

} // namespace trainyard::training
