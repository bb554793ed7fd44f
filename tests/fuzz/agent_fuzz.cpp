// Protocol lines between a client and the agent of a node, and the files of a run that the agent forwards. The first
// byte selects the format: request, reply, metric records, scheduler journal, host list. Samples
// of machines share that of metric records.
#include <cmath>

#include "backend/protocol/agent.h"
#include "backend/protocol/host_log.h"
#include "backend/protocol/job/job_spec.h"
#include "backend/protocol/metric_record.h"
#include "backend/protocol/scheduler_state.h"
#include "backend/protocol/system_sample.h"
#include "backend/runs/scale_policy.h"
#include "backend/runs/throughput_estimator.h"
#include "tests/fuzz/fuzz.h"

namespace {

using namespace trainyard;

template <class Read>
void readLine(std::string_view line, Read read)
{
    const auto value = read(line);
    if (!value)
        return;
    const std::string written = toLine(*value);
    fuzz::require(written.find('\n') == std::string::npos, "a line has no line feed");
    const auto again = read(written);
    fuzz::require(again && toLine(*again) == written, "what was read is written and read alike");
}

void readRequest(std::string_view line)
{
    std::int64_t id = -1;
    const auto request = protocol::agentRequestFromLine(line, &id);
    if (!request)
        return;
    fuzz::require(id == request->id && id >= 0, "the id can be answered");
    if (const auto *start = std::get_if<protocol::AgentStart>(&request->command))
        fuzz::require(protocol::isSafeName(start->run.value) && start->index >= 0, "a run's name is one of a file");
    if (const auto *follow = std::get_if<protocol::AgentFollow>(&request->command))
        fuzz::require(protocol::isSafeName(follow->run.value) && follow->file.find('/') == std::string::npos,
                      "a file that is followed lies in the run's folder");
}

void readRecords(std::string_view text)
{
    runs::ThroughputEstimator estimator;
    while (!text.empty()) {
        const auto end = std::min(text.find('\n'), text.size());
        if (const auto record = protocol::metricFromLine(text.substr(0, end)))
            estimator.take({&*record, 1});
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    const auto throughputs = estimator.throughputs();
    for (const auto &pace : throughputs)
        fuzz::require(pace.workers > 0 && pace.samplesPerSecond > 0, "a pace was measured");
    const double left = estimator.remainingSamples(10, 1e9);
    fuzz::require(estimator.workers() >= 0 && left >= 0, "nothing is left or something");
    const runs::ScaleFacts facts{estimator.workers(), left, throughputs, 1, 1};
    const runs::ScaleGoal goal{3600, {}, 1, 8};
    const auto advice = runs::advise(facts, goal);
    fuzz::require(!advice.change() || (advice.advised.workers >= goal.least && advice.advised.workers <= goal.most),
                  "advice keeps within what is allowed");
    fuzz::require(!runs::describe(advice).empty(), "advice has words");
}

void readHosts(std::string_view text)
{
    for (const protocol::HostEvent &event : protocol::hostEventsFromText(text)) {
        if (event.at >= std::chrono::hours(24 * 365 * 10)) // earlier times would be read in another unit
            fuzz::require(protocol::hostEventFromLine(protocol::toLine(event)) == event,
                          "events are written and read alike");
    }
    const auto hosts = protocol::hostsFromText(text);
    fuzz::require(hosts.has_value() == protocol::hostProblems(text).empty(), "a file is read if no line is refused");
    if (!hosts)
        return;
    std::string written;
    for (const auto &host : *hosts)
        written += host + "\n";
    fuzz::require(protocol::hostsFromText(written) == *hosts, "hosts are written and read alike");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    if (size == 0)
        return 0;
    const auto text = fuzz::textOf(data + 1, size - 1);
    switch (data[0] % 5) {
    case 0:
        readRequest(text);
        readLine(text, [](std::string_view line) { return protocol::agentRequestFromLine(line); });
        break;
    case 1:
        readLine(text, protocol::agentReplyFromLine);
        break;
    case 2:
        readLine(text, protocol::metricFromLine);
        readLine(text, protocol::systemSampleFromLine);
        readRecords(text);
        break;
    case 3:
        readLine(text, protocol::schedulerStateFromLine);
        break;
    default:
        readHosts(text);
    }
    return 0;
}
