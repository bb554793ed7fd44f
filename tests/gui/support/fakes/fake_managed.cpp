#include "tests/gui/support/fakes/fake_managed.h"

namespace trainyard::gui::fake {

FakeManaged::FakeManaged(Operations &operations)
    : m_operations(operations)
{
    cluster::AttachableStack good, foreign;
    good.stack.id = "arn:aws:cloudformation:us-east-1:123456789012:stack/trainers/1";
    good.stack.name = "trainers";
    good.stack.status = "CREATE_COMPLETE";
    good.stack.description = "Dynamic training";
    foreign.stack.id = "arn:aws:cloudformation:us-east-1:123456789012:stack/web/2";
    foreign.stack.name = "web";
    foreign.stack.status = "CREATE_COMPLETE";
    foreign.reason = Sentence::verbatim("The stack has no group of workers.");
    stackList = {good, foreign};
    preview.stack = good;
    preview.nodes = {{.node = "head", .instance = InstanceId("i-0aaa"), .state = "running", .type = "c5.large"},
                     {.node = "worker-1", .instance = InstanceId("i-0bbb"), .state = "running", .type = "c5.large"}};
}

FakeManaged::~FakeManaged() = default;

OperationId FakeManaged::createStack(const cluster::StackPlan &plan, const std::string &script)
{
    stackPlans.push_back(plan);
    scripts.push_back(script);
    return done("Creating the stack " + plan.name);
}

OperationId FakeManaged::createEmr(const cluster::EmrPlan &plan)
{
    emrPlans.push_back(plan);
    return done("Creating the EMR cluster " + plan.name);
}

OperationId FakeManaged::attachStack(const cluster::AttachOptions &options)
{
    attached.push_back(options);
    return done("Attaching the stack " + options.stack);
}

QFuture<Result<std::vector<cluster::AttachableStack>>> FakeManaged::stacks(const std::string &)
{
    return answered(Result<std::vector<cluster::AttachableStack>>(stackList));
}

QFuture<Result<cluster::AttachPreview>> FakeManaged::attachPreview(const cluster::AttachOptions &options)
{
    previewed.push_back(options.stack);
    return answered(Result<cluster::AttachPreview>(preview));
}

QFuture<Result<cluster::NetworkUse>> FakeManaged::networkUse(const std::string &)
{
    return answered(use);
}

QFuture<Result<std::vector<cluster::FileSystemChoice>>> FakeManaged::fileSystems(const std::string &)
{
    return answered(systems);
}

QFuture<Result<std::vector<std::string>>> FakeManaged::emrReleases(const std::string &)
{
    return answered(releases);
}

QFuture<Result<cluster::EmrOffer>> FakeManaged::emrOffer(const std::string &, const std::string &release)
{
    offersAsked.push_back(release);
    return answered(
        Result<cluster::EmrOffer>(cluster::EmrOffer{release.empty() ? "emr-7.5.0" : release, applications, types}));
}

QFuture<Result<cluster::EmrFindings>> FakeManaged::emrFindings(const cluster::EmrPlan &plan)
{
    findingsAsked.push_back(plan);
    return answered(findings);
}

QFuture<Result<std::vector<Sentence>>> FakeManaged::stackWarnings(const cluster::StackPlan &plan)
{
    warningsAsked.push_back(plan);
    return answered(warnings);
}

QFuture<Result<std::vector<cluster::ChecklistLine>>> FakeManaged::checklist(const cluster::ChecklistRequest &request)
{
    checklistsAsked.push_back(request);
    return answered(checklistLines);
}

QFuture<Status> FakeManaged::checkScript(const std::string &text)
{
    checkedScripts.push_back(text);
    return ready(scriptCheck);
}

QFuture<Result<ManagedState>> FakeManaged::state(const ClusterId &id)
{
    statesAsked.push_back(id);
    return answered(managed);
}

OperationId FakeManaged::done(std::string title)
{
    return m_operations.start(std::move(title), [](std::stop_token, const ProgressSink &) { return Status(); });
}

} // namespace trainyard::gui::fake
