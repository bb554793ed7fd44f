#include "backend/services/cloud_source.h"

#include "backend/aws/credentials/profiles.h"
#include "backend/core/system/files.h"
#include "backend/core/system/process.h"
#include "backend/core/try.h"

namespace trainyard::services {

namespace {

constexpr auto kNamingTime = std::chrono::seconds(10);
constexpr auto kAskAgainAfter = std::chrono::seconds(15); ///< interval of identity requests that got no response

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
    m_askAgain = {};
}

Result<std::shared_ptr<ledger::Ledger>> CloudSource::ledger()
{
    const std::lock_guard opening(m_opening);
    {
        const std::lock_guard lock(m_mutex);
        if (m_ledger)
            return m_ledger;
    }
    TY_ASSIGN(auto opened, ledger::Ledger::open(m_stateFolder));
    const std::lock_guard lock(m_mutex);
    m_ledger = std::make_shared<ledger::Ledger>(std::move(opened));
    return m_ledger;
}

/// The local cloud exits when it is unused: checks that the known one still runs.
bool CloudSource::isThere(const cluster::CloudContext &cloud) const
{
    if (!cloud.local)
        return true;
    const auto endpoint = aws::readLocalEndpoint(m_stateFolder);
    return endpoint && isAlive({endpoint->pid, endpoint->startTime}) && endpoint->url() == cloud.endpointUrl;
}

Result<cluster::CloudContext> CloudSource::open(bool startLocal, const CallContext &context)
{
    const std::lock_guard opening(m_opening);
    cluster::CloudOptions options;
    std::uint64_t generation = 0;
    std::optional<cluster::CloudContext> unnamed; // opened, but with an account whose identity is unknown
    {
        const std::lock_guard lock(m_mutex);
        if (m_context && !isThere(*m_context))
            m_context.reset();
        if (m_context && (!m_context->accountError || Deadline::Clock::now() < m_askAgain))
            return *m_context;
        if (m_context)
            unnamed = *m_context;
        options = m_options;
        generation = m_generation;
    }
    options.startLocalCloud = startLocal;
    TY_ASSIGN(auto cloud,
              unnamed ? Result<cluster::CloudContext>(std::move(*unnamed)) : cluster::openCloud(options, context));
    if (unnamed)
        cluster::nameAccount(cloud, {context.deadline.earlier(Deadline::after(kNamingTime)), context.stop});
    const std::lock_guard lock(m_mutex);
    m_askAgain = Deadline::Clock::now() + kAskAgainAfter;
    if (generation == m_generation)
        m_context = std::make_shared<cluster::CloudContext>(cloud);
    return cloud;
}

void CloudSource::select(const std::string &profile, const std::string &region)
{
    {
        const std::lock_guard lock(m_mutex);
        if (profile != m_options.profile)
            m_options.endpointUrl.clear(); // it belonged to the previous account
        m_options.profile = profile;
        m_options.region = region;
        m_context.reset();
        ++m_generation;
        if (m_ledger)
            (void)m_ledger->setSetting("profile", profile); // only a choice to remember; a full disk shows elsewhere
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
    if (m_ledger) {
        if (const auto last = m_ledger->setting("profile"); last && *last)
            return **last;
    }
    return "local";
}

std::string CloudSource::region() const
{
    const std::lock_guard lock(m_mutex);
    if (m_context)
        return m_context->region;
    return m_options.region.empty() ? "us-east-1" : m_options.region;
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
