#include "backend/localcloud/services/controller_store.h"

#include <algorithm>

#include <nlohmann/json.hpp>

#include "backend/core/system/logging.h"
#include "backend/core/try.h"
#include "backend/localcloud/ec2/ec2_service.h"
#include "backend/localcloud/store.h"

namespace trainyard::localcloud {

using Json = nlohmann::json;

NLOHMANN_JSON_SERIALIZE_ENUM(ControllerStore::Kind, {{ControllerStore::Kind::Group, "group"},
                                                     {ControllerStore::Kind::EmrCluster, "emr-cluster"},
                                                     {ControllerStore::Kind::Stack, "stack"}})
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE_WITH_DEFAULT(ControllerStore::InstanceController, kind, id, name, region, state,
                                                parent, launch, least, most, wanted, created, isProtected, ends, tags,
                                                passedOn)

namespace {

std::string keyOf(const ControllerStore::InstanceController &k)
{
    return Json(k.kind).get<std::string>() + " " + k.region + " " + k.id;
}

/// The tag that links instances to their controller.
const char *tagOf(ControllerStore::Kind kind)
{
    switch (kind) {
    case ControllerStore::Kind::Group:
        return "aws:autoscaling:groupName";
    case ControllerStore::Kind::EmrCluster:
        return "aws:elasticmapreduce:job-flow-id";
    case ControllerStore::Kind::Stack:
        break;
    }
    return "aws:cloudformation:stack-id";
}

bool isAlive(const Instance &one)
{
    return one.live() && one.state != "shutting-down";
}

bool isOver(const ControllerStore::InstanceController &k)
{
    return k.state == "TERMINATED" || k.state == "DELETE_COMPLETE";
}

Ec2Call callOf(const std::string &region, const std::string &operation, std::map<std::string, std::string> values)
{
    values["Version"] = "2016-11-15";
    return {operation, region, newResourceId("keeper-"), Parameters(std::move(values))};
}

} // namespace

Result<std::unique_ptr<ControllerStore>> ControllerStore::open(Store &store, Ec2Service &ec2)
{
    std::unique_ptr<ControllerStore> book(new ControllerStore(store, ec2));
    TY_ASSIGN(const auto records, store.all("keeper"));
    for (const auto &record : records) {
        const auto kept = Json::parse(record.body, nullptr, false);
        if (!kept.is_object())
            return fail(ErrorCode::CorruptData, "localcloud:state", "the record " + record.id + " is damaged");
        book->m_controllers[record.id] = kept.get<InstanceController>();
    }
    return book;
}

void ControllerStore::save(const InstanceController &k)
{
    const auto written = m_store.put("keeper", keyOf(k), Json(k).dump(-1, ' ', false, Json::error_handler_t::replace));
    if (!written)
        spdlog::error("the record of {} is not on disk: {}", k.id, written.error().detail);
}

ControllerStore::InstanceController *ControllerStore::find(Kind kind, const std::string &region,
                                                           const std::string &idOrName)
{
    InstanceController *found = nullptr;
    for (auto &[key, k] : m_controllers) {
        // A name identifies a live controller only, an id also one that has ended.
        if (k.kind == kind && k.region == region && (k.id == idOrName || (k.name == idOrName && !isOver(k))))
            found = &k;
    }
    return found;
}

std::vector<Instance> ControllerStore::machinesOf(const InstanceController &k) const
{
    return m_ec2.withTag(k.region, tagOf(k.kind), k.id);
}

ServiceResult<void> ControllerStore::launch(const InstanceController &k,
                                            const std::map<std::string, std::string> &given, Tags own)
{
    auto values = given;
    values["MinCount"] = values["MaxCount"] = "1";
    int n = 0;
    for (const auto &[key, value] : k.passedOn) {
        if (key.starts_with("aws:")) {
            own.emplace(key, value);
            continue;
        }
        const auto prefix = "TagSpecification.1.Tag." + std::to_string(++n);
        values["TagSpecification.1.ResourceType"] = "instance";
        values[prefix + ".Key"] = key;
        values[prefix + ".Value"] = value;
    }
    own.emplace(tagOf(k.kind), k.id);
    return m_ec2.launchFor(callOf(k.region, "RunInstances", std::move(values)), own);
}

/// Terminates the instances of a controller except the first `from`, in order of their ids.
void ControllerStore::terminateMachines(const InstanceController &k, std::size_t from)
{
    std::map<std::string, std::string> values;
    for (const Instance &one : machinesOf(k)) {
        if (!isAlive(one))
            continue;
        if (from > 0) {
            --from;
            continue;
        }
        values["InstanceId." + std::to_string(values.size() + 1)] = one.id;
    }
    if (values.empty())
        return;
    if (const auto ended = m_ec2.handle(callOf(k.region, "TerminateInstances", std::move(values))); !ended)
        spdlog::warn("{} cannot end its machines: {}", k.id, ended.error().message);
}

void ControllerStore::terminateLater(InstanceController &k)
{
    k.ends = true;
    if (k.kind != Kind::Group)
        k.state = k.kind == Kind::Stack ? "DELETE_IN_PROGRESS" : "TERMINATING";
    save(k);
}

void ControllerStore::reconcileOne(InstanceController &k)
{
    if (isOver(k))
        return;
    if (!k.ends) {
        if (k.kind == Kind::Stack)
            return; // a stack creates its instances only once
        const auto alive = [&] { return std::ranges::count_if(machinesOf(k), isAlive); };
        for (auto missing = k.wanted - alive(); missing > 0; --missing) {
            if (const auto made = launch(k, k.launch, {}); !made) {
                spdlog::warn("{} cannot start a machine: {}", k.id, made.error().message);
                break;
            }
        }
        if (alive() > k.wanted)
            terminateMachines(k, std::size_t(k.wanted));
        if (k.kind == Kind::EmrCluster)
            k.state = std::ranges::all_of(machinesOf(k), [](const Instance &one) { return one.state != "pending"; })
                          ? "WAITING"
                          : "STARTING";
        return;
    }
    bool children = false;
    for (auto &[key, child] : m_controllers) {
        if (child.kind != Kind::Group || child.parent != k.id)
            continue;
        children = true;
        if (!child.ends)
            terminateLater(child);
    }
    terminateMachines(k, 0);
    const auto machines = machinesOf(k);
    if (children || std::ranges::any_of(machines, &Instance::live))
        return;
    if (k.kind != Kind::Group) {
        k.state = k.kind == Kind::Stack ? "DELETE_COMPLETE" : "TERMINATED";
        save(k);
    }
}

void ControllerStore::reconcile(const std::string &region)
{
    const std::lock_guard guard(m_mutex);
    for (auto &[key, k] : m_controllers) {
        if (k.region == region)
            reconcileOne(k);
    }
    // A deleted group without instances is removed.
    std::erase_if(m_controllers, [&](const auto &pair) {
        const InstanceController &k = pair.second;
        if (k.kind != Kind::Group || !k.ends || k.region != region)
            return false;
        const auto machines = machinesOf(k);
        if (std::ranges::any_of(machines, &Instance::live))
            return false;
        (void)m_store.remove("keeper", pair.first);
        return true;
    });
}

} // namespace trainyard::localcloud
