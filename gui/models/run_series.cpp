#include "gui/models/run_series.h"

#include <algorithm>
#include <unordered_map>

namespace trainyard::gui {

using protocol::MetricRecord;

namespace {

namespace metric = protocol::metric;

struct RecordKind {
    enum What { JobCurve, Curve, Membership, Interruption, Event } what;
    SeriesBuffer RunSeries::*buffer = nullptr; ///< receives the value, or a mark
};

const std::unordered_map<std::string_view, RecordKind> kRecordKinds{
    {metric::kTrainAccuracy, {RecordKind::JobCurve, &RunSeries::trainAccuracy}},
    {metric::kValidationAccuracy, {RecordKind::JobCurve, &RunSeries::validationAccuracy}},
    {metric::kTrainLoss, {RecordKind::JobCurve, &RunSeries::trainLoss}},
    {metric::kValidationLoss, {RecordKind::JobCurve, &RunSeries::validationLoss}},
    {metric::kSpeed, {RecordKind::JobCurve, &RunSeries::speed}},
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
    {metric::kResumed, {RecordKind::Event}},
    {metric::kDeathsForgotten, {RecordKind::Event}},
    {metric::kNeverJoined, {RecordKind::Event}},
    {metric::kCoolingDown, {RecordKind::Event}},
    {metric::kWorkerWanted, {RecordKind::Event}}};

} // namespace

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
        add(r, x);
    }
}

void RunSeries::add(const MetricRecord &r, double x)
{
    const auto known = kRecordKinds.find(r.name);
    if (known == kRecordKinds.end())
        return;
    const RecordKind &kind = known->second;
    switch (kind.what) {
    case RecordKind::JobCurve:
        if (r.rank < 0)
            (this->*kind.buffer).append(x, r.value);
        else if (r.name == metric::kSpeed)
            addRankSpeed(r, x);
        if (r.rank < 0 && r.name == metric::kTrainAccuracy)
            m_epochs = std::max(m_epochs, r.epoch + 1);
        return;
    case RecordKind::Curve:
        (this->*kind.buffer).append(x, r.value);
        if (r.name == metric::kWorkers)
            m_lastWorkers = r.value;
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

void RunSeries::addRankSpeed(const MetricRecord &r, double x)
{
    auto &buffer = m_rankSpeed[r.rank];
    if (!buffer)
        buffer = std::make_unique<SeriesBuffer>();
    buffer->append(x, r.value);
    RankSnapshot &rank = m_ranks[r.rank];
    rank.rank = r.rank;
    rank.samplesPerSecond = r.value;
    rank.samples += r.samples;
}

void RunSeries::addMembership(const MetricRecord &r, double x, SeriesBuffer &marks)
{
    RankSnapshot &rank = m_ranks[r.rank];
    rank.rank = r.rank;
    rank.member = r.name == metric::kMemberJoined;
    rank.state = rank.member ? "training" : r.name == metric::kMemberLeft ? "left" : "died";
    if (const std::string host = r.note.substr(0, r.note.find(':')); !host.empty())
        rank.host = host;
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
