#include "backend/runs/sample_reader.h"

#include <algorithm>
#include <string_view>

#include "backend/core/try.h"
#include "backend/runs/agent_client_internal.h"

namespace trainyard::runs {

using ledger::SampleProblem;

SampleReader::SampleReader(ssh::Host node, std::string agentCommand)
    : m_node(std::move(node))
    , m_agentCommand(std::move(agentCommand))
{
}
SampleReader::~SampleReader() = default;
SampleReader::SampleReader(SampleReader &&) noexcept = default;

ledger::NodeSamples SampleReader::read(const ledger::FeedCursor &after, const CallContext &context)
{
    ledger::NodeSamples read{.node = m_node.name, .samples = {}, .cursor = after};
    if (!m_link)
        m_link = std::make_unique<NodeLink>(m_node, m_agentCommand);
    for (int i = 0; i < kMostChunks; ++i) {
        const auto more = readChunk(read, context);
        if (!more) {
            // The agent names the field of a bad request, and a request that it does not know.
            read.problem = more.error().code == ErrorCode::InvalidArgument ? SampleProblem::OlderAgent
                                                                            : SampleProblem::Unreachable;
            if (read.problem == SampleProblem::Unreachable)
                m_link.reset(); // the next call connects again
        }
        if (!more || !*more)
            break;
    }
    if (read.problem == SampleProblem::None && read.cursor.inode == 0)
        read.problem = SampleProblem::NotMeasuring;
    return read;
}

/// \return whether there may be more
Result<bool> SampleReader::readChunk(ledger::NodeSamples &read, const CallContext &context)
{
    TY_ASSIGN(const auto chunk,
              m_link->call(protocol::AgentSamples{read.cursor.inode, read.cursor.offset}, context));
    read.cursor = {chunk.inode, chunk.offset};
    std::string_view text = chunk.data;
    while (!text.empty()) {
        const auto line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(line.size() + 1, text.size()));
        if (auto sample = protocol::systemSampleFromLine(line))
            read.samples.push_back(std::move(*sample));
    }
    return !chunk.data.empty();
}

} // namespace trainyard::runs
