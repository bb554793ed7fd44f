#include "backend/cluster/recipes/image_bake.h"

#include <algorithm>
#include <functional>
#include <span>

#include <nlohmann/json.hpp>

#include "backend/aws/ec2/ec2_client.h"
#include "backend/cluster/cloud/records/clusters.h"
#include "backend/cluster/cloud/records/inventory_internal.h"
#include "backend/cluster/cloud/records/origin.h"
#include "backend/cluster/launch/cluster_operation_internal.h"
#include "backend/cluster/plan/catalog/catalog.h"
#include "backend/cluster/recipes/image_bake_internal.h"
#include "backend/core/async/poll.h"
#include "backend/core/ids.h"
#include "backend/core/try.h"
#include "backend/ssh/session.h"

namespace trainyard::cluster {
namespace {

using namespace std::chrono_literals;

constexpr const char *kImageEvent = "image";
constexpr const char *kMadeFromTag = "trainyard:made-from";

// What must not be in an image: files that grant access or cost money on the wrong machine. Keys of AWS that old
// walkthroughs put into ~/.bashrc, credentials and secrets of runs, the key of the mesh. /etc/trainyard/instance names
// the machine whose limits are beside it: another machine discards them when it boots (launch/user_data.cpp).
constexpr const char *kCleanCommand = R"sh(exec /bin/sh -c '
set -eu
umask 077
d=$HOME/.trainyard
rm -f "$d"/runs/*/env "$d"/runs/*/secret
rm -rf "$d/mesh" "$d/upload"
for file in "$HOME/.ssh/authorized_keys" "$HOME/.ssh/config"; do
  [ -f "$file" ] || continue
  new=$(mktemp "$file.XXXXXX")
  sed "/ trainyard-mesh$/d; /^Include .*\/.trainyard\/mesh\/config$/d" "$file" > "$new"
  chmod 600 "$new"
  mv -f "$new" "$file"
done
if [ -f "$HOME/.bashrc" ]; then
  new=$(mktemp "$HOME/.bashrc.XXXXXX")
  sed "/^export .* # Trainyard$/d" "$HOME/.bashrc" > "$new"
  mv -f "$new" "$HOME/.bashrc"
fi
root() { if [ "$(id -u)" = 0 ]; then "$@"; else sudo -n "$@"; fi; }
if [ -d /etc/trainyard ] && [ -s /var/lib/cloud/data/instance-id ]; then
  root cp /var/lib/cloud/data/instance-id /etc/trainyard/instance
fi
sync
')sh";

bool isImageName(const std::string &name)
{
    const auto isPart = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
               std::string_view("() ./-_").find(c) != std::string_view::npos;
    };
    return name.size() >= 3 && name.size() <= 128 && std::ranges::all_of(name, isPart);
}

BakedImage bakedFrom(const CloudContext &cloud, const std::string &region, const aws::Image &image, bool isOurs)
{
    BakedImage baked{.id = image.id, .name = image.name, .state = image.state, .region = region};
    baked.madeFrom = tagOf(image.tags, kMadeFromTag);
    baked.owner = tagOf(image.tags, tag::kOwner);
    baked.ledger = tagOf(image.tags, tag::kLedger);
    baked.isOurs = isOurs;
    baked.snapshots = image.snapshots;
    baked.gib = image.volumesGiB;
    baked.created = fromIso8601(image.created).value_or(Timestamp());
    baked.usdPerMonth = baked.gib * cloud.catalog->snapshotUsdPerGiBMonth(region);
    return baked;
}

bool isIntentFor(const CloudContext &cloud, const std::string &region, const aws::Image &image,
                 const ledger::Intent &intent)
{
    const auto request = nlohmann::json::parse(intent.request, nullptr, false);
    return intent.kind == kImageKind && intent.state == ledger::IntentState::Open && intent.profile == cloud.profile &&
           intent.region == region && request.is_object() && request.value("name", "") == image.name &&
           request.value("endpoint", "") == cloud.endpointId;
}

/// Whether this ledger has requested the image: by its id or, where the reply was lost, by the token and the name of the
/// intent, which becomes a row: the account has one image of a name only. Owner, ledger and cluster in the tags are text
/// that others can write: an image with any backup as its snapshot could carry them.
Result<bool> isRequested(const CloudContext &cloud, const std::string &region, const aws::Image &image)
{
    TY_ASSIGN(const auto row, cloud.ledger->resource(kImageKind, image.id, cloud.profile, region));
    if (row) {
        const auto endpoint = row->facts.find("endpoint");
        return endpoint != row->facts.end() && endpoint->second == cloud.endpointId;
    }
    const std::string token = tagOf(image.tags, kRequestTag);
    if (token.empty())
        return false;
    TY_ASSIGN(const auto intent, cloud.ledger->intent(token));
    if (!intent || !isIntentFor(cloud, region, image, *intent))
        return false;
    TY_TRY(cloud.ledger->recordIntentResource(token, imageRow(cloud, region, image.id, image.name)));
    return true;
}

/// Requests the image, with the intent on disk before.
Result<std::string> requestImage(const CloudContext &cloud, const std::string &region, aws::CreateImageRequest request,
                                 const CallContext &context)
{
    ledger::Intent intent;
    intent.token = newIdText("image-");
    intent.profile = cloud.profile;
    intent.region = region;
    intent.kind = kImageKind;
    intent.request = nlohmann::json{{"name", request.name}, {"endpoint", cloud.endpointId}}.dump();
    intent.created = now();
    TY_TRY(cloud.ledger->openIntents(std::span(&intent, 1)));
    request.tags[kRequestTag] = intent.token;
    const auto ec2 = cloud.ec2Of(region);
    auto id = ec2->createImage(request, context);
    if (!id) {
        const ErrorCode code = id.error().code;
        if (!id.error().retryable() && code != ErrorCode::Cancelled && code != ErrorCode::MalformedReply) {
            (void)cloud.ledger->recordIntentResult(intent.token, ledger::IntentState::Rejected, id.error().detail);
            return id;
        }
        // The reply may be lost. If the image is not found now, the intent stays open, and the next list finds it.
        const std::vector<aws::Filter> filters = {{"name", {request.name}}};
        const auto known = ec2->describeImages({}, {"self"}, filters, context);
        if (!known || known->size() != 1 || tagOf(known->front().tags, kRequestTag) != intent.token)
            return id;
        id = known->front().id;
    }
    TY_TRY(cloud.ledger->recordIntentResource(intent.token, imageRow(cloud, region, *id, request.name)));
    return id;
}

Status waitForImage(aws::Ec2Client &ec2, const std::string &id, const PollingPolicy &polling, StepReporter &step,
                    const CallContext &context)
{
    return pollUntil(polling.backoff(), context, [&]() -> Result<bool> {
        const auto found = ec2.describeImages({id}, {}, {}, {Deadline::after(1min), context.stop});
        if (!found && !found.error().retryable() && found.error().code != ErrorCode::NotFound)
            return fail(found.error());
        const std::string state = found && !found->empty() ? found->front().state : "pending";
        if (state == "available")
            return true;
        if (state == "failed" || state == "error" || state == "invalid")
            return fail(ErrorCode::ServiceFailure, "ec2:CreateImage",
                        "AWS could not make the image " + id + ": " + found->front().reason +
                            "; remove it with: trainyardctl bake --remove " + id);
        if (context.deadline.expired())
            return fail(ErrorCode::Timeout, "ec2:CreateImage",
                        "the image " + id +
                            " is still being made; trainyardctl bake --list shows when it is available");
        step.progress(say("%1 is %2", id, state));
        return false;
    });
}

/// Waits until the machine, which AWS restarts, answers again.
Status waitForMachine(const ssh::Host &host, const PollingPolicy &polling, const CallContext &context)
{
    const auto again = [](const Error &error) { return error.code != ErrorCode::Cancelled; };
    const CallContext patience{Deadline::after(polling.sshAnswers).earlier(context.deadline), context.stop};
    const auto session = retryWhile(Backoff(polling.initialInterval), patience, again, [&] {
        return ssh::SshSession::open(host.target, {Deadline::after(10s), context.stop});
    });
    return session ? Status() : fail(session.error());
}

/// One step with its report.
template <class Work>
auto reported(const ProgressSink &sink, const OpenCluster &opened, const ssh::Host &host, const char *name,
              const char *title, Work work)
{
    StepReporter step(sink, {.step = name,
                             .title = title,
                             .host = host.name,
                             .subject = {"instance", host.instance.value, opened.row.id.value}});
    step.begin();
    return step.end(work(step));
}

Result<std::string> bakeOpen(const CloudContext &cloud, const OpenCluster &opened, const ssh::Host &host,
                             const std::string &name, const BakeOptions &options, const ProgressSink &sink,
                             const CallContext &context)
{
    const auto ec2 = cloud.ec2Of(opened.row.region);
    TY_TRY(reported(sink, opened, host, "clean-machine", "Removing credentials from the machine",
                    [&](StepReporter &) -> Status {
                        const CallContext patience{Deadline::after(2min), context.stop};
                        TY_ASSIGN(auto session, ssh::SshSession::open(host.target, patience));
                        TY_TRY(session.mustExec(kCleanCommand, {}, patience));
                        return {};
                    }));
    aws::CreateImageRequest request{.instance = host.instance, .name = name, .description = {}};
    request.description = "Made by Trainyard from " + host.name + " of " + opened.row.name;
    request.reboot = options.reboot;
    request.tags = {{tag::kCluster, kSharedTag},
                    {tag::kOwner, cloud.owner},
                    {tag::kLedger, cloud.ledger->id()},
                    {kMadeFromTag, opened.row.name},
                    {"Name", name}};
    TY_ASSIGN(const auto id, reported(sink, opened, host, "create-image", "Requesting the image", [&](StepReporter &) {
                  return requestImage(cloud, opened.row.region, request, context);
              }));
    recordEvent(cloud, opened.row.id, kImageEvent, id,
                say("the image %1 (%2) of %3 is being made; it stays, and is paid for, until it is removed", name, id,
                    host.name));
    TY_TRY(reported(sink, opened, host, "wait-image", "Waiting for the image", [&](StepReporter &step) {
        return waitForImage(*ec2, id, cloud.polling, step, {Deadline::after(options.longest), context.stop});
    }));
    recordEvent(cloud, opened.row.id, kImageEvent, id, say("the image %1 (%2) is available", name, id));
    if (!options.reboot)
        return id;
    const auto isBack = reported(sink, opened, host, "wait-ssh", "Waiting for the restart of the machine",
                                 [&](StepReporter &) { return waitForMachine(host, cloud.polling, context); });
    if (!isBack)
        return fail(isBack.error().code, isBack.error().source,
                    "the image " + id + " is available, but " + host.name +
                        " does not answer after its restart: " + isBack.error().detail);
    return id;
}

} // namespace

