// Regions and zones, which exist in every account.
#include "backend/localcloud/ec2/ec2_action.h"

namespace trainyard::localcloud {
namespace {

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
std::vector<Place> zonesOf(const std::string &region)
{
    std::vector<Place> out;
    for (const auto &subnet : subnets(region))
        out.push_back({region, subnet.id, subnet});
    return out;
}

Body describeRegions(const Ec2Context &, const Ec2Call &call)
{
    TY_ASSIGN(const auto every, call.parameters.boolean("AllRegions"));
    TY_ASSIGN(auto found, selected(call, regions(), call.parameters.list("RegionName"), kRegionFilters,
                                   &RegionInfo::name, "InvalidParameterValue", "region"));
    std::erase_if(found, [&](const RegionInfo &region) { return region.optIn && !every; });
    XmlWriter all;
    writeSet(all, "regionInfo", found, [](XmlWriter &xml, const RegionInfo &region) {
        xml.text("regionName", region.name)
            .text("regionEndpoint", std::string("ec2.") + region.name + ".amazonaws.com");
        xml.text("optInStatus", region.optIn ? "not-opted-in" : "opt-in-not-required");
    });
    return all.str();
}

Body describeAvailabilityZones(const Ec2Context &, const Ec2Call &call)
{
    TY_ASSIGN(const auto found, selected(
                                    call, zonesOf(call.region), call.parameters.list("ZoneName"), kZoneFilters,
                                    [](const Place &p) { return p.subnet.zone; }, "InvalidParameterValue", "zone"));
    XmlWriter all;
    writeSet(all, "availabilityZoneInfo", found, [&](XmlWriter &xml, const Place &place) {
        xml.text("zoneName", place.subnet.zone).text("zoneState", "available").text("regionName", call.region);
        xml.text("zoneId", place.subnet.zoneId).text("zoneType", "availability-zone");
        xml.text("optInStatus", "opt-in-not-required").text("groupName", call.region);
    });
    return all.str();
}

} // namespace

std::vector<Ec2Action> regionAndNetworkActions()
{
    return {{"DescribeRegions", describeRegions, kFilters + " RegionName.N AllRegions"},
            {"DescribeAvailabilityZones", describeAvailabilityZones,
             kFilters + " ZoneName.N ZoneId.N AllAvailabilityZones"}};
}

} // namespace trainyard::localcloud
