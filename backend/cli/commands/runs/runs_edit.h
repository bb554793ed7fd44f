#pragma once

#include <optional>
#include <string>

#include "backend/cli/context.h"
#include "backend/core/result.h"

namespace CLI {
class App;
class Option;
} // namespace CLI

namespace trainyard::cli {

/// What `runs` changes of the list of runs.
struct RunsEdit {
    std::string label, archive, unarchive, remove; ///< runs; at most one is given
    std::optional<std::string> name, notes, tags;  ///< of `label`
    bool any() const { return !(label.empty() && archive.empty() && unarchive.empty() && remove.empty()); }
};
/// \param others  options that are not given together with these
void addRunsEdit(CLI::App *runs, RunsEdit &, std::initializer_list<CLI::Option *> others);
Result<int> editRuns(Context &, const RunsEdit &);

} // namespace trainyard::cli
