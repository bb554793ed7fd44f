// The operations of EFS on file systems.
#include <algorithm>

#include <nlohmann/json.hpp>

#include "backend/core/system/files.h"
#include "backend/core/try.h"
#include "backend/localcloud/ec2/catalog/ec2_catalog.h"
#include "backend/localcloud/efs/efs_wire.h"
#include "backend/localcloud/services/controller_wire.h"

namespace trainyard::localcloud {
namespace {

using Json = nlohmann::json;

constexpr std::int64_t kSystemMillis = 3 * 1000; ///< of a change of state at AWS; divided by --speed
constexpr std::size_t kMostFiles = 200'000;      ///< that are counted for the size

Json efsTags(const Tags &tags)
{
    auto list = Json::array();
    for (const auto &[key, value] : tags)
        list.push_back({{"Key", key}, {"Value", value}});
    return list;
}

/// The bytes of all files below the folder; links are not followed.
std::uint64_t bytesBelow(const std::filesystem::path &folder)
{
    namespace fs = std::filesystem;
    std::uint64_t total = 0;
    std::size_t files = 0;
    std::error_code ignored;
    for (auto it = fs::recursive_directory_iterator(folder, fs::directory_options::skip_permission_denied, ignored);
         it != fs::recursive_directory_iterator() && files < kMostFiles; it.increment(ignored), ++files) {
        if (fs::is_regular_file(it->symlink_status(ignored)))
            total += it->file_size(ignored);
    }
    return total;
}

/// Reads and checks the properties of a new file system.
ServiceResult<FileSystem> readSystem(const Json &body, const std::string &region)
{
    FileSystem out;
    out.id = newResourceId("fs-");
    out.region = region;
    out.token = controller::textOf(body, "CreationToken");
    if (out.token.empty() || out.token.size() > 64)
        return refuse("BadRequest", "CreationToken is required, and has at most 64 characters.");
    const auto word = [&](const char *name, std::string &to) {
        if (auto text = controller::textOf(body, name); !text.empty())
            to = std::move(text);
    };
    word("PerformanceMode", out.performance);
    word("ThroughputMode", out.throughput);
    word("KmsKeyId", out.kmsKey);
    out.encrypted = controller::flagOf(body, "Encrypted");
    if (out.performance != "generalPurpose" && out.performance != "maxIO")
        return refuse("BadRequest", "PerformanceMode is generalPurpose or maxIO.");
    if (out.throughput != "bursting" && out.throughput != "provisioned" && out.throughput != "elastic")
        return refuse("BadRequest", "ThroughputMode is bursting, provisioned or elastic.");
    if (out.throughput == "elastic" && out.performance != "generalPurpose")
        return refuse("BadRequest", "Elastic throughput needs the performance mode generalPurpose.");
    if (const auto at = body.find("ProvisionedThroughputInMibps"); at != body.end() && at->is_number())
        out.provisionedMibps = at->get<double>();
    if ((out.throughput == "provisioned") != (out.provisionedMibps > 0))
        return refuse("BadRequest", "ProvisionedThroughputInMibps belongs to the throughput mode provisioned.");
    if (!out.kmsKey.empty() && !out.encrypted)
        return refuse("BadRequest", "KmsKeyId needs Encrypted.");
    TY_ASSIGN(out.tags, controller::tagsIn(body));
    return out;
}

} // namespace

nlohmann::json EfsStore::asJson(const FileSystem &one) const
{
    const auto targets =
        std::ranges::count_if(m_targets, [&](const auto &pair) { return pair.second.fileSystem == one.id; });
    const auto bytes = bytesBelow(regionFolder(one.region) / one.id);
    Json out{{"OwnerId", kAccount},
             {"CreationToken", one.token},
             {"FileSystemId", one.id},
             {"FileSystemArn", "arn:aws:elasticfilesystem:" + one.region + ":" + kAccount + ":file-system/" + one.id},
             {"CreationTime", double(one.created) / 1000},
             {"LifeCycleState", toString(one.state)},
             {"NumberOfMountTargets", targets},
             {"SizeInBytes",
              {{"Value", bytes},
               {"Timestamp", double(nowMillis()) / 1000},
               {"ValueInIA", 0},
               {"ValueInStandard", bytes},
               {"ValueInArchive", 0}}},
             {"PerformanceMode", one.performance},
             {"ThroughputMode", one.throughput},
             {"Encrypted", one.encrypted},
             {"Tags", efsTags(one.tags)},
             {"FileSystemProtection", {{"ReplicationOverwriteProtection", "ENABLED"}}}};
    if (const auto name = one.tags.find("Name"); name != one.tags.end())
        out["Name"] = name->second;
    if (!one.kmsKey.empty())
        out["KmsKeyId"] = one.kmsKey;
    if (one.provisionedMibps > 0)
        out["ProvisionedThroughputInMibps"] = one.provisionedMibps;
    return out;
}

EfsStore::Reply EfsStore::createSystem(const Call &call)
{
    TY_ASSIGN(auto system, readSystem(call.body, call.region));
    const std::lock_guard guard(m_mutex);
    update();
    for (const auto &[id, known] : m_systems) {
        if (known.region == call.region && known.token == system.token)
            return tl::unexpected(
                ServiceError{"FileSystemAlreadyExists",
                             "File system '" + id + "' already exists with creation token '" + system.token + "'",
                             409,
                             {{"FileSystemId", id}}});
    }
    if (const auto made = ensureFolder(regionFolder(call.region) / system.id, 0755); !made)
        return refuse("InternalServerError", made.error().detail, 500);
    system.created = nowMillis();
    system.stateEnds = system.created + m_settings.delay(kSystemMillis);
    save(system);
    const auto &kept = m_systems[system.id] = system;
    return efsReply(asJson(kept), 201);
}

EfsStore::Reply EfsStore::describeSystems(const Call &call)
{
    const auto id = call.request.queryValue("FileSystemId"), token = call.request.queryValue("CreationToken");
    const std::lock_guard guard(m_mutex);
    update();
    if (!id.empty())
        TY_TRY(namedSystem(id, call.region));
    auto list = Json::array();
    for (const auto &[key, system] : m_systems) {
        if (system.region == call.region && (id.empty() || key == id.substr(id.rfind('/') + 1)) &&
            (token.empty() || system.token == token))
            list.push_back(asJson(system));
    }
    return efsPage(list, call.request, "FileSystems");
}

EfsStore::Reply EfsStore::deleteSystem(const Call &call)
{
    const std::lock_guard guard(m_mutex);
    update();
    TY_ASSIGN(auto *system, namedSystem(call.id, call.region));
    if (std::ranges::any_of(m_targets, [&](const auto &pair) { return pair.second.fileSystem == system->id; }))
        return refuse("FileSystemInUse", "The file system '" + system->id + "' has mount targets.", 409);
    system->state = EfsState::Deleting;
    system->stateEnds = nowMillis() + m_settings.delay(kSystemMillis);
    save(*system);
    return efsReply({}, 204);
}

EfsStore::Reply EfsStore::putLifecycle(const Call &call)
{
    const std::lock_guard guard(m_mutex);
    update();
    TY_ASSIGN(auto *system, namedSystem(call.id, call.region));
    if (!call.body.contains("LifecyclePolicies") || !call.body["LifecyclePolicies"].is_array())
        return refuse("BadRequest", "LifecyclePolicies is required.");
    system->lifecycle = call.body.dump(-1, ' ', false, Json::error_handler_t::replace);
    save(*system);
    return efsReply(call.body);
}

EfsStore::Reply EfsStore::getLifecycle(const Call &call)
{
    const std::lock_guard guard(m_mutex);
    update();
    TY_ASSIGN(const auto *system, namedSystem(call.id, call.region));
    return efsReply(system->lifecycle.empty() ? Json{{"LifecyclePolicies", Json::array()}}
                                              : Json::parse(system->lifecycle, nullptr, false));
}

EfsStore::Reply EfsStore::tagResource(const Call &call)
{
    TY_ASSIGN(const auto tags, controller::tagsIn(call.body));
    const std::lock_guard guard(m_mutex);
    update();
    TY_ASSIGN(auto *system, namedSystem(call.id, call.region));
    for (const auto &[key, value] : tags)
        system->tags[key] = value;
    save(*system);
    return efsReply({});
}

EfsStore::Reply EfsStore::listTags(const Call &call)
{
    const std::lock_guard guard(m_mutex);
    update();
    TY_ASSIGN(const auto *system, namedSystem(call.id, call.region));
    return efsPage(efsTags(system->tags), call.request, "Tags");
}

EfsStore::Reply EfsStore::untagResource(const Call &call)
{
    const std::lock_guard guard(m_mutex);
    update();
    TY_ASSIGN(auto *system, namedSystem(call.id, call.region));
    for (const auto &[name, value] : call.request.query) {
        if (name == "tagKeys" && value)
            system->tags.erase(*value);
    }
    save(*system);
    return efsReply({});
}

} // namespace trainyard::localcloud
