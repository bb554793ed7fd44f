// Spot instances: prices (simulated), placement scores, requests.
#include <charconv>

#include <fmt/format.h>

#include "backend/localcloud/ec2/ec2_action.h"

namespace trainyard::localcloud {
namespace {

struct Price {
    std::string type, zone;
    double usd;
};
const FilterTable<Price> kPriceFilters = {
    {"instance-type", [](const Price &p) { return Values{p.type}; }},
    {"availability-zone", [](const Price &p) { return Values{p.zone}; }},
    {"product-description", [](const Price &) { return Values{"Linux/UNIX"}; }},
};
const FilterTable<SpotRequest> kSpotFilters = {
    {"spot-instance-request-id", [](const SpotRequest &r) { return Values{r.id}; }},
    {"state", [](const SpotRequest &r) { return valuesOf(r.state); }},
    {"status-code", [](const SpotRequest &r) { return Values{r.status}; }},
    {"instance-id", [](const SpotRequest &r) { return Values{r.instance}; }},
};

/// Simulated constant price: about a third of the real price of such instances, slightly higher in later zones.
double spotPrice(const TypeInfo &type, const std::string &zone)
{
    return 0.0125 * type.vcpus * (1 + 0.04 * (zone.back() - 'a')) + 0.15 * type.gpus;
}

Body describeSpotPrices(const Ec2Context &, const Ec2Call &call)
{
    TY_ASSIGN(const auto filters, readFilters(call.parameters));
    TY_TRY(checkFilters(filters, kPriceFilters));
    const auto types = call.parameters.list("InstanceType"), products = call.parameters.list("ProductDescription");
    std::vector<Price> found;
    for (const auto &type : instanceTypes()) {
        if (!among(types, type.name) || !among(products, "Linux/UNIX"))
            continue;
        for (const auto &subnet : subnets(call.region)) {
            const Price price{type.name, subnet.zone, spotPrice(type, subnet.zone)};
            if (offered(type, subnet.zone) && passes(filters, kPriceFilters, price, {}).value_or(false))
                found.push_back(price);
        }
    }
    return pageOf(call, found, 1, 1000, "spotPriceHistorySet", [](XmlWriter &xml, const Price &price) {
        xml.text("instanceType", price.type).text("productDescription", "Linux/UNIX");
        xml.text("spotPrice", fmt::format("{:.6f}", price.usd)).text("timestamp", millisToIso(nowMillis()));
        xml.text("availabilityZone", price.zone);
    });
}

/// Capacity is always available here; --fault simulates its absence.
Body spotPlacementScores(const Ec2Context &, const Ec2Call &call)
{
    TY_ASSIGN(const auto capacity, call.parameters.number("TargetCapacity"));
    TY_ASSIGN(const auto byZone, call.parameters.boolean("SingleAvailabilityZone"));
    if (capacity.value_or(0) < 1)
        return refuse("InvalidParameterValue", "TargetCapacity must be at least 1");
    for (const auto &type : call.parameters.list("InstanceType")) {
        if (!findType(type))
            return refuse("InvalidParameterValue", "The instance type '" + type + "' does not exist");
    }
    auto wanted = call.parameters.list("RegionName");
    if (wanted.empty())
        wanted.push_back(call.region);
    XmlWriter xml;
    xml.element("spotPlacementScoreSet", [&] {
        for (const auto &region : wanted) {
            auto places = subnets(region);
            if (!byZone)
                places.resize(1);
            for (const auto &place : places)
                xml.element("item", [&] {
                    xml.text("region", region);
                    if (byZone)
                        xml.text("availabilityZoneId", place.zoneId);
                    xml.number("score", 9);
                });
        }
    });
    return xml.str();
}

Body describeSpotRequests(const Ec2Context &ec2, const Ec2Call &call)
{
    return describeSet(call, ec2.state.spotRequests, kSpotFilters, "spotInstanceRequestSet",
                       [](XmlWriter &xml, const SpotRequest &r) {
                           xml.text("spotInstanceRequestId", r.id).optional("spotPrice", r.maxPrice);
                           xml.text("type", "one-time").text("state", toString(r.state));
                           xml.element("status", [&] { xml.text("code", r.status).text("message", r.message); });
                           xml.text("instanceId", r.instance).text("createTime", millisToIso(r.created));
                       });
}

Body cancelSpotRequests(const Ec2Context &ec2, const Ec2Call &call)
{
    std::vector<SpotRequest *> named;
    for (const auto &id : call.parameters.list("SpotInstanceRequestId")) {
        named.push_back(ec2.state.spotRequests.find(call.region, id));
        if (!named.back())
            return refuse("InvalidSpotInstanceRequestID.NotFound",
                          "The spot instance request ID '" + id + "' does not exist");
    }
    for (auto *request : named) {
        if (request->state != SpotState::Active)
            continue;
        request->state = SpotState::Cancelled; // its instance keeps running
        request->status = "request-canceled-and-instance-running";
        ec2.state.spotRequests.save(*request);
    }
    XmlWriter all;
    writeSet(all, "spotInstanceRequestSet", named, [](XmlWriter &xml, const SpotRequest *request) {
        xml.text("spotInstanceRequestId", request->id).text("state", toString(request->state));
    });
    return all.str();
}

} // namespace

ServiceResult<std::optional<SpotRequest>> readSpotRequest(const Ec2Call &call)
{
    const auto market = call.parameters.structure("InstanceMarketOptions");
    const auto type = market.text("MarketType");
    if (type.empty())
        return std::optional<SpotRequest>();
    if (type != "spot") // capacity blocks need GPUs
        return refuse("UnsupportedOperation", "The local cloud knows the market type spot only.");
    if (market.text("SpotOptions.SpotInstanceType", "one-time") != "one-time")
        return refuse("UnsupportedOperation", "The local cloud knows one-time spot requests only.");
    const auto maxPrice = market.text("SpotOptions.MaxPrice");
    double price = 0;
    const char *end = maxPrice.data() + maxPrice.size();
    if (const auto read = std::from_chars(maxPrice.data(), end, price);
        !maxPrice.empty() && (read.ec != std::errc() || read.ptr != end || !(price > 0)))
        return refuse("InvalidParameterValue", "Invalid value '" + maxPrice + "' for SpotPrice.");
    TY_ASSIGN(const auto tags,
              readTagSpecifications(call.parameters, "spot-instances-request",
                                    {"instance", "volume", "network-interface", "spot-instances-request"}));
    return std::optional(SpotRequest{.region = call.region, .maxPrice = maxPrice, .tags = tags});
}

std::vector<Ec2Action> spotActions()
{
    return {{"DescribeSpotPriceHistory", describeSpotPrices,
             kPages + " StartTime EndTime InstanceType.N ProductDescription.N AvailabilityZone"},
            {"GetSpotPlacementScores", spotPlacementScores,
             "InstanceType.N TargetCapacity TargetCapacityUnitType SingleAvailabilityZone RegionName.N MaxResults "
             "NextToken"},
            {"DescribeSpotInstanceRequests", describeSpotRequests, kPages},
            {"CancelSpotInstanceRequests", cancelSpotRequests, "SpotInstanceRequestId.N"}};
}

} // namespace trainyard::localcloud
