#pragma once

#include <filesystem>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "backend/aws/credentials/credentials.h"

namespace trainyard::aws {

enum class ProfileKind {
    Local,       ///< the local cloud: always available, free of charge
    Environment, ///< credentials in AWS_* variables, or a role they name, shown as "environment"
    File,        ///< a section of ~/.aws/config or ~/.aws/credentials
};

/// One entry of the account menu.
struct Profile {
    std::string name;
    ProfileKind kind = ProfileKind::File;
    std::string region;                              ///< empty when it is not set
    std::map<std::string, std::string> endpointUrls; ///< by service id ("ec2", "s3"); "" stands for all
    bool costsMoney = true;                          ///< false for the local cloud and other endpoints on this computer
};

/// The user's choices, in order of precedence.
struct ProfileOptions {
    std::string profile;      ///< --profile; empty means the order below
    std::string region;       ///< --region
    std::string endpointUrl;  ///< --endpoint-url
    std::string lastSelected; ///< what the user selected last time; empty on a fresh installation
    std::filesystem::path stateFolder;
    EnvironmentReader environment = processEnvironment();
    std::shared_ptr<net::HttpClient> http = {};        ///< for STS and single sign-on; null: a client of its own
    std::shared_ptr<CallJournal> journal = {};         ///< receives those calls; may be null
    std::shared_ptr<MfaSessionCache> mfaSessions = {}; ///< source of one-time codes; null where no user can enter one
};

/// A profile with everything that a client needs. Order: --profile, AWS_PROFILE, credentials in the environment, the
/// profile last selected, "local". With the profile "local" no AWS_* variable is used.
struct Selection {
    Profile profile;
    std::string region;                              ///< never empty: else "us-east-1"
    std::map<std::string, std::string> endpointUrls; ///< by service id, "" for all; an empty map means AWS itself
    std::shared_ptr<CredentialsProvider> credentials;
    std::string loginLine; ///< "aws sso login --profile NAME" where the profile uses single sign-on, else empty
    std::string mfaDevice; ///< device whose one-time code opens a session of the profile; empty: none needed

    /// The endpoint for "ec2", "s3", "sts"; empty means AWS's own for the region.
    std::string endpointUrl(const std::string &service) const;
};

/// True for a well formed region name: lower case letters, digits and dashes. Only AWS knows whether the region exists.
bool isRegionName(std::string_view) noexcept;

/// True when the environment has keys, a web identity or a container's role.
bool hasEnvironmentCredentials(const EnvironmentReader &);

/// All profiles: "local" first, then "environment" if it has keys, then those of the files by name. A file that cannot
/// be read counts as absent; of a damaged file the sections that can be parsed are used.
std::vector<Profile> listProfiles(const ProfileOptions &);

/// \error InvalidArgument (region, endpoint), NotFound (no such profile; for "local": the local cloud was never
///     started), CorruptData (for "local": its endpoint file is damaged)
Result<Selection> selectProfile(const ProfileOptions &);

/// The endpoint file of a local cloud (0600). It may be stale: check that pid is alive and that the address replies.
struct LocalEndpoint {
    std::string address; ///< "127.0.0.1"
    int port = 0;
    int pid = 0;
    std::uint64_t startTime = 0; ///< of the process, in clock ticks since boot
    std::string accessKeyId;
    Secret secretAccessKey;
    std::string region;

    std::string url() const { return "http://" + address + ":" + std::to_string(port); }
};

/// Reads <stateFolder>/localcloud/endpoint.json.
/// \error NotFound, CorruptData
Result<LocalEndpoint> readLocalEndpoint(const std::filesystem::path &stateFolder);

} // namespace trainyard::aws
