#include "bench/scale/simulation.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include <fmt/format.h>

#include "backend/runtime/nn/models.h"
#include "backend/runtime/nn/optimizer.h"
#include "bench/scale/scheduler_node.h"
#include "bench/scale/server_node.h"
#include "bench/scale/worker_node.h"

namespace trainyard::bench::scale {

namespace {

constexpr std::size_t kWarmUp = 2; ///< steps

class Simulation {
public:
    Simulation(const Setup &setup, Layout layout)
        : m_setup(setup)
        , m_world(setup, std::move(layout.stages), layout.parameters, layout.trainableEnd)
        , m_pending(setup.incidents)
        , m_began(m_world.timeline.now())
    {
        m_report.parameters = layout.parameters;
        m_report.slices = m_world.slices.real.slices();
        m_report.servers = setup.servers;
        m_report.serverThreads = m_world.shards.serverThreads;
        m_world.scheduler = std::make_unique<SchedulerNode>(m_world);
        m_world.onProgress = [this] { onProgress(); };
        for (int i = 0; setup.serversOnWorkers && i < setup.workers; i += setup.machine.workersPerHost)
            m_nics.push_back(m_world.addNic());
        for (int i = 0; i < setup.servers; ++i)
            m_world.servers.push_back(std::make_unique<ServerNode>(
                m_world, i, setup.serversOnWorkers ? m_nics[std::size_t(i) % m_nics.size()] : m_world.addNic()));
        for (int i = 0; i < setup.workers; ++i)
            addWorker();
    }

    Result<Report> run()
    {
        while (!m_world.outcome && inSeconds(m_world.timeline.now() - m_began) < m_setup.limitSeconds)
            m_world.timeline.step();
        if (!m_world.outcome)
            return fail(ErrorCode::Timeout, "simulation",
                        fmt::format("the run did not end within {} virtual seconds; the scheduler said last: {}",
                                    m_setup.limitSeconds, m_world.log.empty() ? "nothing" : m_world.log.back()));
        m_report.events = m_world.timeline.done();
        m_report.answers = m_world.answers;
        m_report.virtualSeconds = inSeconds(m_world.timeline.now() - m_began);
        if (!*m_world.outcome)
            return fail(m_world.outcome->error());
        measureSteps();
        checkWeights();
        m_report.log = std::move(m_world.log);
        m_report.violations = std::move(m_world.violations);
        return m_report;
    }

private:
    void addWorker()
    {
        const int index = int(m_world.workers.size());
        const auto host = std::size_t(index / m_setup.machine.workersPerHost);
        if (host == m_nics.size())
            m_nics.push_back(m_world.addNic());
        m_world.workers.push_back(std::make_unique<WorkerNode>(m_world, index, m_nics[host]));
    }

    void onProgress()
    {
        if (m_world.mostSteps == kWarmUp)
            m_busyBefore = busy(), m_busySince = m_world.timeline.now();
        if (m_world.mostSteps == std::size_t(m_setup.steps) * std::size_t(m_setup.epochs)) {
            const Busy now = busy();
            const double time = inSeconds(m_world.timeline.now() - m_busySince);
            const auto share = [&](double Busy::*what) {
                m_report.busy.*what = (now.*what - m_busyBefore.*what) / std::max(time, 1e-9);
            };
            for (const auto what : {&Busy::workerOut, &Busy::workerIn, &Busy::serverOut, &Busy::serverIn,
                                    &Busy::workerThread, &Busy::serverThread})
                share(what);
        }
        std::erase_if(m_pending, [&](const Incident &incident) {
            if (double(m_world.mostSteps) < std::floor(incident.atStep))
                return false;
            const double rest = incident.atStep - std::floor(incident.atStep);
            m_world.timeline.after(seconds(rest * m_setup.compute.seconds), [this, incident] { happen(incident); });
            return true;
        });
    }

    void happen(const Incident &incident)
    {
        m_incidents.push_back(m_world.timeline.now());
        const auto index = std::size_t(incident.index);
        switch (incident.what) {
        case IncidentKind::KillWorker:
            return m_world.workers.at(index)->kill();
        case IncidentKind::FreezeWorker:
            return m_world.workers.at(index)->freeze();
        case IncidentKind::LeaveWorker:
            return m_world.workers.at(index)->leave();
        case IncidentKind::KillServer:
            return m_world.servers.at(index)->kill();
        case IncidentKind::FreezeServer:
            return m_world.servers.at(index)->freeze();
        case IncidentKind::JoinWorker:
            return addWorker();
        }
    }

    /// Seconds of work until now, as the mean of each kind of resource.
    Busy busy() const
    {
        Busy sum;
        const auto worked = [&](ChannelId id) { return m_world.network.busySeconds(id); };
        for (const Nic &nic : m_nics) {
            sum.workerOut += worked(nic.out) / double(m_nics.size());
            sum.workerIn += worked(nic.in) / double(m_nics.size());
        }
        for (const auto &worker : m_world.workers)
            sum.workerThread += worked(worker->thread()) / double(m_world.workers.size());
        for (const auto &server : m_world.servers) {
            sum.serverOut += worked(server->nic().out) / double(m_world.servers.size());
            sum.serverIn += worked(server->nic().in) / double(m_world.servers.size());
            for (std::size_t thread = 0; thread < server->serverThreads(); ++thread)
                sum.serverThread += worked(server->place(int(thread)).thread) /
                                    double(m_world.servers.size() * server->serverThreads());
        }
        return sum;
    }

