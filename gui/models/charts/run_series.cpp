#include "gui/models/charts/run_series.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <unordered_map>

namespace trainyard::gui {

using protocol::MetricRecord;

namespace {

namespace metric = protocol::metric;

struct RecordKind {
    enum What { JobCurve, RankCurve, Curve, Membership, Interruption, Event, End, Unseen } what;
    SeriesBuffer RunSeries::*buffer = nullptr; ///< receives the value, or a mark
    RankCurves RunSeries::*byRank = nullptr;   ///< receives the values of single ranks
};

const std::unordered_map<std::string_view, RecordKind> kRecordKinds{
    {metric::kTrainAccuracy, {RecordKind::JobCurve, &RunSeries::trainAccuracy, &RunSeries::accuracyByRank}},
    {metric::kValidationAccuracy, {RecordKind::JobCurve, &RunSeries::validationAccuracy}},
    {metric::kTrainLoss, {RecordKind::JobCurve, &RunSeries::trainLoss, &RunSeries::lossByRank}},
    {metric::kValidationLoss, {RecordKind::JobCurve, &RunSeries::validationLoss}},
    {metric::kSpeed, {RecordKind::JobCurve, &RunSeries::speed, &RunSeries::speedByRank}},
    {metric::kWaitShare, {RecordKind::RankCurve, nullptr, &RunSeries::waitByRank}},
    {metric::kWorkers, {RecordKind::Curve, &RunSeries::workers}},
    {metric::kGlobalBatch, {RecordKind::Curve, &RunSeries::globalBatch}},
    {metric::kLearningRate, {RecordKind::Curve, &RunSeries::learningRate}},
    {metric::kMemberJoined, {RecordKind::Membership, &RunSeries::joined}},
    {metric::kMemberLeft, {RecordKind::Membership, &RunSeries::left}},
    {metric::kMemberDied, {RecordKind::Membership, &RunSeries::died}},
    {metric::kServerDied, {RecordKind::Interruption}},
    {metric::kPaused, {RecordKind::Interruption}},
    {metric::kStraggler, {RecordKind::Interruption}},
    {metric::kSchedulerBack, {RecordKind::Interruption}},
    {metric::kDataAwaited, {RecordKind::Interruption}},
    {metric::kDataBack, {RecordKind::Event}},
    {metric::kResumed, {RecordKind::Event}},
    {metric::kDeathsForgotten, {RecordKind::Event}},
    {metric::kNeverJoined, {RecordKind::Event}},
    {metric::kCoolingDown, {RecordKind::Event}},
    {metric::kWorkerWanted, {RecordKind::Event}},
    {metric::kPreempted, {RecordKind::Event}},
    {metric::kDiskFull, {RecordKind::Event}},
    {metric::kRestarted, {RecordKind::Event}},
    {metric::kSetUp, {RecordKind::Event}},
    {metric::kTaskEnded, {RecordKind::End}},
    {metric::kRootCause, {RecordKind::End}},
    {metric::kServerLeft, {RecordKind::Unseen}},
    {metric::kSamplePredictions, {RecordKind::Unseen}},
    {metric::kCheckpoint, {RecordKind::Unseen}},
    {metric::kRunFinished, {RecordKind::Unseen}}};

template <class Better>
void keepBest(SeriesBuffer &best, double x, double value, Better isBetter)
{
    const auto last = best.last();
    if (!std::isfinite(value) || (last && !isBetter(value, last->y())))
        return;
    best.clear();
    best.append(x, value);
}

void appendOf(RankCurves &curves, int rank, double x, double y)
{
    auto &buffer = curves.ranks[rank];
    if (!buffer)
        buffer = std::make_unique<SeriesBuffer>();
    buffer->append(x, y);
}

} // namespace

ProcessEnd processEndOf(const MetricRecord &r, double x)
{
    ProcessEnd end;
    end.rank = r.rank;
    end.attempt = r.attempt;
    end.x = x;
    end.rootCause = r.name == metric::kRootCause;
    end.status = std::isfinite(r.value) && std::abs(r.value) < 1e6 ? int(r.value) : -1;
    const auto colon = r.note.find(": ");
    const std::string who = r.note.substr(0, colon);
    const auto blank = who.find(' ');
    end.host = who.substr(0, blank);
    end.label = blank == std::string::npos ? std::string() : who.substr(blank + 1);
    end.words = colon == std::string::npos ? std::string() : r.note.substr(colon + 2);
    return end;
}

void RunSeries::clear()
{
    *this = RunSeries();
}

void RunSeries::append(std::span<const MetricRecord> records)
{
    for (const MetricRecord &r : records) {
        if (m_origin < 0)
            m_origin = r.t;
        const double x = std::max(0.0, r.t - m_origin);
        m_lastX = std::max(m_lastX, x);
        m_clock.add(r, x);
        m_epochTable.add(r);
        add(r, x);
    }
}

void RunSeries::add(const MetricRecord &r, double x)
{
    const auto known = kRecordKinds.find(r.name);
    if (known == kRecordKinds.end())
        return addOther(r, x);
    const RecordKind &kind = known->second;
    switch (kind.what) {
    case RecordKind::JobCurve:
        if (r.rank < 0)
            (this->*kind.buffer).append(x, r.value);
        else if (kind.byRank)
            addRank(r, x, this->*kind.byRank);
        if (r.rank < 0 && r.name == metric::kValidationAccuracy)
            keepBest(bestAccuracy, x, r.value, std::greater<>());
        if (r.rank < 0 && r.name == metric::kValidationLoss)
            keepBest(bestLoss, x, r.value, std::less<>());
        m_epochs = std::max(m_epochs, protocol::completedEpochs(r));
        return;
    case RecordKind::RankCurve:
        if (r.rank >= 0)
            addRank(r, x, this->*kind.byRank);
        return;
    case RecordKind::Curve:
        (this->*kind.buffer).append(x, r.value);
        if (r.name == metric::kWorkers)
            m_lastWorkers = r.value;
        return;
    case RecordKind::End:
        return addEnd(r, x);
    case RecordKind::Unseen:
        return;
    case RecordKind::Membership:
        return addMembership(r, x, this->*kind.buffer);
    case RecordKind::Interruption:
        interrupted.append(x, m_lastWorkers);
        [[fallthrough]];
    case RecordKind::Event:
        m_changes.push_back({x, {}, r});
    }
}

/// Speeds and shares are few, one in a window of steps; a program may report its loss in every step.
void RunSeries::addRank(const MetricRecord &r, double x, RankCurves &curves)
{
    curves.band.add(r.rank, x, r.value);
    const bool isSpeed = &curves == &speedByRank;
    const bool isLimited = !isSpeed && &curves != &waitByRank;
    if (!isLimited || m_rankPoints < kMostRankPoints) {
        m_rankPoints += isLimited ? 1 : 0;
        appendOf(curves, r.rank, x, r.value);
    }
    if (!isSpeed)
        return;
    RankSnapshot &rank = m_ranks[r.rank];
    rank.rank = r.rank;
    rank.samplesPerSecond = r.value;
    rank.samples += r.samples;
}

OtherMetric &RunSeries::otherOf(const std::string &name)
{
    auto &metric = m_others[name];
    if (!metric) {
        metric = std::make_unique<OtherMetric>();
        for (const auto &[rank, snapshot] : m_ranks) {
            if (snapshot.state == "training") // a member that the run has reported
                metric->byRank.band.join(rank);
        }
    }
    return *metric;
}

/// Programs choose the names: there may be many.
void RunSeries::addOther(const MetricRecord &r, double x)
{
    if (m_others.size() >= kMostOthers && !m_others.contains(r.name))
        return;
    OtherMetric &metric = otherOf(r.name);
    if (r.rank < 0)
        return metric.job.append(x, r.value);
    RankCurves &curves = metric.byRank;
    curves.band.add(r.rank, x, r.value);
    const bool hasRoom = curves.ranks.contains(r.rank) || curves.ranks.size() < kMostRanksOfOther;
    if (!hasRoom || m_rankPoints >= kMostRankPoints)
        return;
    ++m_rankPoints;
    appendOf(curves, r.rank, x, r.value);
}

void RunSeries::addEnd(const MetricRecord &r, double x)
{
    ProcessEnd end = processEndOf(r, x);
    const auto same = std::ranges::find_if(m_ends, [&](const ProcessEnd &known) {
        return known.host == end.host && known.label == end.label && known.attempt == end.attempt;
    });
    if (same == m_ends.end()) {
        m_ends.push_back(std::move(end));
    } else {
        end.rootCause = end.rootCause || same->rootCause;
        *same = std::move(end);
    }
    if (r.name == metric::kRootCause)
        m_changes.push_back({x, {}, r});
}

void RunSeries::addMembership(const MetricRecord &r, double x, SeriesBuffer &marks)
{
    RankSnapshot &rank = m_ranks[r.rank];
    rank.rank = r.rank;
    rank.member = r.name == metric::kMemberJoined;
    const auto update = [&rank](RankBand &band) {
        if (rank.member)
            band.join(rank.rank);
        else
            band.leave(rank.rank);
    };
    for (RankCurves *curves : {&accuracyByRank, &lossByRank, &speedByRank, &waitByRank})
        update(curves->band);
    for (const auto &[name, other] : m_others)
        update(other->byRank.band);
    rank.state = rank.member ? "training" : r.name == metric::kMemberLeft ? "left" : "died";
    const auto colon = r.note.find(':');
    if (const std::string host = r.note.substr(0, colon); !host.empty())
        rank.host = host;
    const bool hasReason = r.name == metric::kMemberDied && colon != std::string::npos && colon + 2 < r.note.size();
    rank.reason = hasReason ? r.note.substr(colon + 2) : std::string();
    if (!rank.member)
        rank.samplesPerSecond = 0;
    if (!rank.member || r.view > 1) // the initial members are not an event
        marks.append(x, r.value);
    m_changes.push_back({x, rank.host, r});
}

std::vector<RankSnapshot> RunSeries::ranks() const
{
    std::vector<RankSnapshot> all;
    for (const auto &[rank, snapshot] : m_ranks)
        all.push_back(snapshot);
    return all;
}

} // namespace trainyard::gui
