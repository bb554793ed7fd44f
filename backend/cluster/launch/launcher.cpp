// The part of a launch before there are machines: leases, intents, keys, and the image.

#include "backend/cluster/launch/launcher_internal.h"

#include <algorithm>

#include <nlohmann/json.hpp>

#include "backend/cluster/account/images.h"
#include "backend/cluster/account/reservations.h"
#include "backend/cluster/cloud/records/inventory_internal.h"
#include "backend/cluster/launch/schedule/auto_termination.h"
#include "backend/cluster/launch/user_data_internal.h"
#include "backend/cluster/plan/catalog/catalog.h"
#include "backend/cluster/plan/costs/cost.h"
#include "backend/core/async/guarded.h"
#include "backend/core/async/poll.h"
#include "backend/core/async/task_pool.h"
#include "backend/core/system/files.h"
#include "backend/core/try.h"
#include "backend/ssh/key_files.h"
#include "backend/sshkeys/keys.h"

namespace trainyard::cluster {

using namespace std::chrono_literals;

namespace {

constexpr const char *kReplacement = "replacement"; ///< in the request of an intent
constexpr const char *kUserDataOfTemplate = "# of the launch template\n";

} // namespace

ClusterLease::ClusterLease(ledger::Lease lease, std::stop_token caller)
    : m_lease(std::move(lease))
    , m_callerStops(std::move(caller), [this] { m_stop.request_stop(); })
    , m_watch([this](std::stop_token ended) {
        const auto watched = guarded("lease watch", [&] {
            (void)pollUntil(Backoff(200ms), {Deadline::never(), ended}, [this]() -> Result<bool> {
                if (m_lease.stopRequested())
                    m_taken = true;
                return bool(m_taken);
            });
        });
        if (m_taken || !watched) // an operation that a teardown cannot stop must not go on
            m_stop.request_stop();
    })
{
}

ClusterLease::~ClusterLease()
{
    m_watch.request_stop();
    m_watch.join();
    m_lease.release();
}

Launcher::Launcher(const CloudContext &cloud, ledger::Cluster row, LaunchPlan plan, const LaunchOptions &options,
                   const ProgressSink &sink, std::stop_token stop)
    : m_cloud(cloud)
    , m_row(std::move(row))
    , m_plan(std::move(plan))
    , m_options(options)
    , m_sink(sink)
    , m_stop(std::move(stop))
    , m_ec2(cloud.ec2Of(m_row.region))
{
}

StepReporter Launcher::step(std::string name, std::string title, const std::string &host, const char *kind) const
{
    return {m_sink,
            {.step = std::move(name),
             .title = std::move(title),
             .host = host,
             .subject = {host.empty() ? "" : kind, host, m_row.name}}};
}

Status Launcher::setState(ClusterState state, const std::string &detail)
{
    m_row.state = toString(state);
    return m_cloud.ledger->setClusterState(m_row.id, m_row.state, detail);
}

Result<bool> Launcher::followPrices(const std::vector<PlannedNode> &nodes)
{
    LaunchPlan running = m_plan;
    running.workers = static_cast<int>(nodes.size()) - 1;
    double hourly = running.usdPerHour(*m_cloud.catalog);
    bool other = false;
    const auto cost = [&](const std::string &type) {
        return machineCost(*m_cloud.catalog, m_plan, type, m_row.region).total();
    };
    for (const PlannedNode &node : nodes) {
        const std::string &planned = node.isHead() ? m_plan.typeOfHead() : m_plan.instanceType;
        other = other || node.type != planned;
        hourly += cost(node.type) - cost(planned);
    }
    // By the budget alone, and against the present row: the deadline may have been moved since the launch.
    TY_ASSIGN(const auto row, m_cloud.ledger->cluster(m_row.id));
    if (row)
        m_row.expires = row->expires;
    if (!other || !m_row.expires)
        return other;
    const Timestamp at = now();
    TY_ASSIGN(const auto lived, billingIntervalsOf(*m_cloud.ledger, *m_cloud.catalog, m_row, at));
    const auto then = m_plan.budget.deadline(spentOn(lived, m_row.id), hourly, at);
    if (!then || *then >= *m_row.expires)
        return other;
    markOutdated(m_cloud, m_row.id);
    m_row.expires = *then;
    TY_TRY(m_cloud.ledger->setClusterExpires(m_row.id, *then));
    recordEvent(
        m_cloud, m_row.id, "deadline", m_row.name,
        say("%1 terminates itself at %2: its budget is spent earlier at the price of the types that were launched",
            m_row.name, toIso8601(*then)));
    return other;
}

void Launcher::recordMilestone(const std::string &node, Milestone milestone) const
{
    recordEvent(m_cloud, m_row.id, kMilestoneEvent, node, Sentence::verbatim(std::string(toString(milestone))));
}

TagMap Launcher::commonTags() const
{
    TagMap tags = m_plan.tags;
    tags[tag::kCluster] = m_row.id.value;
    tags[tag::kClusterName] = m_row.name;
    tags[tag::kOwner] = m_row.owner;
    tags[tag::kLedger] = m_cloud.ledger->id();
    if (m_row.expires)
        tags[tag::kExpires] = toIso8601(*m_row.expires);
    tags[tag::kName] = resourceName(m_row);
    return tags;
}

PlannedNode Launcher::newNode(const std::string &name, const std::string &role, const std::string &type)
{
    PlannedNode node;
    node.name = name;
    node.role = role;
    node.type = type;
    if (!m_plan.zones.empty())
        node.zone = m_plan.zones.front();
    node.token = newToken();
    return node;
}

Result<PlannedNode> Launcher::nodeOf(const ledger::Intent &intent)
{
    const auto request = nlohmann::json::parse(intent.request, nullptr, false);
    PlannedNode node;
    node.name = intent.node;
    node.token = intent.token;
    if (request.is_object()) {
        node.role = request.value("role", "");
        node.type = request.value("type", "");
        node.hostKeyLine = request.value("hostKey", "");
        m_firstImage = request.value("image", m_firstImage);
        // Earlier versions stored an index into the plan's zones.
        if (const auto zone = request.find("zone"); zone != request.end() && zone->is_string())
            node.zone = zone->get<std::string>();
        else if (!m_plan.zones.empty())
            node.zone = m_plan.zones.front();
    }
    if (node.name.empty() || node.role.empty() || node.type.empty())
        return fail(ErrorCode::CorruptData, "ledger", "the intent " + intent.token + " cannot be read");
    if (auto text = readFile(bootFile(node.token)))
        node.userData = std::move(*text);
    return node;
}

bool isReplacement(const ledger::Intent &intent)
{
    const auto request = nlohmann::json::parse(intent.request, nullptr, false);
    return request.is_object() && request.contains(kReplacement) && request[kReplacement] == true;
}

ledger::Intent Launcher::intent(const std::string &token, const std::string &kind, const std::string &node,
                                const std::string &request) const
{
    ledger::Intent i;
    i.token = token;
    i.cluster = m_row.id;
    i.profile = m_cloud.profile;
    i.region = m_row.region;
    i.kind = kind;
    i.node = node;
    i.request = request;
    i.created = now();
    return i;
}

Status Launcher::writeIntents(const std::vector<PlannedNode *> &nodes, bool withResources)
{
    TY_TRY(ensureFolder(folder() / "boot", 0700));
    // Minutes left until the cluster's deadline: a worker that is added later terminates with the others.
    auto minutes = m_plan.deadline;
    if (m_row.expires)
        minutes = std::max(std::chrono::minutes(1), std::chrono::ceil<std::chrono::minutes>(*m_row.expires - now()));
    // On the head only: its scheduler stops the workers.
    std::optional<std::chrono::minutes> stopRuns;
    if (const auto at = runsStopAt(m_plan.budget, 0, m_plan.usdPerHour(*m_cloud.catalog), Timestamp()))
        stopRuns = std::chrono::ceil<std::chrono::minutes>(at->time_since_epoch());
    std::vector<ledger::Intent> intents;
    for (PlannedNode *node : nodes) {
        if (m_base) {
            node->hostKeyLine.clear();
            node->userData = kUserDataOfTemplate; // not sent
        } else {
            TY_ASSIGN(const auto key, sshkeys::generateEd25519(node->name));
            node->hostKeyLine = key.publicLine;
            node->userData = bootText(key, minutes, node->isHead() ? stopRuns : std::nullopt);
        }
        // Stored on disk, because a repeated call must be identical; removed once the machine runs.
        TY_TRY(writeFileAtomically(bootFile(node->token), node->userData, 0600));
        recordMilestone(node->name, Milestone::Requested);
        nlohmann::json request{{"role", node->role},
                               {"type", node->type},
                               {"hostKey", node->hostKeyLine},
                               {"zone", node->zone},
                               {"image", m_imageId}};
        if (m_options.replacement)
            request[kReplacement] = true;
        intents.push_back(intent(node->token, "instance", node->name, request.dump()));
    }
    if (withResources) {
        std::vector<ResourceKind> kinds; // the user's own resources get no intent and are never deleted
        if (m_plan.keyName.empty())
            kinds.push_back(ResourceKind::KeyPair);
        if (m_plan.securityGroup.empty())
            kinds.push_back(ResourceKind::SecurityGroup);
        if (m_plan.usesPlacementGroup(*m_cloud.catalog))
            kinds.push_back(ResourceKind::PlacementGroup);
        for (const ResourceKind kind : kinds)
            intents.push_back(intent(newIdText("ty-"), std::string(toString(kind)), "",
                                     nlohmann::json{{"name", resourceName(m_row)}}.dump()));
    }
    return m_cloud.ledger->openIntents(intents);
}

/// With a key pair other than that of the key file, a login to the machines would be impossible.
Status Launcher::checkKey()
{
    if (m_plan.keyFile.empty())
        return {};
    TY_ASSIGN(const auto file, ssh::readKeyFile(m_plan.keyFile));
    if (m_plan.keyName.empty())
        return {};
    TY_ASSIGN(const auto known, keyFingerprint(*m_ec2, m_plan.keyName, {callDeadline(), m_stop}));
    if (!file.matches(known))
        return fail(ErrorCode::InvalidArgument, "plan",
                    m_plan.keyFile + " is not the private part of the account's key pair " + m_plan.keyName +
                        ", whose fingerprint is " + known + ": choose the file that is, or import this one");
    return {};
}

Status Launcher::checkEndpoint()
{
    int tries = 0;
    const auto again = [&](const Error &e) { return ++tries < 3 && e.retryable(); };
    TY_TRY(retryWhile(Backoff(m_cloud.polling.initialInterval), {Deadline::never(), m_stop}, again, [&] {
        return machinesByTag(*m_ec2, tag::kCluster, m_row.id.value, {Deadline::after(1min), m_stop});
    }));
    TY_TRY(ensureReservation());
    TY_TRY(ensureImage());
    return checkKey();
}

Status Launcher::ensureKeyFiles()
{
    const auto file = folder() / "id_ed25519";
    if (readFile(file))
        return {};
    TY_TRY(ensureFolder(folder(), 0700));
    if (!m_plan.keyFile.empty()) { // the user's key stays in place
        const auto own = ssh::readKeyFile(m_plan.keyFile);
        return own ? writeFileAtomically(folder() / "id_ed25519.pub", own->publicLine + "\n", 0644)
                   : Status(fail(own.error()));
    }
    TY_ASSIGN(const auto pair, sshkeys::generateEd25519("trainyard-" + m_row.name));
    // The public part is written last: its presence shows that both files are complete.
    TY_TRY(writeFileAtomically(file, pair.privateText.reveal(), 0600));
    return writeFileAtomically(folder() / "id_ed25519.pub", pair.publicLine + "\n", 0644);
}

Status Launcher::ensureResources()
{
    if (m_base)
        return {}; // the template names all of them
    std::vector<Status (Launcher::*)()> jobs{&Launcher::ensureReservation, &Launcher::ensureImage,
                                             &Launcher::ensureKeyPair, &Launcher::ensureGroup};
    if (m_plan.usesPlacementGroup(*m_cloud.catalog))
        jobs.push_back(&Launcher::ensurePlacementGroup);
    if (m_plan.makeBuckets)
        jobs.push_back(&Launcher::ensureBuckets);
    if (m_plan.needsRole())
        jobs.push_back(&Launcher::ensureRole);
    return parallelForEach(jobs, jobs.size(), m_stop, [this](auto job, std::stop_token) { return (this->*job)(); });
}

Status Launcher::ensureImage()
{
    if (!m_imageId.empty())
        return {};
    if (!m_firstImage.empty()) {
        // A resumed launch uses the image of its first request, even if a newer one exists.
        if (const auto image = imageById(*m_ec2, m_firstImage, {callDeadline(), m_stop}))
            return checkImage({*image, "as it was requested at first"});
    }
    const auto found = findImage(m_cloud, m_plan, m_row.region, {callDeadline(), m_stop});
    return found ? checkImage(*found) : fail(found.error());
}

Status Launcher::checkImage(const FoundImage &found)
{
    const aws::Image &image = found.image;
    // EC2 would report this only after the key pair and the group have been created.
    if (m_plan.rootGiB > 0 && m_plan.rootGiB < image.rootVolumeGiB)
        return fail(ErrorCode::InvalidArgument, "plan",
                    "the root volume of " + std::to_string(m_plan.rootGiB) + " GiB is smaller than the image " +
                        image.id + ", whose snapshot has " + std::to_string(image.rootVolumeGiB) +
                        " GiB: raise root-size");
    const Image *known = m_cloud.catalog->image(m_plan.image);
    m_rootGiB = std::max(m_plan.rootGiBOn(*m_cloud.catalog),
                         image.rootVolumeGiB + (m_plan.rootGiB == 0 ? m_plan.memoryGiBOnDisk(*m_cloud.catalog) : 0));
    m_imageId = image.id;
    m_imageDescription = image.id + (image.name.empty() ? "" : " (" + image.name + ")") + ", " + found.how;
    // Another device name would add a second, empty disk to that of the image.
    m_rootDevice = !image.rootDeviceName.empty() ? image.rootDeviceName : known ? known->rootDevice : "/dev/sda1";
    return {};
}

Status Launcher::ensureReservation()
{
    if (m_plan.reservation.empty() || m_reservation)
        return {};
    TY_ASSIGN(const auto all, m_ec2->describeCapacityReservations({}, {callDeadline(), m_stop}));
    const auto found = std::ranges::find(all, m_plan.reservation, &aws::CapacityReservation::id);
    if (found == all.end())
        return fail(ErrorCode::NotFound, "ec2:DescribeCapacityReservations",
                    "there is no capacity reservation " + m_plan.reservation + " in " + m_row.region);
    if (found->state != "active")
        return fail(ErrorCode::Conflict, "ec2:DescribeCapacityReservations",
                    "the capacity reservation " + describe(*found).english() +
                        ", and machines start in an active one only");
    if (found->type != m_plan.instanceType)
        return fail(ErrorCode::InvalidArgument, "plan",
                    "the capacity reservation " + found->id + " is for " + found->type + ", and the plan requests " +
                        m_plan.instanceType);
    m_reservation = *found;
    return {};
}

} // namespace trainyard::cluster
