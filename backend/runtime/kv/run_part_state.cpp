#include <algorithm>
#include <cstring>

#include <fmt/format.h>
#include <spdlog/spdlog.h>

#include "backend/core/try.h"
#include "backend/runtime/kv/run_part.h"
#include "backend/runtime/ps/worker/control_link.h"

/// What workers exchange beside gradients: the state of training, bytes of the program, barriers.
namespace trainyard::kv {

namespace {

/// The first byte of a name keeps those of the program apart from ours.
constexpr std::string_view kWeights = "w", kOfProgram = "p:", kBarrier = "b:";
constexpr std::string_view kState = "state";

/// For a state that may still come although a member has died: that of another member, or one that is on its way.
constexpr auto kPatience = std::chrono::seconds(5);

/// Before the weights and the optimizer state in a blob.
struct StateHeader {
    std::uint64_t floats = 0, arrayFloats = 0;
    std::uint32_t updates = 0, unused = 0;
};

} // namespace

/// \param inStep  the worker has begun the step, so that the partition cannot end before it
std::function<bool()> RunPart::hopeless(bool inStep) const
{
    return [kv = worker(), inStep, lost = std::optional<Clock::time_point>()]() mutable {
        if (!inStep && kv->ended())
            return true;
        if (kv->losses() > 0 && !lost)
            lost = Clock::now();
        return kv->over() || (lost && Clock::now() - *lost > kPatience);
    };
}

Error RunPart::stateLost() const
{
    return {
        ErrorCode::PeerLost, "worker",
        "the state of training is lost: no worker that had it is left; start the run again from the last checkpoint"};
}

std::vector<std::byte> RunPart::packedWeights()
{
    const auto optimizer = worker()->optimizerState().value_or(nn::OptimizerState());
    const auto weights = std::as_bytes(results()), arrays = std::as_bytes(std::span(optimizer.arrays));
    const StateHeader header{results().size(), optimizer.arrays.size(), optimizer.updates, 0};
    const auto head = std::as_bytes(std::span(&header, 1));
    std::vector<std::byte> packed;
    packed.reserve(head.size() + weights.size() + arrays.size());
    for (const auto part : {head, weights, arrays})
        packed.insert(packed.end(), part.begin(), part.end());
    return packed;
}

Status RunPart::unpackWeights(std::span<const std::byte> packed)
{
    StateHeader header;
    const auto weights = std::as_writable_bytes(results());
    const bool whole = packed.size() >= sizeof header + weights.size();
    if (whole)
        std::memcpy(&header, packed.data(), sizeof header);
    const std::size_t rest = whole ? packed.size() - sizeof header - weights.size() : 0;
    if (!whole || header.floats != m_memory.floats || header.arrayFloats > rest / sizeof(float) ||
        header.arrayFloats * sizeof(float) != rest || rest % weights.size() != 0)
        return fail(ErrorCode::CorruptData, "worker", "the weights of another worker have another size");
    std::ranges::copy(packed.subspan(sizeof header, weights.size()), weights.begin());
    nn::OptimizerState state;
    state.arrays.resize(std::size_t(header.arrayFloats));
    state.updates = header.updates;
    std::ranges::copy(packed.last(rest), std::as_writable_bytes(std::span(state.arrays)).begin());
    worker()->setOptimizerState(state);
    return {};
}

/// With the job's optimizer: hands its state and the weights to workers that lack them, or receives them.
Status RunPart::shareWeights()
{
    if (!m_memory.weights || m_coasting)
        return {};
    const auto kv = worker();
    if (m_source)
        return kv->putBlob(kWeights, packedWeights());
    if (!m_lacking)
        return {};
    if (m_membership.workers == 1)
        return fail(stateLost());
    TY_ASSIGN(const auto packed, kv->getBlob(kWeights, hopeless(false)));
    m_abandoned = !packed;
    return packed ? unpackWeights(*packed) : Status();
}

Result<bool> RunPart::put(std::string_view name, std::span<const std::byte> bytes)
{
    if (m_membership.view == 0 || m_over)
        return fail(ErrorCode::InvalidArgument, "program", "ty_kv_put() is possible from the first ty_kv_next() on");
    const auto kv = worker();
    if (!kv)
        return false;
    if (m_membership.workers == 1)
        return true; // there is no other worker in this view
    return stillIn(kv->putBlob(std::string(kOfProgram).append(name), bytes));
}

/// \return false: this worker was cut off
Result<bool> RunPart::stillIn(const Status &status)
{
    if (status)
        return true;
    return cutOff(status.error()) ? Result<bool>(false) : fail(status.error());
}

Result<std::optional<std::vector<std::byte>>> RunPart::get(std::string_view name)
{
    if (m_membership.view == 0 || m_over)
        return fail(ErrorCode::InvalidArgument, "program", "ty_kv_get() is possible from the first ty_kv_next() on");
    const auto kv = worker();
    if (kv && m_membership.workers == 1)
        return fail(name == kState
                        ? stateLost()
                        : Error{ErrorCode::NotFound, "program", "there is no other worker that could put it"});
    std::optional<std::vector<std::byte>> found;
    if (kv) {
        auto got = kv->getBlob(std::string(kOfProgram).append(name), hopeless(true));
        if (!got && !cutOff(got.error()))
            return fail(got.error());
        if (got)
            found = std::move(*got);
    }
    if (!found && name == kState && m_openStep) {
        m_openStep = false; // the rest of the partition is done without this worker's samples
        m_abandoned = true;
    }
    m_maySkip = !found;
    return found;
}

Result<bool> RunPart::barrier()
{
    if (m_membership.view == 0 || m_over)
        return fail(ErrorCode::InvalidArgument, "program",
                    "ty_kv_barrier() is possible from the first ty_kv_next() on");
    const auto kv = worker();
    if (!kv)
        return false;
    const auto passed = passBarrier(*kv, fmt::format("{}{}:", kBarrier, m_barriers++));
    if (!passed)
        return stillIn(fail(passed.error()));
    m_maySkip = !*passed;
    return passed;
}

/// The lead waits for all others, and they wait for the lead.
Result<bool> RunPart::passBarrier(ps::KvWorker &kv, const std::string &name)
{
    const int lead = m_membership.ranks.front();
    const auto nameOf = [&](int rank) { return name + std::to_string(rank); };
    const auto came = [&](int rank) -> Result<bool> {
        TY_ASSIGN(const auto there, kv.getBlob(nameOf(rank), [&] { return kv.losses() > 0; }));
        return there.has_value();
    };
    if (m_membership.rank != lead) {
        TY_TRY(kv.putBlob(nameOf(m_membership.rank), {}));
        return came(lead);
    }
    for (const int rank : m_membership.ranks) {
        if (rank == lead)
            continue;
        TY_ASSIGN(const bool there, came(rank));
        if (!there)
            return false;
    }
    if (m_membership.workers > 1) {
        TY_TRY(kv.putBlob(nameOf(lead), {}));
    }
    return true;
}

void RunPart::saved(const std::string &path)
{
    if (m_saved) {
        m_saved->path = path;
        m_saved->problem.clear();
        return;
    }
    const auto kv = worker();
    if (!kv || m_membership.view == 0)
        return;
    // One of the program's own accord: at the end of an epoch, or within it.
    kv->control().saved(
        protocol::CheckpointSaved{m_membership.epoch + (m_epochDone ? 1 : 0), path, "", m_membership.step + m_done});
}

} // namespace trainyard::kv
