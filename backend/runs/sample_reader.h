#pragma once

#include <memory>
#include <string>

#include "backend/core/time/deadline.h"
#include "backend/ledger/system_samples.h"
#include "backend/protocol/agent.h"
#include "backend/ssh/target.h"

namespace trainyard::runs {

/// Reads the samples that the agent of one machine has stored. Keeps its connection between two calls. One thread at a
/// time.
class SampleReader {
public:
    /// More than the agent stores, so that one call reads everything.
    static constexpr int kMostChunks = 64;

    explicit SampleReader(ssh::Host node, std::string agentCommand = protocol::kAgentCommand);
    ~SampleReader();
    SampleReader(SampleReader &&) noexcept;

    const ssh::Host &node() const { return m_node; }
    /// Reads what was stored after the cursor; a line that cannot be read is skipped. A failure is a `problem` of the
    /// result, which contains what was read before it.
    ledger::NodeSamples read(const ledger::FeedCursor &after, const CallContext &);

private:
    Result<bool> readChunk(ledger::NodeSamples &, const CallContext &);

    ssh::Host m_node;
    std::string m_agentCommand;
    std::unique_ptr<class NodeLink> m_link;
};

} // namespace trainyard::runs