    void measureSteps()
    {
        std::vector<double> gaps;
        double waited = 0, worst = 0;
        for (const auto &[rank, steps] : m_world.steps) {
            for (std::size_t i = kWarmUp; i < steps.size(); ++i) {
                if (steps[i].view != steps[i - 1].view)
                    continue; // a membership change lies between them
                gaps.push_back(inSeconds(steps[i].at - steps[i - 1].at));
                waited += steps[i].waited;
            }
        }
        if (gaps.empty())
            return;
        const double sum = std::accumulate(gaps.begin(), gaps.end(), 0.0);
        m_report.waitShare = waited / sum;
        m_report.stepSeconds = sum / double(gaps.size());
        if (!m_incidents.empty()) {
            std::ranges::nth_element(gaps, gaps.begin() + std::ptrdiff_t(gaps.size() / 2));
            m_report.stepSeconds = gaps[gaps.size() / 2];
        }
        m_report.efficiency = m_setup.compute.seconds / m_report.stepSeconds;
        double bound = 0;
        for (int round = int(kWarmUp); round < m_setup.steps; ++round) {
            double longest = 0;
            for (int rank = 0; rank < m_setup.workers; ++rank)
                longest = std::max(longest, stepSeconds(m_setup, rank, rank, std::uint64_t(round)));
            bound += longest;
        }
        m_report.boundSeconds = bound / std::max(1, m_setup.steps - int(kWarmUp));
        for (const auto &[rank, steps] : m_world.steps) {
            for (std::size_t i = 1; i < steps.size() && !m_incidents.empty(); ++i) {
                if (steps[i].at > m_incidents.front())
                    worst = std::max(worst, inSeconds(steps[i].at - steps[i - 1].at) - m_report.stepSeconds);
            }
        }
        m_report.recoverySeconds = worst;
    }

    /// Each update subtracts 1/1024 from every weight, so the weights show how often they were updated.
    void checkWeights()
    {
        std::uint64_t rounds = 0;
        for (const auto &[rank, steps] : m_world.steps)
            rounds = std::max<std::uint64_t>(rounds, steps.size());
        const bool workersDied = std::ranges::any_of(m_setup.incidents, [](const Incident &incident) {
            return incident.what == IncidentKind::KillWorker || incident.what == IncidentKind::FreezeWorker;
        });
        for (std::uint32_t slice = 0; slice < m_report.slices; ++slice) {
            int holders = 0;
            for (const auto &server : m_world.servers) {
                const auto result = server->isResponsive() ? server->result(slice) : std::nullopt;
                if (!result)
                    continue;
                ++holders;
                const auto &[updates, weights] = *result;
                const bool right = std::ranges::all_of(
                    weights, [expected = -float(updates) / 1024](float w) { return w == expected; });
                if (!right || (!workersDied && updates != rounds))
                    m_world.violations.push_back(fmt::format("slice {} is {} after {} updates and {} steps", slice,
                                                             weights.front(), updates, rounds));
            }
            if (holders != 1)
                m_world.violations.push_back(fmt::format("slice {} has {} primaries", slice, holders));
        }
    }

    const Setup &m_setup;
    World m_world;
    std::vector<Incident> m_pending;
    std::vector<Time> m_incidents;
    std::vector<Nic> m_nics; ///< of the hosts of the workers
    Time m_began, m_busySince;
    Busy m_busyBefore;
    Report m_report;
};

} // namespace

Result<Layout> layoutOf(const std::string &name)
{
    const auto model = nn::modelNamed(name);
    if (!model)
        return fail(model.error());
    auto stages = stagesOf(*model);
    const auto tensors = nn::tensorsOf(*model);
    if (!stages || !tensors)
        return fail(stages ? tensors.error() : stages.error());
    return Layout{std::move(*stages), tensors->back().offset + tensors->back().size,
                  nn::ParameterRules(*tensors).trainableEnd()};
}

Result<Report> simulate(const Setup &setup)
{
    const auto bad = [](const std::string &what) { return fail(ErrorCode::InvalidArgument, "simulation", what); };
    if (setup.workers < 1 || setup.workers > 1024 || setup.servers < 1 || setup.servers > 1024)
        return bad("1 to 1,024 workers and 1 to 1,024 servers can be simulated");
    if (setup.steps < 4 || setup.machine.workersPerHost < 1)
        return bad("at least 4 steps and one worker on a host are needed");
    for (const Incident &incident : setup.incidents) {
        const bool server = incident.what == IncidentKind::KillServer || incident.what == IncidentKind::FreezeServer;
        if (incident.index < 0 || incident.index >= (server ? setup.servers : setup.workers))
            return bad(fmt::format("there is no {} {}", server ? "server" : "worker", incident.index));
    }
    if (const Status valid = protocol::validate(setup.job()); !valid)
        return fail(valid.error());
    auto layout = layoutOf(setup.model);
    if (!layout)
        return fail(layout.error());
    return Simulation(setup, std::move(*layout)).run();
}

} // namespace trainyard::bench::scale