ledger::Resource imageRow(const CloudContext &cloud, const std::string &region, const std::string &id,
                          const std::string &name)
{
    ledger::Resource r;
    r.kind = kImageKind;
    r.id = id;
    r.profile = cloud.profile;
    r.region = region;
    r.name = name;
    r.state = "pending";
    r.facts = {{"endpoint", cloud.endpointId}};
    r.created = now();
    return r;
}

Result<std::string> bakeImage(const CloudContext &cloud, const ClusterId &cluster, const std::string &node,
                              const std::string &name, const BakeOptions &options, const ProgressSink &sink,
                              std::stop_token stop)
{
    if (!isImageName(name))
        return fail(ErrorCode::InvalidArgument, "image " + name,
                    "the name of an image has 3 to 128 letters, digits, spaces and ( ) . / - _");
    TY_ASSIGN(const auto opened, openCluster(cloud, cluster));
    TY_ASSIGN(const auto machine, host(cloud, cluster, node));
    TY_ASSIGN(const auto from, originOf(*cloud.ledger, cluster));
    if (from.origin == Origin::Emr)
        return fail(ErrorCode::Unsupported, "cluster " + opened.row.name,
                    "EMR would take a restarted node for a lost one; make the image from an EC2 cluster");
    if (parseClusterState(opened.row.state) == ClusterState::Training)
        return fail(ErrorCode::Busy, "cluster " + opened.row.name, "it trains: stop its run first");
    TY_ASSIGN(auto lease, cloud.ledger->lease(clusterLeaseName(cluster), "bake " + opened.row.name));
    const ClusterLease held(std::move(lease), std::move(stop));
    // After the lease, as startRun() looks at the lease after it has recorded its run: one of them finds the other.
    TY_ASSIGN(const auto runs, cloud.ledger->runs(cluster));
    for (const ledger::Run &run : runs) {
        if (!isOver(run.state))
            return fail(ErrorCode::Busy, "cluster " + opened.row.name,
                        "the run " + run.id.value + " is active on it: stop it first");
    }
    const auto id = bakeOpen(cloud, opened, machine, name, options, sink, {Deadline::never(), held.stop()});
    if (!id)
        recordFailure(cloud, cluster, kImageEvent, node, say("the image %1 of %2", name, node), id.error());
    return id;
}

