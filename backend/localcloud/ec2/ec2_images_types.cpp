// Images and instance types, which exist in every account.
#include "backend/localcloud/ec2/ec2_action.h"

namespace trainyard::localcloud {
namespace {

const FilterTable<ImageInfo> kImageFilters = {
    {"image-id", [](const ImageInfo &i) { return Values{i.id}; }},
    {"name", [](const ImageInfo &i) { return Values{i.name}; }},
    {"description", [](const ImageInfo &i) { return Values{i.description}; }},
    {"state", [](const ImageInfo &) { return Values{"available"}; }},
    {"architecture", [](const ImageInfo &) { return Values{"x86_64"}; }},
    {"owner-id", [](const ImageInfo &i) { return Values{i.owner}; }},
    {"owner-alias", [](const ImageInfo &i) { return Values{i.ownerAlias}; }},
    {"root-device-type", [](const ImageInfo &) { return Values{"ebs"}; }},
    {"root-device-name", [](const ImageInfo &i) { return Values{i.rootDevice}; }},
    {"virtualization-type", [](const ImageInfo &) { return Values{"hvm"}; }},
    {"hypervisor", [](const ImageInfo &) { return Values{"xen"}; }},
    {"image-type", [](const ImageInfo &) { return Values{"machine"}; }},
    {"is-public", [](const ImageInfo &) { return Values{"true"}; }},
    {"platform-details", [](const ImageInfo &) { return Values{"Linux/UNIX"}; }},
    {"ena-support", [](const ImageInfo &) { return Values{"true"}; }},
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

void writeImage(XmlWriter &xml, const ImageInfo &image)
{
    xml.text("imageId", image.id).text("imageLocation", image.ownerAlias + "/" + image.name);
    xml.text("imageState", "available").text("imageOwnerId", image.owner).boolean("isPublic", true);
    xml.text("architecture", "x86_64").text("imageType", "machine").text("imageOwnerAlias", image.ownerAlias);
    xml.text("name", image.name).text("description", image.description).text("rootDeviceType", "ebs");
    xml.text("rootDeviceName", image.rootDevice).text("virtualizationType", "hvm").text("hypervisor", "xen");
    xml.boolean("enaSupport", true).text("sriovNetSupport", "simple").text("creationDate", image.created);
    xml.text("platformDetails", "Linux/UNIX").text("usageOperation", "RunInstances").text("imdsSupport", "v2.0");
    xml.text("deprecationTime", "2099-01-01T00:00:00.000Z");
    xml.element("blockDeviceMapping", [&] {
        xml.element("item", [&] {
            xml.text("deviceName", image.rootDevice);
            xml.element("ebs", [&] {
                xml.text("snapshotId", "snap-" + image.id.substr(4)).number("volumeSize", image.sizeGib);
                xml.boolean("deleteOnTermination", true).text("volumeType", "gp3").boolean("encrypted", false);
            });
        });
    });
}

Body describeImages(const Ec2Context &, const Ec2Call &call)
{
    TY_ASSIGN(auto found, selected(call, images(call.region), call.parameters.list("ImageId"), kImageFilters,
                                   &ImageInfo::id, "InvalidAMIID.NotFound", "image id"));
    const auto owners = call.parameters.list("Owner");
    std::erase_if(
        found, [&](const ImageInfo &image) { return !among(owners, image.owner) && !among(owners, image.ownerAlias); });
    return pageOf(call, found, 1, 1000, "imagesSet", writeImage);
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
