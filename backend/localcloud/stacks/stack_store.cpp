#include "backend/localcloud/stacks/stack_store.h"

#include <algorithm>

#include "backend/core/system/logging.h"
#include "backend/core/try.h"
#include "backend/localcloud/ec2/catalog/ec2_catalog.h"
#include "backend/localcloud/enum_json.h"
#include "backend/localcloud/services/ssm_parameters.h"
#include "backend/localcloud/store.h"

namespace trainyard::localcloud {

NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE_WITH_DEFAULT(StackResource, logicalId, type, physicalId, reason, deletionPolicy,
                                                state, since, properties, creationPolicy, attributes, signals,
                                                dependencies, removed)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE_WITH_DEFAULT(StackEvent, id, logicalId, physicalId, type, reason, token, state, at)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE_WITH_DEFAULT(Stack, id, name, region, body, reason, token, state, onFailure,
                                                parameters, tags, capabilities, created, updated, deleted,
                                                timeoutMinutes, isProtected, retained, resources, events)

namespace {

using Json = nlohmann::json;

constexpr const char *kStackKind = "stack";

} // namespace

std::string stacks::handlerMessage(const StackResource &resource, const ServiceError &error)
{
    if (error.code == "ValidationError" || error.code == "NotStabilized")
        return error.message;
    const auto from = resource.type.find("::") + 2;
    const auto service = resource.type.substr(from, resource.type.find("::", from) - from);
    const std::string kind =
        error.code.find("LimitExceeded") != std::string::npos ? "ServiceLimitExceeded"
        : error.code.find("NotFound") != std::string::npos || error.code.starts_with("NoSuchEntity") ? "NotFound"
        : error.code.find("AlreadyExist") != std::string::npos || error.code.ends_with(".Duplicate") ? "AlreadyExists"
        : error.code == "UnauthorizedOperation" || error.code.starts_with("AccessDenied")            ? "AccessDenied"
                                                                                          : "GeneralServiceException";
    return "Resource handler returned message: \"" + error.message + " (Service: " + service +
           ", Status Code: " + std::to_string(error.status) + ", Error Code: " + error.code +
           ")\" (HandlerErrorCode: " + kind + ")";
}

std::string stacks::joined(const std::vector<std::string> &names)
{
    std::string out;
    for (const auto &name : names)
        out.append(out.empty() ? "" : ", ").append(name);
    return out;
}

Result<std::unique_ptr<StackStore>> StackStore::open(Store &store, StackServices services)
{
    std::unique_ptr<StackStore> out(new StackStore(store, std::move(services)));
    TY_ASSIGN(const auto records, store.all(kStackKind));
    for (const auto &record : records) {
        const auto kept = Json::parse(record.body, nullptr, false);
        if (!kept.is_object())
            return fail(ErrorCode::CorruptData, "localcloud:state", "the record of a stack is damaged");
        auto stack = kept.get<Stack>();
        out->m_stacks[stack.id] = std::move(stack);
    }
    return out;
}

void StackStore::save(const Stack &stack)
{
    const auto text = Json(stack).dump(-1, ' ', false, Json::error_handler_t::replace);
    if (const auto written = m_store.put(kStackKind, stack.id, text); !written)
        spdlog::error("the record of stack {} is not on disk: {}", stack.name, written.error().detail);
}

void StackStore::write(Stack &stack, StackEvent event)
{
    event.at = nowMillis();
    if (!stack.events.empty()) // no two events of one time, so that their order can be seen
        event.at = std::max(event.at, stack.events.back().at + 1);
    event.token = stack.token;
    event.id = event.type == stacks::kStackType
                   ? newResourceId("")
                   : event.logicalId + "-" + std::string(toString(event.state)) + "-" + millisToIso(event.at);
    stack.events.push_back(std::move(event));
    save(stack);
}

void StackStore::change(Stack &stack, StackState state, const std::string &reason)
{
    stack.state = state;
    stack.reason = reason;
    if (state == StackState::DeleteComplete)
        stack.deleted = nowMillis();
    spdlog::info("stack {}: {} {}", stack.name, toString(state), reason);
    write(stack, {.logicalId = stack.name,
                  .physicalId = stack.id,
                  .type = stacks::kStackType,
                  .reason = reason,
                  .state = state});
}

void StackStore::change(Stack &stack, StackResource &one, StackState state, const std::string &reason)
{
    one.state = state;
    one.reason = reason;
    one.since = nowMillis();
    write(
        stack,
        {.logicalId = one.logicalId, .physicalId = one.physicalId, .type = one.type, .reason = reason, .state = state});
}

TemplateScope StackStore::scopeOf(const Stack &stack) const
{
    TemplateScope scope{.stackName = stack.name, .stackId = stack.id, .region = stack.region};
    for (const auto &subnet : subnets(stack.region))
        scope.zones.push_back(subnet.zone);
    scope.ref = [&stack](const std::string &name) -> std::optional<std::string> {
        const auto found = stack.resources.find(name);
        return found == stack.resources.end() || found->second.physicalId.empty()
                   ? std::nullopt
                   : std::optional(found->second.physicalId);
    };
    scope.attribute = [&stack](const std::string &name, const std::string &attribute) -> std::optional<std::string> {
        const auto found = stack.resources.find(name);
        if (found == stack.resources.end())
            return std::nullopt;
        const auto value = found->second.attributes.find(attribute);
        return value == found->second.attributes.end() ? std::nullopt : std::optional(value->second);
    };
    scope.systemParameter = [region = stack.region](const std::string &name) -> ServiceResult<std::string> {
        const auto found = ssmOperation("GetParameter", Json{{"Name", name}}, region);
        if (!found)
            return refuse("ValidationError",
                          "Unable to fetch parameters [" + name + "] from parameter store for this account.");
        return found->at("Parameter").at("Value").get<std::string>();
    };
    return scope;
}

ServiceResult<XmlContent> StackStore::query(const Parameters &parameters, const std::string &region)
{
    m_services.scaling.advance(region);
    advance(region);
    const auto operation = parameters.text("Action");
    const auto action = std::ranges::find(kActions, operation, &Action::name);
    if (action == kActions.end())
        return refuse("UnknownOperation", "The local cloud does not implement " + operation + " of CloudFormation.");
    TY_TRY(parameters.allowOnly(action->parameters));
    const std::lock_guard guard(m_mutex);
    try {
        return (this->*action->run)(parameters, region);
    } catch (const Json::exception &e) { // a member of the template has a type that nothing expects
        return refuse("ValidationError", std::string("Template format error: ") + e.what());
    }
}

ServiceResult<Stack *> StackStore::named(const std::string &region, const std::string &nameOrId)
{
    for (auto &[id, stack] : m_stacks) {
        if (stack.region == region && (id == nameOrId || (stack.name == nameOrId && !stack.over())))
            return &stack;
    }
    return refuse("ValidationError", "Stack with id " + nameOrId + " does not exist");
}

} // namespace trainyard::localcloud
