#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "backend/core/result.h"
#include "backend/core/secret.h"

namespace trainyard::automation {

/// A file by the rules of Python's configparser: sections, `key = value` or `key: value`, keys in any case, comments on
/// lines of their own, values over several indented lines, `%(name)s` and `%%` in values, a section DEFAULT.
class IniFile {
public:
    static constexpr std::size_t kLargest = 256 * 1024;

    /// \param source  file name, for errors
    /// \error InvalidArgument; the detail names the line, and never a value
    static Result<IniFile> parse(std::string_view text, const std::string &source);

    bool hasSection(std::string_view) const;
    /// The value, trimmed, with its references replaced.
    /// \return empty if the section has no such key
    /// \error InvalidArgument (a reference to nothing, or to itself; a single %)
    Result<std::optional<std::string>> value(std::string_view section, std::string_view key) const;
    int lineOf(std::string_view section, std::string_view key) const; ///< from 1; 0: there is none

private:
    struct Entry {
        std::string value;
        int line = 0, lastLine = 0;
    };
    using Section = std::map<std::string, Entry, std::less<>>; ///< by the name in lower case
    const Entry *find(std::string_view section, std::string_view key) const;
    Result<std::string> expanded(std::string_view section, const std::string &key, const std::string &text, int depth,
                                 int &left) const;

    friend class IniReader;
    friend struct IniRewriter;
    std::string m_source;
    std::map<std::string, Section, std::less<>> m_sections;
};

/// The config.ini of the automation of "Distributed machine learning on AWS": [summary] and [aws].
struct ConfigIni {
    std::string keyPath, keyName; ///< of [summary]: your_key_path, your_key_name; "~/" is the home folder
    std::string accessKey;        ///< access_key; empty after an import
    Secret secretKey;             ///< secret_key
    std::string profile;          ///< `profile`, which the import writes in place of the keys
    std::string gitLink, runtimeApplication;
    std::string runCommand, setupCommand; ///< run_command, setup_command: Trainyard's, optional
    std::string cluster, image;           ///< cluster, image: Trainyard's, optional
    int machines = 1;                     ///< TOTAL_INSTANCE
    std::string subnet, instanceType, region, securityGroup, vpc;

    bool hasKeys() const { return !accessKey.empty() || !secretKey.empty(); }
    /// The name of its cluster: `cluster`, else made of runtime_application.
    std::string clusterName() const;
};

/// \error InvalidArgument: the detail names the line, or the key that is missing; never a secret
Result<ConfigIni> configIni(std::string_view text, const std::string &source);

/// The text of a file with `profile = NAME` in place of access_key and secret_key. Everything else stays, comments too.
/// \error InvalidArgument, as of IniFile::parse()
Result<std::string> withoutKeys(std::string_view text, const std::string &profile);

/// What `trainyardctl config FILE VERB` does.
enum class ConfigVerb { Launch, InstallDeps, Run, Status, Terminate };
struct ConfigRequest {
    ConfigVerb verb = ConfigVerb::Status;
    bool distributed = false;            ///< Run: on all workers, not on the first one only
    std::string command = {};            ///< Run, InstallDeps: in place of that of the file
    std::vector<std::string> words = {}; ///< further options of the command of trainyardctl
};

/// The commands of trainyardctl that a verb stands for, in their order, each as its arguments. Without a secret.
/// \error InvalidArgument (the file lacks what the verb needs)
Result<std::vector<std::vector<std::string>>> commandsOf(const ConfigIni &, const ConfigRequest &);

/// The verb of a line for the prompt of the original: "LaunchInstances()"; also "launch".
std::optional<ConfigVerb> configVerb(std::string_view);

/// The file public_ip: one public IPv4 address in a line, without a line feed at the end.
std::string publicIpText(const std::vector<std::string> &addresses);
/// \error InvalidArgument (a line is no IPv4 address)
Result<std::vector<std::string>> publicIps(std::string_view text);

} // namespace trainyard::automation
