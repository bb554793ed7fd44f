// Images that are made from instances, and their snapshots.
#include "backend/localcloud/ec2/ec2_action.h"
#include "backend/localcloud/ec2/instance_lifecycle.h"

namespace trainyard::localcloud {
namespace {

bool isImageName(const std::string &name)
{
    const auto isPart = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
               std::string_view("()[] ./-'@_").find(c) != std::string_view::npos;
    };
    return name.size() >= 3 && name.size() <= 128 && std::ranges::all_of(name, isPart);
}

/// Size of the root volume.
std::int64_t rootSizeOf(Ec2State &state, const Instance &one)
{
    const auto *root = one.volumes.empty() ? nullptr : state.volumes.find(one.region, one.volumes.front());
    return root ? root->sizeGib : 8;
}

Body createImage(const Ec2Context &ec2, const Ec2Call &call)
{
    TY_ASSIGN(auto *one, namedInstance(ec2.state, call));
    TY_ASSIGN(const auto name, call.parameters.required("Name"));
    if (!isImageName(name))
        return refuse(
            "InvalidAMIName.Malformed",
            "AMI names must be between 3 and 128 characters long, and may contain letters, numbers, '(', ')', "
            "'.', '-', '/' and '_'");
    if (const auto *other = ec2.state.images.named(call.region, name))
        return refuse("InvalidAMIName.Duplicate", "AMI name " + name + " is already in use by AMI " + other->id);
    TY_ASSIGN(const auto noReboot, call.parameters.boolean("NoReboot"));
    if (one->state != InstanceState::Running && one->state != InstanceState::Stopped)
        return refuse("IncorrectState", "The instance '" + one->id + "' is not in the 'running' or 'stopped' state.");
    static const std::set<std::string> kinds = {"image", "snapshot"};
    TY_ASSIGN(const auto imageTags, readTagSpecifications(call.parameters, "image", kinds));
    TY_ASSIGN(const auto snapshotTags, readTagSpecifications(call.parameters, "snapshot", kinds));
    TY_ASSIGN(const auto dryRun, call.parameters.boolean("DryRun"));
    if (dryRun)
        return refuse("DryRunOperation", "Request would have succeeded, but DryRun flag is set.", 412);
    const auto known = ec2.state.launchableImages(call.region);
    const auto base = std::ranges::find(known, one->imageId, &ImageInfo::id);
    Image image;
    image.id = newResourceId("ami-");
    image.region = call.region;
    image.name = name;
    image.description = call.parameters.text("Description");
    image.instance = one->id;
    image.user = one->user;
    image.rootDevice = base == known.end() ? "/dev/sda1" : base->rootDevice;
    image.sizeGib = rootSizeOf(ec2.state, *one);
    image.created = nowMillis();
    image.tags = imageTags;
    image.snapshot =
        ec2.state.snapshots
            .add({newResourceId("snap-"), call.region, image.id, image.sizeGib, image.created, snapshotTags})
            .id;
    ec2.state.images.add(image);
    ec2.life.makeImage(*one, image.id, !noReboot && one->state == InstanceState::Running);
    return XmlWriter().text("imageId", image.id).str();
}

Body deregisterImage(const Ec2Context &ec2, const Ec2Call &call)
{
    TY_ASSIGN(const auto id, call.parameters.required("ImageId"));
    const auto *image = ec2.state.images.find(call.region, id);
    if (!image) {
        const auto known = images(call.region);
        return std::ranges::find(known, id, &ImageInfo::id) == known.end()
                   ? refuse("InvalidAMIID.NotFound", "The image id '[" + id + "]' does not exist")
                   : refuse("AuthFailure", "Not authorized for image:" + id);
    }
    if (auto *snapshot = ec2.state.snapshots.find(call.region, image->snapshot)) {
        snapshot->image.clear();
        ec2.state.snapshots.save(*snapshot);
    }
    ec2.state.images.remove(id);
    ec2.life.dropImage(id);
    return kDone;
}

Body deleteSnapshot(const Ec2Context &ec2, const Ec2Call &call)
{
    TY_ASSIGN(const auto id, call.parameters.required("SnapshotId"));
    const auto *snapshot = ec2.state.snapshots.find(call.region, id);
    if (!snapshot)
        return refuse("InvalidSnapshot.NotFound", "The snapshot '" + id + "' does not exist.");
    if (!snapshot->image.empty())
        return refuse("InvalidSnapshot.InUse", "The snapshot " + id + " is currently in use by " + snapshot->image);
    ec2.state.snapshots.remove(id);
    return kDone;
}

const FilterTable<Snapshot> kSnapshotFilters = {
    {"snapshot-id", [](const Snapshot &s) { return Values{s.id}; }},
    {"owner-id", [](const Snapshot &) { return Values{kAccount}; }},
    {"status", [](const Snapshot &) { return Values{"completed"}; }},
};

Body describeSnapshots(const Ec2Context &ec2, const Ec2Call &call)
{
    return describeSet(call, ec2.state.snapshots, kSnapshotFilters, "snapshotSet",
                       [](XmlWriter &xml, const Snapshot &one) {
                           xml.text("snapshotId", one.id).text("status", "completed").text("ownerId", kAccount);
                           xml.text("startTime", millisToIso(one.created)).number("volumeSize", one.sizeGib);
                       });
}

} // namespace

std::vector<Ec2Action> instanceImageActions()
{
    return {{"CreateImage", createImage, "InstanceId Name Description NoReboot" + kTagSpecification},
            {"DeregisterImage", deregisterImage, "ImageId"},
            {"DeleteSnapshot", deleteSnapshot, "SnapshotId"},
            {"DescribeSnapshots", describeSnapshots, kFilters + " Owner.N"}};
}

} // namespace trainyard::localcloud
