#pragma once

#include <filesystem>
#include <string>

#include "backend/core/result.h"
#include "backend/core/secret.h"
#include "backend/core/time/deadline.h"
#include "backend/notify/notice.h"

namespace trainyard::notify {

/// The body of a post: {"kind", "title", "text", "cluster", "run", "program"}.
std::string webhookBody(const Notice &);
/// \error InvalidArgument (no https address; http only to this computer; credentials before the host)
Status checkWebhook(const std::string &url);

/// Whether an address is stored in the state folder.
bool hasWebhook(const std::filesystem::path &stateFolder);
/// Stores the address in a file that only the user can read; an empty one removes it.
/// \error as checkWebhook, and those of the file
Status storeWebhook(const std::filesystem::path &stateFolder, const Secret &url);

/// Posts to the stored address: 10 s for each of at most three attempts. Only what a repetition can help is repeated.
/// \error NotFound (no address is stored), RemoteCommandFailed (the status of the reply), those of the connection,
///     Cancelled. None contains the address
Status post(const std::filesystem::path &stateFolder, const Notice &, std::stop_token);

/// Posts if the settings choose its kind and there is an address. The end of a run, and each occasion of an alert or
/// of a deadline that comes before the end of a run, is posted once, whichever program reports it first, unless the
/// post of that one fails.
Status report(const std::filesystem::path &stateFolder, const Notice &, std::stop_token);

} // namespace trainyard::notify
