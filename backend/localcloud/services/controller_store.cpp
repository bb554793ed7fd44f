#include "backend/localcloud/services/controller_store.h"

#include <algorithm>

#include "backend/core/system/logging.h"
#include "backend/core/try.h"
#include "backend/localcloud/ec2/ec2_service.h"
#include "backend/localcloud/enum_json.h"
#include "backend/localcloud/store.h"

namespace trainyard::localcloud {

NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE_WITH_DEFAULT(InstanceController, kind, id, name, region, state, parent, launch,
                                                least, most, wanted, created, isProtected, ends, tags, passedOn)

namespace {

std::string keyOf(const InstanceController &k)
{
    return std::string(toString(k.kind)) + " " + k.region + " " + k.id;
}

/// The tag that links instances to their controller.
const char *tagOf(ControllerKind kind)
{
    switch (kind) {
    case ControllerKind::Group:
        return "aws:autoscaling:groupName";
    case ControllerKind::EmrCluster:
        return "aws:elasticmapreduce:job-flow-id";
    case ControllerKind::Stack:
        break;
    }
    return "aws:cloudformation:stack-id";
}

Ec2Call callOf(const std::string &region, const std::string &operation, std::map<std::string, std::string> values)
{
    values["Version"] = "2016-11-15";
    return {operation, region, newResourceId("keeper-"), Parameters(std::move(values))};
}

} // namespace

std::vector<std::string> scaleIn(std::vector<Instance> alive, std::size_t surplus)
{
    std::ranges::sort(alive, [](const Instance &a, const Instance &b) {
        return std::tie(a.launched, a.id) < std::tie(b.launched, b.id);
    });
    std::vector<std::string> out;
    for (; surplus > 0 && !alive.empty(); --surplus) {
        // Of equal ones max_element returns the first, which is the oldest.
        const auto next = std::ranges::max_element(
            alive, {}, [&](const Instance &one) { return std::ranges::count(alive, one.zone, &Instance::zone); });
        out.push_back(next->id);
        alive.erase(next);
    }
    return out;
}

Result<std::unique_ptr<ControllerStore>> ControllerStore::open(Store &store, Ec2Service &ec2)
{
    std::unique_ptr<ControllerStore> out(new ControllerStore(store, ec2));
    TY_ASSIGN(const auto records, store.all("keeper"));
    for (const auto &record : records) {
        const auto kept = nlohmann::json::parse(record.body, nullptr, false);
        if (!kept.is_object())
            return fail(ErrorCode::CorruptData, "localcloud:state", "the record " + record.id + " is damaged");
        out->m_controllers[record.id] = kept.get<InstanceController>();
    }
    return out;
}

ServiceResult<XmlContent> ControllerStore::query(const std::string &service, const Parameters &parameters,
                                                 const std::string &region)
{
    reconcile(region);
    const bool scaling = service == "autoscaling";
    const auto &actions = scaling ? kGroupActions : kStackActions;
    const auto operation = parameters.text("Action");
    const auto action = std::ranges::find(actions, operation, &QueryAction::name);
    if (action == actions.end())
        return refuse("UnknownOperation", "The local cloud does not implement " + operation + " of " +
                                              (scaling ? "Auto Scaling." : "CloudFormation."));
    TY_TRY(parameters.allowOnly(action->parameters));
    const std::lock_guard guard(m_mutex);
    return (this->*action->run)(parameters, region);
}

void ControllerStore::save(const InstanceController &k)
{
    const auto written = m_store.put("keeper", keyOf(k),
                                     nlohmann::json(k).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace));
    if (!written)
        spdlog::error("the record of {} is not on disk: {}", k.id, written.error().detail);
}

void ControllerStore::add(const InstanceController &k)
{
    save(k);
    reconcileOne(m_controllers[keyOf(k)] = k);
}

InstanceController *ControllerStore::find(ControllerKind kind, const std::string &region, const std::string &idOrName)
{
    InstanceController *found = nullptr;
    for (auto *k : all(kind, region)) {
        // A name identifies a live controller only, an id also one that has ended.
        if (k->id == idOrName || (k->name == idOrName && !k->over()))
            found = k;
    }
    return found;
}

std::vector<InstanceController *> ControllerStore::all(ControllerKind kind, const std::string &region)
{
    std::vector<InstanceController *> out;
    for (auto &[key, k] : m_controllers) {
        if (k.kind == kind && k.region == region)
            out.push_back(&k);
    }
    return out;
}

std::vector<Instance> ControllerStore::machinesOf(const InstanceController &k) const
{
    return m_ec2.withTag(k.region, tagOf(k.kind), k.id);
}

std::vector<Instance> ControllerStore::aliveOf(const InstanceController &k) const
{
    auto out = machinesOf(k);
    std::erase_if(out, [](const Instance &one) { return !one.live() || one.state == InstanceState::ShuttingDown; });
    return out;
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

void ControllerStore::terminate(const InstanceController &k, const std::vector<std::string> &ids)
{
    if (ids.empty())
        return;
    std::map<std::string, std::string> values;
    for (const auto &id : ids)
        values["InstanceId." + std::to_string(values.size() + 1)] = id;
    if (const auto ended = m_ec2.handle(callOf(k.region, "TerminateInstances", std::move(values))); !ended)
        spdlog::warn("{} cannot end its machines: {}", k.id, ended.error().message);
}

void ControllerStore::terminateAll(const InstanceController &k)
{
    std::vector<std::string> ids;
    for (const auto &one : aliveOf(k))
        ids.push_back(one.id);
    terminate(k, ids);
}

void ControllerStore::terminateLater(InstanceController &k)
{
    k.ends = true;
    if (k.kind != ControllerKind::Group)
        k.state = k.kind == ControllerKind::Stack ? ControllerState::DeleteInProgress : ControllerState::Terminating;
    save(k);
}

/// Gives a group or a cluster the number of instances that it wants.
void ControllerStore::maintain(InstanceController &k)
{
    for (auto missing = k.wanted - std::ssize(aliveOf(k)); missing > 0; --missing) {
        if (const auto made = launch(k, k.launch, {}); !made) {
            spdlog::warn("{} cannot start a machine: {}", k.id, made.error().message);
            break;
        }
    }
    if (const auto alive = aliveOf(k); std::ssize(alive) > k.wanted)
        terminate(k, scaleIn(alive, alive.size() - std::size_t(k.wanted)));
    if (k.kind == ControllerKind::EmrCluster)
        k.state = std::ranges::count(machinesOf(k), InstanceState::Pending, &Instance::state) > 0
                      ? ControllerState::Starting
                      : ControllerState::Waiting;
}

void ControllerStore::reconcileOne(InstanceController &k)
{
    if (k.over())
        return;
    if (!k.ends) {
        if (k.kind != ControllerKind::Stack) // a stack creates its instances only once
            maintain(k);
        return;
    }
    bool children = false;
    for (auto *child : all(ControllerKind::Group, k.region)) {
        if (child->parent != k.id)
            continue;
        children = true;
        if (!child->ends)
            terminateLater(*child);
    }
    terminateAll(k);
    if (children || k.kind == ControllerKind::Group || std::ranges::any_of(machinesOf(k), &Instance::live))
        return;
    k.state = k.kind == ControllerKind::Stack ? ControllerState::DeleteComplete : ControllerState::Terminated;
    save(k);
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
        if (k.kind != ControllerKind::Group || !k.ends || k.region != region ||
            std::ranges::any_of(machinesOf(k), &Instance::live))
            return false;
        (void)m_store.remove("keeper", pair.first);
        return true;
    });
}

} // namespace trainyard::localcloud
