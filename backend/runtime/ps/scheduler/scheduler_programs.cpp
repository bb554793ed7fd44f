#include <algorithm>
#include <array>
#include <cmath>

#include <fmt/format.h>

#include "backend/runtime/ps/scheduler/scheduler_core.h"
#include "backend/runtime/ps/update_rule.h"

/// Runs of a user's program (KvStore): the size of its arrays, which only the program knows, the values that it reports,
/// and the end of all programs.
namespace trainyard::ps {

using namespace protocol; // NOLINT: this file is about nothing else

namespace {

constexpr std::size_t kMostNames = 64; ///< of values of a rank
constexpr std::size_t kLongestName = 64, kLongestNote = 256;
constexpr int kMostEpochs = 1'000'000;

/// Names that the scheduler itself records; a program cannot record an event, or the end of the run.
constexpr std::array kReserved{
    metric::kSpeed,       metric::kBytesPerStep, metric::kHiddenShare, metric::kEpochSeconds,  metric::kWorkers,
    metric::kGlobalBatch, metric::kMemberJoined, metric::kMemberLeft,  metric::kMemberDied,    metric::kNeverJoined,
    metric::kServerDied,  metric::kServerLeft,   metric::kPreempted,   metric::kWorkerWanted,  metric::kStraggler,
    metric::kPaused,      metric::kResumed,      metric::kCoolingDown, metric::kSchedulerBack, metric::kCheckpoint,
    metric::kTaskEnded,   metric::kRootCause,    metric::kRestarted,   metric::kSetUp,         metric::kRunFinished,
    metric::kWaitShare};

bool mayRecord(std::string_view name)
{
    const auto isNameCharacter = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '.' ||
               c == '-';
    };
    return !name.empty() && name.size() <= kLongestName && std::ranges::all_of(name, isNameCharacter) &&
           std::ranges::find(kReserved, name) == kReserved.end();
}

} // namespace

/// The time for the first processes to join: also for the setup of the machines, which comes before.
std::chrono::seconds SchedulerCore::startTime() const
{
    const bool setsUp = runsProgram() && !m_job.task.setup.empty();
    return std::chrono::seconds(m_job.startSeconds + (setsUp ? m_job.task.setupSeconds : 0));
}

void SchedulerCore::onArenaSize(PeerId id, const ArenaSize &size, Clock::time_point now)
{
    const Peer &peer = *find(id);
    if (!runsProgram() || peer.server)
        return;
    if (size.parameters < 1 || size.parameters > kMostArenaFloats)
        return onFailed(
            id,
            Failed{std::string(toString(ErrorCode::InvalidArgument)), peer.name(),
                   fmt::format("its arrays have {} floats; 1 to {} are possible", size.parameters, kMostArenaFloats)},
            now);
    if (m_parameters >= 0 && m_parameters != size.parameters)
        return onFailed(id,
                        Failed{std::string(toString(ErrorCode::ProtocolMismatch)), peer.name(),
                               fmt::format("its arrays have {} floats instead of {}: declare the same arrays, in the "
                                           "same order, on all workers",
                                           size.parameters, m_parameters)},
                        now);
    m_parameters = size.parameters;
    sendArenaSize();
}

/// To the servers that wait for it.
void SchedulerCore::sendArenaSize()
{
    if (!runsProgram() || m_parameters < 0)
        return;
    for (const PeerId id : peers(true, State::Loading))
        m_out.send(id, ArenaSize{m_parameters});
}

void SchedulerCore::onValues(PeerId id, const Peer &peer, const TaskValues &values)
{
    m_out.send(id, TaskValuesStored{values.number});
    if (!runsProgram() || peer.server)
        return;
    std::int64_t &stored = m_valuesStored[peer.rank];
    if (values.number <= stored)
        return; // sent again over another connection
    stored = values.number;
    for (const TaskValue &value : values.values)
        recordValue(peer, value);
}

void SchedulerCore::recordValue(const Peer &peer, const TaskValue &value)
{
    const bool ours = value.name == metric::kLearningRate && optimizesForProgram(m_job);
    if (!mayRecord(value.name) || ours || value.epoch < 0 || value.epoch > kMostEpochs)
        return;
    auto &names = m_valueNames[peer.rank];
    if (!names.contains(value.name)) {
        if (names.size() >= kMostNames) {
            if (m_valuesDropped.insert(peer.rank).second)
                m_out.log(
                    fmt::format("{} reports more than {} kinds of values: further ones such as \"{}\" are dropped",
                                peer.name(), kMostNames, value.name));
            return;
        }
        names.insert(value.name);
    }
    MetricRecord record;
    record.run = m_job.run;
    record.attempt = m_start.attempt;
    record.view = m_view;
    record.rank = peer.rank;
    record.epoch = value.epoch;
    record.samples = value.samples;
    record.step = uniqueStep(value.name, peer.rank, std::max<std::int64_t>(value.step, 0));
    record.name = value.name;
    record.value = value.value;
    record.note = value.note.substr(0, kLongestNote);
    m_recorder.record(record);
    if (value.epoch == m_epoch && std::isfinite(value.value))
        m_values[value.name][peer.rank] = value.value;
}

/// At the end of an epoch: what was measured here, and the means of what the ranks reported in it.
void SchedulerCore::reportValues()
{
    emit(metric::kSpeed, m_seconds > 0 ? double(m_train.samples) / m_seconds : 0, -1, m_train.samples);
    emit(metric::kEpochSeconds, m_seconds, -1, m_train.samples);
    m_out.log(fmt::format("Epoch[{}] Time cost={:.3f}", m_epoch, m_seconds));
    for (const auto &[name, ranks] : m_values) {
        double sum = 0;
        for (const auto &[rank, value] : ranks)
            sum += value;
        const double mean = sum / double(ranks.size());
        emit(name, mean);
        m_out.log(fmt::format("Epoch[{}] {}={:.6f}", m_epoch, name, mean));
    }
    m_values.clear();
}

/// Whether the programs of all workers have ended, without an error, before the last epoch: as in early stopping.
bool SchedulerCore::hasNoProgramLeft() const
{
    return runsProgram() && m_lastFinished &&
           std::ranges::none_of(m_peers, [](const auto &p) { return !p.second.server; });
}

} // namespace trainyard::ps
