#pragma once

#include <functional>
#include <stop_token>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "backend/core/async/progress.h"
#include "backend/core/result.h"
#include "backend/storage/storage.h"

namespace CLI {
class App;
}

namespace trainyard::data {

/// The environment of a tool besides its options.
struct ToolContext {
    std::function<Result<storage::StorageConfig>(bool withS3)> storage; ///< called at most once, before the work
    ProgressSink progress;                                              ///< may be empty
    std::stop_token stop;
};

/// Result of a tool, as text and as JSON. good: false when the tool worked but found defects.
struct ToolResult {
    std::string text;
    nlohmann::json value;
    bool good = true;
};

using RunTool = std::function<Result<ToolResult>(const ToolContext &)>;

/// A command for data sets. trainyardctl and trainyard-runtime offer the same ones.
struct Tool {
    const char *name;
    const char *about;
    RunTool (*declare)(CLI::App &); ///< adds the options and returns a function that runs with their parsed values
};

/// make-digits, list, pack, index, inspect, snippet, patch, verify
const std::vector<Tool> &tools();

} // namespace trainyard::data
