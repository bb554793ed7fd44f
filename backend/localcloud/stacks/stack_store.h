#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "backend/core/enum_names.h"
#include "backend/core/result.h"
#include "backend/localcloud/stacks/stack_resources.h"
#include "backend/localcloud/stacks/stack_template.h"
#include "backend/localcloud/xml_writer.h"

namespace trainyard::localcloud {

class Store;

/// The state of a stack or of one of its resources.
enum class StackState {
    None, ///< of a resource that nothing has happened to
    CreateInProgress,
    CreateComplete,
    CreateFailed,
    RollbackInProgress,
    RollbackComplete,
    RollbackFailed,
    UpdateInProgress,
    UpdateComplete,
    UpdateFailed,
    DeleteInProgress,
    DeleteComplete,
    DeleteFailed,
    DeleteSkipped
};
constexpr auto namesOf(StackState)
{
    return std::to_array<std::string_view>(
        {"", "CREATE_IN_PROGRESS", "CREATE_COMPLETE", "CREATE_FAILED", "ROLLBACK_IN_PROGRESS", "ROLLBACK_COMPLETE",
         "ROLLBACK_FAILED", "UPDATE_IN_PROGRESS", "UPDATE_COMPLETE", "UPDATE_FAILED", "DELETE_IN_PROGRESS",
         "DELETE_COMPLETE", "DELETE_FAILED", "DELETE_SKIPPED"});
}
using trainyard::toString;

/// What happens when a creation fails.
enum class OnFailure { Rollback, DoNothing, Delete };
constexpr auto namesOf(OnFailure)
{
    return std::to_array<std::string_view>({"ROLLBACK", "DO_NOTHING", "DELETE"});
}

struct StackResource {
    std::string logicalId, type, physicalId, reason, deletionPolicy;
    StackState state = StackState::None;
    std::int64_t since = 0;     ///< of the state
    std::string properties;     ///< evaluated, JSON
    std::string creationPolicy; ///< evaluated, JSON; empty: none
    std::map<std::string, std::string> attributes;
    std::map<std::string, std::string> signals; ///< sender: SUCCESS or FAILURE
    std::set<std::string> dependencies;
    bool removed = false; ///< its deletion was accepted
};

struct StackEvent {
    std::string id, logicalId, physicalId, type, reason, token;
    StackState state = StackState::None;
    std::int64_t at = 0;
};

struct Stack {
    std::string id, name, region, body, reason, token;
    StackState state = StackState::CreateInProgress;
    OnFailure onFailure = OnFailure::Rollback;
    std::map<std::string, std::string> parameters; ///< complete
    Tags tags;
    std::vector<std::string> capabilities;
    std::int64_t created = 0, updated = 0, deleted = 0, timeoutMinutes = 0;
    bool isProtected = false;
    std::set<std::string> retained; ///< resources that DeleteStack leaves
    std::map<std::string, StackResource> resources;
    std::vector<StackEvent> events; ///< newest last

    bool over() const { return state == StackState::DeleteComplete; }
    bool inProgress() const
    {
        return state == StackState::CreateInProgress || state == StackState::RollbackInProgress ||
               state == StackState::UpdateInProgress || state == StackState::DeleteInProgress;
    }
};

namespace stacks {

inline constexpr const char *kStackType = "AWS::CloudFormation::Stack";
/// An error of a service in the words of AWS's resource handlers.
std::string handlerMessage(const StackResource &, const ServiceError &);
std::string joined(const std::vector<std::string> &names);

} // namespace stacks

/// CloudFormation: stacks from JSON templates, whose resources are made and deleted in the order of their references.
/// As in ScalingStore there is no thread: advance() does what is possible now. Thread-safe.
class StackStore {
public:
    static Result<std::unique_ptr<StackStore>> open(Store &, StackServices);

    void advance(const std::string &region);
    /// \return content of <OperationResult>
    /// \error ValidationError, AlreadyExistsException, InsufficientCapabilitiesException, LimitExceededException,
    ///     UnknownOperation
    ServiceResult<XmlContent> query(const Parameters &, const std::string &region);

private:
    StackStore(Store &store, StackServices services)
        : m_store(store)
        , m_services(std::move(services))
    {
    }
    // The caller holds the lock in all functions below. stack_engine.cpp
    bool step(Stack &);
    bool stepCreate(Stack &);
    bool stepDelete(Stack &);
    bool stepUpdate(Stack &);
    bool startResource(Stack &, StackResource &, const StackTemplate &);
    bool watchResource(Stack &, StackResource &);
    bool startDeletion(Stack &, StackResource &);
    bool watchDeletion(Stack &, StackResource &);
    Progress signalled(const StackResource &) const;
    void creationFailed(Stack &, const std::vector<std::string> &failed);
    void beginDeletion(Stack &, StackState, const std::string &reason);
    void change(Stack &, StackResource &, StackState, const std::string &reason = {});
    void change(Stack &, StackState, const std::string &reason = {});
    void write(Stack &, StackEvent);
    void save(const Stack &);
    TemplateScope scopeOf(const Stack &) const;
    std::int64_t delay(std::int64_t millis) const { return std::int64_t(double(millis) / m_services.speed); }
    /// Calls `use(ResourceCall &)` for a resource of the stack.
    template <class F>
    auto with(Stack &stack, StackResource &one, F use)
    {
        const Tags own = {{"aws:cloudformation:logical-id", one.logicalId},
                          {"aws:cloudformation:stack-id", stack.id},
                          {"aws:cloudformation:stack-name", stack.name}};
        const auto properties = nlohmann::json::parse(one.properties.empty() ? "{}" : one.properties, nullptr, false);
        auto services = m_services;
        ResourceCall call{services,   stack.region, stack.name,     one.logicalId, properties,
                          stack.tags, own,          one.physicalId, one.attributes};
        return use(call);
    }

    using Reply = ServiceResult<XmlContent>;
    struct Action {
        std::string_view name;
        Reply (StackStore::*run)(const Parameters &, const std::string &region);
        std::string_view parameters; ///< that it accepts
    };
    static const std::vector<Action> kActions;
    // stack_actions.cpp
    Reply validate(const Parameters &, const std::string &region);
    Reply create(const Parameters &, const std::string &region);
    Reply update(const Parameters &, const std::string &region);
    Reply remove(const Parameters &, const std::string &region);
    Reply protect(const Parameters &, const std::string &region);
    Reply signal(const Parameters &, const std::string &region);
    ServiceResult<Stack> readStack(const Parameters &, const std::string &region, const StackTemplate &);
    ServiceResult<void> addResources(Stack &, const StackTemplate &);
    // stack_describe.cpp
    Reply describe(const Parameters &, const std::string &region);
    Reply list(const Parameters &, const std::string &region);
    Reply events(const Parameters &, const std::string &region);
    Reply resources(const Parameters &, const std::string &region);
    Reply resource(const Parameters &, const std::string &region);
    Reply listResources(const Parameters &, const std::string &region);
    Reply templateOf(const Parameters &, const std::string &region);
    void writeStack(XmlWriter &, const Stack &) const;
    /// \param nameOrId  a name selects a stack that is not deleted; an id also one that is
    ServiceResult<Stack *> named(const std::string &region, const std::string &nameOrId);

    Store &m_store;
    const StackServices m_services;
    std::mutex m_mutex;
    std::map<std::string, Stack> m_stacks; ///< by id
};

} // namespace trainyard::localcloud
