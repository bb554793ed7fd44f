#include "backend/cluster/plan/launch_plan.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "backend/cluster/plan/catalog/catalog.h"
#include "backend/cluster/plan/costs/cost.h"
#include "backend/cluster/plan/plan_storage_internal.h"

namespace trainyard::cluster {
namespace {

Sentence describeSshFrom(const std::string &sshFrom)
{
    if (sshFrom.empty())
        return say("SSH from your IP address only, everything inside the group");
    return sshFrom.front() == '/' ? say("SSH from the %1 around your IP address, everything inside the group", sshFrom)
                                  : say("SSH from %1, everything inside the group", sshFrom);
}

} // namespace

Sentence describeType(const std::string &name, const InstanceType *type)
{
    if (!type)
        return Sentence::verbatim(name);
    const Sentence plain = say("%1, %2 vCPU, %3 GiB", name, type->vcpus, fmt::format("{:g}", type->memoryGiB));
    return type->gpus > 0 ? say("%1, %2 x %3", plain, type->gpus, type->gpu) : plain;
}

Sentence placementText(const Placement &p)
{
    return p.zone.empty() ? say("%1 anywhere in %2", p.type, p.region) : say("%1 in %2", p.type, p.zone);
}

std::string describe(const Placement &p)
{
    return placementText(p).english();
}

Sentence machinesText(std::size_t count)
{
    return count == 1 ? say("1 machine") : say("%1 machines", count);
}

std::vector<std::string> LaunchPlan::typesFor(std::string_view role, const Catalog *catalog) const
{
    std::vector<std::string> types{role == "head" ? typeOfHead() : instanceType};
    const InstanceType *head = catalog && role == "head" ? catalog->type(typeOfHead()) : nullptr;
    for (const std::string &other : otherTypes) {
        const InstanceType *known = head ? catalog->type(other) : nullptr;
        if (known && ((known->gpus > 0) != (head->gpus > 0) || known->architecture != head->architecture))
            continue;
        if (std::ranges::find(types, other) == types.end())
            types.push_back(other);
    }
    return types;
}

std::vector<Placement> LaunchPlan::order() const
{
    std::vector<Placement> all;
    std::vector<std::string> regions{region};
    regions.insert(regions.end(), otherRegions.begin(), otherRegions.end());
    for (const std::string &r : regions) {
        for (const std::string &type : typesFor("worker")) {
            if (zones.empty() || r != region) {
                all.push_back({r, type, {}});
                continue;
            }
            for (const std::string &zone : zones)
                all.push_back({r, type, zone});
        }
    }
    return all;
}

Timestamp LaunchPlan::expires(const Catalog &catalog, Timestamp launched) const
{
    const auto spent = budget.deadline(0, usdPerHour(catalog), launched);
    return std::min(launched + deadline, spent.value_or(Timestamp::max()));
}

const std::vector<std::string> kDefaultLogins{"ubuntu", "ec2-user", "hadoop", "admin", "rocky", "fedora", "centos"};

std::vector<std::string> LaunchPlan::logins(const Catalog &catalog) const
{
    if (!user.empty())
        return {user};
    std::vector<std::string> all = kDefaultLogins;
    if (const Image *known = catalog.image(image)) {
        std::erase(all, known->user);
        all.insert(all.begin(), known->user);
    }
    return all;
}

bool LaunchPlan::usesPlacementGroup(const Catalog &catalog) const
{
    if (placementGroup)
        return *placementGroup;
    const auto gpus = [&](const std::string &type) {
        const InstanceType *known = catalog.type(type);
        return known && known->gpus > 0;
    };
    return (gpus(typeOfHead()) ? 1 : 0) + (gpus(instanceType) ? workers : 0) > 1;
}

bool LaunchPlan::usesEfa(const std::string &type, const Catalog &catalog) const
{
    const InstanceType *known = catalog.type(type);
    return known && known->efa && efa.value_or(usesPlacementGroup(catalog) && known->gpus > 0);
}

int LaunchPlan::rootGiBOn(const Catalog &catalog) const
{
    if (rootGiB > 0)
        return rootGiB;
    const Image *known = catalog.image(image);
    return (known ? known->defaultRootGiB() : Image().defaultRootGiB()) + memoryGiBOnDisk(catalog);
}

int LaunchPlan::memoryGiBOnDisk(const Catalog &catalog) const
{
    double most = 0;
    for (const auto &types : {typesFor("head", &catalog), typesFor("worker")}) {
        for (const std::string &type : types) {
            if (const InstanceType *known = catalog.type(type))
                most = std::max(most, known->memoryGiB);
        }
    }
    return hibernation ? int(std::ceil(most)) : 0;
}

double LaunchPlan::usdPerHour(const Catalog &catalog) const
{
    double sum = 0;
    for (const PlannedResource &r : resources(catalog))
        sum += r.usdPerHour.value_or(0);
    return sum;
}

std::vector<std::string> LaunchPlan::unpricedTypes(const Catalog &catalog) const
{
    std::vector<std::string> regions{region}, found;
    regions.insert(regions.end(), otherRegions.begin(), otherRegions.end());
    for (const std::string &where : regions) {
        for (const auto &types : {typesFor("head", &catalog), typesFor("worker")}) {
            for (const std::string &type : types) {
                std::string words = type + " in " + where;
                if (catalog.type(type) && machineCost(catalog, *this, type, where).unpriced > 0 &&
                    std::ranges::find(found, words) == found.end())
                    found.push_back(std::move(words));
            }
        }
    }
    return found;
}

std::vector<PlannedResource> LaunchPlan::resources(const Catalog &catalog) const
{
    std::vector<PlannedResource> all;
    const auto machine = [&](const std::string &node, const std::string &typeName) {
        const InstanceType *t = catalog.type(typeName);
        Sentence detail = describeType(typeName, t);
        detail = spot                   ? say("%1, Spot", detail)
                 : !reservation.empty() ? say("%1, reserved", detail)
                                        : say("%1, On-Demand", detail);
        if (usesEfa(typeName, catalog))
            detail = say("%1, EFA", detail);
        if (hibernation)
            detail = say("%1, may hibernate", detail);
        const HourlyCost cost = machineCost(catalog, *this, typeName, region);
        const auto price = catalog.price(typeName, region);
        if (t && cost.unpriced > 0)
            detail = say("%1 (price unknown)", detail);
        else if (cost.spotBound > 0)
            detail = say("%1 (at most; the Spot price is unknown)", detail);
        else if (!spot && price && price->estimate)
            detail = say("%1 (price estimated)", detail);
        detail = node == "head" ? say("%1; head node, until the cluster is terminated", detail)
                                : say("%1; worker, which can be removed", detail);
        const std::string label = name + " " + node;
        all.push_back(
            {"instance", label, detail, cost.unpriced > 0 ? std::nullopt : std::optional(cost.onDemand + cost.spot)});
        all.push_back({"volume", label + " root",
                       say("%1 GiB gp3, encrypted, deleted with the machine", rootGiBOn(catalog)), cost.volumes});
        all.push_back({"public address", label, say("IPv4, while the machine runs"), cost.addresses});
    };
    machine("head", typeOfHead());
    for (int w = 1; w <= std::min(workers, kMaxWorkers); ++w) // no plan has more
        machine("worker-" + std::to_string(w), instanceType);
    const Sentence rules = allTcpFromAnywhere ? say("every TCP port from the Internet, everything inside the group")
                                              : describeSshFrom(sshFrom);
    if (securityGroup.empty())
        all.push_back({"security group", "trainyard-" + name, rules, 0});
    else
        all.push_back({"security group", securityGroup,
                       repairGroup ? say("yours, and it stays; what it lacks is added and stays: %1", rules)
                                   : say("yours, and it stays"),
                       0});
    if (usesPlacementGroup(catalog))
        all.push_back(
            {"placement group", "trainyard-" + name, say("cluster: the machines are close to each other"), 0});
    if (!keyName.empty())
        all.push_back({"key pair", keyName, say("yours, and it stays; its private part is %1", keyFile), 0});
    else
        all.push_back(
            {"key pair", "trainyard-" + name,
             keyFile.empty() ? say("ed25519, created on this computer") : say("the public part of %1", keyFile), 0});
    std::ranges::move(storageResources(*this), std::back_inserter(all));
    return all;
}

} // namespace trainyard::cluster
