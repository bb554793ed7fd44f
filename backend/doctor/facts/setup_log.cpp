#include "backend/doctor/facts/setup_log.h"

#include <algorithm>
#include <charconv>

#include "backend/cluster/cloud/records/clusters.h"
#include "backend/core/encoding.h"
#include "backend/core/text.h"
#include "backend/core/try.h"
#include "backend/doctor/facts/gather.h"
#include "backend/doctor/facts/script_internal.h"

namespace trainyard::doctor {

namespace {

/// Answers with lines "key=value", the last of which is "text=" before the bytes of the log.
constexpr const char *kReadLog = R"sh(
export LC_ALL=C
cd FOLDER || exit 1
name=NAME from=FROM
for f in FILES; do
  [ -e "$f" ] || continue
  echo "have=$f"
  [ -n "$name" ] || name=$f
done
echo "name=$name"
[ -n "$name" ] || exit 0
size=$(stat -c %s "$name" 2>/dev/null || root stat -c %s "$name" 2>/dev/null)
size=${size:-0} cut=0
[ "$from" -le "$size" ] || from=0
if [ $((size - from)) -gt MOST ]; then from=$((size - MOST)) cut=1; fi
echo "begin=$from"
echo "cut=$cut"
echo "text="
(tail -c +$((from + 1)) "$name" 2>/dev/null || root tail -c +$((from + 1)) "$name") | head -c $((size - from)) | tr '\000' ' '
)sh";

constexpr std::int64_t kMostOffset = std::int64_t(1) << 50; ///< from a machine: sums of offsets must not overflow

std::int64_t offsetIn(std::string_view text)
{
    std::int64_t number = 0;
    (void)std::from_chars(text.data(), text.data() + text.size(), number);
    return std::clamp<std::int64_t>(number, 0, kMostOffset);
}

bool isSetUpLogName(std::string_view name)
{
    return std::ranges::find(kSetUpLogs, name) != kSetUpLogs.end();
}

} // namespace

std::string setUpLogScript(std::string_view name, std::int64_t from, std::string_view folder)
{
    std::string files;
    for (const std::string_view one : kSetUpLogs)
        files += (files.empty() ? "" : " ") + std::string(one);
    std::string script = replaced(kRoot + std::string(kReadLog), "FOLDER", shellQuote(folder));
    script = replaced(script, "FILES", files);
    script = replaced(script, "MOST", std::to_string(kMostSetUpLogBytes));
    script = replaced(script, "FROM", std::to_string(std::max<std::int64_t>(from, 0)));
    return replaced(script, "NAME", shellQuote(name));
}

Result<SetUpLog> parseSetUpLog(std::string_view answer, std::span<const LogRule> rules)
{
    SetUpLog log;
    bool named = false, hasText = false;
    for (std::string_view line; !hasText && takeLine(answer, line);) {
        const auto equals = line.find('=');
        const std::string_view key = line.substr(0, equals);
        const std::string_view value = equals == std::string_view::npos ? "" : line.substr(equals + 1);
        if (key == "have" && isSetUpLogName(value) && log.logs.size() < kSetUpLogs.size())
            log.logs.emplace_back(value);
        else if (key == "begin")
            log.begin = offsetIn(value);
        else if (key == "cut")
            log.isCut = value == "1";
        else if (key == "text")
            hasText = true;
        if (key == "name") {
            named = true;
            log.name = isSetUpLogName(value) ? std::string(value) : std::string();
        }
    }
    if (!named)
        return fail(ErrorCode::MalformedReply, "set-up log", shownLine(answer));
    if (log.isCut) { // the first line may have lost its beginning
        const std::size_t first = std::min(answer.find('\n') + 1, answer.size());
        log.begin += std::int64_t(first);
        answer.remove_prefix(first);
    }
    const std::size_t complete = answer.rfind('\n') + 1; // npos + 1 is 0
    log.text = shownText(answer.substr(0, complete));
    log.rest = shownLine(answer.substr(complete), ScanLimits().lineBytes);
    log.end = log.begin + std::int64_t(complete);
    LogText scanned;
    scanned.name = log.name;
    scanned.text = log.text;
    log.marks = markLines(scanned, rules);
    return log;
}

Result<SetUpLog> readSetUpLog(const cluster::CloudContext &cloud, const ClusterId &id, const std::string &node,
                              std::string_view name, std::int64_t from, const CallContext &context)
{
    if (!name.empty() && !isSetUpLogName(name))
        return fail(ErrorCode::InvalidArgument, std::string(name), "it is no log of the set-up of a machine");
    TY_ASSIGN(const auto hosts, cluster::hosts(cloud, id));
    const auto host = std::ranges::find(hosts, node, &ssh::Host::name);
    if (host == hosts.end())
        return fail(ErrorCode::NotFound, node, "no machine of the cluster has that name");
    TY_ASSIGN(auto session, logIn(*host, context));
    ssh::ExecOptions options;
    options.stdinText = setUpLogScript(name, from);
    options.maxOutput = std::size_t(kMostSetUpLogBytes) + 4096;
    TY_ASSIGN(const auto done, session.exec("sh -s", options, context));
    return parseSetUpLog(done.out, loadLogRules(cloud.stateFolder).rules);
}

} // namespace trainyard::doctor
