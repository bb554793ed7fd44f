#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "backend/core/result.h"
#include "backend/core/time/deadline.h"

namespace trainyard::cluster {

/// Size limit of a prepare-data script, in bytes.
inline constexpr std::size_t kLongestScript = 1u << 20;

/// A script that prepares the data of a machine before it joins a run.
struct PrepareTemplate {
    std::string name;  ///< "cifar10"
    std::string title; ///< in English
    std::string text;  ///< Python 3
};
/// Those of resources/prepare-data.
const std::vector<PrepareTemplate> &prepareScriptTemplates();

/// The text of a template.
/// \param source  for its line SOURCE, of templates that have one: "s3://bucket/prefix", or a folder of the shared file
///     system; empty: as it is
/// \error NotFound (no such template: names them), InvalidArgument (a source that the template cannot have)
Result<std::string> prepareScript(std::string_view name, std::string_view source);

/// Compiles a script with python3 of this computer; it is not executed.
/// \error InvalidArgument (the compiler's message, with the line; or not text: a page of a web server), Unsupported
///     (there is no python3), Timeout, Cancelled, those of the disk
Status checkPrepareScript(std::string_view text, const CallContext &);

/// Whether a text is an IPv4 address. Others become no part of a path.
bool isNodeAddress(std::string_view);

// Files in the shared folder with the progress of the data of a machine.
/// The marker in the form of the documentation: for all machines.
inline constexpr const char *kPrepareMarker = "prepare_data_success";
std::string prepareMarker(const std::string &address);     ///< that of one machine: "prepare_data_success_10.0.1.7"
std::string prepareStatusFile(const std::string &address); ///< contains the exit status of its script
/// \param text  of that file
std::optional<int> prepareStatusFrom(std::string_view text);

/// Whether a path is a file in a folder, without "..", and safe in a shell line.
bool isPathBelow(std::string_view path, std::string_view folder);

} // namespace trainyard::cluster
