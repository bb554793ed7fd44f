#include <algorithm>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "backend/core/try.h"
#include "backend/training/queue/run_queue.h"

/// The entries of a queue: as text, and which of them comes next.
namespace trainyard::training {

using nlohmann::json;
using protocol::RunState;

namespace {

constexpr const char *kNoRun = "r-0000000000000000"; ///< in the text of a job without a run
constexpr std::size_t kLongestQueueText = 256;

std::string queueText(const json &object, const char *field)
{
    const auto at = object.find(field);
    return at != object.end() && at->is_string() ? at->get<std::string>().substr(0, kLongestQueueText) : std::string();
}

int queueNumber(const json &object, const char *field, int otherwise)
{
    const auto at = object.find(field);
    return at != object.end() && at->is_number_integer() ? at->get<int>() : otherwise;
}

json entryJson(const QueueEntry &entry)
{
    protocol::JobSpec job = entry.job;
    if (job.run.empty())
        job.run = RunId(kNoRun);
    return {{"id", entry.id},
            {"name", entry.name},
            {"priority", entry.priority},
            {"after", entry.after},
            {"keys", std::string(toString(entry.keys))},
            {"sweep", entry.sweep},
            {"trial", entry.trial},
            {"run", entry.run.value},
            {"failed", entry.failed},
            {"waits", entry.waits},
            {"attempts", entry.attempts},
            {"job", json::parse(protocol::toJson(job))}};
}

QueueEntry entryFromJson(const json &value)
{
    QueueEntry entry;
    entry.id = queueText(value, "id");
    entry.name = queueText(value, "name");
    entry.priority = queueNumber(value, "priority", 0);
    const auto after = value.find("after");
    for (const json &one : after != value.end() && after->is_array() ? *after : json::array()) {
        if (one.is_string())
            entry.after.push_back(one.get<std::string>());
    }
    entry.keys =
        parseEnum<cluster::CredentialForwarding>(queueText(value, "keys")).value_or(cluster::CredentialForwarding::No);
    entry.sweep = queueText(value, "sweep");
    entry.trial = queueNumber(value, "trial", -1);
    entry.run = RunId(queueText(value, "run"));
    entry.failed = queueText(value, "failed");
    entry.waits = queueText(value, "waits");
    entry.attempts = queueNumber(value, "attempts", 0);
    const auto job = value.find("job");
    auto spec = protocol::jobSpecFromJson(job != value.end() ? job->dump() : std::string());
    if (!spec) {
        entry.raw = value.dump();
        entry.failed = "this version cannot read its job: " + spec.error().detail;
        return entry;
    }
    entry.job = std::move(*spec);
    if (entry.job.run.value == kNoRun)
        entry.job.run = RunId();
    return entry;
}

/// Empty while the predecessors of an entry may still finish; otherwise whether all have, or why the entry fails.
struct Readiness {
    bool ready = true;
    std::string failure;
};

using StateOf = std::function<std::optional<RunState>(const RunId &)>;

Readiness readinessOf(const QueueEntry &entry, std::span<const QueueEntry> entries, const StateOf &stateOf)
{
    Readiness result;
    for (const std::string &id : entry.after) {
        const auto before = std::ranges::find(entries, id, &QueueEntry::id);
        if (before == entries.end())
            return {false, fmt::format("{}, which it waits for, was removed from the queue", id)};
        const std::string who = before->name.empty() ? id : fmt::format("{} ({})", id, before->name);
        if (!before->failed.empty())
            return {false, fmt::format("{}, which it waits for, was not started", who)};
        const auto state = before->run.empty() ? std::nullopt : stateOf(before->run);
        if (state == RunState::Finished)
            continue;
        if (state && protocol::isOver(*state))
            return {false, fmt::format("{}, which it waits for, {}", who,
                                       *state == RunState::Failed ? "failed" : "was stopped")};
        result.ready = false;
    }
    return result;
}

} // namespace

std::string toJson(std::span<const QueueEntry> entries)
{
    json list = json::array();
    for (const QueueEntry &entry : entries)
        list.push_back(entry.raw.empty() ? entryJson(entry) : json::parse(entry.raw, nullptr, false));
    return json{{"version", 1}, {"entries", list}}.dump(-1, ' ', false, json::error_handler_t::replace);
}

Result<std::vector<QueueEntry>> queueFromJson(std::string_view text)
{
    std::vector<QueueEntry> entries;
    if (text.empty())
        return entries;
    const json whole = json::parse(text, nullptr, false);
    const auto list = whole.is_object() ? whole.find("entries") : whole.end();
    if (!whole.is_object() || list == whole.end() || !list->is_array())
        return fail(ErrorCode::CorruptData, "queue", "the queue in the ledger cannot be read");
    for (const json &one : *list) {
        if (!one.is_object() || queueText(one, "id").empty())
            return fail(ErrorCode::CorruptData, "queue", "an entry of the queue in the ledger has no id");
        entries.push_back(entryFromJson(one));
    }
    return entries;
}

bool isFaultOfEntry(const Error &error)
{
    switch (error.code) {
    case ErrorCode::TlsFailed: // also the login page of a network
    case ErrorCode::MalformedReply:
    case ErrorCode::CredentialsMissing:
    case ErrorCode::CredentialsRejected:
    case ErrorCode::CredentialsExpired:
    case ErrorCode::NoCapacity:
    case ErrorCode::QuotaExceeded:
    case ErrorCode::SshRefused:
    case ErrorCode::SshAuthFailed:
    case ErrorCode::HostKeyMismatch:
    case ErrorCode::DiskFull:
    case ErrorCode::ProtocolMismatch: // the machines have another version
    case ErrorCode::LedgerTooNew:
    case ErrorCode::Busy:
    case ErrorCode::StillRunning:
        return false;
    default:
        return !error.retryable();
    }
}

bool mayBeFaultOfEntry(const Error &error)
{
    return error.code == ErrorCode::Timeout || error.code == ErrorCode::MalformedReply ||
           error.code == ErrorCode::TlsFailed || error.code == ErrorCode::CredentialsRejected;
}

bool hasFailedTooOften(const QueueEntry &entry, const Error &error)
{
    return mayBeFaultOfEntry(error) && entry.attempts + 1 >= kMostAttempts;
}

QueueStep nextOf(std::span<const QueueEntry> entries, const StateOf &stateOf)
{
    QueueStep step;
    for (std::size_t i = 0; i < entries.size(); ++i) {
        const QueueEntry &entry = entries[i];
        if (!entry.run.empty() || !entry.failed.empty())
            continue;
        Readiness readiness = readinessOf(entry, entries, stateOf);
        if (!readiness.failure.empty())
            step.fail.emplace_back(i, std::move(readiness.failure));
        else if (readiness.ready && (!step.start || entry.priority > entries[*step.start].priority))
            step.start = i;
    }
    return step;
}

} // namespace trainyard::training
