#pragma once

#include <filesystem>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "backend/aws/credentials.h"

namespace trainyard::aws {

enum class ProfileKind {
    Local,       ///< the local cloud: always there, costs nothing
    Environment, ///< credentials in AWS_* variables, or a role they name, shown as "environment"
    File,        ///< a section of ~/.aws/config or ~/.aws/credentials
};

/// One line of the account menu.
struct Profile {
    std::string name;
    ProfileKind kind = ProfileKind::File;
    std::string region;                              ///< empty when it names none
    std::map<std::string, std::string> endpointUrls; ///< by service id ("ec2", "s3"); "" for all
    bool costsMoney = true;                          ///< false for the local cloud and other endpoints on this computer
};

/// What the user said, from the outside in.
struct ProfileOptions {
    std::string profile;      ///< --profile; empty means the order below
    std::string region;       ///< --region
    std::string endpointUrl;  ///< --endpoint-url
    std::string lastSelected; ///< what the user selected last time; empty on a fresh installation
    std::filesystem::path stateFolder;
    EnvironmentReader environment = processEnvironment();
    std::shared_ptr<net::HttpClient> http = {};        ///< to ask STS and single sign-on with; empty: one of its own
    std::shared_ptr<CallJournal> journal = {};         ///< is told those calls; may be empty
    std::shared_ptr<MfaSessionCache> mfaSessions = {}; ///< asked for one-time codes; empty: nobody is there to give one
};

/// A profile with everything a client needs. Order: --profile, AWS_PROFILE, credentials in the environment, the one
/// last selected, "local". With the profile "local" no AWS_* variable counts.
struct Selection {
    Profile profile;
    std::string region;                              ///< never empty: else "us-east-1"
    std::map<std::string, std::string> endpointUrls; ///< by service id, "" for all; empty map means AWS itself
    std::shared_ptr<CredentialsProvider> credentials;
    std::string loginLine; ///< "aws sso login --profile NAME" where the profile lives on single sign-on, else empty
    std::string mfaDevice; ///< whose one-time code begins a session of the profile; empty: none is wanted

    /// The endpoint for "ec2", "s3", "sts"; empty means AWS's own for the region.
    std::string endpointUrl(const std::string &service) const;
};

/// Can it be a region's name? Lower case letters, digits and dashes: whether there is one is known to AWS only.
bool isRegionName(std::string_view) noexcept;

/// Are there keys, a web identity or a container's role in the environment?
bool hasEnvironmentCredentials(const EnvironmentReader &);

/// All profiles, "local" first, then "environment" when it has keys, then those of the files by name.
/// A file that cannot be read counts as absent; one that cannot be parsed keeps the sections that can.
std::vector<Profile> listProfiles(const ProfileOptions &);

/// errors  InvalidArgument (region, endpoint), NotFound (no such profile; for "local": the local cloud was never
/// started, or its endpoint file is damaged)
Result<Selection> selectProfile(const ProfileOptions &);

/// What a local cloud writes about itself (0600). It may be stale: see whether pid is alive and the address answers.
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

/// Reads <stateFolder>/localcloud/endpoint.json. errors NotFound, CorruptData
Result<LocalEndpoint> readLocalEndpoint(const std::filesystem::path &stateFolder);

} // namespace trainyard::aws
