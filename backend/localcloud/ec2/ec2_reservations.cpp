// Capacity reservations.
#include "backend/localcloud/ec2/ec2_action.h"

namespace trainyard::localcloud {
namespace {

const FilterTable<CapacityReservation> kReservationFilters = {
    {"instance-type", [](const CapacityReservation &r) { return Values{r.type}; }},
    {"availability-zone", [](const CapacityReservation &r) { return Values{r.zone}; }},
    {"state", [](const CapacityReservation &r) { return valuesOf(r.state); }},
};

std::int64_t freeIn(Ec2State &state, const CapacityReservation &reservation)
{
    return reservation.total - std::count_if(state.instances.begin(), state.instances.end(), [&](const auto &pair) {
               return pair.second.live() && pair.second.capacityReservation == reservation.id;
           });
}

void writeReservation(XmlWriter &xml, Ec2State &state, const CapacityReservation &r)
{
    xml.text("capacityReservationId", r.id).text("ownerId", kAccount).text("instanceType", r.type);
    xml.text("instancePlatform", "Linux/UNIX").text("availabilityZone", r.zone).text("tenancy", "default");
    xml.number("totalInstanceCount", r.total).number("availableInstanceCount", freeIn(state, r));
    xml.text("state", toString(r.state)).text("endDateType", "unlimited");
    xml.text("instanceMatchCriteria", toString(r.match));
    xml.text("createDate", millisToIso(r.created)).text("reservationType", "default");
}

Body createCapacityReservation(const Ec2Context &ec2, const Ec2Call &call)
{
    TY_ASSIGN(const auto type, call.parameters.required("InstanceType"));
    TY_ASSIGN(const auto zone, call.parameters.required("AvailabilityZone"));
    TY_ASSIGN(const auto count, call.parameters.number("InstanceCount"));
    TY_ASSIGN(const auto tags,
              readTagSpecifications(call.parameters, "capacity-reservation", {"capacity-reservation"}));
    if (!findType(type))
        return refuse("InvalidParameterValue", "Invalid value '" + type + "' for InstanceType.");
    const auto places = subnets(call.region);
    if (std::none_of(places.begin(), places.end(), [&](const auto &place) { return place.zone == zone; }))
        return refuse("InvalidParameterValue", "Invalid availability zone: [" + zone + "]");
    if (count.value_or(0) < 1 || count.value_or(0) > 1000)
        return refuse("InvalidParameterValue", "Invalid value for InstanceCount.");
    const auto criteria = call.parameters.text("InstanceMatchCriteria", "open");
    const auto match = parseEnum<ReservationMatch>(criteria);
    if (!match)
        return refuse("InvalidParameterValue", "Invalid value '" + criteria + "' for InstanceMatchCriteria.");
    const auto &made = ec2.state.reservations.add({.id = newResourceId("cr-"),
                                                   .region = call.region,
                                                   .type = type,
                                                   .zone = zone,
                                                   .match = *match,
                                                   .total = *count,
                                                   .created = nowMillis(),
                                                   .tags = tags});
    XmlWriter xml;
    xml.element("capacityReservation", [&] { writeReservation(xml, ec2.state, made); });
    return xml.str();
}

Body describeCapacityReservations(const Ec2Context &ec2, const Ec2Call &call)
{
    TY_ASSIGN(const auto found, selected(call, ec2.state.reservations, kReservationFilters));
    return pageOf(call, found, 1, 1000, "capacityReservationSet", [&](XmlWriter &xml, const CapacityReservation *one) {
        writeReservation(xml, ec2.state, *one);
        writeTags(xml, one->tags);
    });
}

ServiceResult<CapacityReservation *> reservationOf(Ec2State &state, const std::string &region, const std::string &id)
{
    if (auto *found = state.reservations.find(region, id))
        return found;
    return refuse("InvalidCapacityReservationId.NotFound", "The capacity reservation '" + id + "' does not exist.");
}

Body cancelCapacityReservation(const Ec2Context &ec2, const Ec2Call &call)
{
    TY_ASSIGN(const auto id, call.parameters.required("CapacityReservationId"));
    TY_ASSIGN(auto *found, reservationOf(ec2.state, call.region, id));
    found->state = ReservationState::Cancelled; // its instances keep running
    ec2.state.reservations.save(*found);
    return kDone;
}

} // namespace

ServiceResult<void> checkReservation(Ec2State &state, const Instance &model, std::int64_t count)
{
    if (model.capacityReservation.empty())
        return {};
    TY_ASSIGN(const auto *r, reservationOf(state, model.region, model.capacityReservation));
    if (r->type != model.type || r->zone != model.zone)
        return refuse("InvalidParameterCombination",
                      "The capacity reservation " + r->id + " is for " + r->type + " in " + r->zone + ".");
    if (r->state != ReservationState::Active || freeIn(state, *r) < count)
        return refuse("ReservationCapacityExceeded",
                      "The requested reservation does not have sufficient compatible and available capacity for this "
                      "request.",
                      500);
    return {};
}

std::vector<Ec2Action> reservationActions()
{
    return {{"CreateCapacityReservation", createCapacityReservation,
             "InstanceType InstancePlatform AvailabilityZone InstanceCount InstanceMatchCriteria EndDateType "
             "ClientToken" +
                 kTagSpecification},
            {"DescribeCapacityReservations", describeCapacityReservations, kPages},
            {"CancelCapacityReservation", cancelCapacityReservation, "CapacityReservationId"}};
}

} // namespace trainyard::localcloud
