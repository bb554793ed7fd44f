// Steps are requested at most once, and what EMR reports of them is shown without secrets.

#include "backend/cluster/emr/emr_steps.h"

#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "backend/aws/s3/s3_client.h"
#include "backend/aws/services/emr/emr_client.h"
#include "backend/cluster/cloud/records/inventory_internal.h"
#include "backend/cluster/cloud/records/origin.h"
#include "backend/cluster/emr/plan/emr_release.h"
#include "backend/core/async/poll.h"
#include "backend/core/secret_mask.h"
#include "backend/core/try.h"

namespace trainyard::cluster {
namespace {

constexpr std::size_t kMostStepNameBytes = 256, kMostShownBytes = 2000, kMostStepLogs = 16;
constexpr EmrRelease kCancelsRunningSteps{5, 28, 0};
constexpr std::array<std::string_view, 3> kStepFailureActions{"CONTINUE", "CANCEL_AND_WAIT", "TERMINATE_CLUSTER"};

std::string shownText(const std::string &text)
{
    return printable(maskSecrets(text.substr(0, kMostShownBytes)), kMostShownBytes);
}

bool isShellWord(std::string_view word)
{
    constexpr std::string_view kPlain = "%+,-./:=@_";
    return !word.empty() && std::ranges::all_of(word, [&](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
               kPlain.find(c) != std::string_view::npos;
    });
}

/// As a line for a shell: "spark-submit 's3://bucket/my file.py'".
std::string commandLineOf(const std::vector<std::string> &words)
{
    std::string line;
    for (const std::string &word : words) {
        std::string quoted = word;
        if (!isShellWord(word)) {
            quoted = "'";
            for (const char c : word)
                quoted += c == '\'' ? std::string("'\\''") : std::string(1, c);
            quoted += "'";
        }
        line += (line.empty() ? "" : " ") + quoted;
        if (line.size() > kMostShownBytes)
            break;
    }
    return line;
}

EmrStepInfo stepInfo(const aws::EmrCluster &cluster, const aws::EmrStep &step)
{
    EmrStepInfo info;
    info.id = isEmrStepId(step.id) ? step.id : std::string();
    info.name = shownText(step.name);
    info.state = printable(step.state, 40);
    info.onFailure = printable(step.onFailure, 40);
    info.command = shownText((step.jar == "command-runner.jar" || step.jar.empty() ? "" : step.jar + " ") +
                             commandLineOf(step.arguments));
    info.failure =
        shownText(step.failureReason + (step.failureReason.empty() || step.failureMessage.empty() ? "" : " ") +
                  step.failureMessage);
    info.created = step.timeline.created;
    info.started = step.timeline.ready;
    info.ended = step.timeline.ended;
    info.failed = step.state == "FAILED";
    for (const std::string &argument : step.arguments)
        info.arguments.push_back(maskSecrets(argument));
    info.failureLog = shownText(step.failureLog);
    const auto release = parseEmrRelease(cluster.releaseLabel);
    info.canCancel =
        cluster.isUp() && !info.id.empty() &&
        (step.state == "PENDING" || (step.state == "RUNNING" && (!release || *release >= kCancelsRunningSteps)));
    return info;
}

/// Whether the step may have been added although no reply arrived.
bool mayHaveAdded(const Error &error)
{
    return error.code == ErrorCode::Disconnected || error.code == ErrorCode::Timeout ||
           error.code == ErrorCode::ServiceFailure || error.code == ErrorCode::MalformedReply;
}

/// The step of a request whose reply was lost: one that was not there before, with the same name and command.
Result<std::string> findAddedStep(const CloudContext &cloud, aws::EmrClient &emr, const EmrReference &reference,
                                  const aws::EmrStepRequest &request, const std::vector<aws::EmrStep> &before,
                                  const Error &lost, const CallContext &context)
{
    const auto until = Deadline::after(cloud.polling.consistency);
    std::string found;
    TY_TRY(pollUntil(cloud.polling.backoff(), context, [&]() -> Result<bool> {
        const bool isLast = until.expired();
        TY_ASSIGN(const auto now, emr.listSteps(reference.id, context));
        for (const aws::EmrStep &step : now) {
            const bool isNew = std::ranges::find(before, step.id, &aws::EmrStep::id) == before.end();
            if (isNew && step.name == request.name && step.arguments == request.arguments)
                found = step.id;
        }
        return !found.empty() || isLast;
    }));
    if (!found.empty())
        return found;
    return fail(lost.code, lost.source,
                lost.detail + "; " + reference.id +
                    " has no new step with this name and command, so that it can be "
                    "added again");
}

void recordStep(const CloudContext &cloud, const EmrReference &reference, const Sentence &text)
{
    if (!reference.cluster.empty())
        recordEvent(cloud, reference.cluster, "emr", reference.id, text);
}

} // namespace

Result<EmrReference> emrReferenceOf(const CloudContext &cloud, const ClusterId &id)
{
    TY_ASSIGN(const auto row, cloud.ledger->cluster(id));
    if (!row)
        return fail(ErrorCode::NotFound, "ledger", "there is no cluster " + id.value);
    TY_ASSIGN(const auto from, originOf(*cloud.ledger, id));
    if (from.origin != Origin::Emr)
        return fail(ErrorCode::NotFound, "cluster " + row->name, "EMR does not start its machines");
    if (from.id.empty())
        return fail(ErrorCode::Conflict, "cluster " + row->name,
                    "its EMR cluster is not known yet: continue its creation first (trainyardctl provision)");
    return EmrReference{from.id, row->region, id};
}

bool isEmrStepId(std::string_view id)
{
    return id.starts_with("s-") && id.size() > 2 && id.size() <= 64 &&
           std::ranges::all_of(id.substr(2), [](char c) { return (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9'); });
}

std::vector<Sentence> EmrStepPlan::problems() const
{
    std::vector<Sentence> found;
    if (name.empty() || name.size() > kMostStepNameBytes || printable(name, kMostStepNameBytes) != name)
        found.push_back(say("The name of the step must have 1 to %1 printable characters.", kMostStepNameBytes));
    if (std::ranges::find(kStepFailureActions, onFailure) == kStepFailureActions.end())
        found.push_back(say("After a failure, EMR can do CONTINUE, CANCEL_AND_WAIT or TERMINATE_CLUSTER only."));
    if (command.empty() || command.front().empty()) {
        found.push_back(say("The step needs a command."));
        return found;
    }
    std::size_t bytes = 0;
    bool hasNul = false;
    for (const std::string &word : command) {
        bytes += word.size();
        hasNul = hasNul || word.find('\0') != std::string::npos;
    }
    if (bytes > kMostCommandBytes)
        found.push_back(
            say("The command has %1 bytes, and EMR accepts %2: put it into a script in S3.", bytes, kMostCommandBytes));
    if (hasNul)
        found.push_back(say("The command contains a null byte."));
    return found;
}

Sentence EmrStepPlan::warning() const
{
    const std::string line = commandLineOf(command);
    Sentence text;
    if (onFailure == "TERMINATE_CLUSTER")
        text = say("If the step fails, EMR terminates the cluster, also while a run trains on it.");
    if (maskSecrets(line) != line)
        text =
            followedBy(text, say("The command seems to contain a secret: everyone who may read the cluster sees it."));
    return text;
}

EmrStepList describeSteps(const EmrReference &reference, const aws::EmrCluster &cluster,
                          const std::vector<aws::EmrStep> &steps)
{
    EmrStepList list;
    list.emr = reference;
    list.state = printable(cluster.state, 40);
    const bool isStarting = cluster.state == "STARTING" || cluster.state == "BOOTSTRAPPING";
    list.canAdd = cluster.isUp() || isStarting; // it runs them when it is up
    if (!list.canAdd)
        list.hint = say("The cluster is %1: it runs no more steps.", list.state);
    else if (emrLogFolder(cluster).empty())
        list.hint = say("The cluster has no folder for logs: the output of its steps stays on the master.");
    else if (cluster.endsWithSteps)
        list.hint = say("The cluster ends after its last step.");
    for (const aws::EmrStep &step : steps)
        list.steps.push_back(stepInfo(cluster, step));
    return list;
}

Result<EmrStepList> emrSteps(const CloudContext &cloud, const EmrReference &reference, const CallContext &context)
{
    const auto emr = cloud.emrOf(reference.region);
    TY_ASSIGN(const auto described, emr->describeCluster(reference.id, context));
    TY_ASSIGN(const auto steps, emr->listSteps(reference.id, context));
    return describeSteps(reference, described, steps);
}

Result<std::string> addEmrStep(const CloudContext &cloud, const EmrReference &reference, const EmrStepPlan &plan,
                               const CallContext &context)
{
    if (const auto problems = plan.problems(); !problems.empty())
        return fail(ErrorCode::InvalidArgument, "step", problems.front().english());
    const auto emr = cloud.emrOf(reference.region);
    TY_ASSIGN(const auto described, emr->describeCluster(reference.id, context));
    TY_ASSIGN(const auto before, emr->listSteps(reference.id, context));
    if (const auto list = describeSteps(reference, described, before); !list.canAdd)
        return fail(ErrorCode::Conflict, reference.id, list.hint.english());
    aws::EmrStepRequest request;
    request.name = plan.name;
    request.onFailure = plan.onFailure;
    request.arguments = plan.command;
    const auto added = emr->addSteps(reference.id, {request}, context);
    std::string id;
    if (added && !added->empty()) {
        id = added->front();
    } else {
        const Error lost =
            added ? Error{ErrorCode::MalformedReply, "emr:AddJobFlowSteps", "the reply names no step"} : added.error();
        if (context.stop.stop_requested())
            return fail(lost.code, lost.source, lost.detail + "; the step may have been added: read the list of steps");
        if (!mayHaveAdded(lost))
            return fail(lost);
        // The call may have used all of the time.
        TY_ASSIGN(id, findAddedStep(cloud, *emr, reference, request, before, lost,
                                    {Deadline::after(std::chrono::minutes(2)), context.stop}));
    }
    recordStep(cloud, reference, say("the step %1 (%2) was added", id, shownText(plan.name)));
    return id;
}

Status cancelEmrSteps(const CloudContext &cloud, const EmrReference &reference, const std::vector<std::string> &stepIds,
                      bool kill, const CallContext &context)
{
    const auto wrong = std::ranges::find_if_not(stepIds, isEmrStepId);
    if (stepIds.empty() || wrong != stepIds.end())
        return fail(ErrorCode::InvalidArgument, "step",
                    stepIds.empty() ? "name a step (s-...)" : "\"" + *wrong + "\" is not the ID of a step (s-...)");
    const auto emr = cloud.emrOf(reference.region);
    TY_ASSIGN(const auto results, emr->cancelSteps(reference.id, stepIds, kill, context));
    std::string refused;
    for (const std::string &id : stepIds) {
        const auto result = std::ranges::find(results, id, &aws::EmrStepCancellation::stepId);
        if (result != results.end() && result->submitted) {
            recordStep(cloud, reference, say("the cancellation of the step %1 was requested", id));
            continue;
        }
        const std::string reason = result == results.end() ? std::string() : printable(result->reason, 300);
        refused += (refused.empty() ? "" : "; ") + id + (reason.empty() ? " was not cancelled" : ": " + reason);
    }
    return refused.empty() ? Status() : Status(fail(ErrorCode::Conflict, "emr:CancelSteps", refused));
}

Result<std::vector<FailureLog>> emrStepLogs(const CloudContext &cloud, const EmrReference &reference,
                                            const std::string &stepId, const CallContext &context)
{
    if (!isEmrStepId(stepId))
        return fail(ErrorCode::InvalidArgument, "step", "\"" + stepId + "\" is not the ID of a step (s-...)");
    const auto emr = cloud.emrOf(reference.region);
    TY_ASSIGN(const auto described, emr->describeCluster(reference.id, context));
    TY_ASSIGN(const auto step, emr->describeStep(reference.id, stepId, context));
    const EmrFailure folder = stepLogs(described, stepId);
    if (folder.logs.empty())
        return fail(ErrorCode::NotFound, reference.id,
                    "the cluster has no folder for logs: the output of its steps is on the master, in "
                    "/mnt/var/log/hadoop/steps/" +
                        stepId);
    const auto s3 = cloud.s3Of(reference.region);
    TY_ASSIGN(auto objects, logObjectsIn(*s3, folder.logs.front(), kMostStepLogs, context));
    std::vector<FailureLog> logs;
    for (const std::string &object : objects) {
        auto log = readLog(*s3, object, context);
        if (!log && log.error().code == ErrorCode::NotFound)
            continue; // deleted meanwhile
        if (!log)
            return fail(log.error());
        if (step.state != "FAILED")
            log->line = {};
        logs.push_back(std::move(*log));
    }
    return logs;
}

} // namespace trainyard::cluster
