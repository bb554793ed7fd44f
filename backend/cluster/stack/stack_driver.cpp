#include "backend/cluster/stack/stack_driver_internal.h"

#include <algorithm>
#include <system_error>
#include <thread>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "backend/cluster/account/network.h"
#include "backend/cluster/cloud/records/inventory_internal.h"
#include "backend/cluster/cloud/records/origin.h"
#include "backend/cluster/cloud/records/requested_stack.h"
#include "backend/cluster/launch/schedule/stack_schedule.h"
#include "backend/cluster/stack/plan/stack_limits.h"
#include "backend/cluster/stack/plan/stack_placement.h"
#include "backend/cluster/stack/plan/stack_request.h"
#include "backend/core/async/guarded.h"
#include "backend/core/async/poll.h"
#include "backend/core/async/steps.h"
#include "backend/core/try.h"

namespace trainyard::cluster {
namespace {

using namespace std::chrono_literals;
using ledger::IntentState;

constexpr std::size_t kMostText = 300;

/// Errors after which it is unknown whether CloudFormation has executed the request.
bool isUncertain(const Error &error)
{
    return error.retryable() || error.code == ErrorCode::Cancelled || error.code == ErrorCode::Timeout ||
           error.code == ErrorCode::Disconnected || error.code == ErrorCode::MalformedReply ||
           error.code == ErrorCode::Unreachable || isSessionError(error);
}

bool contains(const std::string &text, std::string_view word)
{
    return text.find(word) != std::string::npos;
}

/// The kind of failure that CloudFormation describes in words.
ErrorCode codeOf(const std::string &explanation)
{
    if (contains(explanation, "capacity") || contains(explanation, "Capacity"))
        return ErrorCode::NoCapacity;
    if (contains(explanation, "maximum number of") || contains(explanation, "LimitExceeded") ||
        contains(explanation, "quota"))
        return ErrorCode::QuotaExceeded;
    if (contains(explanation, "not authorized") || contains(explanation, "AccessDenied"))
        return ErrorCode::PermissionDenied;
    return ErrorCode::Conflict;
}

Sentence resourcesText(int count)
{
    return count == 1 ? say("1 resource") : say("%1 resources", count);
}

} // namespace

StackJournal::StackJournal(const CloudContext &cloud, const Launcher &launcher)
    : m_cloud(cloud)
    , m_launcher(launcher)
{
    const auto events = cloud.ledger->events(launcher.row().id, {}, 0, 0);
    for (const ledger::Event &event : events ? *events : std::vector<ledger::Event>()) {
        if (event.kind == kStackKind)
            m_recorded.insert(event.text);
    }
}

void StackJournal::record(const std::string &subject, const std::string &text, bool failed)
{
    if (!m_recorded.insert(text).second)
        return;
    if (failed)
        recordFailure(m_cloud, m_launcher.row().id, kStackKind, subject, Sentence::verbatim(text));
    else
        recordEvent(m_cloud, m_launcher.row().id, kStackKind, subject, Sentence::verbatim(text));
}

void StackJournal::add(const StackProgress &progress)
{
    const std::lock_guard lock(m_mutex);
    for (const ResourceProgress &resource : progress.resources) {
        if (resource.type == "AWS::AutoScaling::AutoScalingGroup" && !resource.physicalId.empty())
            m_groups.insert(resource.physicalId);
        std::string &known = m_states[resource.logicalId];
        if (known == resource.status)
            continue;
        known = resource.status;
        const Sentence state = say("%1 is %2", resource.type, resource.status);
        const Sentence text =
            resource.reason.empty() ? state : say("%1: %2", state, printable(resource.reason, kMostText));
        auto step = m_launcher.step("stack-resource", "Creating the resources of the stack", resource.logicalId,
                                    "stack-resource");
        if (resource.failed())
            step.failed(text);
        else if (resource.ended)
            step.done(text);
        else
            step.progress(text);
        if (resource.failed() || resource.ended)
            record(resource.logicalId, resource.logicalId + ": " + text.english(), resource.failed());
    }
}

void StackJournal::add(const std::vector<aws::ScalingActivity> &activities)
{
    const std::lock_guard lock(m_mutex);
    for (auto activity = activities.rbegin(); activity != activities.rend(); ++activity) {
        if (!m_seen.insert(activity->id + activity->status).second)
            continue;
        const std::string text =
            printable(activity->description.empty() ? activity->message : activity->description, kMostText);
        m_launcher.step("scaling", "Starting the machines of the groups", activity->group, "auto-scaling-group")
            .progress(say("%1 (%2)", text, activity->status));
        record(activity->group, activity->group + ": " + text + " (" + activity->status + ")", activity->failed());
        if (activity->failed())
            m_failed.insert(m_failed.begin(), *activity);
    }
}

std::vector<std::string> StackJournal::groups() const
{
    const std::lock_guard lock(m_mutex);
    return {m_groups.begin(), m_groups.end()};
}

std::vector<aws::ScalingActivity> StackJournal::failedActivities() const
{
    const std::lock_guard lock(m_mutex);
    return m_failed;
}

StackDriver::StackDriver(const CloudContext &cloud, Launcher &launcher, const StackPlan &plan, std::stop_token stop)
    : m_cloud(cloud)
    , m_launcher(launcher)
    , m_plan(plan)
    , m_stop(std::move(stop))
    , m_stacks(cloud.stacksOf(launcher.row().region))
{
}

Status StackDriver::checkQuotas()
{
    const auto use = networkUse(m_cloud, m_plan.region, call());
    if (!use && (isSessionError(use.error()) || use.error().code != ErrorCode::PermissionDenied))
        return fail(use.error());
    if (!use)
        return {}; // may not be read: CloudFormation reports it
    Status within = asStatus(quotaProblems(m_plan, *use));
    if (!within)
        return fail(ErrorCode::QuotaExceeded, "plan", within.error().detail);
    return {};
}

Result<StackPlan> StackDriver::checkPlacement()
{
    TY_ASSIGN(const auto place, readPlacement(m_cloud, m_plan, call()));
    StackPlan complete = m_plan;
    complete.zone = zoneFor(m_plan, place);
    if (const auto refusals = placementRefusals(complete, place); !refusals.empty())
        return fail(ErrorCode::InvalidArgument, "plan", fmt::format("{}", fmt::join(refusals, " ")));
    if (const auto exceeded = exceededQuotas(place.quotas); !exceeded.empty())
        return fail(ErrorCode::QuotaExceeded, "plan", exceeded.front().english());
    return complete;
}

Result<StackPlan> StackDriver::check()
{
    auto report = m_launcher.step("plan", "Checking the plan");
    report.begin();
    StackPlan complete = m_plan;
    const auto checks = [&]() -> Status {
        TY_ASSIGN(const auto existing, m_stacks->describeStack(m_plan.name, call()));
        if (existing && !existing->gone())
            return fail(ErrorCode::AlreadyExists, "cloudformation:DescribeStacks",
                        "there is a stack " + m_plan.name + " in " + m_plan.region + " (" + existing->status +
                            "): choose another name, or delete it");
        TY_TRY(m_launcher.checkKey());
        TY_TRY(checkQuotas());
        TY_ASSIGN(complete, checkPlacement());
        return {};
    };
    const Status done = checks();
    const Sentence machines = machinesText(static_cast<std::size_t>(m_plan.workers) + 1);
    TY_TRY(report.end(done, complete.zone == m_plan.zone ? machines
                                                         : say("%1 in %2, since the first zone does not offer %3",
                                                               machines, complete.zone, m_plan.instanceType)));
    return complete;
}

Result<aws::CreateStackRequest> StackDriver::creation(const std::string &token)
{
    const std::string body(stackTemplate());
    TY_ASSIGN(const auto range, sshRange(m_cloud, m_plan.sshFrom, call()));
    TY_ASSIGN(const auto summary, m_stacks->validateTemplate(body, call()));
    TagMap ours = m_launcher.commonTags();
    ours.erase(tag::kName); // the resources have names of their own
    auto request = createStackRequest(m_plan, body, range, ours, summary.capabilities, token);
    TY_ASSIGN(const auto sites, readSites(m_cloud, m_plan, call()));
    addSites(m_plan, sites, request.parameters);
    for (const Sentence &warning : siteWarnings(m_plan, sites))
        recordEvent(m_cloud, m_launcher.row().id, kStackKind, m_plan.name, warning);
    if (m_plan.keyName.empty())
        request.parameters["KeyName"] = resourceName(m_launcher.row());
    if (m_launcher.row().expires)
        request.parameters["TerminateAt"] = terminateAtText(*m_launcher.row().expires);
    return request;
}

Status StackDriver::request(const std::string &token)
{
    TY_TRY(m_launcher.ensureKeyPair());
    auto report = m_launcher.step("stack", "Creating the stack");
    report.begin();
    TY_ASSIGN(const auto request, creation(token));
    const Deadline known = Deadline::after(m_cloud.polling.consistency);
    const CallContext patience{Deadline::after(std::max<std::chrono::milliseconds>(m_cloud.polling.consistency, 60s)),
                               m_stop};
    const auto again = [&](const Error &e) {
        // A key pair that was just imported is not visible everywhere yet.
        const bool isKeyUnknown =
            e.code == ErrorCode::InvalidArgument && contains(e.detail, "KeyName") && !known.expired();
        return isKeyUnknown || (isUncertain(e) && !isSessionError(e) && e.code != ErrorCode::Cancelled);
    };
    const auto made =
        retryWhile(m_cloud.polling.backoff(), patience, again, [&] { return ensureStack(*m_stacks, request, call()); });
    if (!made) {
        // Otherwise the intent stays open: the next list and the teardown look for the stack.
        if (!isUncertain(made.error())) {
            TY_TRY(m_cloud.ledger->recordIntentResult(token, IntentState::Rejected, made.error().detail));
        }
        return report.failed(made.error());
    }
    const std::string &region = m_launcher.row().region;
    aws::Stack stack{.id = *made, .name = m_plan.name, .status = "CREATE_IN_PROGRESS"};
    stack.parameters = request.parameters;
    TY_TRY(m_cloud.ledger->recordIntentResource(token, stackResource(m_cloud, stack, m_launcher.row().id, region)));
    recordEvent(m_cloud, m_launcher.row().id, kStackKind, *made, say("the stack %1 is being created", m_plan.name));
    report.done(*made);
    return {};
}

Error StackDriver::explained(const StackOutcome &outcome, const StackJournal &journal) const
{
    std::string text = "the stack is " + outcome.stack.status;
    if (outcome.progress.cause)
        text = explainFailure(*outcome.progress.cause, journal.failedActivities()).english();
    else if (!outcome.stack.statusReason.empty())
        text += ": " + printable(outcome.stack.statusReason, kMostText);
    return {codeOf(text), "cloudformation:CreateStack", text};
}

Status StackDriver::waitCreated(const std::string &stack)
{
    auto report = m_launcher.step("stack-created", "Waiting for the stack");
    report.begin();
    StackJournal journal(m_cloud, m_launcher);
    const auto scaling = m_cloud.scalingOf(m_launcher.row().region);
    const auto readActivities = [&](const std::stop_token &stop) {
        for (const std::string &group : journal.groups()) {
            const CallContext context{Deadline::after(1min), stop};
            if (const auto activities = scaling->describeActivities(group, kActivitiesRead, context))
                journal.add(*activities);
        }
    };
    Result<StackOutcome> outcome = fail(ErrorCode::Internal, "stack", "not waited for");
    // CloudFormation does not report the attempts of a group that does not become complete.
    const auto follow = [&](std::stop_token ended) {
        (void)guarded("scaling activities", [&] {
            (void)pollUntil(Backoff(m_cloud.polling.maxInterval), {Deadline::never(), ended}, [&]() -> Result<bool> {
                readActivities(ended);
                return false;
            });
        });
    };
    {
        std::jthread activities;
        try {
            activities = std::jthread(follow);
        } catch (const std::system_error &) { // the limit of threads: they are read once, at the end
        }
        const auto limit =
            m_plan.timeout.count() > 0 ? Deadline::after(m_plan.timeout + m_cloud.polling.running) : Deadline::never();
        outcome =
            waitForStack(*m_stacks, stack, m_cloud.polling.backoff(), {limit, m_stop}, [&](const StackOutcome &state) {
                journal.add(state.progress);
                report.progress(say("%1, %2", state.stack.status, resourcesText(state.progress.complete)));
            });
    }
    if (!outcome)
        return report.failed(outcome.error());
    readActivities(m_stop); // those of the last interval
    if (!outcome->created())
        return report.failed(explained(*outcome, journal));
    report.done(resourcesText(outcome->progress.complete));
    return {};
}

Status StackDriver::collectMachines(const std::string &stack, int least)
{
    const ledger::Cluster &row = m_launcher.row();
    auto report = m_launcher.step("running", "Waiting until the machines run");
    report.begin();
    const CallContext patience{Deadline::after(m_cloud.polling.running), m_stop};
    const auto view = waitUntilSettled(
        m_cloud, row.region, stack, least,
        [&](const StackView &state) { report.progress(machinesText(state.nodes.size())); }, patience);
    if (!view)
        return report.failed(view.error());
    ledger::Resource stackRow = stackResource(m_cloud, view->stack, row.id, row.region);
    const auto set = [&](const char *fact, const std::string &value) {
        if (!value.empty())
            stackRow.facts[fact] = value;
    };
    set(kElasticTemplateFact, view->parts.elasticTemplate);
    set(kMasterGroupFact, view->parts.masterGroup);
    set(kWorkerGroupFact, view->parts.workerGroup);
    recordGateways(stackRow, view->parts);
    TY_TRY(m_cloud.ledger->saveResource(stackRow));
    TY_TRY(recordStackNodes(m_cloud, row.id, row.region, *view));
    TY_TRY(suspendReplacement(m_cloud, row.region, {view->parts.masterGroup, view->parts.workerGroup}, call()));
    const int workers = view->countOf(StackRole::Base);
    if (workers < m_plan.workers)
        recordEvent(m_cloud, row.id, "launch", row.name,
                    say("the cluster continues with %1 of %2 workers; more can be added while it runs", workers,
                        m_plan.workers));
    report.done(machinesText(view->nodes.size()));
    return {};
}

} // namespace trainyard::cluster
