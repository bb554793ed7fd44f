#include "backend/localcloud/emr/emr_store.h"

#include <algorithm>

#include <nlohmann/json.hpp>

#include "backend/core/system/logging.h"
#include "backend/core/try.h"
#include "backend/localcloud/emr/emr_request.h"
#include "backend/localcloud/store.h"

namespace trainyard::localcloud {
namespace {

using namespace std::chrono_literals;

constexpr const char *kEmrRecord = "emr-cluster";
constexpr auto kEmrTick = 50ms;

} // namespace

EmrStore::EmrStore(Store &store, Ec2Service &ec2, EmrSettings settings)
    : m_store(store)
    , m_ec2(ec2)
    , m_settings(std::move(settings))
    , m_logs(m_settings.writeObject)
{
}

EmrStore::~EmrStore()
{
    stop();
}

Result<std::unique_ptr<EmrStore>> EmrStore::open(Store &store, Ec2Service &ec2, EmrSettings settings)
{
    std::unique_ptr<EmrStore> out(new EmrStore(store, ec2, std::move(settings)));
    TY_TRY(out->loadPublicAccess());
    TY_ASSIGN(const auto records, store.all(kEmrRecord));
    for (const auto &record : records) {
        const auto kept = nlohmann::json::parse(record.body, nullptr, false);
        if (!kept.is_object())
            return fail(ErrorCode::CorruptData, "localcloud:state", "the record of " + record.id + " is damaged");
        out->m_clusters[record.id] = kept.get<EmrCluster>();
    }
    return out;
}

void EmrStore::startClock()
{
    m_clock = std::thread([this] { clockThread(); });
}

void EmrStore::stop()
{
    {
        const std::lock_guard guard(m_mutex);
        m_ending = true;
    }
    m_wake.notify_all();
    if (m_clock.joinable())
        m_clock.join();
}

void EmrStore::clockThread()
{
    std::unique_lock lock(m_mutex);
    while (!m_wake.wait_for(lock, kEmrTick, [&] { return m_ending; })) {
        lock.unlock();
        advance();
        lock.lock();
    }
}

void EmrStore::advance()
{
    const std::lock_guard guard(m_mutex);
    if (m_ending)
        return;
    for (auto &[id, cluster] : m_clusters) {
        if (!cluster.over())
            advance(cluster);
    }
    m_logs.deliver(now());
}

void EmrStore::save(const EmrCluster &cluster)
{
    const auto text = Json(cluster).dump(-1, ' ', false, Json::error_handler_t::replace);
    if (const auto written = m_store.put(kEmrRecord, cluster.id, text); !written)
        spdlog::error("the record of {} is not on disk: {}", cluster.id, written.error().detail);
}

ServiceResult<nlohmann::json> EmrStore::handle(const std::string &operation, const Json &body,
                                               const std::string &region)
{
    const auto action = std::ranges::find(kActions, operation, &Action::name);
    if (action == kActions.end())
        return refuse("UnknownOperationException", "The local cloud does not implement " + operation + " of EMR.");
    if (!action->members.empty())
        TY_TRY(allowMembers(body, action->members, operation.c_str()));
    const std::lock_guard guard(m_mutex);
    return (this->*action->run)(body, region);
}

ServiceResult<EmrCluster *> EmrStore::named(const std::string &id, const std::string &region)
{
    const auto found = m_clusters.find(id);
    if (found == m_clusters.end() || found->second.region != region)
        return refuse("InvalidRequestException", "Cluster id '" + id + "' is not valid.");
    return &found->second;
}

ServiceResult<std::vector<EmrCluster *>> EmrStore::namedAll(const std::vector<std::string> &ids,
                                                            const std::string &region)
{
    std::vector<EmrCluster *> out;
    for (const auto &id : ids) {
        const auto found = m_clusters.find(id);
        if (found == m_clusters.end() || found->second.region != region)
            return emrInvalid("Specified job flow ID does not exist.");
        out.push_back(&found->second);
    }
    if (out.empty())
        return emrInvalid("No cluster is named.");
    if (out.size() > 10)
        return emrInvalid("A call names at most 10 clusters.");
    return out;
}

} // namespace trainyard::localcloud
