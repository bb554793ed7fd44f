#include "gui/pages/machines/node_watch.h"

#include <utility>

#include <QTimer>

#include "backend/ledger/rows.h"

namespace trainyard::gui {

namespace {

constexpr int kMostRead = 5'000; ///< of one read: the GUI thread appends them quickly
constexpr std::chrono::seconds kFirstRead{1};

} // namespace

NodeWatch::NodeWatch(services::RunService &runs, QObject *parent)
    : QObject(parent)
    , m_runs(runs)
    , m_read(kMostRead)
    , m_timer(new QTimer(this))
{
    connect(m_timer, &QTimer::timeout, this, [this] {
        m_timer->setInterval(std::chrono::seconds(ledger::kSampleSeconds));
        read();
    });
}

void NodeWatch::showCluster(const ClusterId &cluster, const RunId &run)
{
    if (cluster != m_cluster) {
        m_cluster = cluster;
        m_activities = {};
        m_cursor = {};
        m_sampleReads.next(); // a result under way belongs to the other cluster
        m_readingSamples = false;
        m_run = RunId();
        if (m_timer->isActive())
            m_timer->start(kFirstRead);
    }
    if (run != m_run) {
        m_activities.forgetRun();
        m_run = run;
        m_read.restart();
        m_recordReads.next();
        m_readingRecords = false;
    }
}

void NodeWatch::setWatched(bool watched)
{
    if (!watched)
        m_timer->stop();
    else if (!m_timer->isActive())
        m_timer->start(kFirstRead);
}

void NodeWatch::read()
{
    if (m_cluster.empty())
        return;
    if (!std::exchange(m_readingSamples, true)) {
        m_runs.clusterSamples(m_cluster, m_cursor, kMostRead)
            .then(this, [this, ticket = m_sampleReads.next()](const Result<ledger::SampleRows> &rows) {
                if (!m_sampleReads.isCurrent(ticket))
                    return;
                m_readingSamples = false;
                if (!rows)
                    return; // the tab System says why
                m_cursor = rows->next;
                m_activities.append(rows->rows);
                if (!rows->rows.empty())
                    emit changed();
                if (rows->more)
                    read();
            });
    }
    if (!m_run.empty() && !std::exchange(m_readingRecords, true)) {
        m_runs.metrics(m_run, m_read.sequence(), m_read.most())
            .then(this, [this, ticket = m_recordReads.next()](const Result<ledger::MetricRows> &rows) {
                if (!m_recordReads.isCurrent(ticket))
                    return;
                m_readingRecords = false;
                if (!rows)
                    return;
                if (!m_read.take(*rows)) { // they replace records that were read
                    m_activities.forgetRun();
                    return read();
                }
                m_activities.append(rows->records);
                if (!rows->records.empty())
                    emit changed();
                if (m_read.hasMore())
                    read();
            });
    }
}

} // namespace trainyard::gui
