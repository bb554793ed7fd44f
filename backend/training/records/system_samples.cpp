#include "backend/training/records/system_samples.h"

#include <algorithm>

#include "backend/core/async/guarded.h"
#include "backend/core/async/task_pool.h"
#include "backend/core/system/logging.h"
#include "backend/core/time/time_source.h"
#include "backend/core/try.h"
#include "backend/ledger/ledger.h"
#include "backend/runs/sample_reader.h"
#include "backend/training/run/cluster_run.h"

namespace trainyard::training {

using namespace std::chrono_literals;
using ledger::NodeSamples;
using ledger::SampleProblem;

namespace {

constexpr std::size_t kParallelReads = 8;
constexpr std::chrono::seconds kReadLimit{10}; ///< of one machine, while others wait for their turn
constexpr auto kCondenseEvery = 10min;
constexpr auto kClockMargin = 1min;

} // namespace

SampleCollector::SampleCollector(const cluster::CloudContext &cloud, ClusterId cluster)
    : m_cloud(cloud)
    , m_cluster(std::move(cluster))
{
}
SampleCollector::~SampleCollector() = default;

/// The machines to be read now. Those that have left the cluster are dropped.
Result<std::vector<SampleCollector::Machine *>> SampleCollector::due()
{
    if (!m_cursorsRead) {
        TY_ASSIGN(const auto sources, m_cloud.ledger->sampleSources(m_cluster));
        for (const ledger::SampleSource &source : sources)
            m_cursors[source.node] = source.cursor;
        m_cursorsRead = true;
    }
    TY_ASSIGN(auto nodes, nodesOf(m_cloud, m_cluster));
    nodes.resize(std::min(nodes.size(), kMostMachines));
    std::erase_if(m_machines, [&](const auto &machine) {
        return std::ranges::none_of(nodes, [&](const ssh::Host &node) {
            return node.name == machine.first && ssh::isSamePlace(node.target, machine.second.reader->node().target);
        });
    });
    std::vector<Machine *> machines;
    for (const ssh::Host &node : nodes) {
        Machine &machine = m_machines[node.name];
        if (!machine.reader) {
            machine.reader = std::make_unique<runs::SampleReader>(node);
            machine.cursor = m_cursors[node.name];
        }
        if (machine.earliest.expired())
            machines.push_back(&machine);
    }
    return machines;
}

Result<std::size_t> SampleCollector::collect(std::chrono::seconds longest, std::stop_token stop)
{
    TY_ASSIGN(const auto machines, due());
    const auto read = parallelMap(machines, kParallelReads, stop, [&](Machine *machine, std::stop_token token) {
        return machine->reader->read(machine->cursor, {Deadline::after(longest), token});
    });
    if (stop.stop_requested())
        return 0; // an interrupted read is no problem of its machine; the next one reads the same again
    std::size_t count = 0;
    for (std::size_t i = 0; i < machines.size(); ++i) {
        Machine &machine = *machines[i];
        machine.cursor = m_cursors[read[i].node] = read[i].cursor;
        if (read[i].problem == SampleProblem::None)
            machine.pauses.reset();
        else
            machine.earliest = Deadline::after(machine.pauses.next());
        count += read[i].samples.size();
    }
    TY_TRY(m_cloud.ledger->appendSamples(m_cluster, read));
    TY_TRY(condense());
    return count;
}

Status SampleCollector::condense()
{
    if (!m_condense.expired())
        return {};
    m_condense = Deadline::after(kCondenseEvery);
    return m_cloud.ledger->condenseSamples(wallNow() - kFineTime);
}

void collectSamples(const cluster::CloudContext &cloud, const ClusterId &cluster, std::stop_token stop)
{
    const auto end = guarded("system metrics", [&]() -> Status {
        SampleCollector collector(cloud, cluster);
        do {
            if (const auto collected = collector.collect(kReadLimit, stop); !collected)
                spdlog::debug("system metrics: {}: {}", collected.error().source, collected.error().detail);
        } while (pause(std::chrono::seconds(ledger::kSampleSeconds), {Deadline::never(), stop}));
        return {};
    });
    if (!end)
        spdlog::warn("system metrics: {}: {}", end.error().source, end.error().detail);
}

SampleInterval sampleIntervalOf(const ledger::Run &run)
{
    constexpr Timestamp kLatest{std::chrono::hours(24 * 365 * 2000)};
    return {run.created - kClockMargin, isOver(run) && run.finished ? *run.finished + kClockMargin : kLatest};
}

} // namespace trainyard::training
