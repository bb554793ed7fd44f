#pragma once

#include <map>
#include <optional>
#include <string>
#include <thread>

#include "backend/cluster/cloud/cloud_context.h"
#include "backend/core/sentence.h"
#include "backend/ledger/rows.h"
#include "backend/protocol/job/job_enums.h"
#include "backend/protocol/metric_record.h"
#include "backend/ssh/target.h"

namespace trainyard::training {

/// Who takes part in a run, and how far it is, by its records: read from the head in the background while the object
/// lives, and from the ledger by refresh().
class RunRecords {
public:
    /// Reads what was written so far; blocks for a few seconds at most.
    RunRecords(const cluster::CloudContext &, const ledger::Run &, const ssh::Host &head, std::stop_token);
    ~RunRecords(); ///< stops the reader and waits for it

    /// Also records new members in the timelines of the machines.
    void refresh();
    bool isMember(const std::string &host) const;
    /// Why the scheduler dropped the last worker of a host that has not joined since; empty: it did not.
    std::optional<std::string> dropped(const std::string &host) const;
    void forgetDropped(const std::string &host) { m_dropped.erase(host); }
    bool over() const { return m_over; } ///< the run
    /// Whether the job has spares and its most members: a worker that comes now waits to replace one.
    bool isFull() const { return m_mostMembers && int(m_members.size()) >= *m_mostMembers; }
    /// When workers join and leave: "at the end of epoch 3", or by which rule.
    Sentence nextBoundary() const;
    /// What a worker that joins does meanwhile: "loads its data; joins at the end of epoch 3".
    Sentence joining() const;
    /// "leaves at the end of epoch 3".
    Sentence leaving() const;

private:
    void take(const protocol::MetricRecord &);

    const cluster::CloudContext &m_cloud;
    const ledger::Run m_run;
    const std::optional<int> m_mostMembers; ///< of a job with spares
    protocol::Boundary m_boundary = protocol::Boundary::Epoch;
    std::int64_t m_read = 0; ///< sequence of the last record
    int m_epoch = 0, m_attempt = 0;
    std::optional<int> m_stopSeconds; ///< of a task, which has no boundaries
    bool m_over = false;
    std::map<int, std::string> m_members; ///< hosts by rank
    std::map<std::string, std::string> m_dropped;
    std::jthread m_reader;
};

} // namespace trainyard::training
