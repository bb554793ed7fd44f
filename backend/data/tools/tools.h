#pragma once

#include <functional>
#include <stop_token>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "backend/core/progress.h"
#include "backend/core/result.h"
#include "backend/storage/storage.h"

namespace CLI {
class App;
}

namespace trainyard::data {

/// What a tool is given besides its options.
struct ToolContext {
    std::function<Result<storage::StorageConfig>(bool withS3)> storage; ///< called once, before the work
    ProgressSink progress;                                              ///< may be empty
    std::stop_token stop;
};

/// What a tool says at its end: for people, and as JSON. good: false when it worked, but found something wrong.
struct ToolResult {
    std::string text;
    nlohmann::json value;
    bool good = true;
};

using RunTool = std::function<Result<ToolResult>(const ToolContext &)>;

/// A command about data sets. trainyardctl and trainyard-runtime offer the same ones.
struct Tool {
    const char *name;
    const char *about;
    RunTool (*declare)(CLI::App &); ///< adds the options; what it returns runs with what was parsed into them
};

/// make-digits, pack, list, index, inspect, verify
const std::vector<Tool> &tools();

} // namespace trainyard::data
