#pragma once

#include <memory>
#include <optional>
#include <string>

#include "backend/aws/credentials/credentials.h"
#include "backend/aws/wire/call_journal.h"
#include "backend/core/service_code.h"
#include "backend/net/retry.h"

namespace trainyard::aws {

/// Configuration of a service client.
struct ClientConfig {
    std::shared_ptr<CredentialsProvider> credentials;
    std::string region = "us-east-1";
    std::string endpointUrl;               ///< "http://127.0.0.1:4566"; empty means AWS's own host for the region
    std::shared_ptr<CallJournal> journal;  ///< may be null
    std::optional<net::RetryPolicy> retry; ///< unset means RetryPolicy::forEndpoint
    const WallClock *clock = &SystemClock::instance();
};

using trainyard::serviceCode; ///< errors of this library have the detail "Code: message (request id ...)"

} // namespace trainyard::aws
