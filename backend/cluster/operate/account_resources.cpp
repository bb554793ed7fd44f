#include "backend/cluster/operate/account_resources.h"

#include <algorithm>
#include <set>
#include <tuple>

#include "backend/cluster/cloud/cloud_context.h"
#include "backend/cluster/plan/catalog/catalog.h"
#include "backend/cluster/plan/instance_state.h"
#include "backend/cluster/teardown/teardown.h"
#include "backend/core/try.h"

namespace trainyard::cluster {
namespace {

using Holder = AccountResource::Holder;

const std::string kAddressKind(toString(ResourceKind::Address));
const std::string kVolumeKind(toString(ResourceKind::Volume));

AccountResource resourceFrom(const Target &t, Holder holder)
{
    AccountResource r;
    r.kind = t.kind;
    r.id = t.id;
    r.name = t.name;
    r.region = t.region;
    r.state = t.state;
    r.type = t.type;
    r.cluster = t.cluster;
    r.clusterName = t.clusterName;
    r.owner = t.owner;
    r.holder = holder;
    r.usdPerHour = t.usdPerHour;
    r.created = t.created;
    return r;
}

/// Puts the lines together, and remembers which resources have one.
class Listing {
public:
    Listing(const Catalog &catalog, const std::map<std::string, RegionContents> &regions)
        : m_catalog(catalog)
        , m_regions(regions)
    {
    }

    /// \param targets  all of them, since an address of its own may be listed before or after its machine
    void know(const std::vector<Target> &targets)
    {
        for (const Target &t : targets) {
            m_known.insert({t.kind, t.region, t.id});
            if (t.kind == kAddressKind)
                m_known.insert({t.kind, t.region, t.name}); // its name is the address
        }
    }
    void add(const Target &t, Holder holder)
    {
        AccountResource r = resourceFrom(t, holder);
        if (t.isInstance() && r.usdPerHour) // the list price includes a public address
            r.usdPerHour =
                isStoppedOrStopping(t.state) ? 0 : std::max(0.0, *r.usdPerHour - m_catalog.publicAddressUsdPerHour());
        m_found.push_back(r);
        if (t.isInstance())
            addParts(t, r);
    }
    std::vector<AccountResource> take() { return std::move(m_found); }

private:
    void addParts(const Target &machine, const AccountResource &line)
    {
        const auto region = m_regions.find(machine.region);
        if (region == m_regions.end())
            return;
        AccountResource part = line;
        part.machine = machine.name.empty() ? machine.id : machine.name;
        part.name.clear();
        part.created = {};
        const auto at = region->second.addresses.find(machine.id);
        if (at != region->second.addresses.end() && m_known.insert({kAddressKind, machine.region, at->second}).second) {
            part.kind = kAddressKind;
            part.id = at->second;
            part.state = "in-use";
            part.type.clear();
            part.usdPerHour = m_catalog.publicAddressUsdPerHour();
            m_found.push_back(part);
        }
        for (const Ec2Resource &volume : region->second.volumes) {
            if (volume.attachedTo != machine.id || !m_known.insert({kVolumeKind, machine.region, volume.id}).second)
                continue;
            part.kind = kVolumeKind;
            part.id = volume.id;
            part.state = volume.state;
            part.type = std::to_string(volume.sizeGiB) + " GiB";
            part.usdPerHour = volume.sizeGiB * m_catalog.volumeUsdPerGiBHour(machine.region);
            m_found.push_back(part);
        }
    }

    const Catalog &m_catalog;
    const std::map<std::string, RegionContents> &m_regions;
    std::set<std::tuple<std::string, std::string, std::string>> m_known; ///< kind, region, id
    std::vector<AccountResource> m_found;
};

Result<RegionContents> readContents(aws::Ec2Client &ec2, const CallContext &context)
{
    RegionContents contents;
    TY_ASSIGN(const auto machines, allMachines(ec2, context));
    for (const aws::Instance &m : machines) {
        if (!m.publicIp.empty())
            contents.addresses[m.id.value] = m.publicIp;
    }
    TY_ASSIGN(const auto volumes, ec2.describeVolumes({}, context));
    for (const aws::Volume &v : volumes) {
        if (!v.attachedTo.empty() && v.state != "deleting" && v.state != "deleted")
            contents.volumes.push_back({ResourceKind::Volume, v.id, {}, v.state, v.sizeGiB, {}, v.attachedTo});
    }
    return contents;
}

} // namespace

Usd AccountInventory::hourly(AccountResource::Holder holder) const
{
    Usd sum;
    for (const AccountResource &r : resources) {
        if (r.holder == holder)
            sum += {r.usdPerHour.value_or(0), r.usdPerHour ? SumBound::Exact : SumBound::AtLeast};
    }
    return sum;
}

AccountInventory accountInventory(const Catalog &catalog, const TargetList &list,
                                  const std::map<std::string, RegionContents> &regions)
{
    Listing listing(catalog, regions);
    const std::pair<const std::vector<Target> *, Holder> parts[] = {
        {&list.targets, Holder::Ours}, {&list.claimed, Holder::Claimed}, {&list.others, Holder::OtherLedger}};
    for (const auto &[targets, holder] : parts)
        listing.know(*targets);
    const auto isRead = [&](const Target &t) {
        return std::ranges::none_of(list.regionsNotRead, [&](const auto &one) { return one.first == t.region; });
    };
    for (const auto &[targets, holder] : parts) {
        for (const Target &t : *targets) {
            if (t.inCloud || !t.isInstance() || !isRead(t)) // AWS no longer lists it: it has ended
                listing.add(t, holder);
        }
    }
    return {listing.take(), list.regionsNotRead};
}

Result<AccountInventory> readAccountInventory(const CloudContext &cloud, const CallContext &context)
{
    TY_ASSIGN(auto list, Teardown(cloud).targets({}, context));
    std::map<std::string, RegionContents> regions;
    for (const auto *targets : {&list.targets, &list.claimed, &list.others}) {
        for (const Target &t : *targets) {
            if (t.isInstance())
                regions.try_emplace(t.region);
        }
    }
    for (auto &[name, contents] : regions) {
        auto read = readContents(*cloud.ec2Of(name), context);
        if (read)
            contents = std::move(*read);
        else
            list.regionsNotRead.emplace_back(name, read.error());
    }
    return accountInventory(*cloud.catalog, list, regions);
}

} // namespace trainyard::cluster
