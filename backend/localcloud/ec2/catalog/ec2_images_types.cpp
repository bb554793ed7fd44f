// Images and instance types, which exist in every account.
#include "backend/localcloud/ec2/ec2_action.h"

namespace trainyard::localcloud {
namespace {

/// A public image, or one that was made from an instance.
struct ImageRow {
    ImageInfo info;
    const Image *own = nullptr; ///< null: public
    std::string state() const { return own ? std::string(toString(own->state)) : "available"; }
    Tags tags() const { return own ? own->tags : Tags(); }
};

const FilterTable<ImageRow> kImageFilters = {
    {"image-id", [](const ImageRow &i) { return Values{i.info.id}; }},
    {"name", [](const ImageRow &i) { return Values{i.info.name}; }},
    {"description", [](const ImageRow &i) { return Values{i.info.description}; }},
    {"state", [](const ImageRow &i) { return Values{i.state()}; }},
    {"architecture", [](const ImageRow &) { return Values{"x86_64"}; }},
    {"owner-id", [](const ImageRow &i) { return Values{i.info.owner}; }},
    {"owner-alias", [](const ImageRow &i) { return Values{i.own ? "" : i.info.ownerAlias}; }},
    {"root-device-type", [](const ImageRow &) { return Values{"ebs"}; }},
    {"root-device-name", [](const ImageRow &i) { return Values{i.info.rootDevice}; }},
    {"virtualization-type", [](const ImageRow &) { return Values{"hvm"}; }},
    {"hypervisor", [](const ImageRow &) { return Values{"xen"}; }},
    {"image-type", [](const ImageRow &) { return Values{"machine"}; }},
    {"is-public", [](const ImageRow &i) { return Values{i.own ? "false" : "true"}; }},
    {"platform-details", [](const ImageRow &) { return Values{"Linux/UNIX"}; }},
    {"ena-support", [](const ImageRow &) { return Values{"true"}; }},
};

const FilterTable<TypeInfo> kTypeFilters = {
    {"instance-type", [](const TypeInfo &t) { return Values{t.name}; }},
    {"bare-metal", [](const TypeInfo &) { return Values{"false"}; }},
    {"current-generation", [](const TypeInfo &t) { return Values{t.current ? "true" : "false"}; }},
    {"free-tier-eligible", [](const TypeInfo &t) { return Values{t.freeTier ? "true" : "false"}; }},
    {"burstable-performance-supported", [](const TypeInfo &t) { return Values{t.burstable ? "true" : "false"}; }},
    {"processor-info.supported-architecture", [](const TypeInfo &) { return Values{"x86_64"}; }},
    {"vcpu-info.default-vcpus", [](const TypeInfo &t) { return Values{std::to_string(t.vcpus)}; }},
    {"memory-info.size-in-mib", [](const TypeInfo &t) { return Values{std::to_string(t.memoryMib)}; }},
    {"supported-usage-class", [](const TypeInfo &) { return Values{"on-demand"}; }},
    {"supported-virtualization-type", [](const TypeInfo &) { return Values{"hvm"}; }},
    {"hypervisor", [](const TypeInfo &) { return Values{"nitro"}; }},
};

struct Offering {
    std::string type, location;
};
const FilterTable<Offering> kOfferingFilters = {
    {"instance-type", [](const Offering &o) { return Values{o.type}; }},
    {"location", [](const Offering &o) { return Values{o.location}; }},
};

void writeType(XmlWriter &xml, const TypeInfo &type)
{
    xml.text("instanceType", type.name)
        .boolean("currentGeneration", type.current)
        .boolean("freeTierEligible", type.freeTier);
    xml.element("supportedUsageClasses", [&] { xml.text("item", "on-demand").text("item", "spot"); });
    xml.element("supportedRootDeviceTypes", [&] { xml.text("item", "ebs"); });
    xml.element("supportedVirtualizationTypes", [&] { xml.text("item", "hvm"); });
    xml.boolean("bareMetal", false).text("hypervisor", "nitro");
    xml.element("processorInfo", [&] { xml.element("supportedArchitectures", [&] { xml.text("item", "x86_64"); }); });
    xml.element("vCpuInfo", [&] {
        xml.number("defaultVCpus", type.vcpus).number("defaultCores", type.cores);
        xml.number("defaultThreadsPerCore", type.vcpus / type.cores);
    });
    xml.element("memoryInfo", [&] { xml.number("sizeInMiB", type.memoryMib); });
    xml.boolean("instanceStorageSupported", false);
    xml.element("networkInfo", [&] {
        xml.text("networkPerformance", type.network).text("enaSupport", "required");
        xml.boolean("efaSupported", type.efa);
    });
    if (type.gpu) {
        xml.element("gpuInfo", [&] {
            xml.element("gpus", [&] {
                xml.element("item", [&] {
                    xml.text("name", type.gpu).text("manufacturer", "NVIDIA").number("count", type.gpus);
                    xml.element("memoryInfo", [&] { xml.number("sizeInMiB", type.gpuMemoryMib); });
                });
            });
            xml.number("totalGpuMemoryInMiB", type.gpus * type.gpuMemoryMib);
        });
    }
    xml.boolean("hibernationSupported", mayHibernate(type));
    xml.boolean("burstablePerformanceSupported", type.burstable).boolean("autoRecoverySupported", false);
}

void writeImage(XmlWriter &xml, const ImageRow &row)
{
    const ImageInfo &image = row.info;
    xml.text("imageId", image.id).text("imageLocation", (row.own ? image.owner : image.ownerAlias) + "/" + image.name);
    xml.text("imageState", row.state()).text("imageOwnerId", image.owner).boolean("isPublic", !row.own);
    xml.text("architecture", "x86_64").text("imageType", "machine");
    if (!row.own)
        xml.text("imageOwnerAlias", image.ownerAlias);
    xml.text("name", image.name).text("description", image.description).text("rootDeviceType", "ebs");
    xml.text("rootDeviceName", image.rootDevice).text("virtualizationType", "hvm").text("hypervisor", "xen");
    xml.boolean("enaSupport", true).text("sriovNetSupport", "simple").text("creationDate", image.created);
    xml.text("platformDetails", "Linux/UNIX").text("usageOperation", "RunInstances").text("imdsSupport", "v2.0");
    if (!row.own)
        xml.text("deprecationTime", "2099-01-01T00:00:00.000Z");
    if (row.own && row.own->state == ImageState::Failed)
        xml.element("stateReason", [&] { xml.text("code", "Server.InternalError").text("message", row.own->failure); });
    xml.element("blockDeviceMapping", [&] {
        xml.element("item", [&] {
            xml.text("deviceName", image.rootDevice);
            xml.element("ebs", [&] {
                xml.text("snapshotId", row.own ? row.own->snapshot : "snap-" + image.id.substr(4));
                xml.number("volumeSize", image.sizeGib);
                xml.boolean("deleteOnTermination", true).text("volumeType", "gp3").boolean("encrypted", false);
            });
        });
    });
    writeTags(xml, row.tags());
}

Body describeImages(const Ec2Context &ec2, const Ec2Call &call)
{
    TY_ASSIGN(const auto filters, readFilters(call.parameters));
    TY_TRY(checkFilters(filters, kImageFilters));
    std::vector<ImageRow> rows;
    for (auto &image : images(call.region))
        rows.push_back({std::move(image), nullptr});
    for (const auto *own : ec2.state.images.of(call.region))
        rows.push_back({{own->id, own->name, own->description, millisToIso(own->created), kAccount, "self",
                         own->rootDevice, own->user, own->sizeGib},
                        own});
    const auto ids = call.parameters.list("ImageId"), owners = call.parameters.list("Owner");
    for (const auto &id : ids) {
        if (std::ranges::find(rows, id, [](const ImageRow &row) { return row.info.id; }) == rows.end())
            return refuse("InvalidAMIID.NotFound", "The image id '" + id + "' does not exist");
    }
    std::erase_if(rows, [&](const ImageRow &row) {
        return !among(ids, row.info.id) || (!among(owners, row.info.owner) && !among(owners, row.info.ownerAlias)) ||
               !passes(filters, kImageFilters, row, row.tags()).value_or(false);
    });
    return pageOf(call, rows, 1, 1000, "imagesSet", writeImage);
}

Body describeInstanceTypes(const Ec2Context &, const Ec2Call &call)
{
    const auto wanted = call.parameters.list("InstanceType");
    if (!wanted.empty() && call.parameters.has("MaxResults"))
        return refuse("InvalidParameterCombination",
                      "The parameter InstanceType cannot be used with the parameter MaxResults");
    for (const auto &name : wanted) {
        if (!findType(name))
            return refuse("InvalidInstanceType", "The following supplied instance types do not exist: [" + name + "]");
    }
    TY_ASSIGN(const auto found, selected(call, instanceTypes(), wanted, kTypeFilters, &TypeInfo::name,
                                         "InvalidInstanceType", "instance type"));
    return pageOf(call, found, 5, 100, "instanceTypeSet", writeType);
}

Body describeInstanceTypeOfferings(const Ec2Context &, const Ec2Call &call)
{
    const auto kind = call.parameters.text("LocationType", "region");
    if (kind != "region" && kind != "availability-zone" && kind != "availability-zone-id")
        return refuse("InvalidParameterValue", "Value (" + kind + ") for parameter locationType is invalid.");
    std::vector<Offering> all;
    for (const auto &type : instanceTypes()) {
        if (kind == "region") {
            all.push_back({type.name, call.region});
            continue;
        }
        for (const auto &subnet : subnets(call.region)) {
            if (offered(type, subnet.zone))
                all.push_back({type.name, kind == "availability-zone-id" ? subnet.zoneId : subnet.zone});
        }
    }
    TY_ASSIGN(const auto found, selected(call, all, {}, kOfferingFilters, &Offering::type, "", ""));
    return pageOf(call, found, 5, 1000, "instanceTypeOfferingSet", [&](XmlWriter &xml, const Offering &one) {
        xml.text("instanceType", one.type).text("locationType", kind).text("location", one.location);
    });
}

} // namespace

std::vector<Ec2Action> imageAndTypeActions()
{
    return {{"DescribeImages", describeImages, kPages + " ImageId.N Owner.N IncludeDisabled IncludeDeprecated"},
            {"DescribeInstanceTypes", describeInstanceTypes, kPages + " InstanceType.N"},
            {"DescribeInstanceTypeOfferings", describeInstanceTypeOfferings, kPages + " LocationType"}};
}

} // namespace trainyard::localcloud
