#include "backend/cluster/recipes/image_bake.h"

#include <algorithm>
#include <functional>

#include "backend/aws/ec2/ec2_client.h"
#include "backend/cluster/cloud/clusters.h"
#include "backend/cluster/cloud/inventory_internal.h"
#include "backend/cluster/cloud/origin.h"
#include "backend/cluster/launch/cluster_operation_internal.h"
#include "backend/cluster/plan/catalog.h"
#include "backend/core/async/poll.h"
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

BakedImage bakedFrom(const CloudContext &cloud, const std::string &region, const aws::Image &image)
{
    BakedImage baked{.id = image.id, .name = image.name, .state = image.state, .region = region};
    baked.madeFrom = tagOf(image.tags, kMadeFromTag);
    baked.snapshots = image.snapshots;
    baked.gib = image.volumesGiB;
    baked.created = fromIso8601(image.created).value_or(Timestamp());
    baked.usdPerMonth = baked.gib * cloud.catalog->snapshotUsdPerGiBMonth(region);
    return baked;
}

bool isOurs(const CloudContext &cloud, const aws::Image &image)
{
    return !tagOf(image.tags, kMadeFromTag).empty() && tagOf(image.tags, tag::kOwner) == cloud.owner;
}

Result<std::vector<aws::Image>> ownImages(const CloudContext &cloud, aws::Ec2Client &ec2, const CallContext &context)
{
    TY_ASSIGN(auto images, ec2.describeImages({}, {"self"}, {}, context));
    std::erase_if(images, [&](const aws::Image &image) { return !isOurs(cloud, image); });
    return images;
}

/// Requests the image. A reply that was lost is found by the name, which is unique.
Result<std::string> requestImage(const CloudContext &cloud, aws::Ec2Client &ec2, const aws::CreateImageRequest &request,
                                 const CallContext &context)
{
    auto id = ec2.createImage(request, context);
    if (id || !id.error().retryable())
        return id;
    const std::vector<aws::Filter> filters = {{"name", {request.name}}};
    const auto known = ec2.describeImages({}, {"self"}, filters, context);
    if (known && known->size() == 1 && isOurs(cloud, known->front()))
        return known->front().id;
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
        step.progress(id + " is " + state);
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
    TY_ASSIGN(const auto id, reported(sink, opened, host, "create-image", "Requesting the image",
                                      [&](StepReporter &) { return requestImage(cloud, *ec2, request, context); }));
    recordEvent(cloud, opened.row.id, kImageEvent, id,
                "the image " + name + " (" + id + ") of " + host.name +
                    " is being made; it stays, and is paid for, "
                    "until it is removed");
    TY_TRY(reported(sink, opened, host, "wait-image", "Waiting for the image", [&](StepReporter &step) {
        return waitForImage(*ec2, id, cloud.polling, step, {Deadline::after(options.longest), context.stop});
    }));
    recordEvent(cloud, opened.row.id, kImageEvent, id, "the image " + name + " (" + id + ") is available");
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
        recordFailure(cloud, cluster, kImageEvent, node, "the image " + name + " of " + node, id.error());
    return id;
}

Result<std::vector<BakedImage>> bakedImages(const CloudContext &cloud, const CallContext &context)
{
    TY_ASSIGN(const auto images, ownImages(cloud, *cloud.ec2(), context));
    std::vector<BakedImage> all;
    for (const aws::Image &image : images)
        all.push_back(bakedFrom(cloud, cloud.region, image));
    std::ranges::sort(all, std::ranges::greater(), &BakedImage::created);
    return all;
}

Status removeImage(const CloudContext &cloud, const std::string &idOrName, const ProgressSink &sink,
                   const CallContext &context)
{
    const auto ec2 = cloud.ec2();
    TY_ASSIGN(const auto images, ownImages(cloud, *ec2, context));
    const auto at = std::ranges::find_if(
        images, [&](const aws::Image &image) { return image.id == idOrName || image.name == idOrName; });
    if (at == images.end())
        return fail(ErrorCode::NotFound, "image " + idOrName,
                    "Trainyard has made no image of that id or name in " + cloud.region);
    StepReporter step(sink, {.step = "remove-image",
                             .title = "Removing the image and its snapshots",
                             .host = {},
                             .subject = {"image", at->id, {}, cloud.region}});
    step.begin(at->id);
    TY_TRY(step.end(ec2->deregisterImage(at->id, context)));
    // AWS releases the snapshots a moment after the image.
    for (const std::string &snapshot : at->snapshots) {
        const auto isHeld = [](const Error &error) { return error.code == ErrorCode::Conflict || error.retryable(); };
        const CallContext patience{Deadline::after(1min).earlier(context.deadline), context.stop};
        const auto removed = retryWhile(Backoff(cloud.polling.initialInterval), patience, isHeld,
                                        [&] { return ec2->deleteSnapshot(snapshot, context); });
        if (!removed)
            return fail(removed.error().code, removed.error().source,
                        "the snapshot " + snapshot + " of the image stays, and is paid for: " + removed.error().detail);
    }
    return {};
}

} // namespace trainyard::cluster
