#pragma once

#include <set>
#include <stop_token>
#include <string>
#include <vector>

#include "backend/core/result.h"
#include "backend/core/sentence.h"
#include "backend/core/time/deadline.h"

namespace trainyard::cluster {

struct CloudContext;

/// Creates a bucket unless it exists: in this region, with S3's default encryption, all public access blocked,
/// tagged, and with a rule that ends incomplete uploads after 7 days. Safe to repeat: the settings of a bucket that was created from this ledger are applied again; any other
/// bucket of the account stays unchanged. No teardown deletes it.
/// \return whether it was created
/// \error AlreadyExists (the name belongs to another account, or access is denied), those of the credentials and the
///     connection
Result<bool> ensureBucket(const CloudContext &, const std::string &bucket, const std::string &region,
                          const CallContext &);
/// Who can use a bucket.
enum class BucketExposure {
    Closed,  ///< not everyone; also one that does not exist, and where the service has no public buckets
    Public,  ///< anyone, by its policy or its access control list
    Unknown, ///< these credentials may not read it
};
/// A bucket that was created from this ledger counts as closed where it may not be read.
/// \error Cancelled, those of the credentials and the connection
Result<BucketExposure> bucketExposure(const CloudContext &, const std::string &bucket, const CallContext &);
/// The region of a bucket, found from another one; empty where there is no such bucket, or it may not be read.
/// \error Cancelled, those of the credentials and the connection
Result<std::string> regionOfBucket(const CloudContext &, const std::string &bucket, const std::string &from,
                                   const CallContext &);
/// What it costs that machines read a bucket of another region; empty: it is the same region.
/// \param throughNat  the machines reach other regions through a NAT gateway
Sentence otherRegionHint(const std::string &bucket, const std::string &bucketRegion, const std::string &region,
                         bool throughNat);
/// Names of the buckets that this ledger created in this account.
std::set<std::string> bucketsMadeHere(const CloudContext &);
/// The calls of ensureBucket() as command lines, in order.
std::vector<std::string> bucketCommands(const std::string &bucket, const std::string &region);

/// Names of the account's buckets, sorted.
/// \error PermissionDenied (s3:ListAllMyBuckets), those of the connection
Result<std::vector<std::string>> bucketNames(const CloudContext &, const CallContext &);

} // namespace trainyard::cluster
