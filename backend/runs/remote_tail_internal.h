#pragma once

#include <string_view>

#include "backend/runs/feed.h"

namespace trainyard::runs {

/// Receives the lines that RemoteTail reads.
class TailHandler {
public:
    virtual ~TailHandler() = default;
    /// Takes complete lines of one of the files, by its index, and the cursor after them: what arrived within
    /// FeedOptions::batch, or before the connection ended. An error ends the tail with that error.
    virtual Status take(std::size_t file, std::string_view text, const ledger::FeedCursor &behind) = 0;
    virtual bool finished() const { return false; } ///< queried after each batch
};

/// Follows growing files of a run through the node's agent, over any number of connections, one at a time.
class RemoteTail {
public:
    RemoteTail(ssh::Host node, RunId run, std::vector<std::string> files, FeedOptions options)
        : m_node(std::move(node))
        , m_run(std::move(run))
        , m_files(std::move(files))
        , m_options(std::move(options))
    {
    }
    /// Returns when the handler is finished or a stop is requested; both are success.
    /// \param from  a cursor of each file
    Status follow(std::vector<ledger::FeedCursor> from, TailHandler &, std::stop_token);

private:
    void report(FeedState state, const Error *error = nullptr) const
    {
        if (m_options.onState)
            m_options.onState(state, error);
    }
    ssh::Host m_node;
    RunId m_run;
    std::vector<std::string> m_files;
    FeedOptions m_options;
};

} // namespace trainyard::runs
