#include "backend/doctor/bundle.h"

#include <algorithm>

#include <fmt/format.h>
#include <nlohmann/json.hpp>
#include <sys/utsname.h>

#include "backend/aws/credentials/credentials.h"
#include "backend/core/secret_mask.h"
#include "backend/core/system/files.h"
#include "backend/core/time/time_source.h"
#include "backend/core/try.h"
#include "backend/core/units.h"
#include "backend/core/version.h"
#include "backend/doctor/facts/stacks.h"
#include "backend/doctor/zip_writer.h"
#include "backend/ledger/ledger.h"

namespace trainyard::doctor {
namespace {

using nlohmann::json;

constexpr std::size_t kJournalBytes = 2u << 20, kMostRuns = 3;

json timeOf(const std::optional<Timestamp> &at)
{
    return at ? json(toIso8601(*at)) : json(nullptr);
}

/// A text that is JSON itself, as a value; its members can then be masked by their names.
json parsed(const std::string &text)
{
    auto value = json::parse(text, nullptr, false);
    return value.is_discarded() ? json(text) : value;
}

json toJson(const ledger::Cluster &row)
{
    return {{"id", row.id.value},
            {"name", row.name},
            {"profile", row.profile},
            {"region", row.region},
            {"endpoint", row.endpoint},
            {"state", row.state},
            {"detail", row.detail},
            {"plan", parsed(row.plan)},
            {"created", timeOf(row.created)},
            {"expires", timeOf(row.expires)},
            {"closed", timeOf(row.closed)},
            {"adopted_from", row.adoptedFrom}};
}

/// Cluster, resources, requests (without their contents) and runs.
Result<json> ledgerOf(const cluster::CloudContext &cloud, const ClusterId &id)
{
    json all;
    if (id.empty()) {
        TY_ASSIGN(const auto clusters, cloud.ledger->clusters());
        all["clusters"] = json::array();
        for (const ledger::Cluster &row : clusters)
            all["clusters"].push_back(toJson(row));
        return all;
    }
    TY_ASSIGN(const auto row, cloud.ledger->cluster(id));
    if (row)
        all["cluster"] = toJson(*row);
    TY_ASSIGN(const auto resources, cloud.ledger->resources(id, false));
    all["resources"] = json::array();
    for (const ledger::Resource &r : resources)
        all["resources"].push_back({{"kind", r.kind},
                                    {"id", r.id},
                                    {"region", r.region},
                                    {"name", r.name},
                                    {"state", r.state},
                                    {"facts", r.facts},
                                    {"created", timeOf(r.created)},
                                    {"closed", timeOf(r.closed)}});
    TY_ASSIGN(const auto intents, cloud.ledger->intents(id));
    all["intents"] = json::array();
    for (const ledger::Intent &i : intents)
        all["intents"].push_back({{"kind", i.kind},
                                  {"node", i.node},
                                  {"state", int(i.state)},
                                  {"detail", i.detail},
                                  {"created", timeOf(i.created)}});
    TY_ASSIGN(const auto runs, cloud.ledger->runs(id));
    all["runs"] = json::array();
    for (const ledger::Run &run : runs)
        all["runs"].push_back({{"id", run.id.value},
                               {"name", run.name},
                               {"state", protocol::toString(run.state)},
                               {"detail", run.detail},
                               {"attempt", run.attempt},
                               {"job", parsed(run.job)},
                               {"created", timeOf(run.created)},
                               {"finished", timeOf(run.finished)}});
    return all;
}

Result<std::string> eventsOf(const cluster::CloudContext &cloud, const ClusterId &id)
{
    TY_ASSIGN(const auto events, cloud.ledger->events(id, {}, 0, 0));
    std::string text;
    for (const ledger::Event &event : events)
        text += fmt::format("{} {}{} {}: {}\n", toIso8601(event.at), event.failed ? "FAILED " : "", event.kind,
                            event.subject, event.text);
    return text;
}

std::string versions(const cluster::CloudContext &cloud)
{
    utsname system{};
    ::uname(&system);
    const auto release = readFile("/etc/os-release", 64u << 10);
    return fmt::format("trainyard {}\nsystem {} {} {}\nprofile {}\nregion {}\nendpoint {}\naccount {}\n\n{}", version(),
                       system.sysname, system.release, system.machine, cloud.profile, cloud.region,
                       cloud.endpointUrl.empty() ? "AWS" : cloud.endpointUrl, cloud.account, release.value_or(""));
}

/// The keys in use, which are masked wherever they stand.
std::vector<std::string> secretsOf(const cluster::CloudContext &cloud, const CallContext &context)
{
    std::vector<std::string> known;
    if (!cloud.credentials)
        return known;
    if (const auto keys = cloud.credentials->get(context)) {
        for (const std::string &value : {keys->accessKeyId, keys->secretKey.reveal(), keys->sessionToken.reveal()}) {
            if (!value.empty())
                known.push_back(value);
        }
    }
    return known;
}

/// "worker-1 /var/log/cfn-init.log" -> "logs/worker-1-var-log-cfn-init.log"
std::string fileNameOf(const LogText &log)
{
    std::string name = log.node.empty() ? log.name : log.node + "-" + log.name;
    std::ranges::replace_if(
        name,
        [](char c) {
            return !((c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '.' ||
                     c == '_');
        },
        '-');
    while (name.find("--") != std::string::npos)
        name.erase(name.find("--"), 1);
    return "logs/" + name.substr(0, 150);
}

/// Masks each text by itself: in the written form, its lines would be one line.
void maskValues(json &value, std::span<const std::string> known)
{
    if (value.is_string()) {
        std::string text = withoutSecrets(value.get_ref<const std::string &>(), known);
        if (text.ends_with('\n') && !value.get_ref<const std::string &>().ends_with('\n'))
            text.pop_back();
        value = std::move(text);
    } else if (value.is_structured()) {
        for (json &member : value)
            maskValues(member, known);
    }
}

/// Adds files until the limit of the size.
class Collector {
public:
    explicit Collector(std::vector<std::string> known)
        : m_known(std::move(known))
    {
    }
    void add(const std::string &name, const std::string &what, std::string_view content)
    {
        const bool used = std::ranges::find(m_bundle.files, name, &BundleFile::name) != m_bundle.files.end();
        std::string masked = content.size() > kMostBundleBytes ? std::string() : withoutSecrets(content, m_known);
        if (used || content.size() > kMostBundleBytes || m_bytes + masked.size() > kMostBundleBytes) {
            m_bundle.leftOut.push_back(name);
            return;
        }
        m_bytes += masked.size();
        m_bundle.files.push_back({name, std::move(masked), what});
    }
    /// Masked a second time as text, for members whose name says that they are secret.
    void addJson(const std::string &name, const std::string &what, json value)
    {
        maskValues(value, m_known);
        add(name, what, value.dump(2, ' ', false, json::error_handler_t::replace) + "\n");
    }
    Bundle take() { return std::move(m_bundle); }

private:
    std::vector<std::string> m_known;
    std::size_t m_bytes = 0;
    Bundle m_bundle;
};

} // namespace

std::string withoutSecrets(std::string_view text, std::span<const std::string> known)
{
    LogLines lines({known.begin(), known.end()});
    std::string out = lines.add(text);
    out += lines.finish();
    return out;
}

std::string Bundle::list() const
{
    std::string text;
    for (const BundleFile &file : files)
        text += fmt::format("{:<44} {:>10}  {}\n", file.name, formatBytes(file.content.size()), file.what);
    for (const std::string &name : leftOut)
        text += fmt::format("{:<44} {:>10}  left out: the archive would be too large\n", name, "");
    return text;
}

Result<Bundle> collectBundle(const cluster::CloudContext &cloud, const ClusterId &id, const Examination &examination,
                             const CallContext &context)
{
    Collector collector(secretsOf(cloud, context));
    collector.add("report.txt", "findings of the doctor", toText(examination.report));
    collector.addJson("report.json", "the same for programs", parsed(doctor::toJson(examination.report)));
    collector.add("versions.txt", "version of Trainyard and of this system", versions(cloud));
    TY_ASSIGN(const auto rows, ledgerOf(cloud, id));
    collector.addJson("ledger.json", "cluster, resources, requests and runs", rows);
    if (!id.empty()) {
        TY_ASSIGN(const auto events, eventsOf(cloud, id));
        collector.add("events.txt", "events of the cluster", events);
    }
    collector.add("journal.jsonl", "calls of AWS and remote commands, the last ones",
                  endOfFile(cloud.stateFolder / "journal.jsonl", kJournalBytes));
    for (const LogText &log : examination.logs)
        collector.add(fileNameOf(log), "log as read by the doctor", log.text);
    if (!id.empty()) {
        TY_ASSIGN(const auto runs, cloud.ledger->runs(id));
        for (std::size_t i = 0; i < std::min(runs.size(), kMostRuns); ++i) {
            for (const LogText &log : localLogs(cloud.runFolder(runs[i].id) / "logs"))
                collector.add(fileNameOf({{}, runs[i].id.value + "-" + log.name, 1, {}}), "copy of a run's log",
                              log.text);
            for (const StackDump &dump : storedStacks(cloud, runs[i].id))
                collector.add(fileNameOf({{}, runs[i].id.value + "-stacks-" + dump.node + ".txt", 1, {}}),
                              "stacks of a run's processes, read at " + toIso8601(dump.at), dump.text);
        }
    }
    return collector.take();
}

Status writeBundle(const Bundle &bundle, const std::filesystem::path &file)
{
    ZipWriter zip(wallNow());
    TY_TRY(zip.add("README.txt",
                   "Diagnostics of Trainyard for a bug report; secrets are replaced by ***.\n\n" + bundle.list()));
    for (const BundleFile &one : bundle.files)
        TY_TRY(zip.add(one.name, one.content));
    return writeFileAtomically(file, std::move(zip).finish(), 0600);
}

} // namespace trainyard::doctor
