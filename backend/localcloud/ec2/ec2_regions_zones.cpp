// Resources that exist in every account: images, types, regions, zones, networks.
#include <algorithm>

#include "backend/core/try.h"
#include "backend/localcloud/ec2/ec2_records.h"

namespace trainyard::localcloud {
namespace {

using Values = std::vector<std::string>;

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

const FilterTable<RegionInfo> kRegionFilters = {
    {"region-name", [](const RegionInfo &r) { return Values{r.name}; }},
    {"opt-in-status", [](const RegionInfo &r) { return Values{r.optIn ? "not-opted-in" : "opt-in-not-required"}; }},
    {"endpoint", [](const RegionInfo &r) { return Values{std::string("ec2.") + r.name + ".amazonaws.com"}; }},
};

struct Place {
    std::string region, id;
    SubnetInfo subnet;
};
const FilterTable<Place> kZoneFilters = {
    {"zone-name", [](const Place &p) { return Values{p.subnet.zone}; }},
    {"zone-id", [](const Place &p) { return Values{p.subnet.zoneId}; }},
    {"region-name", [](const Place &p) { return Values{p.region}; }},
    {"state", [](const Place &) { return Values{"available"}; }},
    {"zone-type", [](const Place &) { return Values{"availability-zone"}; }},
    {"opt-in-status", [](const Place &) { return Values{"opt-in-not-required"}; }},
};
const FilterTable<Place> kSubnetFilters = {
    {"subnet-id", [](const Place &p) { return Values{p.subnet.id}; }},
    {"vpc-id", [](const Place &p) { return Values{defaultVpc(p.region)}; }},
    {"availability-zone", [](const Place &p) { return Values{p.subnet.zone}; }},
    {"availability-zone-id", [](const Place &p) { return Values{p.subnet.zoneId}; }},
    {"default-for-az", [](const Place &) { return Values{"true"}; }},
    {"state", [](const Place &) { return Values{"available"}; }},
    {"cidr-block", [](const Place &p) { return Values{p.subnet.cidr}; }},
    {"map-public-ip-on-launch", [](const Place &) { return Values{"true"}; }},
};
const FilterTable<Place> kVpcFilters = {
    {"vpc-id", [](const Place &p) { return Values{p.id}; }},
    {"is-default", [](const Place &) { return Values{"true"}; }},
    {"isDefault", [](const Place &) { return Values{"true"}; }},
    {"state", [](const Place &) { return Values{"available"}; }},
    {"cidr", [](const Place &) { return Values{kVpcCidr}; }},
};

/// The items that pass the filters and, if `ids` is not empty, are named there.
/// \param missingCode  error code for an id that matches no item
template <class T, class Name>
ServiceResult<std::vector<T>> select(const Parameters &p, const std::vector<T> &items, const FilterTable<T> &table,
                                     const std::vector<std::string> &ids, Name name, const char *missingCode,
                                     const char *what)
{
    TY_ASSIGN(const auto filters, readFilters(p));
    TY_TRY(checkFilters(filters, table));
    for (const auto &id : ids) {
        if (std::none_of(items.begin(), items.end(), [&](const T &item) { return id == name(item); }))
            return refuse(missingCode, std::string("The ") + what + " '" + id + "' does not exist");
    }
    std::vector<T> out;
    for (const auto &item : items) {
        const bool wanted = ids.empty() || std::find(ids.begin(), ids.end(), name(item)) != ids.end();
        if (wanted && passes(filters, table, item, {}).value_or(false))
            out.push_back(item);
    }
    return out;
}

std::vector<Place> placesOf(const std::string &region)
{
    std::vector<Place> out;
    for (const auto &subnet : subnets(region))
        out.push_back({region, subnet.id, subnet});
    return out;
}

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

} // namespace

Ec2Service::Body Ec2Service::describeImages(const Ec2Call &call)
{
    const auto &p = call.parameters;
    auto found = select(
        p, images(call.region), kImageFilters, p.list("ImageId"), [](const ImageInfo &i) { return i.id; },
        "InvalidAMIID.NotFound", "image id");
    if (!found)
        return tl::unexpected(found.error());
    const auto owners = p.list("Owner");
    std::erase_if(*found, [&](const ImageInfo &image) {
        return !owners.empty() && std::none_of(owners.begin(), owners.end(), [&](const std::string &owner) {
            return owner == image.owner || owner == image.ownerAlias;
        });
    });
    TY_ASSIGN(const auto page, readPage(p, found->size(), 1, 1000));
    XmlWriter xml;
    xml.element("imagesSet", [&] {
        for (auto i = page.from; i < page.to; ++i) {
            const auto &image = (*found)[i];
            xml.element("item", [&] {
                xml.text("imageId", image.id).text("imageLocation", image.ownerAlias + "/" + image.name);
                xml.text("imageState", "available").text("imageOwnerId", image.owner).boolean("isPublic", true);
                xml.text("architecture", "x86_64")
                    .text("imageType", "machine")
                    .text("imageOwnerAlias", image.ownerAlias);
                xml.text("name", image.name).text("description", image.description).text("rootDeviceType", "ebs");
                xml.text("rootDeviceName", image.rootDevice)
                    .text("virtualizationType", "hvm")
                    .text("hypervisor", "xen");
                xml.boolean("enaSupport", true).text("sriovNetSupport", "simple").text("creationDate", image.created);
                xml.text("platformDetails", "Linux/UNIX")
                    .text("usageOperation", "RunInstances")
                    .text("imdsSupport", "v2.0");
                xml.text("deprecationTime", "2099-01-01T00:00:00.000Z");
                xml.element("blockDeviceMapping", [&] {
                    xml.element("item", [&] {
                        xml.text("deviceName", image.rootDevice);
                        xml.element("ebs", [&] {
                            xml.text("snapshotId", "snap-" + image.id.substr(4)).number("volumeSize", image.sizeGib);
                            xml.boolean("deleteOnTermination", true)
                                .text("volumeType", "gp3")
                                .boolean("encrypted", false);
                        });
                    });
                });
            });
        }
    });
    return xml.optional("nextToken", page.next).str();
}

Ec2Service::Body Ec2Service::describeInstanceTypes(const Ec2Call &call)
{
    const auto &p = call.parameters;
    const auto wanted = p.list("InstanceType");
    if (!wanted.empty() && p.has("MaxResults"))
        return refuse("InvalidParameterCombination",
                      "The parameter InstanceType cannot be used with the parameter MaxResults");
    for (const auto &name : wanted) {
        if (!findType(name))
            return refuse("InvalidInstanceType", "The following supplied instance types do not exist: [" + name + "]");
    }
    const auto found = select(
        p, instanceTypes(), kTypeFilters, wanted, [](const TypeInfo &t) { return std::string(t.name); },
        "InvalidInstanceType", "instance type");
    if (!found)
        return tl::unexpected(found.error());
    TY_ASSIGN(const auto page, readPage(p, found->size(), 5, 100));
    XmlWriter xml;
    xml.element("instanceTypeSet", [&] {
        for (auto i = page.from; i < page.to; ++i)
            xml.element("item", [&] { writeType(xml, (*found)[i]); });
    });
    return xml.optional("nextToken", page.next).str();
}

Ec2Service::Body Ec2Service::describeInstanceTypeOfferings(const Ec2Call &call)
{
    const auto kind = call.parameters.text("LocationType", "region");
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
    if (kind != "region" && kind != "availability-zone" && kind != "availability-zone-id")
        return refuse("InvalidParameterValue", "Value (" + kind + ") for parameter locationType is invalid.");
    const auto found = select(
        call.parameters, all, kOfferingFilters, {}, [](const Offering &o) { return o.type; }, "", "");
    if (!found)
        return tl::unexpected(found.error());
    TY_ASSIGN(const auto page, readPage(call.parameters, found->size(), 5, 1000));
    XmlWriter xml;
    xml.element("instanceTypeOfferingSet", [&] {
        for (auto i = page.from; i < page.to; ++i)
            xml.element("item", [&] {
                xml.text("instanceType", (*found)[i].type)
                    .text("locationType", kind)
                    .text("location", (*found)[i].location);
            });
    });
    return xml.optional("nextToken", page.next).str();
}

Ec2Service::Body Ec2Service::describeRegions(const Ec2Call &call)
{
    const auto &p = call.parameters;
    TY_ASSIGN(const auto every, p.boolean("AllRegions"));
    auto found = select(
        p, regions(), kRegionFilters, p.list("RegionName"), [](const RegionInfo &r) { return std::string(r.name); },
        "InvalidParameterValue", "region");
    if (!found)
        return tl::unexpected(found.error());
    XmlWriter xml;
    xml.element("regionInfo", [&] {
        for (const auto &region : *found) {
            if (region.optIn && !every)
                continue;
            xml.element("item", [&] {
                xml.text("regionName", region.name)
                    .text("regionEndpoint", std::string("ec2.") + region.name + ".amazonaws.com");
                xml.text("optInStatus", region.optIn ? "not-opted-in" : "opt-in-not-required");
            });
        }
    });
    return xml.str();
}

Ec2Service::Body Ec2Service::describeAvailabilityZones(const Ec2Call &call)
{
    const auto found = select(
        call.parameters, placesOf(call.region), kZoneFilters, call.parameters.list("ZoneName"),
        [](const Place &p) { return p.subnet.zone; }, "InvalidParameterValue", "zone");
    if (!found)
        return tl::unexpected(found.error());
    XmlWriter xml;
    xml.element("availabilityZoneInfo", [&] {
        for (const auto &place : *found)
            xml.element("item", [&] {
                xml.text("zoneName", place.subnet.zone).text("zoneState", "available").text("regionName", call.region);
                xml.text("zoneId", place.subnet.zoneId).text("zoneType", "availability-zone");
                xml.text("optInStatus", "opt-in-not-required").text("groupName", call.region);
            });
    });
    return xml.str();
}

Ec2Service::Body Ec2Service::describeVpcs(const Ec2Call &call)
{
    const std::vector<Place> all = {{call.region, defaultVpc(call.region), {}}};
    const auto found = select(
        call.parameters, all, kVpcFilters, call.parameters.list("VpcId"), [](const Place &p) { return p.id; },
        "InvalidVpcID.NotFound", "vpc ID");
    if (!found)
        return tl::unexpected(found.error());
    XmlWriter xml;
    xml.element("vpcSet", [&] {
        for (const auto &place : *found)
            xml.element("item", [&] {
                xml.text("vpcId", place.id)
                    .text("ownerId", kAccount)
                    .text("state", "available")
                    .text("cidrBlock", kVpcCidr);
                xml.text("instanceTenancy", "default").boolean("isDefault", true);
            });
    });
    return xml.str();
}

Ec2Service::Body Ec2Service::describeSubnets(const Ec2Call &call)
{
    const auto found = select(
        call.parameters, placesOf(call.region), kSubnetFilters, call.parameters.list("SubnetId"),
        [](const Place &p) { return p.id; }, "InvalidSubnetID.NotFound", "subnet ID");
    if (!found)
        return tl::unexpected(found.error());
    XmlWriter xml;
    xml.element("subnetSet", [&] {
        for (const auto &place : *found)
            xml.element("item", [&] {
                xml.text("subnetId", place.id).text("state", "available").text("vpcId", defaultVpc(call.region));
                xml.text("cidrBlock", place.subnet.cidr).number("availableIpAddressCount", 1048000);
                xml.text("availabilityZone", place.subnet.zone).text("availabilityZoneId", place.subnet.zoneId);
                xml.boolean("defaultForAz", true).boolean("mapPublicIpOnLaunch", true).text("ownerId", kAccount);
            });
    });
    return xml.str();
}

} // namespace trainyard::localcloud
