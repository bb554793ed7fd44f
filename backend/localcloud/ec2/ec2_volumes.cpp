#include "backend/localcloud/ec2/ec2_action.h"

namespace trainyard::localcloud {
namespace {

std::string statusOf(const Volume &volume)
{
    return volume.instance.empty() ? "available" : "in-use";
}

const FilterTable<Volume> kVolumeFilters = {
    {"volume-id", [](const Volume &v) { return Values{v.id}; }},
    {"status", [](const Volume &v) { return Values{statusOf(v)}; }},
    {"attachment.instance-id", [](const Volume &v) { return Values{v.instance}; }},
    {"attachment.device", [](const Volume &v) { return Values{v.device}; }},
    {"availability-zone", [](const Volume &v) { return Values{v.zone}; }},
    {"volume-type", [](const Volume &v) { return Values{v.type}; }},
    {"size", [](const Volume &v) { return Values{std::to_string(v.sizeGib)}; }},
};

void writeVolume(XmlWriter &xml, const Volume *one)
{
    xml.text("volumeId", one->id).number("size", one->sizeGib).text("availabilityZone", one->zone);
    xml.text("status", statusOf(*one)).text("createTime", millisToIso(one->created));
    xml.element("attachmentSet", [&] {
        if (one->instance.empty())
            return;
        xml.element("item", [&] {
            xml.text("volumeId", one->id).text("instanceId", one->instance).text("device", one->device);
            xml.text("status", "attached").boolean("deleteOnTermination", one->deleteOnTermination);
        });
    });
    writeTags(xml, one->tags);
    xml.text("volumeType", one->type).boolean("encrypted", one->encrypted);
}

Body describeVolumes(const Ec2Context &ec2, const Ec2Call &call)
{
    const auto find = [&](const std::string &id) -> ServiceResult<Volume *> {
        if (auto *one = ec2.state.volumes.find(call.region, id))
            return one;
        return looksLikeId(id, "vol-")
                   ? refuse("InvalidVolume.NotFound", "The volume '" + id + "' does not exist.")
                   : refuse("InvalidParameterValue", "Value (" + id + ") for parameter volumeId is invalid.");
    };
    TY_ASSIGN(const auto found,
              selected(call, ec2.state.volumes, call.parameters.list("VolumeId"), kVolumeFilters, find));
    return pageOf(call, found, 5, 1000, "volumeSet", writeVolume);
}

Body deleteVolume(const Ec2Context &ec2, const Ec2Call &call)
{
    TY_ASSIGN(const auto id, call.parameters.required("VolumeId"));
    const auto *found = ec2.state.volumes.find(call.region, id);
    if (!found)
        return refuse("InvalidVolume.NotFound", "The volume '" + id + "' does not exist.");
    if (!found->instance.empty())
        return refuse("VolumeInUse", "Volume " + id + " is currently attached to " + found->instance);
    ec2.state.volumes.remove(id);
    return kDone;
}

} // namespace

std::vector<Ec2Action> volumeActions()
{
    return {{"DescribeVolumes", describeVolumes, kPages + " VolumeId.N"}, {"DeleteVolume", deleteVolume, "VolumeId"}};
}

} // namespace trainyard::localcloud
