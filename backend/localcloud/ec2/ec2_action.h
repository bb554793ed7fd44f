#pragma once

#include <algorithm>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "backend/core/try.h"
#include "backend/localcloud/ec2/catalog/ec2_catalog.h"
#include "backend/localcloud/ec2/ec2_parameters.h"
#include "backend/localcloud/ec2/ec2_state.h"
#include "backend/localcloud/xml_writer.h"

/// The actions of EC2, one file per kind of resource. A new action is a function in such a file and a line in its table.
namespace trainyard::localcloud {

class InstanceLifecycle;

/// What only another service of the cloud may give an instance that it launches.
struct LaunchExtras {
    Tags tags;        ///< also "aws:..."
    std::string user; ///< login name; empty: that of the image
};

struct Ec2Call {
    std::string operation, region, requestId;
    Parameters parameters;
    const LaunchExtras *extras = nullptr; ///< of RunInstances
};

/// A launch with the values of its template, and the tags that name the template.
struct FilledLaunch {
    Ec2Call call;
    Tags tags;
};

/// What an action works with. The caller holds Ec2State::mutex.
struct Ec2Context {
    Ec2State &state;
    InstanceLifecycle &life;
    const Ec2Settings &settings;
};

using Body = ServiceResult<std::string>; ///< XML inside <ActionResponse>

struct Ec2Action {
    const char *name;
    Body (*run)(const Ec2Context &, const Ec2Call &);
    std::string parameters; ///< allowed wire names, with N in place of numbers, separated by blanks
};

std::vector<Ec2Action> addressActions();
std::vector<Ec2Action> gatewayActions();
std::vector<Ec2Action> imageAndTypeActions();
std::vector<Ec2Action> internetGatewayActions();
std::vector<Ec2Action> instanceActions();
std::vector<Ec2Action> instanceImageActions();
std::vector<Ec2Action> keyPairActions();
std::vector<Ec2Action> launchTemplateActions();
std::vector<Ec2Action> placementGroupActions();
std::vector<Ec2Action> powerActions();
std::vector<Ec2Action> regionAndNetworkActions();
std::vector<Ec2Action> reservationActions();
std::vector<Ec2Action> routeActions();
std::vector<Ec2Action> runActions();
std::vector<Ec2Action> securityGroupActions();
std::vector<Ec2Action> spotActions();
std::vector<Ec2Action> subnetActions();
std::vector<Ec2Action> tagActions();
std::vector<Ec2Action> volumeActions();
std::vector<Ec2Action> vpcActions();

// Groups of parameters for the tables.
inline const std::string kFilters = " Filter.N.Name Filter.N.Value.N", kPages = kFilters + " MaxResults NextToken";
inline const std::string kTagSpecification =
    " TagSpecification.N.ResourceType TagSpecification.N.Tag.N.Key TagSpecification.N.Tag.N.Value";
/// Those of RunInstances without the ones that a launch template cannot have.
extern const std::string kLaunchParameters;

inline const std::string kDone = "<return>true</return>"; ///< body of actions that return nothing else

// What the files share.

/// Returns the instances of InstanceId.N and InstanceId; as at AWS, one unknown id fails the call.
/// \error InvalidInstanceID.Malformed, InvalidInstanceID.NotFound
ServiceResult<std::vector<Instance *>> namedInstances(Ec2State &, const Ec2Call &);
/// Returns the instance of a call for exactly one.
/// \error as namedInstances, MissingParameter
ServiceResult<Instance *> namedInstance(Ec2State &, const Ec2Call &);
/// \error InvalidParameterValue
ServiceResult<ShutdownBehavior> readShutdownBehavior(const std::string &);
void writeInstance(XmlWriter &, Ec2State &, const Instance &);
/// Writes <tag> with the code and the name of the state.
void writeState(XmlWriter &, const char *tag, InstanceState);
/// Writes the tagSet of a resource; nothing when it has no tags.
void writeTags(XmlWriter &, const Tags &);
/// An IPv4 range in CIDR notation.
struct Cidr {
    std::uint32_t address = 0; ///< host order
    int bits = 0;
};
/// \error InvalidParameterValue
ServiceResult<Cidr> readCidr(const std::string &);
/// "ip-127-64-0-1"
std::string hostNameOf(const Instance &);

/// Applies the state changes of gateways that are due; called before gateways or addresses are read.
void updateGateways(const Ec2Context &);
/// Checks that the capacity reservation of the launch, if any, has capacity for `count` such instances.
/// \error InvalidCapacityReservationId.NotFound, InvalidParameterCombination, ReservationCapacityExceeded
ServiceResult<void> checkReservation(Ec2State &, const Instance &model, std::int64_t count);
/// Reads the spot request of a launch; nothing for On-Demand.
ServiceResult<std::optional<SpotRequest>> readSpotRequest(const Ec2Call &);
/// Returns the template and version that `names` (LaunchTemplateId or LaunchTemplateName, Version) select.
/// \error InvalidLaunchTemplateName.NotFoundException, InvalidLaunchTemplateId.NotFound and .VersionNotFound
ServiceResult<LaunchTemplateVersion> templateVersion(Ec2State &, const std::string &region, const Parameters &names);
/// Completes a launch with the values of its template.
/// \error as templateVersion
ServiceResult<FilledLaunch> filledFromTemplate(Ec2State &, const Ec2Call &);

/// Values of a resource for a filter.
using Values = std::vector<std::string>;
template <NamedEnum E>
Values valuesOf(E value)
{
    return {std::string(toString(value))};
}

/// True when the list is empty or contains the text.
inline bool among(const std::vector<std::string> &list, const std::string &text)
{
    return list.empty() || std::find(list.begin(), list.end(), text) != list.end();
}

/// True for the prefix and 8 or 17 hexadecimal digits, AWS's two forms of ids.
inline bool looksLikeId(const std::string &id, const std::string &prefix)
{
    const auto digits = id.starts_with(prefix) ? id.substr(prefix.size()) : std::string();
    return (digits.size() == 8 || digits.size() == 17) &&
           digits.find_first_not_of("0123456789abcdef") == std::string::npos;
}

/// Returns the resources that pass the filters of the call: of those with these ids, or of all in the region.
/// \param find  returns the ServiceResult<T *> of an id
template <class T, class F>
ServiceResult<std::vector<T *>> selected(const Ec2Call &call, Records<T> &all, const std::vector<std::string> &ids,
                                         const FilterTable<T> &table, F find)
{
    TY_ASSIGN(const auto filters, readFilters(call.parameters));
    TY_TRY(checkFilters(filters, table));
    auto out = ids.empty() ? all.of(call.region) : std::vector<T *>();
    for (const auto &id : ids) {
        TY_ASSIGN(T * one, find(id));
        out.push_back(one);
    }
    std::erase_if(out, [&](const T *one) { return !passes(filters, table, *one, one->tags).value_or(false); });
    return out;
}
template <class T>
ServiceResult<std::vector<T *>> selected(const Ec2Call &call, Records<T> &all, const FilterTable<T> &table)
{
    return selected(call, all, {}, table, [](const std::string &) { return ServiceResult<T *>(nullptr); });
}

/// The same for items that exist in every account.
/// \param name  member or function of an item, compared with the ids
/// \param missingCode  error code for an id that matches no item
template <class T, class Name>
ServiceResult<std::vector<T>> selected(const Ec2Call &call, std::vector<T> items, const std::vector<std::string> &ids,
                                       const FilterTable<T> &table, Name name, const char *missingCode,
                                       const char *what)
{
    TY_ASSIGN(const auto filters, readFilters(call.parameters));
    TY_TRY(checkFilters(filters, table));
    for (const auto &id : ids) {
        if (std::ranges::find(items, id, name) == items.end())
            return refuse(missingCode, std::string("The ") + what + " '" + id + "' does not exist");
    }
    std::erase_if(items, [&](const T &item) {
        return !among(ids, std::invoke(name, item)) || !passes(filters, table, item, {}).value_or(false);
    });
    return items;
}

/// Writes <set> with an <item> of each resource.
template <class Items, class F>
void writeSet(XmlWriter &xml, const char *set, const Items &items, F write)
{
    xml.element(set, [&] {
        for (const auto &one : items)
            xml.element("item", [&] { write(xml, one); });
    });
}

/// Replies with a page of the items.
/// \param smallest  least and greatest value of MaxResults
template <class T, class F>
Body pageOf(const Ec2Call &call, const std::vector<T> &items, std::int64_t smallest, std::int64_t largest,
            const char *set, F write)
{
    TY_ASSIGN(const auto page, readPage(call.parameters, items.size(), smallest, largest));
    XmlWriter xml;
    writeSet(xml, set, std::span(items).subspan(page.from, page.to - page.from), write);
    return xml.optional("nextToken", page.next).str();
}

/// Replies with all resources of the region that pass the filters, and their tags.
template <class T, class F>
Body describeSet(const Ec2Call &call, Records<T> &all, const FilterTable<T> &table, const char *set, F write)
{
    TY_ASSIGN(const auto found, selected(call, all, table));
    XmlWriter xml;
    writeSet(xml, set, found, [&](XmlWriter &item, const T *one) {
        write(item, *one);
        writeTags(item, one->tags);
    });
    return xml.str();
}

} // namespace trainyard::localcloud
