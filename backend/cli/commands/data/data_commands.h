#pragma once

#include <string>
#include <vector>

#include "backend/cli/commands.h"
#include "backend/cluster/cloud/cloud_context.h"
#include "backend/storage/storage.h"

namespace trainyard::cli {

void addDataTransfers(Commands &, CLI::App *data); ///< data put, get, sync, pending
void addDataFetch(Commands &, CLI::App *data);     ///< data fetch
void addDataPush(Commands &, CLI::App *data);      ///< data push
void addDataPull(Commands &, CLI::App *data);      ///< data pull
void addDataBuckets(Commands &, CLI::App *data);   ///< data mkbucket, presign

enum class BucketUse { Read, Write };

/// Access to S3 that requires the owner of every bucket: the account that the option names, any with "any"; by default
/// one's own account to write, and any to read, as public data sets belong to others.
/// \error InvalidArgument (no account id)
Result<storage::StorageConfig> ownedStorage(const cluster::CloudContext &, const std::string &option, BucketUse);
/// Formats a key for one line of a list: it may contain line feeds.
std::string oneLine(std::string key);
/// Lists the first of what will be lost, and the number of the others, for a confirmation and for the record of --yes.
std::string lossText(const std::vector<std::string> &lost);
void addOwnerOption(CLI::App *, std::string &owner); ///< --expected-bucket-owner

} // namespace trainyard::cli
