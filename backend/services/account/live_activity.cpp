#include "backend/services/account/live_activity.h"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <memory>

#include <nlohmann/json.hpp>

#include "backend/automation/journal_export.h"
#include "backend/cluster/plan/resource_tags.h"
#include "backend/core/system/rotating_file.h"

namespace trainyard::services {

namespace {

/// The machines that a call of EC2 launches, by the names that it gives them, or changes, by their ids. A dry run does
/// neither.
std::vector<std::string> machinesIn(const nlohmann::json &parameters, bool launches)
{
    std::vector<std::string> machines;
    if (!parameters.is_object() || parameters.contains("DryRun"))
        return machines;
    for (const auto &[name, value] : parameters.items()) {
        if (!value.is_string())
            continue;
        const auto words = value.get<std::string>();
        if (!launches && (name == "InstanceId" || name.starts_with("InstanceId."))) {
            machines.push_back(words);
        } else if (launches && name.starts_with("TagSpecification.1.") && name.ends_with(".Key") &&
                   words == cluster::tag::kName) {
            const auto at = parameters.find(name.substr(0, name.size() - 3) + "Value");
            if (at != parameters.end() && at->is_string())
                machines.push_back(at->get<std::string>());
        }
    }
    return machines;
}

} // namespace

Result<ActivityEntry> activityFromLine(std::string_view line)
{
    const auto json = nlohmann::json::parse(line, nullptr, false);
    if (!json.is_object())
        return fail(ErrorCode::CorruptData, "journal.jsonl", "a line is not a JSON object");
    const auto text = [&](const char *key) {
        const auto at = json.find(key);
        return at != json.end() && at->is_string() ? at->get<std::string>() : std::string();
    };
    const auto number = [&](const char *key) {
        const auto at = json.find(key);
        return at != json.end() && at->is_number() ? at->get<double>() : 0;
    };
    ActivityEntry e;
    if (const auto at = fromIso8601(text("time")))
        e.at = *at;
    e.seconds = number("milliseconds") / 1000;
    const std::string error = text("error");
    e.failed = !error.empty();
    if (!text("service").empty()) {
        e.kind = ActivityKind::AwsCall;
        e.what = text("service") + ":" + text("operation");
        e.where = text("region");
        const std::string operation = text("operation");
        for (const char *verb : {"Describe", "List", "Get", "Head"})
            e.reading = e.reading || operation.starts_with(verb);
        e.requestId = text("requestId");
        e.commandLine = text("aws");
        e.outcome = e.failed ? error : std::to_string(int(number("status")));
        const auto parameters = json.find("parameters");
        if (e.what.starts_with("ec2:") && !e.reading && parameters != json.end()) {
            const bool launches = operation == "RunInstances";
            e.machines = machinesIn(*parameters, launches);
            if (const auto type = parameters->find("InstanceType");
                launches && type != parameters->end() && type->is_string())
                e.type = type->get<std::string>();
        }
    } else {
        e.kind = text("host").empty() ? ActivityKind::LocalCommand : ActivityKind::RemoteCommand;
        e.what = text("command");
        e.where = text("host");
        e.commandLine = text("ssh");
        e.outcome = text("outcome");
        e.failed = e.outcome != "exit 0" && e.outcome != "started" && !e.outcome.ends_with(" bytes");
    }
    return e;
}

namespace {

/// Reads one segment.
JournalChunk readSegment(const std::filesystem::path &path, std::uint64_t offset, std::size_t most)
{
    JournalChunk piece;
    piece.offset = offset;
    std::error_code error;
    const auto size = std::filesystem::file_size(path, error);
    if (error)
        return piece;
    if (size < offset)
        piece.offset = 0; // the file was replaced by a new one
    bool cut = false;
    if (size - piece.offset > most) {
        piece.offset = size - most;
        cut = true; // the first line is incomplete
    }
    std::ifstream file(path, std::ios::binary);
    file.seekg(std::streamoff(piece.offset));
    std::string text(std::size_t(size - piece.offset), '\0');
    file.read(text.data(), std::streamsize(text.size()));
    text.resize(std::size_t(file.gcount()));
    std::size_t begin = 0;
    for (std::size_t end; (end = text.find('\n', begin)) != std::string::npos; begin = end + 1) {
        if (!std::exchange(cut, false))
            piece.lines.push_back(text.substr(begin, end - begin));
    }
    piece.offset += begin;
    return piece;
}

} // namespace

JournalChunk readJournal(const std::filesystem::path &path, std::uint64_t offset, std::size_t most,
                         std::uint64_t segment)
{
    const auto closed = closedSegments(path);
    const std::uint64_t present = presentNumber(closed);
    std::error_code error;
    const bool begins = segment == 0 && offset == 0 && std::filesystem::file_size(path, error) < most / 2;
    if (segment == 0)
        segment = begins && !closed.empty() ? closed.back().number : present;
    std::vector<std::string> before;
    for (const LogSegment &old : closed) {
        if (old.number < segment)
            continue;
        auto piece = readSegment(old.path, old.number == segment ? offset : 0, most);
        std::ranges::move(piece.lines, std::back_inserter(before));
    }
    JournalChunk last = readSegment(path, segment == present ? offset : 0, most);
    last.lines.insert(last.lines.begin(), std::make_move_iterator(before.begin()),
                      std::make_move_iterator(before.end()));
    last.segment = present;
    return last;
}

LiveActivityService::LiveActivityService(Tasks &tasks, std::filesystem::path journal, QObject *parent)
    : ActivityService(parent)
    , m_tasks(tasks)
    , m_journal(std::move(journal))
{
    m_again.setSingleShot(true);
    connect(&m_again, &QTimer::timeout, this, &LiveActivityService::poll);
    m_again.start(0);
}

namespace {
constexpr std::size_t kMostEntries = 5000;
constexpr std::size_t kMostAtOnce = 2u << 20; ///< bytes of a segment
constexpr std::size_t kAtOnce = 100;          ///< a few ms of work on the GUI thread
} // namespace

/// Publishes a burst of thousands of entries in batches, between which the GUI thread draws and handles events.
void LiveActivityService::publishBatch()
{
    const auto count = std::ptrdiff_t(std::min(m_unpublished.size(), kAtOnce));
    std::vector<ActivityEntry> some(std::make_move_iterator(m_unpublished.begin()),
                                    std::make_move_iterator(m_unpublished.begin() + count));
    m_unpublished.erase(m_unpublished.begin(), m_unpublished.begin() + count);
    for (ActivityEntry &e : some)
        e.number = ++m_number;
    m_entries.insert(m_entries.end(), some.begin(), some.end());
    if (m_entries.size() > kMostEntries)
        m_entries.erase(m_entries.begin(), m_entries.end() - kMostEntries);
    emit arrived(some);
}

QFuture<Result<std::uint64_t>> LiveActivityService::exportTo(const std::string &file)
{
    return m_tasks.run([journal = m_journal, file](std::stop_token stop) {
        automation::JournalQuery query;
        query.format = std::filesystem::path(file).extension() == ".csv" ? automation::JournalFormat::Csv
                                                                         : automation::JournalFormat::Json;
        return automation::writeJournal(journal, query, file, {Deadline::never(), stop});
    });
}

void LiveActivityService::poll()
{
    if (!m_unpublished.empty()) {
        publishBatch();
        m_again.start(m_unpublished.empty() ? 500 : 20);
        return;
    }
    using Read = std::pair<JournalChunk, std::vector<ActivityEntry>>;
    m_tasks
        .run([path = m_journal, offset = m_offset, segment = m_segment](std::stop_token) {
            JournalChunk piece = readJournal(path, offset, kMostAtOnce, segment);
            std::vector<ActivityEntry> entries;
            for (const std::string &line : piece.lines) {
                if (auto entry = activityFromLine(line))
                    entries.push_back(std::move(*entry));
            }
            piece.lines.clear();
            return std::make_shared<Read>(std::move(piece), std::move(entries));
        })
        .then(this, [this](const std::shared_ptr<Read> &read) {
            if (!read) { // the task threw: read the same part again
                m_again.start(500);
                return;
            }
            m_offset = read->first.offset;
            m_segment = read->first.segment;
            m_unpublished.assign(std::make_move_iterator(read->second.begin()),
                                 std::make_move_iterator(read->second.end()));
            m_again.start(m_unpublished.empty() ? 500 : 0);
        });
}

} // namespace trainyard::services