Result<std::vector<BakedImage>> bakedImages(const CloudContext &cloud, const CallContext &context)
{
    TY_ASSIGN(const auto images, cloud.ec2()->describeImages({}, {"self"}, {}, context));
    TY_ASSIGN(const auto events, cloud.ledger->events({}, {}, 0, 0)); // earlier versions recorded nothing else
    std::vector<BakedImage> all;
    for (const aws::Image &image : images) {
        const bool isRecorded = std::ranges::any_of(events, [&image](const ledger::Event &event) {
            return event.kind == kImageEvent && event.subject == image.id && !event.failed;
        });
        TY_ASSIGN(const bool isRequestedHere, isRequested(cloud, cloud.region, image));
        const bool isOurs = isRequestedHere || isRecorded;
        const bool claims = !tagOf(image.tags, kMadeFromTag).empty() && tagOf(image.tags, tag::kOwner) == cloud.owner;
        if (isOurs || claims)
            all.push_back(bakedFrom(cloud, cloud.region, image, isOurs));
    }
    std::ranges::sort(all, std::ranges::greater(), &BakedImage::created);
    return all;
}

const BakedImage *findImage(const std::vector<BakedImage> &images, const std::string &idOrName)
{
    auto at = std::ranges::find(images, idOrName, &BakedImage::id); // first: a name can be the id of another one
    if (at == images.end())
        at = std::ranges::find(images, idOrName, &BakedImage::name);
    return at == images.end() ? nullptr : &*at;
}

} // namespace trainyard::cluster
