#include "backend/runs/sample_reader.h"

#include <algorithm>
#include <string_view>

#include "backend/core/text.h"
#include "backend/core/try.h"
#include "backend/runs/agent_client_internal.h"

namespace trainyard::runs {

using ledger::SampleProblem;

namespace {

SampleProblem problemOf(ErrorCode code)
{
    switch (code) {
    case ErrorCode::InvalidArgument: // of a command that the agent does not know
        return SampleProblem::OlderAgent;
    case ErrorCode::NotFound: // no runtime on the machine
    case ErrorCode::PermissionDenied:
    case ErrorCode::IoFailure:
    case ErrorCode::MalformedReply:
    case ErrorCode::Internal:
        return SampleProblem::NotMeasuring;
    default:
        return SampleProblem::Unreachable;
    }
}

} // namespace

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
            read.problem = problemOf(more.error().code);
            if (read.problem != SampleProblem::OlderAgent)
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
    TY_ASSIGN(const auto chunk, m_link->call(protocol::AgentSamples{read.cursor.inode, read.cursor.offset}, context));
    read.cursor = {chunk.inode, chunk.offset};
    std::string_view text = chunk.data;
    for (std::string_view line; takeLine(text, line);) {
        if (auto sample = protocol::systemSampleFromLine(line))
            read.samples.push_back(std::move(*sample));
    }
    return !chunk.data.empty();
}

} // namespace trainyard::runs
