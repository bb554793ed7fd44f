#include <algorithm>
#include <cmath>
#include <functional>

#include <fmt/format.h>
#include <spdlog/spdlog.h>

#include "backend/core/time/deadline.h"
#include "backend/core/try.h"
#include "backend/runtime/ps/worker/divide.h"
#include "backend/runtime/ps/worker/kv_internal.h"

namespace trainyard::ps {

using std::chrono::milliseconds;

namespace {
constexpr Claim kWorkerToScheduler{PeerRole::Worker, PeerRole::Scheduler};
/// Before a worker whose host is excluded for a while tries again: the run may have ended, or a user has let it join.
constexpr std::chrono::seconds kLongestWait{5};
} // namespace

Result<std::unique_ptr<KvWorker>> KvWorker::join(const JoinOptions &options, std::size_t parameters,
                                                 std::stop_token stop)
{
    for (;;) {
        TY_ASSIGN(auto worker, enter(options, stop));
        const Status connected = worker->connect(parameters);
        if (connected)
            return worker;
        const auto termination = worker->m->control->termination();
        const auto wait = std::min(termination ? termination->joinAfter : std::chrono::seconds(0), kLongestWait);
        if (wait.count() == 0)
            return fail(connected.error());
        spdlog::info("asks again in {} s: {}", wait.count(), connected.error().detail);
        worker.reset();
        TY_TRY(pause(wait, {Deadline::never(), stop}));
    }
}

Result<std::unique_ptr<KvWorker>> KvWorker::enter(const JoinOptions &options, std::stop_token stop)
{
    auto impl = std::make_unique<Impl>(options, stop);
    TY_ASSIGN(auto scheduler,
              openAuthenticated(options.scheduler, options.bind, "the scheduler", options.secret, kWorkerToScheduler,
                                {Deadline::after(std::chrono::seconds(options.job.startSeconds)), stop}));
    protocol::JoinRequest request{"worker", options.host, options.bind, options.rank};
    request.saver = options.saver;
    const auto beat = std::chrono::duration<double>(options.job.heartbeatSeconds);
    impl->control = std::make_unique<ControlLink>(
        std::move(scheduler), std::move(request),
        Reconnector(options.scheduler, options.bind, "the scheduler", options.secret, kWorkerToScheduler),
        options.secret,
        ControlLink::Options{std::chrono::duration_cast<milliseconds>(beat / 2),
                             impl->silence() + std::chrono::seconds(1),
                             std::chrono::seconds(options.job.reconnectSeconds), stop});
    return std::unique_ptr<KvWorker>(new KvWorker(std::move(impl)));
}

Status KvWorker::connect(std::size_t parameters, std::shared_ptr<SharedSlices> gradients)
{
    const protocol::JobSpec &job = m->options.job;
    m->map = sliceMapOf(job, parameters);
    m->shards = shardLayoutOf(job, parameters);
    m->ownGradients = std::move(gradients);
    if (!keepsWeights(job))
        m->control->arenaSize({std::int64_t(parameters)});
    TY_ASSIGN(const auto accepted, m->control->accepted());
    if (int(accepted.servers.size()) != job.servers)
        return fail(ErrorCode::CorruptData, "the scheduler", "did not accept the join request");
    m->accepted = accepted;
    if (keepsWeights(job) ? job.local() || job.optimizerOnWorkers() : optimizesForProgram(job))
        m->localOptimizer.emplace(job, m->map, m->optimizer);
    if (!job.local())
        m->gradientSync = std::make_unique<GradientSync>(m->syncOptions(), *m);
    const Status connected = job.local() ? m->beginLocal() : m->connectServers();
    return connected ? Status() : fail(m->explain(connected.error()));
}

GradientSync::Options KvWorker::Impl::syncOptions()
{
    GradientSync::Options sync{.map = map,
                               .codec = codecOf(options.job),
                               .lossless = options.rules.trainableEnd(),
                               // longer than stepSeconds: the servers report a missing worker first
                               .timeout = std::chrono::seconds(2 * options.job.stepSeconds + 30),
                               // longer than another worker may wait for its data
                               .longest =
                                   std::chrono::seconds(options.job.candidateSeconds + options.job.stepSeconds + 60),
                               .silence = silence(),
                               .stop = stop,
                               .step = {}};
    if (localOptimizer)
        sync.step = std::bind_front(&LocalOptimizer::step, &*localOptimizer);
    else if (!keepsWeights(options.job))
        sync.step = [](std::uint32_t, std::span<float> mean, std::span<const float> sum, std::uint64_t,
                       std::uint32_t samples) { divideInto(mean, sum, samples); };
    return sync;
}

Status KvWorker::Impl::beginLocal()
{
    if (!options.first)
        return fail(ErrorCode::Internal, "worker", "a local kv-store without first weights");
    TY_ASSIGN(auto first, options.first());
    if (first.weights.size() != map.parameters())
        return fail(ErrorCode::Internal, "worker", "first weights of another size");
    localWeights = std::move(first.weights);
    localOptimizer->set(first.optimizer);
    return {};
}

KvWorker::KvWorker(std::unique_ptr<Impl> impl)
    : m(std::move(impl))
{
}

KvWorker::~KvWorker() = default;

bool KvWorker::running() const
{
    return m->accepted.running;
}

int KvWorker::expectedWorkers() const
{
    return m->accepted.expected > 0 ? m->accepted.expected : m->options.job.workers;
}

void KvWorker::announceReady(std::int64_t samples)
{
    m->control->announceReady({std::int64_t(m->map.parameters()), samples});
}

Result<Task> KvWorker::task(const std::function<Status(int batch)> &onProposal)
{
    auto task = m->control->task(onProposal);
    if (!task)
        return task;
    if (auto *place = std::get_if<Membership>(&*task)) {
        m->round = std::uint64_t(place->step);
        m->view = std::uint32_t(place->view);
        m->epoch = place->epoch;
        if (m->localOptimizer)
            m->localOptimizer->beginView(place->rate);
        // Servers may have applied gradients of a dead member that no other worker received, and CPUs of another kind
        // may round differently: the state of the servers counts.
        place->fresh = place->fresh || (m->localOptimizer && m->gradientSync && keepsWeights(m->options.job));
    }
    return task;
}

std::optional<CheckpointRequest> KvWorker::takeCheckpointRequest()
{
    return m->control->takeCheckpointRequest();
}

Result<bool> KvWorker::canContinue()
{
    return m->control->canContinue(round());
}

std::int64_t KvWorker::round() const
{
    return std::int64_t(m->round);
}

int KvWorker::rank() const
{
    return m->accepted.rank;
}

bool KvWorker::ended() const
{
    return m->control->endsBefore(round());
}

int KvWorker::losses() const
{
    return m->control->losses();
}

bool KvWorker::over() const
{
    return m->control->termination().has_value();
}

bool KvWorker::overWithFailure() const
{
    const auto termination = m->control->termination();
    return termination && !termination->outcome;
}

bool KvWorker::canRejoin() const
{
    const auto termination = m->control->termination();
    return !termination || (termination->byScheduler && !termination->run);
}

std::shared_ptr<float> KvWorker::gradientMemory() const
{
    return m->gradients ? std::shared_ptr<float>(m->gradients, m->gradients->place(0)) : nullptr;
}

Status KvWorker::pull(std::span<float> weights)
{
    if (!m->gradientSync) {
        std::ranges::copy(m->localWeights, weights.begin());
        return {};
    }
    if (auto status = m->gradientSync->pull(weights, m->view); !status || !m->localOptimizer)
        return status;
    const std::vector<std::uint32_t> updates(m->gradientSync->updates().begin(), m->gradientSync->updates().end());
    TY_ASSIGN(const auto state, m->fetchState());
    m->localOptimizer->set(state, updates);
    return {};
}

Result<nn::OptimizerState> KvWorker::optimizerState()
{
    return m->localOptimizer ? m->localOptimizer->state() : m->fetchState();
}

/// Fetches it from the servers.
Result<nn::OptimizerState> KvWorker::Impl::fetchState()
{
    nn::OptimizerState state;
    if (!optimizer.remembers())
        return state;
    const std::size_t parameters = map.parameters();
    state.arrays.resize(parameters * std::size_t(optimizer.stateArrays()));
    for (int i = 0; i < optimizer.stateArrays(); ++i) {
        const auto array = std::span(state.arrays).subspan(std::size_t(i) * parameters, parameters);
        TY_TRY(gradientSync->pull(array, view, std::uint32_t(i) + 1));
    }
    state.updates = std::ranges::max(gradientSync->updates());
    return state;
}

void KvWorker::setOptimizerState(const nn::OptimizerState &state)
{
    if (m->localOptimizer)
        m->localOptimizer->set(state);
}

nn::StepObserver &KvWorker::observer(std::span<const float> gradient, std::span<float> weights)
{
    m->nextGradient = gradient;
    m->nextWeights = weights;
    return m->gradientSync ? static_cast<nn::StepObserver &>(*m->gradientSync) : *m;
}

Result<GradientSync::Step> KvWorker::Impl::nextStep(const protocol::BatchMetrics &metrics)
{
    if (!std::isfinite(metrics.lossSum))
        return fail(ErrorCode::Diverged, "worker",
                    fmt::format("the loss became {} in epoch {}", metrics.lossSum, epoch));
    return GradientSync::Step{nextGradient, nextWeights, round++, std::uint32_t(metrics.samples), view};
}

Status KvWorker::Impl::backwardBegins(const protocol::BatchMetrics &metrics)
{
    TY_ASSIGN(step, nextStep(metrics));
    return {};
}

/// The gradient was final when the previous step ended.
Status KvWorker::Impl::parametersNeeded(std::size_t, std::size_t)
{
    stepLocally();
    return {};
}

void KvWorker::Impl::stepLocally()
{
    if (step.samples == 0)
        return;
    for (std::uint32_t slice = 0; slice < map.slices(); ++slice) {
        const std::size_t offset = map.offset(slice), size = map.size(slice);
        localOptimizer->step(slice, std::span(localWeights).subspan(offset, size), step.gradient.subspan(offset, size),
                             step.round, step.samples);
    }
    std::ranges::copy(localWeights, step.weights.begin());
    step.samples = 0;
}

Status KvWorker::finishStep()
{
    if (m->gradientSync)
        return m->gradientSync->finish();
    m->stepLocally();
    return {};
}

Status KvWorker::pushPull(std::span<const float> gradient, std::int64_t samples, std::span<float> weights)
{
    m->step = {gradient, weights, m->round++, std::uint32_t(samples), m->view};
    if (m->gradientSync) {
        TY_TRY(m->gradientSync->begin(m->step, false));
        m->gradientSync->gradientsFinal(0, m->map.parameters());
    }
    return finishStep();
}

GradientSync::Traffic KvWorker::takeTraffic()
{
    return m->gradientSync ? m->gradientSync->takeTraffic() : GradientSync::Traffic();
}

bool KvWorker::rounded() const
{
    return m->gradientSync && !m->localOptimizer && codecOf(m->options.job).weights != protocol::Encoding::Float32;
}

ControlLink &KvWorker::control()
{
    return *m->control;
}

void KvWorker::failed(const Error &error)
{
    m->control->failed({std::string(toString(error.code)), error.source, error.detail});
}

} // namespace trainyard::ps
