// The deletion and the rollback of stacks.
#include <algorithm>

#include "backend/localcloud/stacks/stack_store.h"

namespace trainyard::localcloud {
namespace {

constexpr std::int64_t kGivesUp =
    600'000; ///< milliseconds that a deletion waits for what still depends on the resource

/// Errors of a deletion that pass when other deletions have finished.
bool isPassing(const ServiceError &error)
{
    static const std::set<std::string> codes = {"DependencyViolation",      "ResourceInUse",
                                                "DeleteConflict",           "InvalidIPAddress.InUse",
                                                "FileSystemInUse",          "IncorrectFileSystemLifeCycleState",
                                                "ScalingActivityInProgress"};
    return codes.contains(error.code);
}

bool isAbsent(const ServiceError &error)
{
    return error.code.find("NotFound") != std::string::npos || error.code.starts_with("NoSuchEntity") ||
           error.code == "Gateway.NotAttached";
}

/// Nothing has to be done any more to delete it.
bool isFinished(const StackResource &one)
{
    return one.state == StackState::DeleteComplete || one.state == StackState::DeleteSkipped ||
           one.state == StackState::None;
}

} // namespace

void StackStore::beginDeletion(Stack &stack, StackState state, const std::string &reason)
{
    for (auto &[name, one] : stack.resources) {
        if (one.state == StackState::DeleteFailed)
            one.removed = false; // another try
        if (one.state == StackState::DeleteFailed || one.state == StackState::DeleteInProgress)
            one.state = StackState::CreateComplete;
    }
    change(stack, state, reason);
}

/// Begins to delete a resource that nothing depends on any more.
bool StackStore::startDeletion(Stack &stack, StackResource &one)
{
    const bool waits = std::ranges::any_of(stack.resources, [&](const auto &pair) {
        return pair.second.dependencies.contains(one.logicalId) && !isFinished(pair.second) &&
               pair.second.state != StackState::DeleteFailed;
    });
    const bool blocked = std::ranges::any_of(stack.resources, [&](const auto &pair) {
        return pair.second.dependencies.contains(one.logicalId) && pair.second.state == StackState::DeleteFailed;
    });
    if (waits || blocked)
        return false;
    if (one.physicalId.empty()) { // its creation failed before it existed
        change(stack, one, StackState::DeleteComplete);
        return true;
    }
    const bool rollsBack = stack.state == StackState::RollbackInProgress;
    const bool keeps = one.deletionPolicy == "Retain" || (one.deletionPolicy == "RetainExceptOnCreate" && !rollsBack);
    if (keeps || stack.retained.contains(one.logicalId)) {
        change(stack, one, StackState::DeleteSkipped);
        return true;
    }
    change(stack, one, StackState::DeleteInProgress);
    return true;
}

bool StackStore::watchDeletion(Stack &stack, StackResource &one)
{
    const auto *type = resourceType(one.type);
    ServiceResult<void> accepted;
    if (!one.removed && type->remove)
        accepted = with(stack, one, [&](ResourceCall &call) { return type->remove(call); });
    if (!accepted && isAbsent(accepted.error())) {
        change(stack, one, StackState::DeleteComplete);
        return true;
    }
    if (!accepted && isPassing(accepted.error()) && nowMillis() - one.since < delay(kGivesUp))
        return false;
    if (!accepted) {
        change(stack, one, StackState::DeleteFailed, stacks::handlerMessage(one, accepted.error()));
        return true;
    }
    one.removed = true;
    const auto gone =
        type->gone ? with(stack, one, [&](ResourceCall &call) { return type->gone(call); }) : Progress(Settled::Yes);
    if (gone && *gone == Settled::No)
        return false;
    change(stack, one, gone ? StackState::DeleteComplete : StackState::DeleteFailed,
           gone ? std::string() : stacks::handlerMessage(one, gone.error()));
    return true;
}

bool StackStore::stepDelete(Stack &stack)
{
    bool moved = false, active = false;
    std::vector<std::string> failed;
    for (auto &[name, one] : stack.resources) {
        if (one.state == StackState::CreateComplete || one.state == StackState::CreateFailed ||
            one.state == StackState::CreateInProgress || one.state == StackState::UpdateComplete ||
            one.state == StackState::UpdateFailed)
            moved |= startDeletion(stack, one);
        if (one.state == StackState::DeleteInProgress)
            moved |= watchDeletion(stack, one);
        active |= one.state == StackState::DeleteInProgress;
        if (one.state == StackState::DeleteFailed)
            failed.push_back(name);
    }
    const bool rollsBack = stack.state == StackState::RollbackInProgress;
    if (std::ranges::all_of(stack.resources, [](const auto &pair) { return isFinished(pair.second); })) {
        change(stack, rollsBack ? StackState::RollbackComplete : StackState::DeleteComplete);
        return true;
    }
    if (moved || active || failed.empty())
        return moved;
    change(stack, rollsBack ? StackState::RollbackFailed : StackState::DeleteFailed,
           "The following resource(s) failed to delete: [" + stacks::joined(failed) + "]. ");
    return true;
}

} // namespace trainyard::localcloud
