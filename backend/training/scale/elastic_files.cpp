#include "backend/training/scale/elastic_files_internal.h"

#include "backend/core/try.h"
#include "backend/protocol/node_layout.h"

namespace trainyard::training {

namespace {

constexpr std::size_t kLongestHosts = 1u << 20, kLongestLog = 8u << 20;

} // namespace

ElasticFiles::ElasticFiles(ssh::Host head, RunId run, std::string sharedFolder)
    : m_head(std::move(head))
    , m_run(std::move(run))
    , m_shared(std::move(sharedFolder))
{
}
ElasticFiles::~ElasticFiles() = default;

Status ElasticFiles::connect(const CallContext &context)
{
    if (m_sftp && m_session && m_session->connected())
        return {};
    m_sftp.reset();
    m_session.reset();
    TY_ASSIGN(auto session, ssh::SshSession::open(m_head.target, context));
    m_session = std::make_unique<ssh::SshSession>(std::move(session));
    TY_ASSIGN(auto sftp, ssh::Sftp::open(*m_session, context));
    m_sftp = std::make_unique<ssh::Sftp>(std::move(sftp));
    return {};
}

/// The text of a file; empty when it is not there.
Result<std::string> ElasticFiles::content(const std::string &file, std::size_t most, const CallContext &context)
{
    auto text = m_sftp->get(file, most, context);
    if (!text && text.error().code == ErrorCode::NotFound)
        return std::string();
    return text;
}

/// The documented place of both files is the shared folder. A file of that name that is no link is kept.
Status ElasticFiles::link(const CallContext &context)
{
    if (m_linked)
        return {};
    const std::string script = "cd \"$1\" || exit 0\n"
                               "for name in host_worker host_worker_log; do\n"
                               "  [ -e \"$name\" ] && [ ! -L \"$name\" ] && mv -f -- \"$name\" \"$name.before\"\n"
                               "  ln -sfn -- \"$HOME/$2/$name\" \"$name\"\n"
                               "done\n";
    ssh::ExecOptions options;
    options.stdinText = script;
    const protocol::NodeLayout layout;
    // A folder that cannot be written has no links: the files are also in the folder of the run.
    TY_TRY(m_session->exec("sh -s '" + m_shared + "' '" + layout.run(m_run) + "'", options, context));
    m_linked = true;
    return {};
}

Result<ElasticFileState> ElasticFiles::readOver(const std::vector<cluster::PreparingMachine> &machines,
                                                const CallContext &context)
{
    TY_TRY(connect(context));
    ElasticFileState state;
    const protocol::NodeLayout layout;
    const auto hosts = content(layout.run(m_run) + "/host_worker", kLongestHosts, context);
    if (hosts)
        state.problems = protocol::hostProblems(*hosts);
    else if (hosts.error().code == ErrorCode::InvalidArgument)
        state.problems.push_back({1, {}, "belongs to a file of more than 1 MB"});
    else
        return fail(hosts.error());
    const auto log = content(layout.hostLog(m_run), kLongestLog, context);
    if (log)
        state.log = protocol::hostEventsFromText(*log);
    else if (log.error().code != ErrorCode::InvalidArgument)
        return fail(log.error());
    TY_ASSIGN(const auto folder, m_sftp->stat(m_shared, context));
    state.shared = folder.has_value() && folder->isFolder;
    if (!state.shared)
        return state;
    TY_TRY(link(context));
    TY_ASSIGN(const auto data, cluster::readPreparations(*m_sftp, m_shared, machines, context));
    for (std::size_t i = 0; i < machines.size(); ++i)
        state.data[machines[i].address] = data[i];
    return state;
}

Result<ElasticFileState> ElasticFiles::read(const std::vector<cluster::PreparingMachine> &machines,
                                            const CallContext &context)
{
    auto state = readOver(machines, context);
    if (!state) { // the next call connects again
        m_sftp.reset();
        m_session.reset();
    }
    return state;
}

} // namespace trainyard::training
