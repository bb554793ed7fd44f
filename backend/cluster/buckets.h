#pragma once

#include <set>
#include <stop_token>
#include <string>
#include <vector>

#include "backend/core/deadline.h"
#include "backend/core/result.h"

namespace trainyard::cluster {

struct CloudContext;

/// Make a bucket where there is none: in this region, encrypted by S3's default, all public access blocked, tagged as
/// ours. Safe to repeat; one of this account that is there is left as it is. No teardown ends it.
/// return  was it made?
/// errors  AlreadyExists (somebody else has that name), PermissionDenied, and those of the credentials and the
/// connection
Result<bool> ensureBucket(const CloudContext &, const std::string &bucket, const std::string &region, const Deadline &,
                          std::stop_token);
/// Those that were made from this ledger in this account, whatever they are called.
std::set<std::string> bucketsMadeHere(const CloudContext &);
/// The same as command lines, in their order.
std::vector<std::string> bucketCommands(const std::string &bucket, const std::string &region);

/// Names of the account's buckets, in order. errors  PermissionDenied (s3:ListAllMyBuckets), the connection's
Result<std::vector<std::string>> bucketNames(const CloudContext &, const Deadline &, std::stop_token);

} // namespace trainyard::cluster
