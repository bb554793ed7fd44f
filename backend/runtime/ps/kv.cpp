#include "backend/runtime/ps/kv.h"

#include <algorithm>
#include <vector>

#include <fmt/format.h>
#include <poll.h>
#include <spdlog/spdlog.h>

#include "backend/core/process.h"
#include "backend/runtime/ps/control_link.h"
#include "backend/runtime/ps/update_rule.h"

namespace trainyard::ps {

using protocol::FrameHeader;
using protocol::FrameType;
using std::chrono::milliseconds;

namespace {

/// Waits for the answer to an offer of memory.
class ShareSink final : public FrameSink {
public:
    std::optional<protocol::ShareAnswer> answer;
    Result<std::span<std::byte>> bufferFor(Connection &c, const FrameHeader &) override
    {
        return fail(ErrorCode::CorruptData, c.peer(), "sent data before it was asked");
    }
    Status onFrame(Connection &c, const FrameHeader &header, std::span<const std::byte> payload) override
    {
        auto message = protocol::controlFromJson({reinterpret_cast<const char *>(payload.data()), payload.size()});
        if (header.type != FrameType::Control || !message || !std::holds_alternative<protocol::ShareAnswer>(*message))
            return fail(ErrorCode::CorruptData, c.peer(), "answered an offer of memory with something else");
        answer = std::get<protocol::ShareAnswer>(*message);
        c.pause = true;
        return {};
    }
};

} // namespace

struct KvWorker::Impl final : Exchange::Owner {
    /// Steps without servers: this worker's gradient is the only one.
    struct LocalStore {
        nn::Optimizer optimizer;
        LearningRate rate;
        std::vector<float> weights;
        /// Slices keep their own state side by side, so that any range of whole slices can be updated.
        std::vector<std::vector<float>> states; ///< by slice
        std::uint64_t updates = 0;
    };

    JoinOptions options;
    SliceMap map;
    Stripes stripes;
    protocol::Accepted accepted;
    std::unique_ptr<ControlLink> control;
    std::unique_ptr<Exchange> exchange;
    std::optional<LocalStore> local;
    std::vector<std::string> addresses; ///< by part
    std::uint64_t round = 0;
    std::uint32_t view = 0;
    Exchange::Step step;

    Impl(const JoinOptions &o, std::size_t parameters)
        : options(o)
        , map(sliceMapOf(o.job, parameters))
        , stripes(stripesOf(o.job, parameters))
    {
    }

    Result<StripeLink> open(int stripe, bool share, std::stop_token stop);
    Result<StripeLink> offerMemory(StripeLink link, int stripe, const Deadline &, std::stop_token stop);
    Status connectServers(std::stop_token stop);
    Status beginLocal();
    void stepLocally();
    Status explain(const Error &) const;
    Status told(const Status &status) const { return status ? status : explain(status.error()); }

