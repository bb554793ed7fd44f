#include "backend/localcloud/fault_injector.h"

#include <random>

#include <nlohmann/json.hpp>
#include <sys/stat.h>

#include "backend/core/system/files.h"
#include "backend/core/system/logging.h"
#include "backend/core/try.h"

namespace trainyard::localcloud {

Result<std::unique_ptr<FaultInjector>> FaultInjector::open(const std::filesystem::path &file)
{
    std::unique_ptr<FaultInjector> out(new FaultInjector(file));
    TY_TRY(out->reload());
    return out;
}

std::optional<FaultInjector::Version> FaultInjector::version() const
{
    struct stat info {};
    if (::stat(m_file.c_str(), &info) != 0)
        return std::nullopt;
    return Version{info.st_ino, info.st_size, info.st_mtim.tv_sec, info.st_mtim.tv_nsec};
}

Status FaultInjector::reload()
{
    m_seen = version().value_or(Version()); // first: a change while it is read is then noticed by the next call
    TY_ASSIGN(const auto text, readFile(m_file, 1u << 20));
    const auto json = nlohmann::json::parse(text, nullptr, false);
    if (!json.is_object() || !json.contains("faults") || !json["faults"].is_array())
        return fail(ErrorCode::InvalidArgument, m_file.string(), "a fault file is JSON with a list \"faults\"");
    try {
        std::vector<Fault> fresh;
        for (const auto &one : json["faults"]) {
            Fault fault;
            fault.operation = one.at("operation").get<std::string>();
            fault.code = one.value("code", "");
            fault.message = one.value("message", "A fault that was asked for.");
            fault.answer = parseEnum<FaultAnswer>(one.value("answer", "")).value_or(FaultAnswer::Code);
            fault.status = one.value("status", 500);
            fault.count = one.value("count", std::int64_t(-1));
            fault.skip = one.value("skip", std::int64_t(0));
            fault.probability = one.value("probability", 1.0);
            fault.delay = std::chrono::milliseconds(std::int64_t(one.value("delaySeconds", 0.0) * 1000));
            fault.hold = one.value("hold", "");
            fault.after = one.value("after", false);
            fresh.push_back(std::move(fault));
        }
        m_ofInstances.diskBytes = json.value("instanceDiskBytes", std::uint64_t(0));
        m_ofInstances.otherHostKey = json.value("instanceHostKey", "") == "other";
        m_ofInstances.refusesLogin = json.value("instanceLogin", "") == "refused";
        m_ofInstances.spotInterruption = json.value("spotInterruption", "");
        m_ofEmr = {json.value("emrBootstrapFailure", ""), json.value("emrProvisionFailure", ""),
                   json.value("emrStuck", false)};
        m_ofEfs = {std::chrono::milliseconds(std::int64_t(json.value("mountTargetDelaySeconds", 0.0) * 1000)),
                   json.value("mountTargetFailure", false)};
        m_faults = std::move(fresh);
    } catch (const nlohmann::json::exception &e) {
        return fail(ErrorCode::InvalidArgument, m_file.string(), e.what());
    }
    return {};
}

void FaultInjector::reloadIfChanged()
{
    const auto now = version();
    if (!now || *now == m_seen)
        return;
    if (const auto read = reload(); !read)
        spdlog::error("the fault file is not understood, the faults of before stay: {}", read.error().detail);
}

std::optional<FaultInjector::Fault> FaultInjector::next(const std::string &operation, bool dryRun)
{
    const std::lock_guard guard(m_mutex);
    reloadIfChanged();
    thread_local std::mt19937 generator{std::random_device{}()};
    const bool byName = operation.find(':') != std::string::npos; // calls between services
    for (auto &fault : m_faults) {
        if (fault.operation != operation && (byName || fault.operation != "*"))
            continue;
        // A dry run reports only missing permissions, never capacity, quotas or other errors.
        if (dryRun && fault.operation != "*" && fault.code != "UnauthorizedOperation")
            continue;
        if (fault.skip > 0) {
            --fault.skip;
            continue;
        }
        if (fault.count == 0 || std::uniform_real_distribution<>(0, 1)(generator) >= fault.probability)
            continue;
        if (fault.count > 0)
            --fault.count;
        return fault;
    }
    return std::nullopt;
}

InstanceFaults FaultInjector::ofInstances()
{
    const std::lock_guard guard(m_mutex);
    reloadIfChanged();
    return m_ofInstances;
}

EmrFaults FaultInjector::ofEmr()
{
    const std::lock_guard guard(m_mutex);
    reloadIfChanged();
    return m_ofEmr;
}

EfsFaults FaultInjector::ofEfs()
{
    const std::lock_guard guard(m_mutex);
    reloadIfChanged();
    return m_ofEfs;
}

} // namespace trainyard::localcloud
