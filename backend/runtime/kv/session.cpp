#include "backend/runtime/kv/session.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstring>
#include <utility>

#include <fmt/format.h>
#include <spdlog/spdlog.h>

#include "backend/core/try.h"
#include "backend/runtime/input/shard_plan.h"
#include "backend/runtime/kv/c/trainyard_kv.h"
#include "backend/runtime/ps/update_rule.h"

namespace trainyard::kv {

namespace {

constexpr std::size_t kMostValues = 512; ///< of one message
constexpr std::size_t kMostWaiting = 8192;
constexpr std::int64_t kMostSamples = std::int64_t(1) << 36; ///< as the scheduler
constexpr std::size_t kFloatsPerIndex = sizeof(std::int64_t) / sizeof(float);

Reply errorOf(const Error &error)
{
    return Reply::error(error.source == "program" ? error.detail : error.source + ": " + error.detail);
}

bool isName(std::string_view name)
{
    return !name.empty() && name.size() <= TY_KV_LONGEST_NAME && name.find('\0') == std::string_view::npos;
}

double now()
{
    return std::chrono::duration<double>(std::chrono::system_clock::now().time_since_epoch()).count();
}

} // namespace

Session::Session(const protocol::JobSpec &job, RunPart &part)
    : m_job(job)
    , m_part(part)
{
}

Reply Session::handle(const Request &request)
{
    switch (request.header.call) {
    case TY_CALL_HELLO:
        return hello(request);
    case TY_CALL_DECLARE:
        return declare(request);
    case TY_CALL_START:
        return start(request);
    case TY_CALL_METRIC:
        return metric(request);
    case TY_CALL_LEAVE:
        m_part.leave(false);
        return {};
    default:
        break;
    }
    if (!m_part.started())
        return Reply::error("the program has not joined the run: call ty_kv_start() first");
    switch (request.header.call) {
    case TY_CALL_NEXT:
        return next();
    case TY_CALL_ALLREDUCE:
        return reduce(request, false);
    case TY_CALL_PUSHPULL:
        return reduce(request, true);
    case TY_CALL_BARRIER: {
        const auto passed = m_part.barrier();
        return !passed ? errorOf(passed.error()) : *passed ? Reply() : Reply::changed();
    }
    case TY_CALL_PUT:
        return put(request);
    case TY_CALL_GET:
        return get(request);
    case TY_CALL_SAVED:
        m_part.saved(std::string(request.text()));
        return {};
    default:
        return Reply::error("this version of Trainyard does not know this request");
    }
}

Reply Session::hello(const Request &request)
{
    if (request.header.number[0] != TY_KV_VERSION)
        return Reply::error(fmt::format("libtrainyard_kv has version {}, and this run version {}: use the library that "
                                        "TRAINYARD_PYTHON or the bundle has",
                                        request.header.number[0], TY_KV_VERSION));
    if (std::exchange(m_greeted, true))
        return Reply::error("an earlier process of this worker has used the store: its part in the run cannot be taken "
                            "over by a second one");
    Reply reply;
    reply.number = {m_job.epochs, m_job.workers, m_job.batchSize, ps::optimizesForProgram(m_job)};
    return reply;
}

Reply Session::declare(const Request &request)
{
    const std::string_view name = request.text();
    const std::int64_t floats = request.header.number[0];
    if (m_part.started())
        return Reply::error("arrays are declared before ty_kv_start()");
    if (!isName(name))
        return Reply::error("the name of an array has 1 to 200 bytes");
    if (m_arrays.contains(name))
        return Reply::error(fmt::format("the array \"{}\" is declared already", name));
    if (floats < 1 || floats > TY_KV_MOST_FLOATS - m_floats)
        return Reply::error(
            fmt::format("the array \"{}\" has {} floats: at least 1, and {} of all arrays together, are "
                        "possible",
                        name, floats, TY_KV_MOST_FLOATS));
    m_arrays.emplace(std::string(name), Array{m_floats, floats});
    Reply reply;
    reply.number[0] = m_floats;
    m_floats += (floats + TY_KV_ALIGN_FLOATS - 1) / TY_KV_ALIGN_FLOATS * TY_KV_ALIGN_FLOATS;
    reply.number[1] = m_floats;
    return reply;
}

Reply Session::start(const Request &request)
{
    const std::int64_t samples = request.header.number[0], batch = request.header.number[1];
    if (m_part.started())
        return Reply::error("the program has joined the run already");
    if (m_floats == 0)
        return Reply::error("no array is declared: call ty_kv_declare() first");
    if (samples < 1 || samples > kMostSamples)
        return Reply::error(
            fmt::format("a training set of {} samples is not possible: 1 to {}", samples, kMostSamples));
    if (batch != 0 && batch != m_job.batchSize)
        return Reply::error(fmt::format("the program wants batches of {} samples, and the job has {}: start it with "
                                        "--batch-size {}",
                                        batch, m_job.batchSize, batch));
    m_capacity = m_job.batchSize;
    const auto floats = std::size_t(m_floats);
    const auto arrays = ps::SharedSlices::make(1, ps::gradientFloats(floats));
    const auto indices = ps::SharedSlices::make(1, 2 * std::size_t(m_capacity) * kFloatsPerIndex);
    if (!arrays || !indices)
        return errorOf(arrays ? indices.error() : arrays.error());
    m_memory = {*arrays, nullptr, floats};
    m_indices = *indices;
    if (ps::optimizesForProgram(m_job)) {
        const auto weights = ps::SharedSlices::make(1, floats);
        if (!weights)
            return errorOf(weights.error());
        m_memory.weights = *weights;
    }
    m_samples = samples;
    if (const Status started = m_part.start(m_memory, samples); !started)
        return errorOf(started.error());
    const auto arraysOffer = m_memory.arrays->offer(), indicesOffer = m_indices->offer();
    Reply reply;
    reply.number = {m_part.rank(), m_floats, 0, arraysOffer.bytes, indicesOffer.bytes, m_capacity};
    reply.descriptors = {arraysOffer.fd, indicesOffer.fd};
    if (m_memory.weights) {
        reply.number[2] = m_memory.weights->offer().bytes;
        reply.descriptors.push_back(m_memory.weights->offer().fd);
    }
    return reply;
}

/// In the order of the epoch: that of the trainer, the same on all workers.
Status Session::writeIndices(const NextTask &task)
{
    const auto order = input::EpochOrder{m_samples, m_job.seed, task.epoch}.permutation();
    auto *out = reinterpret_cast<std::int64_t *>(m_indices->place(0)) + (m_second ? m_capacity : 0);
    const std::int64_t *const end = out + m_capacity;
    for (const protocol::Range &range : task.positions) {
        if (range.begin < 0 || range.end > m_samples || range.size() > end - out)
            return fail(ErrorCode::Internal, "worker", "a step has samples that the training set does not have");
        for (std::int64_t at = range.begin; at < range.end; ++at)
            *out++ = order.at(at);
    }
    return {};
}

Reply Session::next()
{
    flushValues(); // before this worker reports the end of the epoch to which they belong
    const auto task = m_part.next();
    return task ? replyOf(*task) : errorOf(task.error());
}

Reply Session::replyOf(const NextTask &task)
{
    if (task.task == TY_KV_STEP)
        m_second = !m_second;
    if (const Status written = writeIndices(task); !written)
        return errorOf(written.error());
    std::int64_t count = 0;
    for (const protocol::Range &range : task.positions)
        count += range.size();
    Reply reply;
    reply.number = {task.task | (task.changed ? TY_STEP_CHANGED : 0) | (task.fresh ? TY_STEP_FRESH : 0) |
                        (task.source ? TY_STEP_SOURCE : 0) | (m_second ? TY_STEP_SECOND : 0),
                    TY_PAIR(task.place, task.workers),
                    TY_PAIR(task.rank, task.view),
                    TY_PAIR(task.epoch, std::min<std::int64_t>(task.stepsLeft, protocol::kMaxNumber)),
                    task.step,
                    count};
    return reply;
}

Reply Session::reduce(const Request &request, bool optimizes)
{
    const std::int64_t weight = request.header.number[0];
    if (optimizes != ps::optimizesForProgram(m_job))
        return Reply::error(optimizes ? "the store has no optimizer: start the job with --kv-optimizer job, or call "
                                        "ty_kv_allreduce()"
                                      : "the store applies the job's optimizer (--kv-optimizer job): call "
                                        "ty_kv_pushpull()");
    if (weight < 0 || weight > TY_KV_LARGEST_WEIGHT)
        return Reply::error(
            fmt::format("a weight, or number of samples, of {} is not in 0 to {}", weight, TY_KV_LARGEST_WEIGHT));
    const auto done = m_part.reduce(weight);
    if (!done || !*done)
        return done ? Reply::changed() : errorOf(done.error());
    const auto following = m_part.following();
    return following ? replyOf(*following) : Reply();
}

Reply Session::put(const Request &request)
{
    const auto size = std::uint64_t(request.header.number[0]);
    if (size < 1 || size > TY_KV_LONGEST_NAME || size > request.payload.size())
        return Reply::error("the name of what is put has 1 to 200 bytes");
    const auto done =
        m_part.put(request.text().substr(0, std::size_t(size)), std::span(request.payload).subspan(std::size_t(size)));
    return !done ? errorOf(done.error()) : *done ? Reply() : Reply::changed();
}

Reply Session::get(const Request &request)
{
    if (!isName(request.text()))
        return Reply::error("the name of what is wanted has 1 to 200 bytes");
    auto found = m_part.get(request.text());
    if (!found)
        return errorOf(found.error());
    if (!*found)
        return Reply::changed();
    Reply reply;
    reply.data = std::move(**found);
    return reply;
}

Reply Session::metric(const Request &request)
{
    if (!isName(request.text()) || request.text().size() > 64)
        return Reply::error("the name of a value has 1 to 64 bytes");
    protocol::TaskValue value;
    value.epoch = int(std::clamp<std::int64_t>(request.header.number[1], 0, protocol::kMaxNumber));
    value.step = std::clamp<std::int64_t>(request.header.number[2], 0, protocol::kMaxCount);
    value.name = request.text();
    value.t = now();
    std::memcpy(&value.value, &request.header.number[0], sizeof value.value);
    const std::lock_guard lock(m_mutex);
    if (m_limits.admits(value.name, value.epoch, value.t) && m_values.size() < kMostWaiting)
        m_values.push_back(std::move(value));
    return {};
}

void Session::addValues(std::vector<protocol::TaskValue> values)
{
    const std::lock_guard lock(m_mutex);
    for (auto &value : values) {
        if (m_values.size() < kMostWaiting)
            m_values.push_back(std::move(value));
    }
}

void Session::flushValues()
{
    std::vector<protocol::TaskValue> waiting;
    {
        const std::lock_guard lock(m_mutex);
        waiting.swap(m_values);
    }
    for (std::size_t at = 0; at < waiting.size(); at += kMostValues) {
        const auto begin = waiting.begin() + std::ptrdiff_t(at);
        m_part.values({begin, begin + std::ptrdiff_t(std::min(kMostValues, waiting.size() - at))});
    }
}

} // namespace trainyard::kv
