#pragma once

#include <map>
#include <string>
#include <string_view>

#include "backend/core/result.h"

namespace trainyard::data {

/// A string literal of Python with its quotes: 's3://bucket/set'.
std::string pythonLiteral(std::string_view);

/// A changed script, and the changes for a review.
struct ScriptEdit {
    std::string text;
    int changes = 0;  ///< lines; 0: the script has these values already
    std::string diff; ///< as `diff -U0` prints it; `patch` applies it
};

/// Sets variables of a Python script to strings: assignments of one line (`data_dir = 'data'`), named arguments with a
/// string literal (`image="train.rec",`), and one assignment to several of them
/// (`(train_fname, val_fname) = download()`), which becomes one per variable. Comments stay as they are.
/// \param values  by variable: Python names
/// \param file    name of the script, for the diff and errors
/// \error InvalidArgument (no Python name), NotFound (a variable that no line sets)
/// \source the edits of train_mnist.py and train_cifar10.py that the walkthroughs make with sed and by hand
Result<ScriptEdit> setVariables(const std::string &script, const std::map<std::string, std::string> &values,
                                const std::string &file);

} // namespace trainyard::data