    int wakeFd() const override { return control->wakeFd(); }
    Status onWake() override;
    Status onLost(int stripe, const Error &) override;
};

Result<StripeLink> KvWorker::Impl::open(int stripe, bool share, std::stop_token stop)
{
    const int part = stripes.partOf(stripe);
    const auto endpoint = parseEndpoint(addresses[std::size_t(part)]);
    if (!endpoint)
        return fail(endpoint.error());
    const Deadline deadline = Deadline::after(std::chrono::seconds(std::min(options.job.candidateSeconds, 20)));
    auto connection =
        openProven(*endpoint, options.bind, fmt::format("server {}", part), options.secret, deadline, stop);
    if (!connection)
        return fail(connection.error());
    (*connection)->send(protocol::Attach{accepted.rank, part, stripes.laneOf(stripe), false});
    StripeLink link{std::move(*connection), nullptr, nullptr};
    if (!share || !options.job.sharedMemory || !options.job.synchronous() || map.heldBy(stripe) == 0)
        return link;
    return offerMemory(std::move(link), stripe, deadline, stop);
}

Result<StripeLink> KvWorker::Impl::offerMemory(StripeLink link, int stripe, const Deadline &deadline,
                                               std::stop_token stop)
{
    auto memory = SharedSlices::make(map.heldBy(stripe), map.largest());
    if (!memory)
        return link; // no memory to share: the connection does
    Connection &c = *link.connection;
    c.send((*memory)->offer());
    ShareSink sink;
    while (!sink.answer) {
        if (deadline.expired())
            return fail(ErrorCode::Timeout, c.peer(), "did not answer an offer of memory in time");
        if (stop.stop_requested())
            return fail(ErrorCode::Cancelled, "worker", "stop was requested");
        if (auto status = c.writeSome(); !status)
            return fail(status.error());
        pollfd wait{c.fd(), short(POLLIN | (c.wantsWrite() ? POLLOUT : 0)), 0};
        ::poll(&wait, 1, int(deadline.remaining(milliseconds(100)).count()));
        if (wait.revents & (POLLIN | POLLHUP | POLLERR)) {
            if (auto status = c.readSome(sink); !status)
                return fail(status.error());
        }
    }
    if (!sink.answer->shared)
        return link;
    auto theirs = SharedSlices::open(sink.answer->weights, 2 * std::size_t(map.heldBy(stripe)), map.largest());
    if (!theirs)
        return open(stripe, false, stop); // it counts on memory that we cannot see
    link.gradients = std::move(*memory);
    link.weights = std::move(*theirs);
    return link;
}

Status KvWorker::Impl::connectServers(std::stop_token stop)
{
    addresses = accepted.servers;
    for (int stripe = 0; stripe < map.stripes(); ++stripe) {
        auto link = open(stripe, true, stop);
        if (!link)
            return fail(link.error());
        exchange->connect(stripe, std::move(*link));
    }
    return {};
}

/// A broken server connection is mostly a consequence: the scheduler knows more, so its word is waited for a moment.
Status KvWorker::Impl::explain(const Error &error) const
{
    if (error.code == ErrorCode::Cancelled)
        return fail(error);
    if (const auto ending = control->endingWithin(milliseconds(2000))) {
        if (ending->outcome)
            return fail(ErrorCode::Cancelled, "scheduler", "the run is over");
        return ending->outcome;
    }
    if (error.code == ErrorCode::Disconnected)
        return fail(ErrorCode::PeerLost, error.source, error.detail);
    return fail(error);
}

Status KvWorker::Impl::onLost(int stripe, const Error &error)
{
    const int part = stripes.partOf(stripe);
    if (!options.job.serverCopies || options.job.servers < 2)
        return fail(error);
    spdlog::warn("server of part {} is lost ({}); waiting for the one with the second copy", part, error.detail);
    return {};
}

Status KvWorker::Impl::onWake()
{
    const auto placement = control->takePlacement();
    if (control->ending())
        return fail(ErrorCode::PeerLost, "scheduler", "the run ended in the middle of a step");
    if (!placement || placement->primary.size() != std::size_t(stripes.parts))
        return {};
    for (int part = 0; part < stripes.parts; ++part) {
        const auto server = std::size_t(placement->primary[std::size_t(part)]);
        const std::string address = server < placement->addresses.size() ? placement->addresses[server] : "";
        const bool moved = address != std::exchange(addresses[std::size_t(part)], address);
        for (int lane = 0; lane < stripes.lanes; ++lane) {
            const int stripe = stripes.of(part, lane);
            if (address.empty() || (!moved && exchange->connected(stripe)))
                continue;
            auto link = open(stripe, true, {});
            if (link)
                exchange->connect(stripe, std::move(*link));
            else // the scheduler notices, too, and finds another one
                spdlog::warn("part {} at {}: {}: {}", part, address, link.error().source, link.error().detail);
        }
        if (moved)
            spdlog::info("part {} is at {} now", part, address);
    }
    return {};
}

Result<std::unique_ptr<KvWorker>> KvWorker::join(const JoinOptions &options, std::size_t parameters,
                                                 std::stop_token stop)
{
    auto impl = std::make_unique<Impl>(options, parameters);
    auto scheduler = openProven(options.scheduler, options.bind, "the scheduler", options.secret,
                                Deadline::after(std::chrono::seconds(options.job.startSeconds)), stop);
    if (!scheduler)
        return fail(scheduler.error());
    const auto beat = std::chrono::duration<double>(options.job.heartbeatSeconds);
    impl->control = std::make_unique<ControlLink>(
        std::move(*scheduler), protocol::Hello{"worker", options.host, options.bind, options.rank},
        Reconnector(options.scheduler, options.bind, "the scheduler", options.secret), options.secret,
        ControlLink::Options{std::chrono::duration_cast<milliseconds>(beat / 2),
                             std::chrono::duration_cast<milliseconds>(options.job.heartbeatMisses * beat) +
                                 std::chrono::seconds(1),
                             std::chrono::seconds(options.job.reconnectSeconds)});
    const auto accepted = impl->control->accepted(stop);
    if (!accepted)
        return fail(accepted.error());
    if (int(accepted->servers.size()) != options.job.servers)
        return fail(ErrorCode::CorruptData, "the scheduler", "did not answer the hello with a place in the job");
    impl->accepted = *accepted;
    if (!options.job.local())
        impl->exchange = std::make_unique<Exchange>(
            Exchange::Options{.map = impl->map,
                              .codec = codecOf(options.job),
                              .lossless = options.rules.learntEnd(),
                              // the servers decide first who is waited for in vain
                              .timeout = std::chrono::seconds(2 * options.job.stepSeconds + 30)},
            *impl);
    const Status connected = options.job.local() ? impl->beginLocal() : impl->connectServers(stop);
    if (!connected)
        return impl->explain(connected.error()).map([] { return std::unique_ptr<KvWorker>(); });
    return std::unique_ptr<KvWorker>(new KvWorker(std::move(impl)));
}

Status KvWorker::Impl::beginLocal()
{
    if (!options.firstWeights)
        return fail(ErrorCode::Internal, "worker", "a local kv-store without first weights");
    auto first = options.firstWeights();
    if (!first)
        return fail(first.error());
    if (first->size() != map.parameters())
        return fail(ErrorCode::Internal, "worker", "first weights of another size");
    local = LocalStore{optimizerOf(options.job, options.rules), LearningRate(options.job), std::move(*first), {}, 0};
    for (std::uint32_t slice = 0; slice < map.slices(); ++slice)
        local->states.emplace_back(map.size(slice) * std::size_t(local->optimizer.stateArrays()));
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
    if (const auto *place = std::get_if<Membership>(&*task)) {
        m->round = std::uint64_t(place->step);
        m->view = std::uint32_t(place->view);
        if (m->local)
            m->local->rate.begin(place->rate);
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

Status KvWorker::pull(std::span<float> weights, std::stop_token stop)
{
    if (m->exchange)
        return m->told(m->exchange->pull(weights, m->view, stop));
    std::ranges::copy(m->local->weights, weights.begin());
    return {};
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
    const nn::Update update{local->rate.at(step.round), 1.0F / float(step.samples), ++local->updates};
    for (std::uint32_t slice = 0; slice < map.slices(); ++slice) {
        const std::size_t offset = map.offset(slice), size = map.size(slice);
        local->optimizer.update(offset, std::span(local->weights).subspan(offset, size), local->states[slice],
                                step.gradient.subspan(offset, size), update);
    }
    std::ranges::copy(local->weights, step.weights.begin());
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
    return m->exchange && codecOf(m->options.job).weights != protocol::Encoding::Float32;
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
