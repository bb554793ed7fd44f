#pragma once

#include <map>
#include <memory>
#include <mutex>
#include <string>

#include "backend/runtime/kv/program_line.h"
#include "backend/runtime/kv/run_part.h"
#include "backend/runtime/kv/value_limits.h"

namespace trainyard::kv {

/// Answers the requests of a program, one after the other: its arrays and their memory, and its part in the run. Checks
/// what the program sends. One thread, but for flushValues() and addValues().
class Session {
public:
    Session(const protocol::JobSpec &, RunPart &);

    Reply handle(const Request &);

    /// Values from the program's output; sent with those that it reported.
    void addValues(std::vector<protocol::TaskValue>);
    void flushValues();

private:
    Reply hello(const Request &);
    Reply declare(const Request &);
    Reply start(const Request &);
    Reply next();
    Reply reduce(const Request &, bool optimizes);
    Reply put(const Request &);
    Reply get(const Request &);
    Reply metric(const Request &);
    Reply replyOf(const NextTask &);
    Status writeIndices(const NextTask &);

    struct Array {
        std::int64_t offset = 0, floats = 0;
    };
    const protocol::JobSpec &m_job;
    RunPart &m_part;
    std::map<std::string, Array, std::less<>> m_arrays;
    std::int64_t m_floats = 0, m_samples = 0;
    bool m_greeted = false;
    RunPart::Memory m_memory;
    std::shared_ptr<ps::SharedSlices> m_indices;
    std::int64_t m_capacity = 0; ///< of each of its halves
    bool m_second = false;       ///< the half that the last step has used

    std::mutex m_mutex; ///< of the next two
    std::vector<protocol::TaskValue> m_values;
    ValueLimits m_limits;
};

} // namespace trainyard::kv
