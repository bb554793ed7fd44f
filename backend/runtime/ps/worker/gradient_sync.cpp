#include "backend/core/try.h"
#include "backend/runtime/ps/worker/gradient_sync_internal.h"

#include <algorithm>

#include <sys/eventfd.h>
#include <unistd.h>

namespace trainyard::ps {

using protocol::Encoding;
using std::chrono::milliseconds;

GradientSync::GradientSync(Options options, Owner &owner)
    : m_options(std::move(options))
    , m_owner(owner)
    , m_updates(m_options.map.slices())
    , m_states(m_options.map.slices())
    , m_notFinal(m_options.map.slices())
    , m_wake(::eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK))
{
    for (int shardIndex = 0; shardIndex < m_options.map.shards(); ++shardIndex)
        m_links.push_back(std::make_unique<Link>(*this, shardIndex));
    if (m_options.codec.gradients != Encoding::Float32) {
        m_encodedStep.resize(m_options.map.slices());
        m_encoded.resize(m_options.map.slices() * encodedBytes(m_options.codec.gradients, m_options.map.largest()));
    }
    if (m_options.codec.gradients == Encoding::TwoBit)
        m_residual.resize(m_options.map.parameters());
}

GradientSync::~GradientSync()
{
    if (!m_thread.joinable())
        return;
    m_callerWants = true;
    const std::uint64_t one = 1;
    [[maybe_unused]] const auto ignored = ::write(m_wake.get(), &one, sizeof one);
    {
        const std::lock_guard lock(m_mutex);
        m_stopping = true;
    }
    m_changed.notify_all();
    m_thread.join();
}

bool GradientSync::hasWeights(std::uint32_t first, std::uint32_t last) const
{
    for (std::uint32_t slice = first; slice <= last; ++slice) {
        const auto state = m_states[slice].load(std::memory_order_acquire);
        if (state != Idle && state != Received)
            return false;
    }
    return true;
}

void GradientSync::enqueue(std::uint32_t slice)
{
    m_states[slice] = Final;
    const std::lock_guard lock(m_enqueuedMutex);
    m_enqueued.push_back(slice);
}

Status GradientSync::begin(const Step &step, bool background)
{
    TY_TRY(finish());
    const SliceMap &map = m_options.map;
    if (step.gradient.size() != map.parameters() || step.weights.size() != map.parameters())
        return fail(ErrorCode::Internal, "worker", "an arena of another size");
    auto lock = lockForCaller();
    m_step = step;
    ++m_steps;
    m_pulled.reset();
    m_waited = 0;
    m_outstanding = map.slices();
    for (std::uint32_t slice = 0; slice < map.slices(); ++slice) {
        m_notFinal[slice] = map.size(slice);
        m_states[slice] = Idle;
    }
    m_began = m_ended = {};
    m_mayBackground = background;
    m_background = false; // no work before the first gradient
    m_floatsLeft = map.parameters();
    if (background && !m_thread.joinable())
        m_thread = std::thread([this] { backgroundLoop(); });
    lock.unlock();
    m_callerWants = false;
    return {};
}

Status GradientSync::backwardBegins(const protocol::BatchMetrics &metrics)
{
    TY_ASSIGN(const auto step, m_owner.nextStep(metrics));
    return begin(step, true);
}

std::unique_lock<std::mutex> GradientSync::lockForCaller()
{
    m_callerWants = true;
    if (m_background) {
        const std::uint64_t one = 1;
        [[maybe_unused]] const auto ignored = ::write(m_wake.get(), &one, sizeof one);
    }
    return std::unique_lock(m_mutex);
}

void GradientSync::unlockForBackground(std::unique_lock<std::mutex> lock)
{
    m_background = m_mayBackground && m_failed && m_outstanding > 0;
    m_callerWants = false;
    lock.unlock();
    if (m_background)
        m_changed.notify_all();
}

