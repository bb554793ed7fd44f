// The steps of EMR clusters: programs on the master.
#include <algorithm>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "backend/core/time/clock.h"
#include "backend/localcloud/emr/emr_request.h"
#include "backend/localcloud/emr/emr_store.h"

namespace trainyard::localcloud {
namespace {

constexpr std::int64_t kStepLogMillis = 300 * 1000; ///< between two copies of a running step's logs; at AWS

EmrTask stepTask(const EmrStep &step)
{
    return {"step-" + step.id, "hadoop/steps/" + step.id, {}, step.args};
}

std::string stepClock(std::int64_t millis)
{
    return toIso8601(Timestamp(std::chrono::milliseconds(millis)));
}

} // namespace

void EmrStore::advanceSteps(EmrCluster &c)
{
    for (std::size_t i = 0; i < c.steps.size() && !c.ending(); ++i) {
        auto &step = c.steps[i];
        const auto *master = c.master();
        if (!step.runs() || !master)
            continue;
        const auto result =
            isRecordsOnly() ? std::optional(EmrTaskResult{}) : folderOf(master->instance).result(stepTask(step));
        if (!result) {
            if (now() - step.logsCopied >= m_settings.delay(kStepLogMillis))
                copyStepLogs(c, step, *master);
        } else if (step.state == EmrStepState::CancelPending) {
            endStep(c, step, EmrStepState::Cancelled, "", "");
        } else if (result->status == 0) {
            endStep(c, step, EmrStepState::Completed, "", "");
        } else {
            endStep(c, step, EmrStepState::Failed, "Unknown Error.",
                    fmt::format("The command ended with exit code {}.", result->status));
        }
    }
    const auto *master = c.master();
    if (c.ending() || !master || master->state != EmrNodeState::Running || c.times.ready == 0)
        return;
    auto running = std::ranges::count_if(c.steps, &EmrStep::runs);
    for (std::size_t i = 0; i < c.steps.size() && running < c.concurrency && !c.ending(); ++i) {
        if (c.steps[i].state == EmrStepState::Pending && startStep(c, c.steps[i], *master))
            ++running;
    }
}

bool EmrStore::startStep(EmrCluster &c, EmrStep &step, const EmrNode &master)
{
    auto task = stepTask(step);
    m_changed = true;
    step.times.ready = step.logsCopied = now();
    if (step.jar.ends_with("script-runner.jar") && !s3PlaceOf(step.args.front()).bucket.empty()) {
        const auto place = s3PlaceOf(step.args.front());
        const auto script = m_settings.readObject(place.bucket, place.key);
        if (!script) {
            endStep(c, step, EmrStepState::Failed, "Unable to download the script.",
                    step.args.front() + ": " + script.error().detail);
            return false;
        }
        task.content = *script;
        task.words.erase(task.words.begin());
    }
    if (!isRecordsOnly()) {
        const auto folder = folderOf(master.instance);
        folder.forget(task);
        if (const auto started = folder.start(task); !started) {
            endStep(c, step, EmrStepState::Failed, "Unable to start the command.", started.error().detail);
            return false;
        }
    }
    step.state = EmrStepState::Running;
    return true;
}

void EmrStore::copyStepLogs(EmrCluster &c, EmrStep &step, const EmrNode &master)
{
    step.logsCopied = now();
    m_changed = true;
    auto logs = isRecordsOnly() ? EmrTaskLogs() : folderOf(master.instance).logs(stepTask(step));
    std::string words;
    for (const auto &word : step.args)
        words += " " + word;
    logs.controller = stepClock(step.times.ready) + " INFO Ensure step " + step.id + " jar file " + step.jar + "\n" +
                      stepClock(step.times.ready) + " INFO startExec '" + step.jar + words + "'\n";
    if (!step.runs())
        logs.controller += stepClock(now()) + " INFO Step " + std::string(toString(step.state)) + " " +
                           step.failureReason + " " + step.failureMessage + "\n";
    copyLogs(c, "steps/" + step.id, logs);
    m_logs.add(c.logUri, c.id + "/steps/" + step.id + "/syslog", logs.controller,
               now() + m_settings.delay(kStepLogMillis));
}

void EmrStore::endStep(EmrCluster &c, EmrStep &step, EmrStepState state, const std::string &reason,
                       const std::string &message)
{
    const bool ran = step.times.ready != 0;
    step.state = state;
    step.failureReason = reason;
    step.failureMessage = message;
    step.times.ended = now();
    m_changed = true;
    if (const auto *master = c.master(); master && ran)
        copyStepLogs(c, step, *master);
    if (state != EmrStepState::Failed || step.onFailure == EmrOnFailure::Continue)
        return;
    const bool waits = step.onFailure == EmrOnFailure::CancelAndWait || c.isProtected;
    if (!waits)
        return end(c, true, {"STEP_FAILURE", "Shut down as step failed"});
    for (auto &other : c.steps) {
        if (other.state != EmrStepState::Pending)
            continue;
        other.state = EmrStepState::Cancelled;
        other.times.ended = now();
    }
}

} // namespace trainyard::localcloud
