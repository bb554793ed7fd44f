#include "backend/localcloud/endpoint_file.h"

#include <cerrno>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "backend/core/system/files.h"
#include "backend/core/try.h"

namespace trainyard::localcloud {

std::string Endpoint::exportLines() const
{
    return fmt::format("export AWS_ENDPOINT_URL={}\nexport AWS_ACCESS_KEY_ID={}\nexport AWS_SECRET_ACCESS_KEY={}\n"
                       "export AWS_DEFAULT_REGION={}\n",
                       url(), accessKeyId, secretAccessKey, region);
}

Status writeEndpoint(const std::filesystem::path &dataFolder, const Endpoint &endpoint)
{
    const nlohmann::json json = {{"address", endpoint.address},
                                 {"port", endpoint.port},
                                 {"url", endpoint.url()},
                                 {"pid", endpoint.process.pid},
                                 {"startTime", endpoint.process.startTime},
                                 {"accessKeyId", endpoint.accessKeyId},
                                 {"secretAccessKey", endpoint.secretAccessKey},
                                 {"region", endpoint.region},
                                 {"tier", endpoint.tier},
                                 {"tierReason", endpoint.tierReason},
                                 {"sshServer", endpoint.sshServer},
                                 {"runsAs", endpoint.runsAs},
                                 {"speed", endpoint.speed}};
    return writeFileAtomically(dataFolder / "endpoint.json", json.dump(2) + "\n", 0600);
}

Result<Endpoint> readEndpoint(const std::filesystem::path &dataFolder)
{
    TY_ASSIGN(const auto text, readFile(dataFolder / "endpoint.json", 1u << 20));
    const auto json = nlohmann::json::parse(text, nullptr, false);
    try {
        Endpoint out;
        out.address = json.at("address").get<std::string>();
        out.port = json.at("port").get<int>();
        out.process.pid = json.at("pid").get<pid_t>();
        out.process.startTime = json.at("startTime").get<std::uint64_t>();
        out.accessKeyId = json.at("accessKeyId").get<std::string>();
        out.secretAccessKey = json.at("secretAccessKey").get<std::string>();
        out.region = json.at("region").get<std::string>();
        out.tier = json.value("tier", "");
        out.tierReason = json.value("tierReason", "");
        out.sshServer = json.value("sshServer", "");
        out.runsAs = json.value("runsAs", "");
        out.speed = json.value("speed", 1.0);
        return out;
    } catch (const nlohmann::json::exception &e) {
        return fail(ErrorCode::CorruptData, (dataFolder / "endpoint.json").string(), e.what());
    }
}

Result<std::filesystem::path> claimDataFolder(const std::filesystem::path &wanted)
{
    TY_TRY(ensureFolder(wanted, 0700));
    std::error_code error;
    const auto folder = std::filesystem::canonical(wanted, error);
    struct stat info {};
    if (error || ::stat(folder.c_str(), &info) != 0)
        return fail(systemError(error ? error.value() : errno, wanted.string(), "looking at the folder"));
    if (info.st_uid != ::geteuid())
        return fail(
            ErrorCode::InvalidArgument, folder.string(),
            fmt::format("the folder belongs to the user with the number {}, not to you ({}); give --data a folder "
                        "of your own, or one that does not exist yet",
                        info.st_uid, ::geteuid()));
    if ((info.st_mode & (S_IWGRP | S_IWOTH)) != 0)
        return fail(
            ErrorCode::InvalidArgument, folder.string(),
            fmt::format("other users can write in the folder (mode {:04o}); give --data a folder of its own, or "
                        "one that does not exist yet",
                        unsigned(info.st_mode & 07777)));
    return folder;
}

Result<std::unique_ptr<FolderLock>> FolderLock::take(const std::filesystem::path &dataFolder)
{
    const auto file = dataFolder / "lock";
    const int descriptor = ::open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (descriptor < 0)
        return fail(systemError(errno, file.string(), "opening"));
    if (::flock(descriptor, LOCK_EX | LOCK_NB) != 0) {
        ::close(descriptor);
        return fail(ErrorCode::Busy, file.string(), "another local cloud uses this folder");
    }
    return std::unique_ptr<FolderLock>(new FolderLock(descriptor));
}

FolderLock::~FolderLock()
{
    ::close(m_descriptor);
}

} // namespace trainyard::localcloud