void GradientSync::gradientsFinal(std::size_t begin, std::size_t end)
{
    const SliceMap &map = m_options.map;
    if (begin >= end)
        return;
    if (m_began == Clock::time_point())
        m_began = Clock::now();
    bool any = false;
    for (std::uint32_t slice = map.sliceAt(begin); slice <= map.sliceAt(end - 1); ++slice) {
        const std::size_t first = std::max(begin, map.offset(slice)),
                          last = std::min(end, map.offset(slice) + map.size(slice));
        m_floatsLeft -= std::min(m_notFinal[slice], last - first);
        m_notFinal[slice] -= std::min(m_notFinal[slice], last - first);
        if (m_notFinal[slice] == 0 && m_states[slice] == Idle) {
            enqueue(slice);
            any = true;
        }
    }
    // After the last gradient the caller itself communicates, in parametersNeeded or finish.
    if (!any || !m_mayBackground || m_floatsLeft == 0)
        return;
    if (m_background) {
        const std::uint64_t one = 1;
        [[maybe_unused]] const auto ignored = ::write(m_wake.get(), &one, sizeof one);
        return;
    }
    {
        const std::lock_guard lock(m_mutex);
        m_background = true;
    }
    m_changed.notify_all();
}

template <class Done>
Status GradientSync::drive(Done done)
{
    const auto start = Clock::now();
    const auto longest = std::max(m_options.longest, m_options.timeout);
    const Deadline last = Deadline::after(longest);
    Deadline deadline = Deadline::after(m_options.timeout);
    auto lock = lockForCaller();
    for (;;) {
        if (!m_failed)
            break;
        requestEnqueued();
        if (done())
            break;
        if (m_owner.memberWaits())
            deadline = Deadline::after(m_options.timeout);
        if (deadline.expired() || last.expired())
            m_failed = fail(timedOut(deadline.expired() ? m_options.timeout : longest));
        else if (m_options.stop.stop_requested())
            m_failed = fail(ErrorCode::Cancelled, "worker", "stop was requested");
        else
            m_failed = pollOnce(deadline.remaining(milliseconds(100)));
    }
    m_waited += std::chrono::duration<double>(Clock::now() - start).count();
    const Status status = m_failed;
    unlockForBackground(std::move(lock));
    return status ? status : fail(m_owner.explain(status.error()));
}

void GradientSync::backgroundLoop()
{
    std::unique_lock lock(m_mutex);
    for (;;) {
        m_changed.wait(lock, [this] { return m_stopping || (m_background && !m_callerWants); });
        if (m_stopping)
            return;
        requestEnqueued();
        m_background = m_failed && m_outstanding > 0;
        if (m_background)
            m_failed = pollOnce(milliseconds(100));
    }
}

Status GradientSync::parametersNeeded(std::size_t begin, std::size_t end)
{
    const SliceMap &map = m_options.map;
    if (begin >= end || end > map.parameters())
        return {};
    const std::uint32_t first = map.sliceAt(begin), last = map.sliceAt(end - 1);
    if (m_outstanding == 0 || hasWeights(first, last))
        return {};
    return drive([&] { return hasWeights(first, last); });
}

Status GradientSync::finish()
{
    if (m_outstanding > 0) {
        TY_TRY(drive([this] { return m_outstanding == 0; }));
    }
    if (m_began != Clock::time_point()) {
        ++m_traffic.steps;
        m_traffic.seconds += std::chrono::duration<double>(m_ended - m_began).count();
        m_traffic.waited += m_waited;
        m_began = {};
    }
    return {};
}

Status GradientSync::pull(std::span<float> out, std::uint32_t view, std::uint32_t array)
{
    TY_TRY(finish());
    if (out.size() != m_options.map.parameters())
        return fail(ErrorCode::Internal, "worker", "an arena of another size");
    auto lock = lockForCaller();
    m_mayBackground = false;
    m_step = {.gradient = {}, .weights = out, .view = view};
    m_pulled = array;
    m_outstanding = m_options.map.slices();
    for (std::uint32_t slice = 0; slice < m_options.map.slices(); ++slice)
        enqueue(slice);
    unlockForBackground(std::move(lock));
    return finish();
}

GradientSync::Traffic GradientSync::takeTraffic()
{
    auto lock = lockForCaller();
    std::uint64_t bytes = m_bytesOfGone;
    for (const auto &l : m_links) {
        if (l->link.connection)
            bytes += l->link.connection->bytesSent() + l->link.connection->bytesReceived();
    }
    Traffic traffic = std::exchange(m_traffic, {});
    traffic.bytes = bytes - std::exchange(m_bytesCounted, bytes);
    unlockForBackground(std::move(lock));
    return traffic;
}

} // namespace trainyard::ps
