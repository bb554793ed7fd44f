#include <algorithm>
#include <span>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "backend/runtime/ps/scheduler/scheduler_core.h"
#include "backend/runtime/ps/update_rule.h"

/// What the scheduler records: the reports of the ranks become metric records (protocol/metric_record.h) and MXNet's
/// log lines.
namespace trainyard::ps {

using namespace protocol; // NOLINT: this file is about nothing else

namespace {

constexpr std::size_t kMostDisplayed = 64; ///< limit of JobSpec::displaySamples; a message may have more

} // namespace

std::int64_t SchedulerCore::uniqueStep(std::string_view name, int rank, std::int64_t step)
{
    // The key of a record is (run, attempt, rank, name, step): two deaths in one step need different steps.
    const auto [last, first] = m_lastSteps.try_emplace({std::string(name), rank}, step);
    return last->second = first ? step : std::max(step, last->second + 1);
}

void SchedulerCore::emit(std::string_view name, double value, int rank, std::int64_t samples, std::string note,
                         std::optional<std::int64_t> step)
{
    MetricRecord record;
    record.run = m_job.run;
    record.attempt = m_start.attempt;
    record.view = m_view;
    record.rank = rank;
    record.epoch = m_epoch;
    record.step = uniqueStep(name, rank, step.value_or(m_step));
    record.samples = samples;
    record.name = name;
    record.value = value;
    record.note = std::move(note);
    m_recorder.record(record);
}

void SchedulerCore::onProgress(const Peer &peer, const Progress &progress)
{
    MetricRecord record;
    record.run = m_job.run;
    record.attempt = m_start.attempt;
    record.view = m_view;
    record.rank = peer.rank;
    record.epoch = progress.epoch;
    record.samples = progress.train.samples;
    for (const auto &[name, value] :
         {std::pair(metric::kSpeed, progress.samplesPerSecond), std::pair(metric::kBytesPerStep, progress.bytesPerStep),
          std::pair(metric::kHiddenShare, progress.hiddenShare)}) {
        record.step = uniqueStep(name, peer.rank, progress.step);
        record.name = name;
        record.value = value;
        m_recorder.record(record);
    }
    if (progress.waitShare >= 0 && progress.waitShare <= 1) {
        record.step = uniqueStep(metric::kWaitShare, peer.rank, progress.step);
        record.name = metric::kWaitShare;
        record.value = progress.waitShare;
        m_recorder.record(record);
    }
    if (progress.train.samples > 0 && !runsProgram()) { // the loss of a program is unknown
        record.step = uniqueStep(metric::kBatchLoss, peer.rank, progress.step);
        record.name = metric::kBatchLoss;
        record.value = progress.train.loss();
        m_recorder.record(record);
    }
    if (const auto classes = std::span(progress.predicted).first(std::min(progress.predicted.size(), kMostDisplayed));
        !classes.empty() && std::ranges::all_of(classes, [](int c) { return c >= 0 && c < 65'536; })) {
        record.step = uniqueStep(metric::kSamplePredictions, peer.rank, progress.step);
        record.name = metric::kSamplePredictions;
        record.value = double(classes.size());
        record.note = fmt::format("{}", fmt::join(classes, ","));
        m_recorder.record(record);
    }
    if (m_phase == Phase::Running) // otherwise the position is that of a boundary
        m_step = std::max(m_step, std::min(progress.step, m_partitionStep + m_partition.steps()));
    measurePace(peer.lastReceived);
    if (m_rate && m_rate->rateAt(scheduleOf(m_job), m_step) != m_reportedRate)
        reportRate();
    m_out.log(fmt::format("Node[{}] Epoch[{}] Batch [{}-{}]\tSpeed: {:.2f} samples/sec{}", peer.rank, progress.epoch,
                          progress.firstBatch, progress.lastBatch, progress.samplesPerSecond,
                          runsProgram() ? "" : fmt::format("\taccuracy={:.6f}", progress.train.accuracy())));
}

void SchedulerCore::recordCheckpoint(const Peer &peer, const CheckpointSaved &saved)
{
    const std::int64_t step = saved.step < 0 ? m_step : std::min(saved.step, m_step); // it may have trained on since
    if (saved.problem.empty()) {
        emit(metric::kCheckpoint, saved.epoch, peer.rank, 0, saved.path, step);
        if (!m_recorded || m_recorded->first.step <= step) // uploads of older ones may end later
            m_recorded = {Position{saved.epoch, step}, saved.path};
        m_out.log(fmt::format("Saved checkpoint to \"{}\"", saved.path));
    } else {
        emit(metric::kCheckpoint, -1, peer.rank, 0, saved.problem, step);
        m_out.log(fmt::format("No checkpoint of epoch {}: {}", saved.epoch, saved.problem));
    }
}

void SchedulerCore::onStraggler(const StragglerReport &straggler)
{
    const auto at = m_peers.find(idOf(false, straggler.rank));
    if (at == m_peers.end() || std::exchange(m_stragglers[straggler.rank], straggler.step) == straggler.step)
        return; // another server or server thread has reported it
    const std::string note = fmt::format("all members wait for {}: no gradient of it for step {} in {:.0f} s",
                                         at->second.name(), straggler.step, straggler.seconds);
    emit(metric::kStraggler, straggler.seconds, straggler.rank, 0, note);
    m_out.log(note);
}

void SchedulerCore::reportRate()
{
    if (runsProgram() && !optimizesForProgram(m_job))
        return; // the program has one of its own
    const double rate = m_rate->rateAt(scheduleOf(m_job), m_step);
    const double before = std::exchange(m_reportedRate, rate);
    emit(metric::kLearningRate, rate);
    if (before > 0 && before != rate)
        m_out.log(fmt::format("Update[{}]: Change learning rate to {:.5e}", m_step, rate));
}

void SchedulerCore::reportEpoch()
{
    if (runsProgram())
        return reportValues();
    BatchMetrics validation;
    for (const auto &[rank, train] : m_rankTrain) {
        if (train.samples == 0)
            continue;
        emit(metric::kTrainAccuracy, train.accuracy(), rank, train.samples);
        emit(metric::kTrainLoss, train.loss(), rank, train.samples);
    }
    for (const PeerId id : peers(false, State::Member))
        validation += m_peers.at(id).validated->validation;
    if (m_train.samples > 0) { // otherwise only its evaluation was left
        emit(metric::kTrainAccuracy, m_train.accuracy(), -1, m_train.samples);
        emit(metric::kTrainLoss, m_train.loss(), -1, m_train.samples);
        emit(metric::kSpeed, m_seconds > 0 ? double(m_train.samples) / m_seconds : 0, -1, m_train.samples);
        emit(metric::kEpochSeconds, m_seconds, -1, m_train.samples);
        m_out.log(fmt::format("Epoch[{}] Train-accuracy={:.6f}", m_epoch, m_train.accuracy()));
        m_out.log(fmt::format("Epoch[{}] Time cost={:.3f}", m_epoch, m_seconds));
    }
    m_best.evaluated(m_epoch + 1, validation);
    if (validation.samples > 0) {
        emit(metric::kValidationAccuracy, validation.accuracy(), -1, validation.samples);
        emit(metric::kValidationLoss, validation.loss(), -1, validation.samples);
        m_out.log(fmt::format("Epoch[{}] Validation-accuracy={:.6f}", m_epoch, validation.accuracy()));
    }
}

} // namespace trainyard::ps
