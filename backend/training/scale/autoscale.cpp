#include "backend/training/scale/autoscale.h"

#include <algorithm>

#include "backend/cluster/plan/costs/cost.h"
#include "backend/cluster/plan/launch_plan.h"
#include "backend/core/time/clock.h"
#include "backend/core/try.h"
#include "backend/protocol/job/job_spec.h"
#include "backend/protocol/metric_record.h"
#include "backend/runs/throughput_estimator.h"
#include "backend/training/run/cluster_run.h"
#include "backend/training/run/cluster_run_internal.h"

namespace trainyard::training {

namespace {

using namespace std::chrono_literals;
using cluster::CloudContext;

double unixSeconds()
{
    return std::chrono::duration<double>(SystemClock::instance().now().time_since_epoch()).count();
}

class Autoscaler {
public:
    Autoscaler(const CloudContext &cloud, const ledger::Run &run, const AutoscaleOptions &options)
        : m_cloud(cloud)
        , m_run(run)
        , m_options(options)
        , m_goal(options.goal)
        , m_act(options.act)
    {
    }

    /// Reads the prices of the machines and the number of epochs.
    Status prepare()
    {
        TY_ASSIGN(const auto job, protocol::jobSpecFromJson(m_run.job));
        if (job.isTask())
            return fail(
                ErrorCode::Unsupported, "run " + m_run.id.value,
                "autoscaling needs the epochs and samples of the whole training, which only the bundled trainer "
                "states: change the number of workers with add and remove");
        m_epochs = job.epochs;
        TY_ASSIGN(const auto row, m_cloud.ledger->cluster(m_run.cluster));
        if (!row)
            return fail(ErrorCode::NotFound, "run " + m_run.id.value, "its cluster is not in the ledger");
        TY_ASSIGN(const auto plan, cluster::LaunchPlan::fromJson(row->plan));
        if (const auto unpriced = plan.unpricedTypes(*m_cloud.catalog); m_goal.usd && !unpriced.empty())
            return fail(ErrorCode::InvalidArgument, "autoscale",
                        "the price of " + unpriced.front() + " is unknown, so that no budget can be kept: give a time");
        const auto hourly = [&](const std::string &type) {
            return cluster::machineCost(*m_cloud.catalog, plan, type, plan.region).total();
        };
        m_facts.usdPerHourRest = hourly(plan.typeOfHead());
        m_workersPerMachine = job.workersPerMachine;
        m_facts.usdPerHourWorker = hourly(plan.instanceType) / m_workersPerMachine;
        if (m_cloud.catalog->costsNothing())
            m_facts.joinSeconds = 5; // instances of the local cloud are processes
        m_spentUntil = unixSeconds();
        return {};
    }

    /// Reads new metrics; decides when an epoch has completed, or a time within a long one was measured.
    Status refresh(std::stop_token stop)
    {
        TY_ASSIGN(const auto fresh, m_cloud.ledger->metrics(m_run.id, m_sequence));
        const int before = m_throughput.measurements();
        m_sequence = fresh.last;
        m_throughput.take(fresh.records);
        spend();
        return m_throughput.measurements() > before ? decide(stop) : Status();
    }

private:
    /// Subtracts the time and money used since the last call from the goal.
    void spend()
    {
        const double now = unixSeconds(), passed = std::max(now - std::exchange(m_spentUntil, now), 0.0);
        if (m_goal.seconds)
            *m_goal.seconds -= passed;
        if (m_goal.usd)
            *m_goal.usd -= passed / 3600 * (m_facts.usdPerHourRest + m_throughput.workers() * m_facts.usdPerHourWorker);
    }

    Status decide(std::stop_token stop)
    {
        m_facts.workers = m_throughput.workers();
        m_facts.throughputs = m_throughput.throughputs();
        m_facts.remainingSamples = m_throughput.remainingSamples(m_epochs, m_spentUntil);
        const auto advice = runs::advise(m_facts, m_goal);
        if (m_options.advised)
            m_options.advised(advice);
        if (!m_act || !advice.change())
            return {};
        const int machines = (advice.advised.workers + m_workersPerMachine - 1) / m_workersPerMachine;
        const auto done = resizeCluster(m_cloud, m_run.cluster, machines, m_options.sink, stop);
        if (!done && done.error().code == ErrorCode::Cancelled)
            return fail(done.error());
        if (!done) {
            m_act = false;
            if (m_options.note)
                m_options.note("the number of workers could not be changed (" + done.error().source + ": " +
                               done.error().detail + "); from now on these are suggestions only");
        }
        return {};
    }

    const CloudContext &m_cloud;
    const ledger::Run &m_run;
    const AutoscaleOptions &m_options;
    runs::ScaleGoal m_goal;
    bool m_act;
    int m_workersPerMachine = 1;
    runs::ThroughputEstimator m_throughput;
    runs::ScaleFacts m_facts;
    int m_epochs = 0;
    std::int64_t m_sequence = 0;
    double m_spentUntil = 0;
};

} // namespace

Status autoscale(const CloudContext &cloud, const RunId &id, const AutoscaleOptions &options, std::stop_token stop)
{
    auto row = cloud.ledger->run(id);
    if (!row)
        return fail(row.error());
    if (!*row)
        return fail(ErrorCode::NotFound, "run " + id.value, "there is no run with that ID in the ledger");
    const ledger::Run run = **row;
    Autoscaler autoscaler(cloud, run, options);
    TY_TRY(autoscaler.prepare());
    while (row && *row && !isOver((*row)->state)) {
        TY_TRY(autoscaler.refresh(stop));
        if (!pause(500ms, {Deadline::never(), stop}))
            return fail(ErrorCode::Cancelled, "run " + id.value, "it continues without autoscaling");
        row = cloud.ledger->run(id);
    }
    return row ? Status() : fail(row.error());
}

} // namespace trainyard::training
