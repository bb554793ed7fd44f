#include "backend/localcloud/efs/efs_wire.h"

#include <algorithm>

#include <nlohmann/json.hpp>

#include "backend/core/numbers.h"
#include "backend/core/system/logging.h"
#include "backend/core/try.h"
#include "backend/localcloud/enum_json.h"
#include "backend/localcloud/store.h"

namespace trainyard::localcloud {

NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE_WITH_DEFAULT(FileSystem, id, region, token, performance, throughput, kmsKey,
                                                provisionedMibps, encrypted, state, created, stateEnds, lifecycle, tags)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE_WITH_DEFAULT(MountTarget, id, region, fileSystem, subnet, zone, zoneId, address,
                                                interface, groups, state, stateEnds, vpc)

namespace {

constexpr const char *kSystemRecord = "efs-file-system";
constexpr const char *kTargetRecord = "efs-mount-target";
constexpr std::string_view kEfsVersion = "/2015-02-01/";

std::vector<std::string> partsOf(std::string_view path)
{
    std::vector<std::string> out;
    while (!path.empty()) {
        const auto slash = path.find('/');
        if (slash != 0)
            out.emplace_back(path.substr(0, slash));
        path = slash == std::string_view::npos ? std::string_view() : path.substr(slash + 1);
    }
    return out;
}

template <class T>
Status loadEfs(Store &store, const char *kind, std::map<std::string, T> &to)
{
    TY_ASSIGN(const auto records, store.all(kind));
    for (const auto &record : records) {
        const auto kept = nlohmann::json::parse(record.body, nullptr, false);
        if (!kept.is_object())
            return fail(ErrorCode::CorruptData, "localcloud:state", "the record of " + record.id + " is damaged");
        to[record.id] = kept.get<T>();
    }
    return {};
}

template <class T>
void saveEfs(Store &store, const char *kind, const T &one)
{
    const auto text = nlohmann::json(one).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
    if (const auto written = store.put(kind, one.id, text); !written)
        spdlog::error("the record of {} is not on disk: {}", one.id, written.error().detail);
}

} // namespace

HttpReply efsReply(const nlohmann::json &body, int status)
{
    HttpReply reply;
    reply.status = status;
    reply.contentType = "application/json";
    if (!body.is_null())
        reply.body = body.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
    return reply;
}

ServiceResult<HttpReply> efsPage(const nlohmann::json &all, const HttpRequest &request, const char *name)
{
    const auto marker = request.queryValue("Marker"), most = request.queryValue("MaxItems");
    const auto from = marker.empty() ? std::optional<std::int64_t>(0) : parseInteger(marker);
    const auto size = most.empty() ? std::optional<std::int64_t>(100) : parseInteger(most);
    if (!from || !size || *from < 0 || *size < 1 || std::size_t(*from) > all.size())
        return refuse("BadRequest", "Marker or MaxItems is not valid.");
    auto list = nlohmann::json::array();
    const auto end = std::min(all.size(), std::size_t(*from) + std::size_t(std::min<std::int64_t>(*size, 100)));
    for (auto i = std::size_t(*from); i < end; ++i)
        list.push_back(all[i]);
    nlohmann::json out{{name, list}};
    if (!marker.empty())
        out["Marker"] = marker;
    if (end < all.size())
        out["NextMarker"] = std::to_string(end);
    return efsReply(out);
}

const std::vector<EfsStore::Route> EfsStore::kRoutes = {
    {"CreateFileSystem", "POST", "file-systems", &EfsStore::createSystem,
     "CreationToken PerformanceMode Encrypted KmsKeyId ThroughputMode ProvisionedThroughputInMibps Backup Tags"},
    {"DescribeFileSystems", "GET", "file-systems", &EfsStore::describeSystems, ""},
    {"DeleteFileSystem", "DELETE", "file-systems/*", &EfsStore::deleteSystem, ""},
    {"PutLifecycleConfiguration", "PUT", "file-systems/*/lifecycle-configuration", &EfsStore::putLifecycle,
     "LifecyclePolicies"},
    {"DescribeLifecycleConfiguration", "GET", "file-systems/*/lifecycle-configuration", &EfsStore::getLifecycle, ""},
    {"CreateMountTarget", "POST", "mount-targets", &EfsStore::createTarget,
     "FileSystemId SubnetId IpAddress SecurityGroups"},
    {"DescribeMountTargets", "GET", "mount-targets", &EfsStore::describeTargets, ""},
    {"DeleteMountTarget", "DELETE", "mount-targets/*", &EfsStore::deleteTarget, ""},
    {"DescribeMountTargetSecurityGroups", "GET", "mount-targets/*/security-groups", &EfsStore::getTargetGroups, ""},
    {"ModifyMountTargetSecurityGroups", "PUT", "mount-targets/*/security-groups", &EfsStore::putTargetGroups,
     "SecurityGroups"},
    {"TagResource", "POST", "resource-tags/*", &EfsStore::tagResource, "Tags"},
    {"ListTagsForResource", "GET", "resource-tags/*", &EfsStore::listTags, ""},
    {"UntagResource", "DELETE", "resource-tags/*", &EfsStore::untagResource, ""}};

const EfsStore::Route *EfsStore::routeOf(const std::string &method, const std::string &path, std::string &id)
{
    if (!path.starts_with(kEfsVersion))
        return nullptr;
    const auto given = partsOf(std::string_view(path).substr(kEfsVersion.size()));
    for (const auto &route : kRoutes) {
        const auto wanted = partsOf(route.path);
        const bool same = std::ranges::equal(given, wanted, [](const std::string &one, const std::string &pattern) {
            return pattern == "*" || one == pattern;
        });
        if (!same || route.method != method)
            continue;
        id = wanted.size() > 1 ? given[1] : std::string();
        return &route;
    }
    return nullptr;
}

EfsStore::EfsStore(Store &store, Ec2Service &ec2, Machines &machines, EfsSettings settings)
    : m_store(store)
    , m_ec2(ec2)
    , m_machines(machines)
    , m_settings(std::move(settings))
{
}

EfsStore::~EfsStore()
{
    stop();
}

Result<std::unique_ptr<EfsStore>> EfsStore::open(Store &store, Ec2Service &ec2, Machines &machines,
                                                 EfsSettings settings)
{
    std::unique_ptr<EfsStore> out(new EfsStore(store, ec2, machines, std::move(settings)));
    TY_TRY(loadEfs(store, kSystemRecord, out->m_systems));
    TY_TRY(loadEfs(store, kTargetRecord, out->m_targets));
    return out;
}

std::string EfsStore::operationName(const std::string &method, const std::string &path)
{
    std::string id;
    const auto *route = routeOf(method, path, id);
    return route ? std::string(route->operation) : "Unknown";
}

ServiceResult<HttpReply> EfsStore::handle(const HttpRequest &request, const std::string &body,
                                          const std::string &region)
{
    std::string id;
    const auto *route = routeOf(request.method, request.path, id);
    if (!route)
        return refuse("UnknownOperationException",
                      "The local cloud does not implement " + request.method + " " + request.path + " of EFS.", 404);
    const auto document = body.empty() ? Json::object() : Json::parse(body, nullptr, false);
    if (!document.is_object())
        return refuse("BadRequest", "The body is not a JSON object.");
    const auto members = " " + std::string(route->members) + " ";
    for (const auto &[name, value] : document.items()) {
        if (members.find(" " + name + " ") == std::string::npos)
            return refuse("BadRequest", "The local cloud does not implement the member " + name + " of " +
                                            std::string(route->operation) + ".");
    }
    return (this->*route->run)({id, request, document, region});
}

HttpReply EfsStore::errorReply(const ServiceError &error)
{
    HttpReply reply;
    reply.status = error.status;
    reply.contentType = "application/json";
    reply.headers.emplace_back("x-amzn-ErrorType", error.code);
    Json body{{"ErrorCode", error.code}, {"Message", error.message}};
    for (const auto &[name, value] : error.fields)
        body[name] = value;
    reply.body = body.dump(-1, ' ', false, Json::error_handler_t::replace);
    return reply;
}

std::filesystem::path EfsStore::regionFolder(const std::string &region) const
{
    const auto folder = m_settings.folder / region;
    std::error_code failed;
    std::filesystem::create_directories(folder, failed);
    if (failed)
        spdlog::error("the folder of EFS cannot be created: {}: {}", folder.string(), failed.message());
    return folder;
}

void EfsStore::save(const FileSystem &system)
{
    saveEfs(m_store, kSystemRecord, system);
}

void EfsStore::save(const MountTarget &target)
{
    saveEfs(m_store, kTargetRecord, target);
}

void EfsStore::update()
{
    const auto now = nowMillis();
    const auto advance = [&](auto &all, const char *kind, auto removed) {
        for (auto at = all.begin(); at != all.end();) {
            auto &one = at->second;
            if (one.stateEnds == 0 || now < one.stateEnds) {
                ++at;
                continue;
            }
            one.stateEnds = 0;
            if (one.state == EfsState::Creating) {
                one.state = EfsState::Available;
                save(one);
                ++at;
                continue;
            }
            (void)m_store.remove(kind, one.id);
            removed(one);
            at = all.erase(at);
        }
    };
    advance(m_targets, kTargetRecord, [](const MountTarget &) {});
    advance(m_systems, kSystemRecord, [&](const FileSystem &system) {
        std::error_code failed;
        std::filesystem::remove_all(regionFolder(system.region) / system.id, failed);
        if (failed)
            spdlog::error("the files of {} remain: {}", system.id, failed.message());
    });
}

ServiceResult<FileSystem *> EfsStore::namedSystem(const std::string &id, const std::string &region)
{
    const auto name = id.substr(id.rfind('/') + 1); // an ARN ends with the id
    const auto found = m_systems.find(name);
    if (found == m_systems.end() || found->second.region != region)
        return refuse("FileSystemNotFound", "File system '" + name + "' does not exist.", 404);
    return &found->second;
}

ServiceResult<MountTarget *> EfsStore::namedTarget(const std::string &id, const std::string &region)
{
    const auto found = m_targets.find(id);
    if (found == m_targets.end() || found->second.region != region)
        return refuse("MountTargetNotFound", "Mount target '" + id + "' does not exist.", 404);
    return &found->second;
}

bool EfsStore::usesGroup(const std::string &region, const std::string &group)
{
    const std::lock_guard guard(m_mutex);
    update();
    return std::ranges::any_of(m_targets, [&](const auto &pair) {
        const MountTarget &target = pair.second;
        return target.region == region && std::ranges::find(target.groups, group) != target.groups.end();
    });
}

} // namespace trainyard::localcloud
