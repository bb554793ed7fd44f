// Removes images and their snapshots, also after an interruption.

#include <algorithm>
#include <chrono>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "backend/aws/ec2/ec2_client.h"
#include "backend/cluster/cloud/records/inventory_internal.h"
#include "backend/cluster/cloud/records/resource_account_internal.h"
#include "backend/cluster/recipes/image_bake.h"
#include "backend/cluster/recipes/image_bake_internal.h"
#include "backend/core/async/poll.h"
#include "backend/core/async/steps.h"
#include "backend/core/text.h"
#include "backend/core/try.h"

namespace trainyard::cluster {
namespace {

using namespace std::chrono_literals;

constexpr const char *kSnapshotsFact = "snapshots"; // of an image that is being removed

/// Records what is to be deleted after the image, which AWS does not show then, and the account that has shown the image.
Status recordSnapshots(const CloudContext &cloud, const BakedImage &image, const std::vector<std::string> &snapshots)
{
    TY_ASSIGN(auto row, cloud.ledger->resource(kImageKind, image.id, cloud.profile, cloud.region));
    if (!row)
        row = imageRow(cloud, cloud.region, image.id, image.name);
    if (const std::string account = accountToRecord(cloud); !account.empty())
        row->facts[kAccountFact] = account;
    row->facts[kSnapshotsFact] = fmt::format("{}", fmt::join(snapshots, ","));
    return cloud.ledger->saveResource(*row);
}

/// The snapshots of an image that an interrupted removal has left; empty: there was none. Only the account that has shown
/// the image is believed when it does not find them: they are paid for, and no list shows them.
Result<std::vector<std::string>> snapshotsOfRemoved(const CloudContext &cloud, const std::string &id,
                                                    const CallContext &context)
{
    TY_ASSIGN(const auto row, cloud.ledger->resource(kImageKind, id, cloud.profile, cloud.region));
    std::vector<std::string> left;
    if (!row || row->closed)
        return left;
    const auto fact = row->facts.find(kSnapshotsFact);
    for (const std::string_view one : split(fact == row->facts.end() ? std::string_view() : fact->second, ',')) {
        if (!one.empty())
            left.emplace_back(one);
    }
    const auto account = row->facts.find(kAccountFact); // earlier versions recorded none
    if (account != row->facts.end() && accountMatch(withAccountNow(cloud, context), *row) != AccountMatch::Same)
        return fail(ErrorCode::InvalidArgument, "image " + id,
                    "its snapshots are in account " + account->second +
                        ", which does not answer: choose the profile of that account");
    return left;
}

/// AWS releases the snapshots a moment after the image. Closes the row of the image once all are gone.
Status deleteSnapshots(const CloudContext &cloud, const std::string &image, const std::vector<std::string> &snapshots,
                       const CallContext &context)
{
    const auto ec2 = cloud.ec2();
    for (const std::string &snapshot : snapshots) {
        const auto isHeld = [](const Error &error) { return error.code == ErrorCode::Conflict || error.retryable(); };
        const CallContext patience{Deadline::after(1min).earlier(context.deadline), context.stop};
        const auto removed = retryWhile(Backoff(cloud.polling.initialInterval), patience, isHeld,
                                        [&] { return ec2->deleteSnapshot(snapshot, context); });
        if (!removed && removed.error().code != ErrorCode::NotFound)
            return fail(removed.error().code, removed.error().source,
                        "the snapshot " + snapshot +
                            " of the image stays, and is paid for, until \"trainyardctl bake "
                            "--remove " +
                            image + "\" has deleted it: " + removed.error().detail);
    }
    (void)cloud.ledger->closeResource(kImageKind, image, cloud.profile, cloud.region, "deleted", now());
    return {};
}

} // namespace

Status removeImage(const CloudContext &cloud, const std::string &idOrName, const ProgressSink &sink,
                   const CallContext &context, const BakedImage *agreed)
{
    TY_ASSIGN(const auto images, bakedImages(cloud, context));
    const BakedImage *image = findImage(images, idOrName);
    StepReporter step(sink, {.step = "remove-image",
                             .title = "Removing the image and its snapshots",
                             .host = {},
                             .subject = {"image", image ? image->id : idOrName, {}, cloud.region}});
    if (!image) {
        TY_ASSIGN(const auto left, snapshotsOfRemoved(cloud, idOrName, context));
        if (left.empty())
            return fail(ErrorCode::NotFound, "image " + idOrName,
                        "Trainyard has made no image of that id or name in " + cloud.region);
        step.begin(idOrName);
        return step.end(deleteSnapshots(cloud, idOrName, left, context));
    }
    if (!image->isOurs && (!agreed || agreed->id != image->id))
        return fail(ErrorCode::PermissionDenied, "image " + image->id,
                    "this ledger has not made it, and anyone may have written its tags: if it is yours, "
                    "\"trainyardctl bake --remove " +
                        image->id + " --not-made-here\" shows its snapshots and asks");
    // AWS never changes the snapshots of an image: those of an image of ours are ours. Of another one, only those that
    // the user has seen.
    std::vector<std::string> snapshots = image->snapshots;
    if (!image->isOurs)
        std::erase_if(snapshots, [&](const std::string &id) {
            return std::ranges::find(agreed->snapshots, id) == agreed->snapshots.end();
        });
    if (image->isOurs) {
        TY_TRY(recordSnapshots(cloud, *image, snapshots));
    }
    step.begin(image->id);
    TY_TRY(step.end(cloud.ec2()->deregisterImage(image->id, context)));
    return deleteSnapshots(cloud, image->id, snapshots, context);
}

} // namespace trainyard::cluster
