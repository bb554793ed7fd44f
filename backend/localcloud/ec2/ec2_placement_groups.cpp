#include "backend/localcloud/ec2/ec2_action.h"

namespace trainyard::localcloud {
namespace {

const FilterTable<PlacementGroup> kPlacementFilters = {
    {"group-name", [](const PlacementGroup &g) { return Values{g.name}; }},
    {"strategy", [](const PlacementGroup &g) { return valuesOf(g.strategy); }},
    {"state", [](const PlacementGroup &) { return Values{"available"}; }},
};

Body createPlacementGroup(const Ec2Context &ec2, const Ec2Call &call)
{
    TY_ASSIGN(const auto name, call.parameters.required("GroupName"));
    TY_ASSIGN(const auto tags, readTagSpecifications(call.parameters, "placement-group", {"placement-group"}));
    if (ec2.state.placementGroups.named(call.region, name))
        return refuse("InvalidPlacementGroup.Duplicate", "The placement group '" + name + "' already exists.");
    const auto wanted = call.parameters.text("Strategy", "cluster");
    const auto strategy = parseEnum<PlacementStrategy>(wanted);
    if (!strategy)
        return refuse("InvalidParameterValue", "Value (" + wanted + ") for parameter strategy is invalid.");
    ec2.state.placementGroups.add({newResourceId("pg-"), call.region, name, *strategy, tags});
    return kDone;
}

Body describePlacementGroups(const Ec2Context &ec2, const Ec2Call &call)
{
    return describeSet(call, ec2.state.placementGroups, kPlacementFilters, "placementGroupSet",
                       [](XmlWriter &xml, const PlacementGroup &g) {
                           xml.text("groupName", g.name).text("strategy", toString(g.strategy));
                           xml.text("state", "available").text("groupId", g.id);
                       });
}

Body deletePlacementGroup(const Ec2Context &ec2, const Ec2Call &call)
{
    TY_ASSIGN(const auto name, call.parameters.required("GroupName"));
    const auto *group = ec2.state.placementGroups.named(call.region, name);
    if (!group)
        return refuse("InvalidPlacementGroup.Unknown", "The placement group '" + name + "' is unknown.");
    for (const auto *one : ec2.state.instances.of(call.region)) {
        if (one->live() && one->placementGroup == name)
            return refuse("InvalidPlacementGroup.InUse",
                          "The placement group '" + name + "' is in use and may not be deleted.");
    }
    ec2.state.placementGroups.remove(group->id);
    return kDone;
}

} // namespace

std::vector<Ec2Action> placementGroupActions()
{
    return {{"CreatePlacementGroup", createPlacementGroup, "GroupName Strategy" + kTagSpecification},
            {"DescribePlacementGroups", describePlacementGroups, kFilters},
            {"DeletePlacementGroup", deletePlacementGroup, "GroupName"}};
}

} // namespace trainyard::localcloud
