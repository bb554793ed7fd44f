#include <algorithm>
#include <array>
#include <functional>
#include <span>

#include <zlib.h>

#include "backend/aws/ec2/ec2_client.h"
#include "backend/aws/s3/s3_client.h"
#include "backend/aws/services/emr/emr_client.h"
#include "backend/aws/services/quotas_client.h"
#include "backend/aws/services/stacks/auto_scaling_client.h"
#include "backend/cluster/cloud/ec2.h"
#include "backend/cluster/cloud/records/clusters.h"
#include "backend/cluster/emr/emr_progress.h"
#include "backend/cluster/stack/stack_nodes.h"
#include "backend/core/async/task_pool.h"
#include "backend/doctor/facts/gather.h"
#include "backend/ledger/ledger.h"

namespace trainyard::doctor {
namespace {

constexpr int kActivities = 20;
constexpr std::size_t kMostRemoteLogs = 8, kLogsOfFolder = 4, kPackedLogBytes = 2u << 20, kLogBytes = 4u << 20,
                      kMostKeys = 100;

/// The head, else any machine.
const aws::Instance *headAmong(const std::vector<aws::Instance> &machines, const LedgerFacts &ledger)
{
    for (const ledger::Resource &row : ledger.machines) {
        const auto at = std::ranges::find(machines, InstanceId(row.id), &aws::Instance::id);
        if (at != machines.end() && !at->isTerminating())
            return &*at;
    }
    return nullptr;
}

KeyFacts keyFacts(const cluster::CloudContext &cloud, aws::Ec2Client &ec2, const aws::Instance &head,
                  const std::vector<ssh::Host> &hosts, const CallContext &context)
{
    KeyFacts facts;
    facts.pair = head.keyName;
    if (facts.pair.empty())
        return facts;
    facts.fingerprint = cluster::keyFingerprint(ec2, facts.pair, context);
    facts.file = hosts.empty() ? std::string() : hosts.front().target.keyFile.string();
    facts.key = ssh::readKeyFile(facts.file);
    if (!facts.fingerprint || (facts.key && facts.key->matches(*facts.fingerprint)))
        return facts;
    // Another key of this ledger may be the right one.
    const auto clusters = cloud.ledger->clusters();
    if (!clusters)
        return facts;
    for (const ledger::Cluster &row : *clusters) {
        std::vector<std::filesystem::path> files{cloud.clusterFolder(row.id) / "id_ed25519"};
        if (const auto plan = cluster::LaunchPlan::fromJson(row.plan); plan && !plan->keyFile.empty())
            files.emplace_back(plan->keyFile);
        for (const auto &file : files) {
            const auto key = file == facts.file ? Result<ssh::KeyFile>(fail(ErrorCode::NotFound, "key", ""))
                                                : ssh::readKeyFile(file);
            if (key && facts.others.size() < kMostKeys)
                facts.others.emplace_back(file.string(), *key);
        }
    }
    return facts;
}

void readStack(const cluster::CloudContext &cloud, const LedgerFacts &ledger, CloudFacts &facts,
               const CallContext &context)
{
    if (!cloud.stacksOf)
        return;
    const std::string &region = ledger.cluster.region, &id = ledger.origin.id;
    const auto client = cloud.stacksOf(region);
    auto stack = client->describeStack(id.empty() ? ledger.cluster.name : id, context);
    if (!stack)
        facts.stack = fail(stack.error());
    else if (!*stack)
        facts.stack = fail(ErrorCode::NotFound, "stack", "the stack does not exist any more");
    else
        facts.stack = std::move(**stack);
    if (!*facts.stack)
        return;
    if (auto events = client->describeEvents((*facts.stack)->id, {}, context))
        facts.stackEvents = std::move(*events);
    const auto resources = client->listResources((*facts.stack)->id, context);
    if (!resources)
        return;
    const auto parts = cluster::stackParts(**facts.stack, *resources);
    facts.fileSystem = parts.fileSystem;
    std::vector<std::string> names;
    for (const std::string &name : {parts.masterGroup, parts.workerGroup}) {
        if (!name.empty())
            names.push_back(name);
    }
    if (cloud.scalingOf && !names.empty()) {
        const auto scaling = cloud.scalingOf(region);
        if (auto groups = scaling->describeGroups(names, context))
            facts.scalingGroups = std::move(*groups);
        for (const std::string &name : names) {
            if (auto activities = scaling->describeActivities(name, kActivities, context))
                std::ranges::move(*activities, std::back_inserter(facts.activities));
        }
        std::ranges::stable_sort(facts.activities, std::greater(), &aws::ScalingActivity::started);
    }
    if (parts.elasticTemplate.empty())
        return;
    // Only AWS can set a tag that begins with "aws:".
    const std::vector<aws::Filter> filters{{"tag:aws:ec2launchtemplate:id", {parts.elasticTemplate}},
                                           {"instance-state-name", {"pending", "running", "stopping", "stopped"}}};
    if (auto machines = cloud.ec2Of(region)->describeInstances({}, filters, context)) {
        std::erase_if(*machines, [](const aws::Instance &m) { return m.tags.contains("aws:autoscaling:groupName"); });
        facts.elasticWorkers = std::move(*machines);
    }
}

/// "s3://bucket/key" -> bucket, key
std::pair<std::string, std::string> placeOf(std::string_view uri)
{
    constexpr std::string_view kScheme = "s3://";
    if (!uri.starts_with(kScheme))
        return {};
    uri.remove_prefix(kScheme.size());
    const auto slash = uri.find('/');
    return slash == std::string_view::npos
               ? std::pair<std::string, std::string>()
               : std::pair{std::string(uri.substr(0, slash)), std::string(uri.substr(slash + 1))};
}

/// How much a log of EMR explains a failure: 1 is the most; 0: nothing.
int emrLogRank(std::string_view key)
{
    const auto has = [key](std::string_view part) { return key.find(part) != std::string_view::npos; };
    if (!has("stderr") && !key.ends_with(".log.gz"))
        return 0;
    if (has("/bootstrap-actions/"))
        return 1;
    if (has("/provision-node/"))
        return 2;
    if (has("/steps/"))
        return 3;
    return has("/daemons/") ? 4 : 5;
}

/// The logs that explain a failure of EMR; those that are not there yet are left out.
std::vector<LogText> emrLogs(aws::S3Client &s3, const std::vector<std::string> &uris, const CallContext &context)
{
    constexpr std::string_view kProvisioning = "/provision-node/";
    std::vector<std::pair<std::string, std::string>> objects;
    const auto addFolder = [&](const std::string &bucket, const std::string &folder) {
        const auto listing = s3.listObjects(bucket, folder, {}, context);
        if (!listing)
            return;
        std::vector<std::string> keys;
        for (const aws::ObjectInfo &object : listing->objects)
            keys.push_back(object.key);
        for (std::string &key : explainingLogs(std::move(keys)))
            objects.emplace_back(bucket, std::move(key));
    };
    for (const std::string &uri : uris) {
        const auto [bucket, key] = placeOf(uri);
        if (bucket.empty())
            continue;
        if (!key.ends_with('/')) {
            objects.emplace_back(bucket, key);
            continue;
        }
        addFolder(bucket, key);
        if (key.ends_with(kProvisioning))
            addFolder(bucket, key.substr(0, key.size() - kProvisioning.size()) + "/daemons/");
    }
    std::vector<LogText> logs;
    for (const auto &[bucket, key] : objects) {
        if (logs.size() == kMostRemoteLogs)
            break;
        std::string body;
        const net::BodySink sink = [&body](std::span<const std::byte> piece) -> Status {
            body.append(reinterpret_cast<const char *>(piece.data()), piece.size());
            return {};
        };
        if (!s3.getObject(bucket, key, {0, kPackedLogBytes, {}}, sink, context))
            continue;
        auto text = key.ends_with(".gz") ? gunzip(body, kLogBytes) : Result<std::string>(body);
        if (text)
            logs.push_back({{}, "s3://" + bucket + "/" + key, 1, std::move(*text)});
    }
    return logs;
}

void readEmr(const cluster::CloudContext &cloud, const LedgerFacts &ledger, CloudFacts &facts,
             const CallContext &context)
{
    if (!cloud.emrOf || ledger.origin.id.empty())
        return;
    const auto client = cloud.emrOf(ledger.cluster.region);
    facts.emr = client->describeCluster(ledger.origin.id, context);
    if (!*facts.emr)
        return;
    if (auto actions = client->listBootstrapActions(ledger.origin.id, context))
        facts.bootstrapActions = std::move(*actions);
    for (const aws::EmrBootstrapAction &action : facts.bootstrapActions) {
        for (const std::string &argument : action.arguments) {
            if (argument.starts_with("fs-") && argument.size() <= 40)
                facts.fileSystem = argument;
        }
    }
    if ((*facts.emr)->failed() && cloud.s3Of)
        facts.remoteLogs =
            emrLogs(*cloud.s3Of(ledger.cluster.region), cluster::explainFailure(**facts.emr).logs, context);
}

} // namespace

std::vector<std::string> explainingLogs(std::vector<std::string> keys)
{
    std::erase_if(keys, [](const std::string &key) { return emrLogRank(key) == 0; });
    std::ranges::stable_sort(keys, {}, [](const std::string &key) { return emrLogRank(key); });
    keys.resize(std::min(keys.size(), kLogsOfFolder));
    return keys;
}

Result<std::string> gunzip(std::string_view packed, std::size_t most)
{
    z_stream stream{};
    if (::inflateInit2(&stream, 16 + MAX_WBITS) != Z_OK)
        return fail(ErrorCode::Internal, "gzip", "zlib cannot be started");
    stream.next_in = reinterpret_cast<Bytef *>(const_cast<char *>(packed.data()));
    stream.avail_in = uInt(packed.size());
    std::string out;
    std::array<char, 32768> piece{};
    int state = Z_OK;
    while (state == Z_OK && out.size() < most) {
        stream.next_out = reinterpret_cast<Bytef *>(piece.data());
        stream.avail_out = uInt(piece.size());
        state = ::inflate(&stream, Z_NO_FLUSH);
        out.append(piece.data(), piece.size() - stream.avail_out);
        if (state == Z_BUF_ERROR && stream.avail_in == 0)
            break; // a part of the object was read
    }
    ::inflateEnd(&stream);
    if (state != Z_OK && state != Z_STREAM_END && state != Z_BUF_ERROR)
        return fail(ErrorCode::CorruptData, "gzip", "the log is not valid gzip");
    out.resize(std::min(out.size(), most));
    return out;
}

std::vector<std::string> sshRanges(const aws::SecurityGroup &group)
{
    std::vector<std::string> ranges;
    for (const aws::IngressRule &rule : group.ingress) {
        const bool all = rule.protocol == "-1" || rule.protocol == "all";
        const bool port = (rule.protocol == "tcp" || rule.protocol == "6") && rule.fromPort <= 22 && rule.toPort >= 22;
        if ((all || port) && !rule.cidr.empty() && rule.cidr.find(':') == std::string::npos)
            ranges.push_back(rule.cidr);
    }
    return ranges;
}

CloudFacts gatherCloud(const cluster::CloudContext &cloud, const LedgerFacts &ledger,
                       const std::vector<ssh::Host> &hosts, const CallContext &context)
{
    CloudFacts facts;
    facts.address = cloud.publicAddress ? cloud.publicAddress(context)
                                        : fail(ErrorCode::Unsupported, "address", "it cannot be read here");
    const auto ec2 = cloud.ec2Of(ledger.cluster.region);
    std::vector<InstanceId> ids;
    for (const ledger::Resource &row : ledger.machines) {
        if (!row.closed)
            ids.emplace_back(row.id);
    }
    if (!ids.empty())
        facts.instances = ec2->describeKnownInstances(ids, context);
    if (const aws::Instance *head = facts.instances ? headAmong(*facts.instances, ledger) : nullptr) {
        if (!head->groupIds.empty()) {
            facts.groups = ec2->describeSecurityGroups(head->groupIds, {}, context)
                               .map([](const std::vector<aws::SecurityGroup> &groups) {
                                   std::vector<GroupFact> list;
                                   for (const aws::SecurityGroup &group : groups)
                                       list.push_back({group.id, group.name, sshRanges(group)});
                                   return list;
                               });
        }
        facts.key = keyFacts(cloud, *ec2, *head, hosts, context);
    }
    if (ledger.origin.origin == cluster::Origin::Stack)
        readStack(cloud, ledger, facts, context);
    else if (ledger.origin.origin == cluster::Origin::Emr)
        readEmr(cloud, ledger, facts, context);
    if (!facts.fileSystem.empty() && cloud.efsOf)
        facts.mountTargets = cloud.efsOf(ledger.cluster.region)->describeMountTargets(facts.fileSystem, context);
    return facts;
}

AccountFacts gatherAccount(const cluster::CloudContext &cloud, const CallContext &context)
{
    AccountFacts facts;
    facts.account = cloud.account;
    facts.alias = cloud.accountAlias;
    facts.profile = cloud.profile;
    facts.region = cloud.region;
    facts.error = cloud.accountError;
    facts.clockOffset = cloud.clockOffset ? cloud.clockOffset() : std::chrono::milliseconds(0);
    // Independent questions, of which the permissions take the longest.
    using Question = std::function<void()>;
    const std::vector<Question> questions{
        [&] { facts.sessionEnds = cluster::sessionEnd(cloud, context); },
        [&] { facts.regions = cluster::enabledRegions(*cloud.ec2(), context); },
        [&] { facts.permissions = cluster::permissionMatrix(cloud, context); },
        [&] { facts.quotas = cluster::quotaLines(cloud, {}, context); },
        [&] { facts.network = cluster::networkUse(cloud, cloud.region, context); },
        [&] {
            // Storage for General Purpose SSD (gp3) volumes, in TiB
            facts.volumeTiB = cloud.quotasOf ? cloud.quotasOf(cloud.region)
                                                   ->quota("ebs", "L-7A658B76", context)
                                                   .map([](const aws::ServiceQuota &quota) { return quota.value; })
                                             : fail(ErrorCode::Unsupported, "quota", "it cannot be read here");
        }};
    if (!facts.error) {
        (void)parallelForEach(questions, questions.size(), context.stop,
                              [](const Question &question, const std::stop_token &) {
                                  question();
                                  return Status();
                              });
    }
    return facts;
}

} // namespace trainyard::doctor
