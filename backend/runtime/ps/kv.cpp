#include <algorithm>
#include <functional>

#include "backend/runtime/ps/kv_internal.h"

namespace trainyard::ps {

using std::chrono::milliseconds;

namespace {
constexpr Claim kWorkerToScheduler{PeerRole::Worker, PeerRole::Scheduler};
} // namespace

Result<std::unique_ptr<KvWorker>> KvWorker::join(const JoinOptions &options, std::size_t parameters,
                                                 std::stop_token stop)
{
    auto impl = std::make_unique<Impl>(options, parameters);
    auto scheduler = openProven(options.scheduler, options.bind, "the scheduler", options.secret, kWorkerToScheduler,
                                Deadline::after(std::chrono::seconds(options.job.startSeconds)), stop);
    if (!scheduler)
        return fail(scheduler.error());
    const auto beat = std::chrono::duration<double>(options.job.heartbeatSeconds);
    impl->control = std::make_unique<ControlLink>(
        std::move(*scheduler), protocol::Hello{"worker", options.host, options.bind, options.rank},
        Reconnector(options.scheduler, options.bind, "the scheduler", options.secret, kWorkerToScheduler),
        options.secret,
        ControlLink::Options{std::chrono::duration_cast<milliseconds>(beat / 2),
                             impl->silence() + std::chrono::seconds(1),
                             std::chrono::seconds(options.job.reconnectSeconds)});
    const auto accepted = impl->control->accepted(stop);
    if (!accepted)
        return fail(accepted.error());
    if (int(accepted->servers.size()) != options.job.servers)
        return fail(ErrorCode::CorruptData, "the scheduler", "did not answer the hello with a place in the job");
    impl->accepted = *accepted;
    if (options.job.local() || options.job.updatesOnWorkers())
        impl->own.emplace(options.job, impl->map, impl->optimizer);
    if (!options.job.local()) {
        Exchange::Options exchange{.map = impl->map,
                                   .codec = codecOf(options.job),
                                   .lossless = options.rules.learntEnd(),
                                   // the servers decide first who is waited for in vain
                                   .timeout = std::chrono::seconds(2 * options.job.stepSeconds + 30),
                                   .silence = impl->silence(),
                                   .step = {}};
        if (impl->own)
            exchange.step = std::bind_front(&OwnSteps::step, &*impl->own);
        impl->exchange = std::make_unique<Exchange>(std::move(exchange), *impl);
    }
    const Status connected = options.job.local() ? impl->beginLocal() : impl->connectServers(stop);
    if (!connected)
        return impl->explain(connected.error()).map([] { return std::unique_ptr<KvWorker>(); });
    return std::unique_ptr<KvWorker>(new KvWorker(std::move(impl)));
}

Status KvWorker::Impl::beginLocal()
{
    if (!options.first)
        return fail(ErrorCode::Internal, "worker", "a local kv-store without first weights");
    auto first = options.first();
    if (!first)
        return fail(first.error());
    if (first->weights.size() != map.parameters())
        return fail(ErrorCode::Internal, "worker", "first weights of another size");
    localWeights = std::move(first->weights);
    own->set(first->optimizer);
    return {};
}

KvWorker::KvWorker(std::unique_ptr<Impl> impl)
    : m(std::move(impl))
{
}

KvWorker::~KvWorker() = default;

int KvWorker::rank() const
{
    return m->accepted.rank;
}

int KvWorker::attempt() const
{
    return m->accepted.attempt;
}

bool KvWorker::running() const
{
    return m->accepted.running;
}

void KvWorker::ready(std::int64_t samples)
{
    m->control->ready({std::int64_t(m->map.parameters()), samples});
}

Result<Task> KvWorker::task(std::stop_token stop)
{
    auto task = m->control->task(stop);
    if (!task)
        return task;
    if (auto *place = std::get_if<Membership>(&*task)) {
        m->round = std::uint64_t(place->step);
        m->view = std::uint32_t(place->view);
        if (m->own)
            m->own->beginView(place->rate);
        // Servers may have stepped by what a dead member had sent them, and nobody else: theirs count.
        place->fresh = place->fresh || (m->own && m->exchange);
    }
    return task;
}

Result<bool> KvWorker::mayStep(std::stop_token stop)
{
    return m->control->mayStep(round(), stop);
}

std::int64_t KvWorker::round() const
{
    return std::int64_t(m->round);
}

bool KvWorker::mayReturn() const
{
    const auto ending = m->control->ending();
    return !ending || (ending->byScheduler && !ending->run);
}

std::shared_ptr<float> KvWorker::gradientMemory() const
{
    return m->gradients ? std::shared_ptr<float>(m->gradients, m->gradients->place(0)) : nullptr;
}

Status KvWorker::pull(std::span<float> weights, std::stop_token stop)
{
    if (!m->exchange) {
        std::ranges::copy(m->localWeights, weights.begin());
        return {};
    }
    if (auto status = m->told(m->exchange->pull(weights, m->view, stop)); !status || !m->own)
        return status;
    const std::vector<std::uint32_t> updates(m->exchange->updates().begin(), m->exchange->updates().end());
    const auto state = m->fetchState(stop);
    if (!state)
        return fail(state.error());
    m->own->set(*state, updates);
    return {};
}

Result<nn::OptimizerState> KvWorker::optimizerState(std::stop_token stop)
{
    return m->own ? m->own->state() : m->fetchState(stop);
}

/// From the servers.
Result<nn::OptimizerState> KvWorker::Impl::fetchState(std::stop_token stop)
{
    nn::OptimizerState state;
    if (!optimizer.remembers())
        return state;
    const std::size_t parameters = map.parameters();
    state.arrays.resize(parameters * std::size_t(optimizer.stateArrays()));
    for (int i = 0; i < optimizer.stateArrays(); ++i) {
        const auto array = std::span(state.arrays).subspan(std::size_t(i) * parameters, parameters);
        if (auto status = told(exchange->pull(array, view, stop, std::uint32_t(i) + 1)); !status)
            return fail(status.error());
    }
    state.updates = std::ranges::max(exchange->updates());
    return state;
}

Status KvWorker::beginStep(std::span<const float> gradient, std::int64_t samples, std::span<float> weights,
                           std::stop_token stop)
{
    m->step = {gradient, weights, m->round++, std::uint32_t(samples), m->view};
    return m->exchange ? m->told(m->exchange->begin(m->step, true, stop)) : Status();
}

void KvWorker::gradientsFinal(std::size_t begin, std::size_t end)
{
    if (m->exchange)
        m->exchange->gradientsFinal(begin, end);
}

void KvWorker::Impl::stepLocally()
{
    if (step.samples == 0)
        return;
    for (std::uint32_t slice = 0; slice < map.slices(); ++slice) {
        const std::size_t offset = map.offset(slice), size = map.size(slice);
        own->step(slice, std::span(localWeights).subspan(offset, size), step.gradient.subspan(offset, size), step.round,
                  step.samples);
    }
    std::ranges::copy(localWeights, step.weights.begin());
    step.samples = 0;
}

Status KvWorker::weightsNeeded(std::size_t begin, std::size_t end, std::stop_token stop)
{
    if (m->exchange)
        return m->told(m->exchange->weightsNeeded(begin, end, stop));
    m->stepLocally(); // the gradient was final when the step before ended
    return {};
}

Status KvWorker::finishStep(std::stop_token stop)
{
    if (m->exchange)
        return m->told(m->exchange->finish(stop));
    m->stepLocally();
    return {};
}

Status KvWorker::pushPull(std::span<const float> gradient, std::int64_t samples, std::span<float> weights,
                          std::stop_token stop)
{
    m->step = {gradient, weights, m->round++, std::uint32_t(samples), m->view};
    if (m->exchange) {
        if (auto status = m->exchange->begin(m->step, false, stop); !status)
            return m->explain(status.error());
    }
    gradientsFinal(0, m->map.parameters());
    return finishStep(stop);
}

Exchange::Traffic KvWorker::takeTraffic()
{
    return m->exchange ? m->exchange->takeTraffic() : Exchange::Traffic();
}

bool KvWorker::rounded() const
{
    return m->exchange && !m->own && codecOf(m->options.job).weights != protocol::Encoding::Float32;
}

void KvWorker::progress(const protocol::Progress &progress)
{
    m->control->tell(progress);
}

void KvWorker::saved(const protocol::Saved &saved)
{
    m->control->tell(saved);
}

void KvWorker::partDone(const protocol::PartDone &part)
{
    m->control->partDone(part);
}

void KvWorker::epochDone(const protocol::EpochDone &done)
{
    m->control->epochDone(done);
}

void KvWorker::leave(bool soon)
{
    m->control->leave(soon);
}

void KvWorker::failed(const Error &error)
{
    m->control->failed({std::string(name(error.code)), error.source, error.detail});
}

} // namespace trainyard::ps
