#include "backend/cluster/plan/launch_plan.h"

#include <algorithm>
#include <charconv>
#include <cmath>

#include <fmt/format.h>

#include "backend/cluster/plan/catalog.h"
#include "backend/cluster/plan/cost.h"
#include "backend/cluster/plan/plan_storage_internal.h"
#include "backend/cluster/plan/resource_tags.h"
#include "backend/core/units.h"

namespace trainyard::cluster {
namespace {

constexpr int kLeastDeadlineMinutes = 10, kMostDeadlineMinutes = 30 * 24 * 60;
constexpr int kLeastIdleMinutes = 5, kMostIdleMinutes = 7 * 24 * 60;
constexpr int kMostRootGiB = 16384; // gp3
constexpr int kWidestOwnRange = 24; // around this computer's address: the usual range of a provider
constexpr int kWidestRange = 16;    // of one organization; a larger one needs acceptExposure

/// A login name that useradd accepts. It becomes part of shell and ssh command lines.
bool goodLogin(std::string_view login)
{
    const auto letter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; };
    return !login.empty() && login.size() <= 32 && letter(login.front()) && std::ranges::all_of(login, [&](char c) {
        return letter(c) || (c >= '0' && c <= '9') || c == '.' || c == '-';
    });
}

/// The n of "a.b.c.d/n", from 0 to 32, or -1.
int cidrBits(std::string_view cidr)
{
    const auto slash = cidr.find('/');
    if (slash == std::string_view::npos)
        return -1;
    const auto number = [](std::string_view text, int most) {
        int n = -1;
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), n);
        return error == std::errc() && end == text.data() + text.size() && n >= 0 && n <= most ? n : -1;
    };
    std::string_view address = cidr.substr(0, slash);
    for (int part = 0; part < 4; ++part) {
        const auto dot = address.find('.');
        if ((dot == std::string_view::npos) != (part == 3) || number(address.substr(0, dot), 255) < 0)
            return -1;
        address.remove_prefix(dot == std::string_view::npos ? address.size() : dot + 1);
    }
    return number(cidr.substr(slash + 1), 32);
}

