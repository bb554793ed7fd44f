#include "gui/models/run_series.h"

#include <algorithm>
#include <cmath>

namespace trainyard::gui {

using services::MetricPoint;
using services::RankSnapshot;

namespace {

bool interrupts(const std::string &name)
{
    return name == "server-died" || name == "paused" || name == "awaited" || name == "scheduler-back";
}

/// Events that are shown but interrupt no worker.
bool tells(const std::string &name)
{
    return name == "resumed" || name == "never-joined" || name == "cooling-down" || name == "worker-wanted";
}

} // namespace

void RunSeries::setOrigin(double unixSeconds)
{
    if (m_origin < 0)
        m_origin = unixSeconds;
}

void RunSeries::clear()
{
    *this = RunSeries();
}

void RunSeries::append(const std::vector<MetricPoint> &points)
{
    bool replaced = false;
    for (const MetricPoint &p : points) {
        const auto [at, fresh] = m_seen.try_emplace({p.attempt, p.rank, p.name, p.step}, m_points.size());
        if (fresh) {
            m_points.push_back(p);
            addPoint(p);
            continue;
        }
        MetricPoint &known = m_points[at->second];
        if (p.view > known.view || (p.view == known.view && p.t > known.t)) {
            known = p;
            replaced = true;
        }
    }
    if (replaced)
        rebuild();
}

/// Rebuilds all curves after a record was replaced, which is rare. The buffers keep their addresses: charts point to
/// them.
void RunSeries::rebuild()
{
    for (SeriesBuffer *buffer : {&trainAccuracy, &validationAccuracy, &trainLoss, &validationLoss, &speed, &workers,
                                 &globalBatch, &learningRate, &joined, &left, &died, &interrupted})
        buffer->clear();
    for (auto &[rank, buffer] : m_rankSpeed)
        buffer->clear();
    m_ranks.clear();
    m_changes.clear();
    m_lastX = m_lastWorkers = 0;
    m_epochs = 0;
    m_finished = false;
    for (const MetricPoint &p : m_points)
        addPoint(p);
}

void RunSeries::addPoint(const MetricPoint &p)
{
    if (m_origin < 0)
        m_origin = p.t;
    const double x = std::max(0.0, p.t - m_origin);
    m_lastX = std::max(m_lastX, x);
    const bool whole = p.rank < 0;

    if (whole && p.name == "train-accuracy") {
        trainAccuracy.append(x, p.value);
        m_epochs = std::max(m_epochs, p.epoch + 1);
    } else if (whole && p.name == "validation-accuracy") {
        validationAccuracy.append(x, p.value);
    } else if (whole && p.name == "train-loss") {
        trainLoss.append(x, p.value);
    } else if (whole && p.name == "validation-loss") {
        validationLoss.append(x, p.value);
    } else if (p.name == "speed") {
        if (whole) {
            speed.append(x, p.value);
            return;
        }
        auto &buffer = m_rankSpeed[p.rank];
        if (!buffer)
            buffer = std::make_unique<SeriesBuffer>();
        buffer->append(x, p.value);
        RankSnapshot &r = m_ranks[p.rank];
        r.rank = p.rank;
        r.samplesPerSecond = p.value;
        r.samples += p.samples;
    } else if (p.name == "workers") {
        workers.append(x, p.value);
        m_lastWorkers = p.value;
    } else if (p.name == "global-batch") {
        globalBatch.append(x, p.value);
    } else if (p.name == "learning-rate") {
        learningRate.append(x, p.value);
    } else if (p.name == "member-joined" || p.name == "member-left" || p.name == "member-died") {
        RankSnapshot &r = m_ranks[p.rank];
        r.rank = p.rank;
        r.member = p.name == "member-joined";
        r.state = r.member ? "training" : p.name == "member-left" ? "left" : "died";
        const std::string host = p.note.substr(0, p.note.find(':'));
        if (!host.empty())
            r.host = host;
        if (!r.member)
            r.samplesPerSecond = 0;
        // The initial members are not an event.
        if (!r.member || p.view > 1)
            (r.member ? joined : p.name == "member-left" ? left : died).append(x, p.value);
        m_changes.push_back({x, r.host, p.name, p.note, p.rank, p.value});
    } else if (interrupts(p.name) || tells(p.name)) {
        if (interrupts(p.name))
            interrupted.append(x, m_lastWorkers);
        m_changes.push_back({x, {}, p.name, p.note, p.rank, p.value});
    } else if (p.name == "run-finished") {
        m_finished = true;
    }
}

std::vector<RankSnapshot> RunSeries::ranks() const
{
    std::vector<RankSnapshot> all;
    for (const auto &[rank, snapshot] : m_ranks)
        all.push_back(snapshot);
    return all;
}

} // namespace trainyard::gui
