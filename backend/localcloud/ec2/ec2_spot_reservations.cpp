// Spot prices and capacity reservations.

#include <algorithm>

#include <fmt/format.h>

#include "backend/core/try.h"
#include "backend/localcloud/ec2/ec2_records.h"

namespace trainyard::localcloud {
namespace {

struct Price {
    std::string type, zone;
    double usd;
};
const FilterTable<Price> kPriceFilters = {
    {"instance-type", [](const Price &p) { return std::vector{p.type}; }},
    {"availability-zone", [](const Price &p) { return std::vector{p.zone}; }},
    {"product-description", [](const Price &) { return std::vector<std::string>{"Linux/UNIX"}; }},
};
const FilterTable<CapacityReservation> kReservationFilters = {
    {"instance-type", [](const CapacityReservation &r) { return std::vector{r.type}; }},
    {"availability-zone", [](const CapacityReservation &r) { return std::vector{r.zone}; }},
    {"state", [](const CapacityReservation &r) { return std::vector{r.state}; }},
};

/// Simulated constant price: about a third of the real price of such instances, slightly higher in later zones.
double spotPrice(const TypeInfo &type, const std::string &zone)
{
    return 0.0125 * type.vcpus * (1 + 0.04 * (zone.back() - 'a')) + 0.15 * type.gpus;
}

} // namespace

Ec2Service::Body Ec2Service::describeSpotPrices(const Ec2Call &call)
{
    TY_ASSIGN(const auto filters, readFilters(call.parameters));
    TY_TRY(checkFilters(filters, kPriceFilters));
    const auto among = [](const std::vector<std::string> &list, const std::string &text) {
        return list.empty() || std::find(list.begin(), list.end(), text) != list.end();
    };
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
    TY_ASSIGN(const auto page, readPage(call.parameters, found.size(), 1, 1000));
    XmlWriter xml;
    xml.element("spotPriceHistorySet", [&] {
        for (auto i = page.from; i < page.to; ++i) {
            xml.element("item", [&] {
                xml.text("instanceType", found[i].type).text("productDescription", "Linux/UNIX");
                xml.text("spotPrice", fmt::format("{:.6f}", found[i].usd)).text("timestamp", millisToIso(now()));
                xml.text("availabilityZone", found[i].zone);
            });
        }
    });
    return xml.optional("nextToken", page.next).str();
}

std::int64_t Ec2Service::freeIn(const CapacityReservation &reservation) const
{
    return reservation.total - std::count_if(m_instances.begin(), m_instances.end(), [&](const auto &pair) {
               return pair.second.live() && pair.second.capacityReservation == reservation.id;
           });
}

void Ec2Service::writeReservation(XmlWriter &xml, const CapacityReservation &r) const
{
    xml.text("capacityReservationId", r.id).text("ownerId", kAccount).text("instanceType", r.type);
    xml.text("instancePlatform", "Linux/UNIX").text("availabilityZone", r.zone).text("tenancy", "default");
    xml.number("totalInstanceCount", r.total).number("availableInstanceCount", freeIn(r));
    xml.text("state", r.state).text("endDateType", "unlimited").text("instanceMatchCriteria", r.match);
    xml.text("createDate", millisToIso(r.created)).text("reservationType", "default");
}

Ec2Service::Body Ec2Service::createCapacityReservation(const Ec2Call &call)
{
    const auto type = call.parameters.required("InstanceType"), zone = call.parameters.required("AvailabilityZone");
    const auto count = call.parameters.number("InstanceCount");
    const auto tags = readTagSpecifications(call.parameters, "capacity-reservation", {"capacity-reservation"});
    if (!type || !zone)
        return tl::unexpected(type ? zone.error() : type.error());
    if (!count || !tags)
        return tl::unexpected(count ? tags.error() : count.error());
    const auto *known = findType(*type);
    if (!known)
        return refuse("InvalidParameterValue", "Invalid value '" + *type + "' for InstanceType.");
    const auto places = subnets(call.region);
    if (std::none_of(places.begin(), places.end(), [&](const auto &place) { return place.zone == *zone; }))
        return refuse("InvalidParameterValue", "Invalid availability zone: [" + *zone + "]");
    if (count->value_or(0) < 1 || count->value_or(0) > 1000)
        return refuse("InvalidParameterValue", "Invalid value for InstanceCount.");
    CapacityReservation fresh;
    fresh.id = newResourceId("cr-");
    fresh.region = call.region;
    fresh.type = *type;
    fresh.zone = *zone;
    fresh.total = **count;
    fresh.match = call.parameters.text("InstanceMatchCriteria", "open");
    fresh.created = now();
    fresh.tags = *tags;
    if (fresh.match != "open" && fresh.match != "targeted")
        return refuse("InvalidParameterValue", "Invalid value '" + fresh.match + "' for InstanceMatchCriteria.");
    save("capacity-reservation", fresh.id, fresh);
    m_reservations[fresh.id] = fresh;
    XmlWriter xml;
    xml.element("capacityReservation", [&] { writeReservation(xml, fresh); });
    return xml.str();
}

Ec2Service::Body Ec2Service::describeCapacityReservations(const Ec2Call &call)
{
    TY_ASSIGN(const auto filters, readFilters(call.parameters));
    TY_TRY(checkFilters(filters, kReservationFilters));
    std::vector<const CapacityReservation *> found;
    for (const auto &[id, one] : m_reservations) {
        if (one.region == call.region && passes(filters, kReservationFilters, one, one.tags).value_or(false))
            found.push_back(&one);
    }
    TY_ASSIGN(const auto page, readPage(call.parameters, found.size(), 1, 1000));
    XmlWriter xml;
    xml.element("capacityReservationSet", [&] {
        for (auto i = page.from; i < page.to; ++i) {
            xml.element("item", [&] {
                writeReservation(xml, *found[i]);
                writeTags(xml, found[i]->tags);
            });
        }
    });
    return xml.optional("nextToken", page.next).str();
}

Ec2Service::Body Ec2Service::cancelCapacityReservation(const Ec2Call &call)
{
    TY_ASSIGN(const auto id, call.parameters.required("CapacityReservationId"));
    const auto found = m_reservations.find(id);
    if (found == m_reservations.end() || found->second.region != call.region)
        return refuse("InvalidCapacityReservationId.NotFound", "The capacity reservation '" + id + "' does not exist.");
    found->second.state = "cancelled"; // its instances keep running
    save("capacity-reservation", id, found->second);
    return std::string("<return>true</return>");
}

/// Checks that the capacity reservation of the launch has capacity for `count` such instances.
ServiceResult<void> Ec2Service::checkReservation(const Instance &model, std::int64_t count) const
{
    if (model.capacityReservation.empty())
        return {};
    const auto found = m_reservations.find(model.capacityReservation);
    if (found == m_reservations.end() || found->second.region != model.region)
        return refuse("InvalidCapacityReservationId.NotFound",
                      "The capacity reservation '" + model.capacityReservation + "' does not exist.");
    const auto &r = found->second;
    if (r.type != model.type || r.zone != model.zone)
        return refuse("InvalidParameterCombination",
                      "The capacity reservation " + r.id + " is for " + r.type + " in " + r.zone + ".");
    if (r.state != "active" || freeIn(r) < count)
        return refuse("ReservationCapacityExceeded",
                      "The requested reservation does not have sufficient compatible and available capacity for this "
                      "request.",
                      500);
    return {};
}

} // namespace trainyard::localcloud