bool looksLikeId(std::string_view id, std::string_view prefix)
{
    return id.starts_with(prefix) && id.size() >= prefix.size() + 8 &&
           std::ranges::all_of(id.substr(prefix.size()),
                               [](char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f'); });
}

std::string describeSshFrom(const std::string &sshFrom)
{
    if (sshFrom.empty())
        return "your IP address only";
    return sshFrom.front() == '/' ? "the " + sshFrom + " around your IP address" : sshFrom;
}

} // namespace

std::string describe(const Placement &p)
{
    return p.zone.empty() ? p.type + " anywhere in " + p.region : p.type + " in " + p.zone;
}

std::vector<std::string> LaunchPlan::typesFor(std::string_view role) const
{
    std::vector<std::string> types{role == "head" ? typeOfHead() : instanceType};
    for (const std::string &other : otherTypes) {
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

std::vector<Problem> LaunchPlan::problems(const Catalog &catalog) const
{
    std::vector<Problem> found;
    const auto add = [&](Field field, Reason reason, std::string value) {
        found.push_back({field, reason, std::move(value)});
    };

    if (name.empty())
        add(Field::Name, Reason::Empty, "");
    else if (!isClusterName(name))
        add(Field::Name, Reason::Malformed, name);
    if (!catalog.knowsRegion(region))
        add(Field::Region, region.empty() ? Reason::Empty : Reason::Unknown, region);

    if (!user.empty() && !goodLogin(user))
        add(Field::User, Reason::Malformed, user);
    const ImageChoice chosen = catalog.choose(image);
    const Image *known = chosen.known;
    if (chosen.isEmpty() && (!image.empty() || launchTemplate.empty()))
        add(Field::Image, image.empty() ? Reason::Empty : Reason::Unknown, image);
    std::vector<std::pair<Field, std::string>> types{{Field::InstanceType, instanceType}, {Field::HeadType, headType}};
    for (const std::string &other : otherTypes)
        types.emplace_back(Field::OtherTypes, other);
    for (const auto &[field, type] : types) {
        if (type.empty()) {
            if (field != Field::HeadType)
                add(field, Reason::Empty, "");
            continue;
        }
        const InstanceType *t = catalog.type(type);
        if (!t)
            add(field, Reason::Unknown, type);
        else if (known && t->architecture != known->architecture)
            add(field, Reason::Mismatch, "image"); // the runtime is built for x86-64 as well
        else if (!known && t->architecture != "x86_64")
            add(field, Reason::Mismatch, "image");
    }

    if (workers < 1)
        add(Field::Workers, Reason::TooSmall, "1");
    else if (workers > kMaxWorkers)
        add(Field::Workers, Reason::TooLarge, std::to_string(kMaxWorkers));
    if (minWorkers < 0)
        add(Field::MinWorkers, Reason::TooSmall, "0");
    else if (minWorkers > 0 && minWorkers > workers)
        add(Field::MinWorkers, Reason::TooLarge, std::to_string(workers));
    for (const std::string &other : otherRegions) {
        if (!catalog.knowsRegion(other))
            add(Field::OtherRegions, Reason::Unknown, other);
        else if (std::ranges::count(otherRegions, other) > 1 || other == region)
            add(Field::OtherRegions, Reason::Mismatch, "region");
    }
    if (!otherRegions.empty() && (!chosen.id.empty() || image.empty())) // known in one region only
        add(Field::OtherRegions, Reason::Mismatch, "image");
    for (const auto &[member, option] :
         {std::pair{&launchTemplate, "launch-template"}, {&securityGroup, "security-group"}, {&keyName, "key-name"}}) {
        if (!otherRegions.empty() && !member->empty()) // also known in one region only
            add(Field::OtherRegions, Reason::Mismatch, option);
    }
    if (launchTemplate.empty() && !templateVersion.empty())
        add(Field::Template, Reason::Empty, "");
    if (deadline.count() < kLeastDeadlineMinutes)
        add(Field::Deadline, Reason::TooSmall, "10 minutes");
    else if (deadline.count() > kMostDeadlineMinutes)
        add(Field::Deadline, Reason::TooLarge, "30 days");
    if (idle.count() != 0 && idle.count() < kLeastIdleMinutes)
        add(Field::Idle, Reason::TooSmall, fmt::format("{} minutes, or 0 for none", kLeastIdleMinutes));
    else if (idle.count() > kMostIdleMinutes)
        add(Field::Idle, Reason::TooLarge, "7 days");
    const auto addIfNotUsd = [&](Field field, double usd) {
        if (!(usd >= 0)) // also NaN
            add(field, Reason::TooSmall, "0");
        else if (!isUsd(usd))
            add(field, Reason::TooLarge, fmt::format("{:.0f} USD", kMaxUsd));
    };
    addIfNotUsd(Field::Budget, budget.usd);
    if (const auto end = budget.deadline(0, usdPerHour(catalog), Timestamp{});
        end && *end < Timestamp{} + std::chrono::minutes(kLeastDeadlineMinutes))
        add(Field::Budget, Reason::TooSmall,
            fmt::format("{:.2f} USD, the price of ten minutes", usdPerHour(catalog) / 6));
    const int leastRoot = known ? known->minRootGiB : 8;
    if (rootGiB != 0 && rootGiB < leastRoot)
        add(Field::RootSize, Reason::TooSmall, std::to_string(leastRoot) + " GiB");
    else if (rootGiB > kMostRootGiB)
        add(Field::RootSize, Reason::TooLarge, std::to_string(kMostRootGiB) + " GiB");
    if (!sshFrom.empty()) {
        const int bits = cidrBits(sshFrom.front() == '/' ? "127.0.0.1" + sshFrom : sshFrom);
        if (bits < 0 || (sshFrom.front() == '/' && bits < kWidestOwnRange))
            add(Field::SshFrom, Reason::Malformed, sshFrom);
        else if (bits < kWidestRange && !acceptExposure)
            add(Field::SshFrom, Reason::TooOpen, sshFrom);
    }
    if (allTcpFromAnywhere && !acceptExposure)
        add(Field::SshFrom, Reason::TooOpen, "");
    if (allTcpFromAnywhere && !securityGroup.empty()) // the rules of the user's own group are not changed
        add(Field::SecurityGroup, Reason::Mismatch, "all-tcp");
    if (hibernation && spot)
        add(Field::Hibernation, Reason::Mismatch, "spot");
    if (!securityGroup.empty() && !looksLikeId(securityGroup, "sg-"))
        add(Field::SecurityGroup, Reason::Malformed, securityGroup);
    if (repairGroup && securityGroup.empty())
        add(Field::SecurityGroup, Reason::Empty, "");
    if (!keyName.empty() && keyFile.empty())
        add(Field::Key, Reason::Empty, "");
    else if (!keyFile.empty() && keyFile.front() != '/')
        add(Field::Key, Reason::Malformed, keyFile);
    if (efa.value_or(false) && !usesEfa(instanceType, catalog))
        add(Field::Efa, Reason::Mismatch, "instance-type");
    if (!reservation.empty()) {
        if (!reservation.starts_with("cr-") || reservation.size() > 40)
            add(Field::CapacityReservation, Reason::Malformed, reservation);
        else if (spot)
            add(Field::CapacityReservation, Reason::Mismatch, "spot");
        else if (!otherRegions.empty())
            add(Field::CapacityReservation, Reason::Mismatch, "other-regions");
    }
    addIfNotUsd(Field::MaxPrice, maxPriceUsd);
    if (maxPriceUsd > 0 && !spot)
        add(Field::MaxPrice, Reason::Mismatch, "spot");
    for (const std::string &zone : zones) {
        if (!zone.starts_with(region) || zone.size() <= region.size()) {
            add(Field::Zones, Reason::Mismatch, "region");
            break;
        }
    }
    for (const auto &[key, value] : tags) {
        if (key.empty() || key.size() > 128 || value.size() > 256 || key.starts_with("aws:") ||
            key.starts_with("trainyard:") || key.starts_with("localcloud:")) {
            add(Field::Tags, Reason::Malformed, key);
            break;
        }
    }
    if (tags.size() > 40) // AWS allows 50, and Trainyard needs some
        add(Field::Tags, Reason::TooLarge, "40 tags");
    std::ranges::move(storageProblems(*this), std::back_inserter(found));
    return found;
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
    for (const auto &types : {typesFor("head"), typesFor("worker")}) {
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
        sum += r.usdPerHour;
    return sum;
}

std::vector<PlannedResource> LaunchPlan::resources(const Catalog &catalog) const
{
    std::vector<PlannedResource> all;
    const auto machine = [&](const std::string &node, const std::string &typeName) {
        const InstanceType *t = catalog.type(typeName);
        std::string detail = typeName;
        if (t) {
            detail += fmt::format(", {} vCPU, {:g} GiB", t->vcpus, t->memoryGiB);
            if (t->gpus > 0)
                detail += fmt::format(", {} x {}", t->gpus, t->gpu);
        }
        detail += spot ? ", Spot" : !reservation.empty() ? ", reserved" : ", On-Demand";
        if (usesEfa(typeName, catalog))
            detail += ", EFA";
        if (hibernation)
            detail += ", may hibernate";
        if (t && !catalog.costsNothing() && !catalog.price(typeName, region))
            detail += " (price unknown)";
        if (const auto price = catalog.price(typeName, region); price && price->estimate)
            detail += " (price estimated)";
        detail += node == "head" ? "; head, locked" : "; worker, removable";
        const std::string label = name + " " + node;
        const HourlyCost cost = machineCost(catalog, *this, typeName, region);
        all.push_back({"instance", label, detail, cost.onDemand + cost.spot});
        all.push_back({"volume", label + " root",
                       fmt::format("{} GiB gp3, encrypted, deleted with the machine", rootGiBOn(catalog)),
                       cost.volumes});
        all.push_back({"public address", label, "IPv4, while the machine runs", cost.addresses});
    };
    machine("head", typeOfHead());
    for (int w = 1; w <= std::min(workers, kMaxWorkers); ++w) // no plan has more
        machine("worker-" + std::to_string(w), instanceType);
    const std::string rules = allTcpFromAnywhere
                                  ? std::string("every TCP port from the Internet, everything inside the group")
                                  : "SSH from " + describeSshFrom(sshFrom) + ", everything inside the group";
    if (securityGroup.empty())
        all.push_back({"security group", "trainyard-" + name, rules, 0});
    else
        all.push_back({"security group", securityGroup,
                       "yours, and it stays" + (repairGroup ? "; what it lacks is added and stays: " + rules : ""), 0});
    if (usesPlacementGroup(catalog))
        all.push_back({"placement group", "trainyard-" + name, "cluster: the machines are close to each other", 0});
    if (!keyName.empty())
        all.push_back({"key pair", keyName, "yours, and it stays; its private part is " + keyFile, 0});
    else
        all.push_back({"key pair", "trainyard-" + name,
                       keyFile.empty() ? "ed25519, created on this computer" : "the public part of " + keyFile, 0});
    std::ranges::move(storageResources(*this), std::back_inserter(all));
    return all;
}

} // namespace trainyard::cluster
