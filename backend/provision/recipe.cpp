#include "backend/provision/recipe.h"

#include <algorithm>
#include <exception>

#include "backend/core/async/task_pool.h"
#include "backend/core/try.h"

namespace trainyard::provision {

namespace {

/// How often a step is repeated after its connection broke; steps are idempotent.
constexpr int kReconnects = 2;

} // namespace

Result<ssh::SshSession *> StepContext::session()
{
    if (m_session && m_session->connected())
        return m_session.get();
    m_session.reset();
    TY_ASSIGN(auto opened, ssh::SshSession::open(m_host.target, {m_deadline, m_stop}));
    m_session = std::make_unique<ssh::SshSession>(std::move(opened));
    return m_session.get();
}

/// All steps on one host.
class Runner {
public:
    Runner(const Recipe &recipe, const Host &host, const RunOptions &options, const CallContext &context)
        : m_recipe(recipe)
        , m_host(host)
        , m_options(options)
        , m_deadline(context.deadline)
        , m_context(host, context.stop)
    {
    }

    HostResult run()
    {
        HostResult result;
        result.host = m_host.name;
        for (const Step &step : m_recipe) {
            StepReporter report(m_options.sink, {.step = step.name,
                                                 .title = step.title,
                                                 .host = m_host.name,
                                                 .subject = {StepSubject::kNode, m_host.name, m_options.cluster}});
            result.status = report.end(perform(step, report.begin()));
            if (!result.status) {
                result.failedStep = step.name;
                break;
            }
            ++result.done;
        }
        result.user = m_context.host().target.user;
        result.facts = std::move(m_context.facts);
        return result;
    }

private:
    Status perform(const Step &step, StepReporter &report)
    {
        m_context.m_deadline = Deadline::after(step.timeout).earlier(m_deadline);
        m_context.m_report = &report;
        for (int attempt = 0;; ++attempt) {
            if (m_context.stop().stop_requested())
                return fail(ErrorCode::Cancelled, m_host.target.source(), "stopped before: " + step.title);
            if (m_context.deadline().expired())
                return fail(ErrorCode::Timeout, m_host.target.source(), "no time left for: " + step.title);
            Status status = guarded(step);
            if (status || status.error().code != ErrorCode::Disconnected || attempt == kReconnects)
                return status;
            m_context.dropSession();
            m_context.progress(-1, say("connecting again: %1", status.error().detail));
        }
    }

    Status guarded(const Step &step)
    {
        try {
            return step.run(m_context);
        } catch (const std::exception &e) {
            return fail(ErrorCode::Internal, "provision:" + step.name, e.what());
        }
    }

    const Recipe &m_recipe;
    const Host &m_host;
    const RunOptions &m_options;
    Deadline m_deadline;
    StepContext m_context;
};

std::vector<HostResult> run(const Recipe &recipe, const std::vector<Host> &hosts, const RunOptions &options,
                            const CallContext &context)
{
    return parallelMap(hosts, options.width, context.stop, [&](const Host &host, std::stop_token token) {
        return Runner(recipe, host, options, {context.deadline, std::move(token)}).run();
    });
}

Status summary(const std::vector<HostResult> &results)
{
    std::string names;
    for (const HostResult &result : results) {
        if (!result.status)
            names += (names.empty() ? "" : ", ") + result.host + " (" + result.failedStep + ")";
    }
    Status worst = firstFailure(results, &HostResult::status);
    if (names.find(',') != std::string::npos)
        worst.error().detail += "; failed: " + names;
    return worst;
}

} // namespace trainyard::provision
