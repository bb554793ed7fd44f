// The creation and the update of stacks.
#include <algorithm>
#include <cctype>
#include <charconv>

#include "backend/core/try.h"
#include "backend/localcloud/stacks/stack_store.h"

namespace trainyard::localcloud {

namespace {

using Json = nlohmann::json;

/// "PT30M", "PT1H30M", "PT10S" in milliseconds; 5 minutes, the default, for anything else.
std::int64_t durationIn(const std::string &text)
{
    std::int64_t seconds = 0, number = 0;
    bool known = text.starts_with("PT") && text.size() > 3 && text.size() < 12;
    for (std::size_t i = 2; known && i < text.size(); ++i) {
        if (std::isdigit(static_cast<unsigned char>(text[i]))) {
            number = number * 10 + (text[i] - '0');
            continue;
        }
        const auto unit = text[i] == 'H' ? 3600 : text[i] == 'M' ? 60 : text[i] == 'S' ? 1 : 0;
        known = unit != 0;
        seconds += number * unit;
        number = 0;
    }
    return known ? seconds * 1000 : 300'000;
}

} // namespace

/// Creates a resource whose dependencies are complete.
bool StackStore::startResource(Stack &stack, StackResource &one, const StackTemplate &document)
{
    const bool waits = std::ranges::any_of(one.dependencies, [&](const std::string &name) {
        const auto found = stack.resources.find(name); // a resource that its condition excludes is not awaited
        return found != stack.resources.end() && found->second.state != StackState::CreateComplete;
    });
    if (waits)
        return false;
    change(stack, one, StackState::CreateInProgress);
    auto scope = scopeOf(stack);
    const auto prepare = [&]() -> ServiceResult<void> {
        TY_TRY(document.prepare(scope, stack.parameters));
        const auto all = document.resources(scope);
        const auto found = std::ranges::find(all, one.logicalId, &TemplateResource::logicalId);
        TY_ASSIGN(const auto properties, document.evaluate(found->properties, scope));
        TY_ASSIGN(const auto policy, document.evaluate(found->creationPolicy, scope));
        one.properties = properties.dump();
        one.creationPolicy = policy.is_object() ? policy.dump() : std::string();
        const auto *type = resourceType(one.type);
        TY_TRY(checkProperties(*type, properties));
        return with(stack, one, [&](ResourceCall &call) { return type->create(call); });
    };
    ServiceResult<void> made;
    try {
        made = prepare();
    } catch (const Json::exception &e) { // a property has a type that nothing expects
        made = refuse("ValidationError", std::string("Properties validation failed: ") + e.what());
    }
    if (!made)
        change(stack, one, StackState::CreateFailed, stacks::handlerMessage(one, made.error()));
    else
        change(stack, one, StackState::CreateInProgress, "Resource creation Initiated");
    return true;
}

/// Whether the signals that a creation policy demands have arrived.
Progress StackStore::signalled(const StackResource &one) const
{
    const auto policy = Json::parse(one.creationPolicy.empty() ? "{}" : one.creationPolicy, nullptr, false);
    if (!policy.contains("ResourceSignal"))
        return Settled::Yes;
    const auto &wanted = policy["ResourceSignal"];
    const auto countText = wanted.contains("Count") ? scalar(wanted["Count"]) : "1";
    std::int64_t count = 1;
    std::from_chars(countText.data(), countText.data() + countText.size(), count);
    std::int64_t good = 0, bad = 0;
    for (const auto &[sender, status] : one.signals)
        ++(status == "SUCCESS" ? good : bad);
    if (bad > 0)
        return refuse("ValidationError", "Received " + std::to_string(bad) + " FAILURE signal(s) out of " +
                                             std::to_string(count) +
                                             ". Unable to satisfy 100% MinSuccessfulInstancesPercent requirement");
    if (good >= count || m_services.recordsOnly)
        return Settled::Yes;
    if (nowMillis() - one.since > durationIn(wanted.contains("Timeout") ? scalar(wanted["Timeout"]) : "PT5M"))
        return refuse("ValidationError", "Failed to receive " + std::to_string(count - good) +
                                             " resource signal(s) within the specified duration");
    return Settled::No;
}

bool StackStore::watchResource(Stack &stack, StackResource &one)
{
    const auto *type = resourceType(one.type);
    auto ready =
        type->ready ? with(stack, one, [&](ResourceCall &call) { return type->ready(call); }) : Progress(Settled::Yes);
    if (const auto settled = signalled(one); !settled)
        ready = settled; // a node that failed decides, whether or not the group is complete
    else if (ready && *settled == Settled::No)
        ready = Settled::No;
    if (ready && *ready == Settled::No)
        return false;
    if (ready)
        change(stack, one, StackState::CreateComplete);
    else
        change(stack, one, StackState::CreateFailed, stacks::handlerMessage(one, ready.error()));
    return true;
}

void StackStore::creationFailed(Stack &stack, const std::vector<std::string> &failed)
{
    for (auto &[name, one] : stack.resources) {
        if (one.state == StackState::CreateInProgress)
            change(stack, one, StackState::CreateFailed, "Resource creation cancelled");
    }
    const auto reason = "The following resource(s) failed to create: [" + stacks::joined(failed) + "].";
    if (stack.onFailure == OnFailure::DoNothing)
        change(stack, StackState::CreateFailed, reason);
    else if (stack.onFailure == OnFailure::Delete)
        beginDeletion(stack, StackState::DeleteInProgress, reason + " Delete requested by user.");
    else
        beginDeletion(stack, StackState::RollbackInProgress, reason + " Rollback requested by user.");
}

bool StackStore::stepCreate(Stack &stack)
{
    const auto document = StackTemplate::parse(stack.body);
    bool moved = false;
    std::vector<std::string> failed;
    bool complete = true;
    for (auto &[name, one] : stack.resources) {
        if (one.state == StackState::None && document && failed.empty())
            moved |= startResource(stack, one, *document);
        if (one.state == StackState::CreateInProgress)
            moved |= watchResource(stack, one);
        if (one.state == StackState::CreateFailed)
            failed.push_back(name);
        complete = complete && one.state == StackState::CreateComplete;
    }
    const bool late = stack.timeoutMinutes > 0 && nowMillis() - stack.created > stack.timeoutMinutes * 60'000;
    if (late && failed.empty() && !complete) {
        for (auto &[name, one] : stack.resources) {
            if (one.state == StackState::CreateInProgress) {
                change(stack, one, StackState::CreateFailed, "Resource creation timed out");
                failed.push_back(name);
            }
        }
    }
    if (!failed.empty()) {
        creationFailed(stack, failed);
        return true;
    }
    if (complete) {
        change(stack, StackState::CreateComplete);
        return true;
    }
    return moved;
}

/// Applies changed properties; only types that can be updated have them (see StackStore::update).
bool StackStore::stepUpdate(Stack &stack)
{
    std::vector<std::string> failed;
    for (auto &[name, one] : stack.resources) {
        if (one.state != StackState::UpdateInProgress)
            continue;
        const auto *type = resourceType(one.type);
        const auto done = with(stack, one, [&](ResourceCall &call) { return type->update(call); });
        if (!done)
            failed.push_back(name);
        change(stack, one, done ? StackState::UpdateComplete : StackState::UpdateFailed,
               done ? std::string() : stacks::handlerMessage(one, done.error()));
    }
    change(stack, failed.empty() ? StackState::UpdateComplete : StackState::UpdateFailed,
           failed.empty() ? std::string()
                          : "The following resource(s) failed to update: [" + stacks::joined(failed) + "].");
    return true;
}

bool StackStore::step(Stack &stack)
{
    switch (stack.state) {
    case StackState::CreateInProgress:
        return stepCreate(stack);
    case StackState::RollbackInProgress:
    case StackState::DeleteInProgress:
        return stepDelete(stack);
    case StackState::UpdateInProgress:
        return stepUpdate(stack);
    default:
        return false;
    }
}

void StackStore::advance(const std::string &region)
{
    const std::lock_guard guard(m_mutex);
    for (auto &[id, stack] : m_stacks) {
        while (stack.region == region && stack.inProgress() && step(stack)) {
        }
    }
}

} // namespace trainyard::localcloud
