#pragma once

#include <filesystem>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "backend/core/result.h"
#include "backend/localcloud/ec2/catalog/ec2_catalog.h"
#include "backend/localcloud/ec2/ec2_model.h"
#include "backend/localcloud/fault_injector.h"

namespace trainyard::localcloud {

class Store;
struct SandboxSpec;

struct Ec2Settings {
    std::filesystem::path instancesFolder;
    double speed = 1;         ///< divides the artificial delays of state changes
    bool recordsOnly = false; ///< instances have neither processes nor files
    std::string endpointUrl;  ///< for the instances' environment
    std::function<InstanceFaults()> instanceFaults = {};
    std::function<void(const std::string &)> onTerminated = {}; ///< instance id
    /// Returns the role of an instance profile; empty if EC2 does not know the profile. Null: every profile is known.
    std::function<std::string(const std::string &)> roleOfProfile = {};
    /// Completes the description of an instance that boots; called under Ec2State::mutex.
    std::function<void(const Instance &, SandboxSpec &)> equip = {};
    /// True when another service uses the security group (region, id); called under Ec2State::mutex.
    std::function<bool(const std::string &, const std::string &)> groupInUse = {};

    std::int64_t delay(std::int64_t millis) const { return std::int64_t(double(millis) / speed); }
};

/// The records of one kind by id, written through to the store. A failed write (a full disk) is logged and keeps the
/// record in memory; the next write tries again. References stay valid until the record is removed.
template <class T>
class Records {
public:
    Records(Store &store, const char *kind)
        : m_store(store)
        , m_kind(kind)
    {
    }
    /// \error CorruptData, IoFailure
    Status load();

    /// Adds a record that the caller saves when it is complete.
    T &insert(T one) { return m_all[one.id] = std::move(one); }
    T &add(T one)
    {
        save(one);
        return insert(std::move(one));
    }
    void save(const T &);
    void remove(std::string id);

    /// Returns the record of the region, or null.
    T *find(const std::string &region, const std::string &id)
    {
        const auto found = m_all.find(id);
        return found == m_all.end() || found->second.region != region ? nullptr : &found->second;
    }
    template <class Named = T> // for kinds with names only
    Named *named(const std::string &region, const std::string &name)
    {
        for (auto &[id, one] : m_all) {
            if (one.region == region && one.name == name)
                return &one;
        }
        return nullptr;
    }
    /// Returns all records of the region.
    std::vector<T *> of(const std::string &region)
    {
        std::vector<T *> out;
        for (auto &[id, one] : m_all) {
            if (one.region == region)
                out.push_back(&one);
        }
        return out;
    }
    const std::string &kind() const { return m_kind; }
    std::size_t size() const { return m_all.size(); }
    auto begin() { return m_all.begin(); } ///< pairs of id and record
    auto end() { return m_all.end(); }

private:
    Store &m_store;
    const std::string m_kind;
    std::map<std::string, T> m_all;
};

inline constexpr int kMostSubnets = 14 * 64; ///< that clients create: blocks of addresses up to 127.125.255.255

/// All records of EC2 under one mutex, which the caller holds while it uses any other member. An action holds it from its
/// first check to its last write, so that every call finds and leaves a consistent state.
struct Ec2State {
    explicit Ec2State(Store &records)
        : store(records)
    {
    }
    /// \error as Records::load
    Status load();

    /// Returns the group with this id or, in the default VPC, name, or null; makes the default group of a region that
    /// has none.
    SecurityGroup *group(const std::string &region, const std::string &idOrName);
    /// Returns the group with this name in a VPC (empty: the default VPC), or null.
    SecurityGroup *group(const std::string &region, const std::string &name, const std::string &vpc);
    SecurityGroup &defaultGroup(const std::string &region);

    /// The default subnets of the region and those that clients created.
    std::vector<SubnetInfo> subnets(const std::string &region);
    std::optional<SubnetInfo> subnet(const std::string &region, const std::string &id);
    /// Returns the VPC of a subnet; the default VPC for an unknown one.
    std::string vpcOfSubnet(const std::string &region, const std::string &subnet);
    /// The public images of the region and the available ones that were made in it.
    std::vector<ImageInfo> launchableImages(const std::string &region);
    bool hasVpc(const std::string &region, const std::string &id);

    /// Calls `use` with the records of every kind that can have tags.
    template <class F>
    void eachTagged(F use)
    {
        use(instances);
        use(volumes);
        use(groups);
        use(keys);
        use(addresses);
        use(gateways);
        use(placementGroups);
        use(templates);
        use(spotRequests);
        use(vpcs);
        use(ownSubnets);
        use(internetGateways);
        use(routeTables);
        use(endpoints);
        use(images);
        use(snapshots);
    }

    Store &store;
    std::mutex mutex;
    bool ending = false; ///< the local cloud ends: calls are refused, and states change no more
    Records<Instance> instances{store, "instance"};
    Records<Volume> volumes{store, "volume"};
    Records<KeyPair> keys{store, "key-pair"};
    Records<Image> images{store, "image"};
    Records<Snapshot> snapshots{store, "snapshot"};
    Records<SecurityGroup> groups{store, "security-group"};
    Records<Address> addresses{store, "address"};
    Records<NatGateway> gateways{store, "natgateway"};
    Records<PlacementGroup> placementGroups{store, "placement-group"};
    Records<CapacityReservation> reservations{store, "capacity-reservation"};
    Records<LaunchTemplate> templates{store, "launch-template"};
    Records<SpotRequest> spotRequests{store, "spot-request"};
    Records<TokenUse> tokens{store, "token"};
    Records<Vpc> vpcs{store, "vpc"};
    Records<Subnet> ownSubnets{store, "subnet"};
    Records<InternetGateway> internetGateways{store, "internet-gateway"};
    Records<RouteTable> routeTables{store, "route-table"};
    Records<VpcEndpoint> endpoints{store, "vpc-endpoint"};
};

} // namespace trainyard::localcloud
