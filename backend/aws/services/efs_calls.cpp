#include "backend/aws/services/efs_calls_internal.h"

namespace trainyard::aws::efs {

namespace {

/// Builds a request of the rest-json protocol.
class RestCall {
public:
    RestCall(const char *method, const std::string &path, const char *operation, const char *cliName)
    {
        m_request.call.service = "efs";
        m_request.call.operation = operation;
        m_request.call.commandLine = {"efs", cliName};
        m_request.method = method;
        m_request.path = "/2015-02-01/" + path;
    }
    /// A value that is part of the path.
    RestCall &inPath(const char *name, const char *option, const std::string &value)
    {
        record(name, option, value);
        return *this;
    }
    /// Empty values are left out.
    RestCall &query(const char *name, const char *option, const std::string &value)
    {
        if (value.empty())
            return *this;
        m_request.query.emplace_back(name, value);
        record(name, option, value);
        return *this;
    }
    /// Empty strings and lists are left out.
    /// \param option  empty: not on the command line
    RestCall &body(const char *name, const std::string &option, const nlohmann::json &value)
    {
        if ((value.is_string() && value.get_ref<const std::string &>().empty()) || (value.is_array() && value.empty()))
            return *this;
        m_body[name] = value;
        const auto text = value.is_string() ? value.get<std::string>() : dumped(value);
        m_request.call.parameters.emplace_back(name, text);
        auto &line = m_request.call.commandLine;
        if (!option.empty())
            line.push_back(option);
        const bool isListOfWords = value.is_array() && value.front().is_string();
        if (!option.empty() && isListOfWords)
            line.insert(line.end(), value.begin(), value.end());
        else if (!option.empty() && !value.is_boolean())
            line.push_back(text);
        return *this;
    }
    ApiRequest request() const
    {
        ApiRequest out = m_request;
        if (!m_body.empty()) {
            out.headers.emplace_back("Content-Type", "application/json");
            out.body = dumped(m_body);
        }
        return out;
    }

private:
    static std::string dumped(const nlohmann::json &json)
    {
        return json.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
    }
    void record(const char *name, const std::string &option, const std::string &value)
    {
        m_request.call.parameters.emplace_back(name, value);
        if (!option.empty())
            m_request.call.commandLine.insert(m_request.call.commandLine.end(), {option, value});
    }

    ApiRequest m_request;
    nlohmann::json m_body = nlohmann::json::object();
};

} // namespace

ApiRequest createFileSystem(const CreateFileSystemRequest &request)
{
    Tags tags = request.tags;
    if (!request.name.empty())
        tags["Name"] = request.name;
    RestCall call("POST", "file-systems", "CreateFileSystem", "create-file-system");
    call.body("CreationToken", "--creation-token", request.token)
        .body("PerformanceMode", "--performance-mode", "generalPurpose")
        .body("ThroughputMode", "--throughput-mode", request.throughputMode)
        .body("AvailabilityZoneName", "--availability-zone-name", request.zone)
        .body("Encrypted", request.encrypted ? "--encrypted" : "--no-encrypted", request.encrypted)
        .body("Tags", "--tags", json11::tagList(tags));
    return call.request();
}

ApiRequest describeFileSystems(const std::string &id, const std::string &token, const std::string &marker)
{
    RestCall call("GET", "file-systems", "DescribeFileSystems", "describe-file-systems");
    return call.query("FileSystemId", "--file-system-id", id)
        .query("CreationToken", "--creation-token", token)
        .query("Marker", "", marker)
        .request();
}

ApiRequest deleteFileSystem(const std::string &id)
{
    RestCall call("DELETE", "file-systems/" + id, "DeleteFileSystem", "delete-file-system");
    return call.inPath("FileSystemId", "--file-system-id", id).request();
}

ApiRequest tagResource(const std::string &id, const Tags &tags)
{
    RestCall call("POST", "resource-tags/" + id, "TagResource", "tag-resource");
    return call.inPath("ResourceId", "--resource-id", id).body("Tags", "--tags", json11::tagList(tags)).request();
}

ApiRequest createMountTarget(const std::string &fileSystem, const std::string &subnet,
                             const std::vector<std::string> &groups)
{
    RestCall call("POST", "mount-targets", "CreateMountTarget", "create-mount-target");
    return call.body("FileSystemId", "--file-system-id", fileSystem)
        .body("SubnetId", "--subnet-id", subnet)
        .body("SecurityGroups", "--security-groups", groups)
        .request();
}

ApiRequest describeMountTargets(const std::string &fileSystem, const std::string &marker)
{
    RestCall call("GET", "mount-targets", "DescribeMountTargets", "describe-mount-targets");
    return call.query("FileSystemId", "--file-system-id", fileSystem).query("Marker", "", marker).request();
}

ApiRequest deleteMountTarget(const std::string &id)
{
    RestCall call("DELETE", "mount-targets/" + id, "DeleteMountTarget", "delete-mount-target");
    return call.inPath("MountTargetId", "--mount-target-id", id).request();
}

ApiRequest describeMountTargetGroups(const std::string &id)
{
    RestCall call("GET", "mount-targets/" + id + "/security-groups", "DescribeMountTargetSecurityGroups",
                  "describe-mount-target-security-groups");
    return call.inPath("MountTargetId", "--mount-target-id", id).request();
}

ApiRequest modifyMountTargetGroups(const std::string &id, const std::vector<std::string> &groups)
{
    RestCall call("PUT", "mount-targets/" + id + "/security-groups", "ModifyMountTargetSecurityGroups",
                  "modify-mount-target-security-groups");
    return call.inPath("MountTargetId", "--mount-target-id", id)
        .body("SecurityGroups", "--security-groups", groups)
        .request();
}

} // namespace trainyard::aws::efs
