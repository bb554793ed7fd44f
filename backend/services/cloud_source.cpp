#include "backend/services/cloud_source.h"

#include <algorithm>

#include "backend/aws/credentials/profiles.h"
#include "backend/cluster/cloud/ec2.h"
#include "backend/core/system/files.h"
#include "backend/core/system/process.h"

namespace trainyard::services {

namespace {

using namespace std::chrono_literals;

constexpr auto kNamingTime = 10s;
constexpr auto kAskAgainAfter = 15s;   ///< interval of identity requests that got no response
constexpr auto kWriteAgainAfter = 10s; ///< interval of attempts to open the ledger of a full or read-only disk

std::string regionKey(const std::string &profile)
{
    return "region:" + profile;
}

/// The environment chooses the region of this process.
bool isRegionInEnvironment()
{
    return !environment("AWS_REGION").empty() || !environment("AWS_DEFAULT_REGION").empty();
}

} // namespace

CloudSource::CloudSource(cluster::CloudOptions options, QObject *parent)
    : QObject(parent)
    , m_options(std::move(options))
    , m_stateFolder(trainyard::stateFolder(m_options.stateFolder))
{
    m_options.stateFolder = m_stateFolder.string();
    m_options.mfaSessions = std::make_shared<aws::MfaSessionCache>(
        [codes = m_mfaCode](const aws::MfaChallenge &question, const CallContext &) { return codes->take(question); });
}

void CloudSource::submitMfaCode(Secret code)
{
    m_mfaCode->put(std::move(code));
    const std::lock_guard lock(m_mutex);
    m_askNow = true;
}

Result<std::shared_ptr<ledger::Ledger>> CloudSource::ledger()
{
    const std::lock_guard opening(m_ledgerMutex);
    if (!m_ledger || isWritableAgain(*m_ledger)) {
        TY_ASSIGN(m_ledger, cluster::openLedger(m_stateFolder));
        const auto last = m_ledger->setting("profile");
        const std::lock_guard lock(m_mutex);
        if (last && *last && !m_toStore)
            m_lastSelected = **last;
    }
    std::optional<std::string> selected;
    std::map<std::string, std::string> regions;
    if (!m_ledger->unwritable()) {
        const std::lock_guard lock(m_mutex);
        selected.swap(m_toStore);
        regions.swap(m_regionsToStore);
    }
    // Only choices to remember: a full disk shows elsewhere.
    if (selected)
        (void)m_ledger->setSetting("profile", *selected);
    for (const auto &[of, region] : regions)
        (void)m_ledger->setSetting(regionKey(of), region);
    readLastRegion();
    return m_ledger;
}

Result<std::shared_ptr<ledger::Ledger>> CloudSource::writableLedger()
{
    TY_ASSIGN(auto opened, ledger());
    if (const auto &why = opened->unwritable())
        return fail(*why);
    return opened;
}

/// Two copies in memory would differ: all contexts have that of ledger().
void CloudSource::shareCopy(cluster::CloudContext &cloud)
{
    if (!cloud.ledger->unwritable())
        return;
    if (const auto known = ledger(); known && (*known)->unwritable())
        cloud.ledger = *known;
}

/// Of the selected profile, with m_ledgerMutex held.
void CloudSource::readLastRegion()
{
    const std::string of = profile();
    {
        const std::lock_guard lock(m_mutex);
        if (m_lastRegions.contains(of))
            return;
    }
    const auto last = m_ledger->setting(regionKey(of));
    const std::lock_guard lock(m_mutex);
    m_lastRegions.emplace(of, last && *last ? **last : std::string());
}

Result<std::vector<std::string>> CloudSource::enabledRegions(const cluster::CloudContext &cloud,
                                                             const CallContext &context)
{
    const std::string account = cloud.profile + " " + cloud.endpointId;
    {
        const std::lock_guard lock(m_mutex);
        if (const auto known = m_enabledRegions.find(account); known != m_enabledRegions.end())
            return known->second;
    }
    if (cloud.accountError)
        return fail(*cloud.accountError);
    TY_ASSIGN(auto enabled, cluster::enabledRegions(*cloud.ec2(), context));
    std::ranges::sort(enabled);
    const std::lock_guard lock(m_mutex);
    m_enabledRegions[account] = enabled;
    return enabled;
}

/// The local cloud exits when it is unused: checks that the known one still runs.
bool CloudSource::isThere(const cluster::CloudContext &cloud) const
{
    if (!cloud.local)
        return true;
    const auto endpoint = aws::readLocalEndpoint(m_stateFolder);
    return endpoint && isAlive({endpoint->pid, endpoint->startTime}) && endpoint->url() == cloud.endpointUrl;
}

/// Whether the ledger is a copy in memory, and its file can be written by now.
bool CloudSource::isWritableAgain(const ledger::Ledger &ledger)
{
    if (!ledger.unwritable())
        return false;
    {
        const std::lock_guard lock(m_mutex);
        if (Deadline::Clock::now() < m_writeAgain)
            return false;
    }
    if (ledger::Ledger::open(m_stateFolder))
        return true; // also to the next caller, which may have another copy
    const std::lock_guard lock(m_mutex);
    m_writeAgain = Deadline::Clock::now() + kWriteAgainAfter;
    return false;
}

Result<cluster::CloudContext> CloudSource::open(bool startLocal, const CallContext &context)
{
    std::unique_lock lock(m_mutex);
    for (;;) {
        if (const auto known = m_context) {
            lock.unlock();
            const bool there = isThere(*known) && !isWritableAgain(*known->ledger); // read files
            lock.lock();
            if (known != m_context)
                continue;
            if (!there)
                m_context.reset();
            else if (!known->accountError || (!m_opening && !m_askNow && Deadline::Clock::now() < m_askAgain))
                return *known;
        }
        if (!m_opening)
            break;
        if (context.stop.stop_requested())
            return fail(ErrorCode::Cancelled, "account", "stop was requested");
        if (context.deadline.expired())
            return fail(ErrorCode::Timeout, "account", "another operation is still opening it");
        m_opened.wait_for(lock, context.deadline.remaining(100ms));
    }
    m_opening = true;
    m_askNow = false;
    struct Opening {
        CloudSource &source;
        ~Opening()
        {
            const std::lock_guard end(source.m_mutex);
            source.m_opening = false;
            source.m_opened.notify_all();
        }
    } opening{*this};
    const auto unnamed = m_context; // opened, but with an account whose identity is unknown
    const auto generation = m_generation;
    cluster::CloudOptions options = m_options;
    lock.unlock();
    options.startLocalCloud = startLocal;
    if (options.region.empty()) {
        (void)ledger(); // it has the last selection; an error shows when the account is opened
        options.region = lastRegion();
    }
    TY_ASSIGN(auto cloud, unnamed ? Result<cluster::CloudContext>(*unnamed) : cluster::openCloud(options, context));
    if (unnamed)
        cluster::nameAccount(cloud, {context.deadline.earlier(Deadline::after(kNamingTime)), context.stop});
    shareCopy(cloud);
    const std::lock_guard done(m_mutex);
    m_askAgain = Deadline::Clock::now() + kAskAgainAfter;
    if (generation == m_generation)
        m_context = std::make_shared<cluster::CloudContext>(cloud);
    return cloud;
}

Result<cluster::CloudContext> CloudSource::openProfile(const std::string &profile, bool startLocal,
                                                       const CallContext &context)
{
    if (profile.empty())
        return open(startLocal, context);
    if (profile == this->profile()) {
        auto opened = open(startLocal, context);
        if (opened ? opened->profile == profile : profile == this->profile())
            return opened; // otherwise another one was selected meanwhile
    }
    cluster::CloudOptions options;
    {
        const std::lock_guard lock(m_mutex);
        options = m_options;
        options.region.clear();
        options.endpointUrl.clear(); // they belong to the selected one
        if (const auto former = m_formerOptions.find(profile); former != m_formerOptions.end())
            options = former->second;
    }
    options.profile = profile;
    options.startLocalCloud = startLocal;
    TY_ASSIGN(auto cloud, cluster::openCloud(options, context));
    shareCopy(cloud);
    return cloud;
}

void CloudSource::select(const std::string &profile, const std::string &region)
{
    const std::string former = this->profile(), formerRegion = this->region();
    {
        const std::lock_guard lock(m_mutex);
        cluster::CloudOptions &left = m_formerOptions[former] = m_options;
        left.region = formerRegion;
        if (profile != m_options.profile)
            m_options.endpointUrl.clear(); // it belonged to the previous account
        m_options.profile = profile;
        m_options.region = region;
        m_context.reset();
        ++m_generation;
        m_lastSelected = profile;
        m_toStore = profile;
        if (!region.empty())
            m_lastRegions[profile] = m_regionsToStore[profile] = region;
    }
    emit selected();
}

std::string CloudSource::profile() const
{
    const std::lock_guard lock(m_mutex);
    if (!m_options.profile.empty())
        return m_options.profile;
    if (m_context)
        return m_context->profile;
    if (!m_options.ignoreAwsEnvironment) {
        if (auto named = environment("AWS_PROFILE"); !named.empty())
            return named;
        if (aws::hasEnvironmentCredentials(aws::processEnvironment()))
            return "environment";
    }
    return m_lastSelected.empty() ? "local" : m_lastSelected;
}

bool CloudSource::isLocal() const
{
    const auto selected = profile();
    const std::lock_guard lock(m_mutex);
    return selected == "local" && m_options.endpointUrl.empty();
}

std::string CloudSource::region() const
{
    const std::string last = lastRegion();
    const std::lock_guard lock(m_mutex);
    if (m_context)
        return m_context->region;
    if (!m_options.region.empty())
        return m_options.region;
    return last.empty() ? "us-east-1" : last;
}

std::string CloudSource::lastRegion() const
{
    const std::string of = profile();
    const std::lock_guard lock(m_mutex);
    const auto last = m_lastRegions.find(of);
    const bool isOverridden = !m_options.ignoreAwsEnvironment && isRegionInEnvironment();
    return last == m_lastRegions.end() || isOverridden ? std::string() : last->second;
}

std::vector<ProfileChoice> CloudSource::profiles() const
{
    aws::ProfileOptions options;
    options.stateFolder = m_stateFolder;
    std::vector<ProfileChoice> all;
    for (const aws::Profile &p : aws::listProfiles(options))
        all.push_back({p.name, p.costsMoney});
    return all;
}

} // namespace trainyard::services
