#include "backend/aws/services/efs_client.h"

#include <algorithm>
#include <string_view>

#include "backend/aws/services/efs_calls_internal.h"
#include "backend/aws/services/service_errors_internal.h"
#include "backend/aws/wire/paginator_internal.h"
#include "backend/core/try.h"

namespace trainyard::aws {

namespace {

FileSystem fileSystemOf(const nlohmann::json &json)
{
    FileSystem one{.id = json11::text(json, "FileSystemId"),
                   .name = json11::text(json, "Name"),
                   .state = json11::text(json, "LifeCycleState"),
                   .tags = json11::tags(json, "Tags"),
                   .mountTargets = json11::count(json, "NumberOfMountTargets"),
                   .creationToken = json11::text(json, "CreationToken"),
                   .throughputMode = json11::text(json, "ThroughputMode"),
                   .zone = json11::text(json, "AvailabilityZoneName"),
                   .encrypted = json11::flag(json, "Encrypted"),
                   .created = json11::time(json, "CreationTime").value_or(Timestamp{})};
    if (const double bytes = json11::number(json11::object(json, "SizeInBytes"), "Value"); bytes > 0 && bytes < 1e18)
        one.bytes = std::uint64_t(bytes);
    return one;
}

MountTarget mountTargetOf(const nlohmann::json &json)
{
    return {json11::text(json, "MountTargetId"),
            json11::text(json, "FileSystemId"),
            json11::text(json, "SubnetId"),
            json11::text(json, "VpcId"),
            json11::text(json, "AvailabilityZoneName"),
            json11::text(json, "IpAddress"),
            json11::text(json, "LifeCycleState"),
            json11::text(json, "NetworkInterfaceId")};
}

/// An id is part of the path of a request.
/// \param prefix  "fs-", "fsmt-"
Status checkEfsId(const std::string &id, std::string_view prefix)
{
    const bool isId = id.starts_with(prefix) && id.size() > prefix.size() && id.size() <= 128 &&
                      std::ranges::all_of(id.substr(prefix.size()),
                                          [](char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f'); });
    return isId ? Status()
                : fail(ErrorCode::InvalidArgument, "efs",
                       "\"" + id.substr(0, 128) + "\" is not an id of the form " + std::string(prefix) + "0123abcd");
}

/// Sends a request whose reply has no content.
Status commandEfs(ServiceApi &api, const ApiRequest &request, const CallContext &context)
{
    const auto reply = api.call(request, context);
    return reply ? Status() : fail(reply.error());
}

Status unlessGone(Status status)
{
    return !status && status.error().code == ErrorCode::NotFound ? Status() : status;
}

/// Reads the elements of all pages.
/// \param requestFor  requestFor(marker) returns the request for a page
template <class RequestFor, class Parse>
auto allPages(ServiceApi &api, const char *list, const CallContext &context, RequestFor requestFor, Parse parse)
    -> Result<std::vector<std::invoke_result_t<Parse, const nlohmann::json &>>>
{
    std::vector<std::invoke_result_t<Parse, const nlohmann::json &>> found;
    const auto read = paginate("efs:" + requestFor("").call.operation, [&](const auto &marker) -> Result<std::string> {
        TY_ASSIGN(const auto answer, sendRequest(api, requestFor(marker), context));
        for (const auto &item : json11::list(answer, list))
            found.push_back(parse(item));
        return json11::text(answer, "NextMarker");
    });
    if (!read)
        return fail(read.error());
    return found;
}

Result<std::vector<FileSystem>> fileSystems(ServiceApi &api, const std::string &id, const std::string &token,
                                            const CallContext &context)
{
    return allPages(
        api, "FileSystems", context,
        [&](const std::string &marker) { return efs::describeFileSystems(id, token, marker); }, fileSystemOf);
}

} // namespace

Call createFileSystemCall(const CreateFileSystemRequest &request)
{
    return efs::createFileSystem(request).call;
}

Call createMountTargetCall(const std::string &fileSystem, const std::string &subnet,
                           const std::vector<std::string> &groups)
{
    return efs::createMountTarget(fileSystem, subnet, groups).call;
}

std::string fileSystemHost(const std::string &id, const std::string &region)
{
    return id + ".efs." + region + "." + domainOf(region);
}

EfsClient::EfsClient(std::shared_ptr<net::HttpClient> http, ClientConfig config)
    : m_api(std::make_unique<ServiceApi>(std::move(http), std::move(config), "elasticfilesystem", Protocol::Json))
{
}

EfsClient::~EfsClient() = default;

Result<FileSystem> EfsClient::createFileSystem(const CreateFileSystemRequest &request, const CallContext &context)
{
    auto sent = efs::createFileSystem(request);
    sent.repeatable = !request.token.empty();
    const auto answer = sendRequest(*m_api, sent, context);
    if (answer) {
        auto made = fileSystemOf(*answer);
        if (made.id.empty())
            return fail(ErrorCode::MalformedReply, "efs:CreateFileSystem", "the reply contains no FileSystemId");
        return made;
    }
    if (answer.error().code != ErrorCode::AlreadyExists || request.token.empty())
        return fail(answer.error());
    TY_ASSIGN(auto earlier, fileSystems(*m_api, {}, request.token, context));
    if (earlier.empty()) // its listing is not consistent yet
        return fail(answer.error());
    return std::move(earlier.front());
}

Result<std::vector<FileSystem>> EfsClient::describeFileSystems(const CallContext &context)
{
    return fileSystems(*m_api, {}, {}, context);
}

Result<std::optional<FileSystem>> EfsClient::describeFileSystem(const std::string &id, const CallContext &context)
{
    TY_TRY(checkEfsId(id, "fs-"));
    auto found = fileSystems(*m_api, id, {}, context);
    if (!found && found.error().code != ErrorCode::NotFound)
        return fail(found.error());
    return !found || found->empty() ? std::nullopt : std::optional(std::move(found->front()));
}

Status EfsClient::deleteFileSystem(const std::string &id, const CallContext &context)
{
    TY_TRY(checkEfsId(id, "fs-"));
    return unlessGone(commandEfs(*m_api, efs::deleteFileSystem(id), context));
}

Status EfsClient::addTags(const std::string &id, const Tags &tags, const CallContext &context)
{
    TY_TRY(checkEfsId(id, "fs-"));
    return tags.empty() ? Status() : commandEfs(*m_api, efs::tagResource(id, tags), context);
}

Result<MountTarget> EfsClient::createMountTarget(const std::string &fileSystem, const std::string &subnet,
                                                 const std::vector<std::string> &groups, const CallContext &context)
{
    TY_TRY(checkEfsId(fileSystem, "fs-"));
    TY_ASSIGN(const auto answer, sendRequest(*m_api, efs::createMountTarget(fileSystem, subnet, groups), context));
    auto made = mountTargetOf(answer);
    if (made.id.empty())
        return fail(ErrorCode::MalformedReply, "efs:CreateMountTarget", "the reply contains no MountTargetId");
    return made;
}

Result<std::vector<MountTarget>> EfsClient::describeMountTargets(const std::string &fileSystem,
                                                                 const CallContext &context)
{
    TY_TRY(checkEfsId(fileSystem, "fs-"));
    return allPages(
        *m_api, "MountTargets", context,
        [&](const std::string &marker) { return efs::describeMountTargets(fileSystem, marker); }, mountTargetOf);
}

Status EfsClient::deleteMountTarget(const std::string &id, const CallContext &context)
{
    TY_TRY(checkEfsId(id, "fsmt-"));
    return unlessGone(commandEfs(*m_api, efs::deleteMountTarget(id), context));
}

Result<std::vector<std::string>> EfsClient::mountTargetGroups(const std::string &id, const CallContext &context)
{
    TY_TRY(checkEfsId(id, "fsmt-"));
    TY_ASSIGN(const auto answer, sendRequest(*m_api, efs::describeMountTargetGroups(id), context));
    return json11::texts(answer, "SecurityGroups");
}

Status EfsClient::setMountTargetGroups(const std::string &id, const std::vector<std::string> &groups,
                                       const CallContext &context)
{
    TY_TRY(checkEfsId(id, "fsmt-"));
    return commandEfs(*m_api, efs::modifyMountTargetGroups(id, groups), context);
}

} // namespace trainyard::aws
