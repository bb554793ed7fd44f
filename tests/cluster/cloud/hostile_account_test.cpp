// An account in which every tag of every resource is wrong, missing or swapped: no file outside the state folder
// changes, no foreign resource ends, and no resource of ours is forgotten (S1, S2, S6, S12).

#include <set>

#include <gmock/gmock.h>

#include "backend/cluster/cloud/records/clusters.h"
#include "backend/cluster/cloud/records/origin.h"
#include "backend/cluster/launch/launch.h"
#include "backend/cluster/operate/adopt.h"
#include "backend/cluster/operate/power.h"
#include "backend/cluster/operate/reconcile.h"
#include "backend/cluster/recipes/image_bake.h"
#include "backend/cluster/stack/stack_nodes.h"
#include "backend/cluster/storage/nfs_group_internal.h"
#include "backend/cluster/teardown/teardown.h"
#include "backend/protocol/job/job_spec.h"
#include "tests/cluster/support/fake_cloud.h"
#include "tests/cluster/support/file_tree.h"
#include "tests/cluster/support/hostile_values.h"

namespace trainyard::cluster {
namespace {

using namespace std::chrono_literals;
using testing::IsEmpty;
using testing::SizeIs;

const std::vector<const char *> kTagsOfOurs{tag::kCluster, tag::kClusterName, tag::kOwner,   tag::kLedger, tag::kRole,
                                            tag::kNode,    tag::kExpires,     tag::kSshPort, tag::kName};

/// Stacks of the neighbours.
class HostileStacks final : public ControllerApi {
public:
    std::vector<InstanceController> known;
    int changes = 0; ///< deletions, and protections that were lifted

    Result<std::vector<InstanceController>> all(ControllerKind kind, const CallContext &) override
    {
        return kind == ControllerKind::Stack ? known : std::vector<InstanceController>();
    }
    Result<std::optional<InstanceController>> find(ControllerKind kind, const std::string &id,
                                                   const CallContext &) override
    {
        const auto at = std::ranges::find(known, id, &InstanceController::id);
        return kind == ControllerKind::Stack && at != known.end() ? std::optional(*at) : std::nullopt;
    }
    Status end(const InstanceController &, const CallContext &) override
    {
        ++changes;
        return {};
    }
    Status liftProtection(const InstanceController &, const CallContext &) override
    {
        ++changes;
        return {};
    }
};

class HostileAccount : public testing::Test {
protected:
    HostileAccount()
    {
        m_setting.m_context.controllerApiOf = [stacks = m_stacks](const std::string &) { return stacks; };
        // Every parent of the state folder contains files that a "../" could reach.
        m_root = m_setting.folder.path() / "around";
        m_state = m_root / "home" / "somebody" / ".local" / "state";
        std::filesystem::create_directories(m_state);
        for (auto folder = m_state.parent_path(); folder != m_setting.folder.path(); folder = folder.parent_path())
            fillHome(folder);
        m_setting.m_context.stateFolder = m_state;
        m_setting.m_context.ledger = std::make_shared<ledger::Ledger>(std::move(*ledger::Ledger::open(m_state)));
        m_setting.m_context.polling.consistency = 0ms; // a missing resource counts as gone immediately
        m_setting.m_context.polling.groupFree = 0min;
        m_one = launched("one");
        m_two = launched("two");
        m_before = treeAround(m_root, m_state);
    }
    ClusterId launched(const std::string &name)
    {
        const auto id = launch(m_setting.context(), m_setting.plan(name, 1), kMachinesOnly, {}, {});
        EXPECT_TRUE(id) << id.error().detail;
        return id ? *id : ClusterId();
    }
    std::vector<InstanceId> machinesOf(const ClusterId &id)
    {
        std::vector<InstanceId> ids;
        for (const auto &r : take(m_setting.m_context.ledger->resources(id, false))) {
            if (r.kind == "instance")
                ids.emplace_back(r.id);
        }
        return ids;
    }
    void expect(const std::vector<InstanceId> &machines, const std::string &state)
    {
        for (const InstanceId &id : machines)
            EXPECT_EQ(m_cloud.stateOf(id), state) << id.value;
    }
    /// Adds a foreign machine, its stack, an image, and other foreign resources with these tags.
    void addNeighbours(const TagMap &tags)
    {
        const std::string number = std::to_string(m_foreign.size());
        InstanceController stack{ControllerKind::Stack};
        stack.id = "arn:aws:cloudformation:us-east-1:123456789012:stack/theirs-" + number + "/0a1b";
        stack.name = "theirs-" + number;
        stack.tags = tags;
        m_stacks->known.push_back(stack);
        TagMap ofStack = tags; // by AWS, which nobody else can
        ofStack[kStackIdTag] = stack.id;
        m_foreign.push_back(m_cloud.addForeign("us-east-1", ofStack));
        aws::Image image;
        image.id = "ami-theirs-" + number;
        image.name = "theirs-" + number;
        image.snapshots = {"snap-theirs-" + number};
        image.tags = tags;
        image.tags["trainyard:made-from"] = "one";
        image.tags["trainyard:request"] = image.tags[tag::kCluster];
        image.tags[tag::kOwner] = m_setting.m_context.owner;
        m_cloud.ownImages.push_back(image);
        TagMap ofShared = tags;
        ofShared[tag::kCluster] = kSharedTag;
        m_cloud.addResource("us-east-1", {ResourceKind::SecurityGroup, "sg-nfs-theirs-" + number,
                                          std::string(kNfsGroupPrefix) + kFileSystem, "available", 0, ofShared});
        for (const ResourceKind kind :
             {ResourceKind::Volume, ResourceKind::SecurityGroup, ResourceKind::Address, ResourceKind::LaunchTemplate,
              ResourceKind::SpotRequest, ResourceKind::NatGateway})
            m_cloud.addResource("us-east-1",
                                {kind, std::string(toString(kind)) + "-theirs-" + std::to_string(m_foreign.size()),
                                 "theirs", "available", 8, tags});
    }
    /// Runs all actions of a user, from listing the clusters to "terminate --all".
    void everyCommand()
    {
        const auto context = m_setting.context();
        const auto mine = machinesOf(m_one), others = machinesOf(m_two);
        ASSERT_THAT(mine, SizeIs(2));
        const auto before = m_cloud.region("us-east-1");

        const auto all = reconcile(context, {}, {Deadline::after(10s), {}});
        ASSERT_TRUE(all) << all.error().detail;
        for (const ClusterId &id : {m_one, m_two}) {
            const auto c = std::ranges::find(all->clusters, id, &ClusterSnapshot::id);
            ASSERT_NE(c, all->clusters.end());
            EXPECT_THAT(c->nodes, SizeIs(2)) << "forgotten";
            EXPECT_EQ(c->nodes.front().name, "head");
        }
        for (const ClusterSnapshot &c : all->clusters) {
            for (const NodeSnapshot &n : c.nodes)
                EXPECT_TRUE(protocol::isSafeName(n.name)) << n.name; // safe as a file name and as a shell word
        }
        EXPECT_TRUE(status(context, "one", {Deadline::after(10s), {}}));
        EXPECT_TRUE(adoptableClusters(context, false, {Deadline::after(10s), {}}));
        for (const PowerAction action : {PowerAction::Stop, PowerAction::Start, PowerAction::Reboot})
            EXPECT_TRUE(changePower(context, m_one, {}, action, {}, {}));
        for (const Host &host : take(hosts(context, m_one))) {
            EXPECT_TRUE(host.name == "head" || host.name == "worker-1") << host.name;
            EXPECT_EQ(host.target.port, 22);
            EXPECT_EQ(host.target.keyFile.parent_path(), context.clusterFolder(m_one));
        }
        ASSERT_EQ(m_cloud.calls("TerminateInstances"), m_terminated) << "nothing has been asked to end so far";
        for (const aws::Image &image : std::vector(m_cloud.ownImages))
            EXPECT_FALSE(removeImage(context, image.id, {}, {Deadline::after(10s), {}})) << image.id;
        const auto shared = ensureNfsGroup(context, "us-east-1", kFileSystem, {}, {}, {}, {Deadline::after(10s), {}});
        ASSERT_TRUE(shared) << shared.error().detail;
        EXPECT_FALSE(shared->starts_with("sg-nfs-theirs-")) << "theirs admits whom they want";

        const Teardown teardown(context);
        ASSERT_TRUE(teardown.run({.clusters = {m_one}}, {}, {}));
        expect(mine, "terminated");
        expect(others, "running");
        ASSERT_TRUE(teardown.run({}, {}, {}));
        expect(others, "terminated");
        expect(m_foreign, "running");
        const auto after = m_cloud.region("us-east-1");
        EXPECT_EQ(after.others.size(), before.others.size()) << "a neighbour's";
        for (const auto &[id, group] : before.groups)
            EXPECT_EQ(after.groups.contains(id), group.name == "theirs" || group.name.starts_with(kNfsGroupPrefix))
                << id;
        EXPECT_EQ(m_stacks->changes, 0);
        for (const std::string &removed : m_cloud.removed())
            EXPECT_FALSE(removed.starts_with("image ") || removed.starts_with("snapshot ")) << removed;
        EXPECT_THAT(after.keys, IsEmpty());
        EXPECT_EQ(treeAround(m_root, m_state), m_before);
    }

    /// Every tag of ours gets this value, and neighbours have it as well.
    void tagEverything(const std::string &value)
    {
        m_cloud.retag([&](const std::string &, TagMap &tags) {
            for (const char *key : kTagsOfOurs)
                tags[key] = value;
        });
        TagMap wrong;
        for (const char *key : kTagsOfOurs)
            wrong[key] = value;
        addNeighbours(wrong);
    }
    /// The cluster has its two machines, with the names of its plan, and nothing else has changed.
    void expectItsMachines(const ClusterId &id, const std::vector<InstanceId> &machines)
    {
        std::set<std::string> names, ids;
        for (const Host &host : take(hosts(m_setting.context(), id))) {
            names.insert(host.name);
            ids.insert(host.instance.value);
        }
        EXPECT_EQ(names, (std::set<std::string>{"head", "worker-1"}));
        std::set<std::string> before;
        for (const InstanceId &machine : machines)
            before.insert(machine.value);
        EXPECT_EQ(ids, before);
        expect(machines, "running");
        expect(m_foreign, "running");
        EXPECT_EQ(m_cloud.calls("TerminateInstances"), 0);
        EXPECT_EQ(m_cloud.alive(), 4 + int(m_foreign.size())) << "none is launched twice";
        EXPECT_EQ(treeAround(m_root, m_state), m_before);
    }

    static constexpr const char *kFileSystem = "fs-0123456789abcdef0";
    FakeSetting m_setting;
    FakeCloud &m_cloud = m_setting.cloud;
    std::shared_ptr<HostileStacks> m_stacks = std::make_shared<HostileStacks>();
    std::filesystem::path m_root, m_state;
    ClusterId m_one, m_two;
    std::vector<InstanceId> m_foreign;
    std::map<std::string, std::string> m_before;
    int m_terminated = 0;
};

TEST_F(HostileAccount, EveryTagIsMissing)
{
    m_cloud.retag([](const std::string &, TagMap &tags) { tags.clear(); });
    addNeighbours({});
    everyCommand();
}

TEST_F(HostileAccount, EveryTagIsWrong)
{
    for (const std::string &value : hostileValues()) {
        SCOPED_TRACE(value.substr(0, 40));
        tagEverything(value);
        everyCommand();
        m_terminated = m_cloud.calls("TerminateInstances");
        m_one = launched("one");
        m_two = launched("two");
    }
}

TEST_F(HostileAccount, OneTagIsWrongAndTheOthersAreOurs)
{
    for (const char *key : kTagsOfOurs) {
        for (const std::string &value : hostileValues()) {
            SCOPED_TRACE(key + (" " + value.substr(0, 40)));
            TagMap ours{{tag::kCluster, m_one.value}, {tag::kClusterName, "one"},
                        {tag::kOwner, "somebody"},    {tag::kLedger, m_setting.m_context.ledger->id()},
                        {tag::kNode, "head"},         {tag::kRole, "head"}};
            ours[key] = value;
            m_foreign.push_back(m_cloud.addForeign("us-east-1", ours));
        }
        m_cloud.retag([&](const std::string &id, TagMap &tags) {
            if (tags.contains(tag::kCluster) && std::ranges::find(m_foreign, InstanceId(id)) == m_foreign.end())
                tags[key] = hostileValues().back();
        });
    }
    everyCommand();
}

TEST_F(HostileAccount, EveryTagIsSwappedWithTheOtherClusters)
{
    m_cloud.retag([&](const std::string &, TagMap &tags) {
        tags[tag::kCluster] = tags[tag::kCluster] == m_one.value ? m_two.value : m_one.value;
        tags[tag::kClusterName] = tags[tag::kClusterName] == "one" ? "two" : "one";
        tags[tag::kNode] = tags[tag::kNode] == "head" ? "worker-1" : "head";
        tags[tag::kRole] = tags[tag::kRole] == "head" ? "worker" : "head";
    });
    addNeighbours({{tag::kCluster, m_one.value}, {tag::kLedger, "l-00000000000000aa"}, {tag::kOwner, "somebody"}});
    everyCommand();
}

TEST_F(HostileAccount, NeighboursCarryAllOfOurTags)
{
    for (const ClusterId &id : {m_one, m_two})
        addNeighbours({{tag::kCluster, id.value},
                       {tag::kClusterName, "one"},
                       {tag::kOwner, "somebody"},
                       {tag::kLedger, m_setting.m_context.ledger->id()},
                       {tag::kNode, "worker-1"},
                       {tag::kRole, "worker"}});
    everyCommand();
    const auto receipt = Teardown(m_setting.context()).run({}, {}, {});
    ASSERT_TRUE(receipt);
    EXPECT_FALSE(receipt->clean());
    EXPECT_THAT(receipt->claimed(), SizeIs(2 * 8)) << "left, and named";
    EXPECT_EQ(receipt->claimed().size(), receipt->leftovers().size());
}

TEST(HostileStack, OutputsOfAnAuthorNameNothingOfOurs)
{
    for (const std::string &value : hostileValues()) {
        aws::Stack stack;
        stack.outputs = {{"MasterAutoScalingGroup", value, ""},
                         {"WorkerAutoScalingGroup", value, ""},
                         {"ElasticWorkerLaunchTemplate", value, ""}};
        const StackParts parts =
            stackParts(stack, {{.logicalId = "Anything", .physicalId = value, .type = "Custom::Any"}});
        EXPECT_EQ(parts.masterGroup + parts.workerGroup + parts.elasticTemplate, "") << value.substr(0, 40);
    }
}

// The program died before it knew its machines: they are found by the tokens of their requests, not by their tags.
TEST_F(HostileAccount, AResumedLaunchTakesItsOwnMachines)
{
    auto &ledger = *m_setting.m_context.ledger;
    const auto machines = machinesOf(m_one);
    ASSERT_THAT(machines, SizeIs(2));
    for (const std::string &value : hostileValues()) {
        SCOPED_TRACE(value.substr(0, 40));
        tagEverything(value);
        for (const auto &intent : take(ledger.intents(m_one))) {
            if (intent.kind == "instance") {
                ASSERT_TRUE(ledger.recordIntentResult(intent.token, ledger::IntentState::Open));
            }
        }
        for (const auto &r : take(ledger.resources(m_one))) {
            if (r.kind == "instance") {
                ASSERT_TRUE(
                    ledger.closeResource(r.kind, r.id, r.profile, r.region, "lost", SystemClock::instance().now()));
            }
        }
        ASSERT_THAT(take(hosts(m_setting.context(), m_one)), IsEmpty());
        const auto resumed = resumeLaunch(m_setting.context(), m_one, kMachinesOnly, {}, {});
        ASSERT_TRUE(resumed) << resumed.error().detail;
        expectItsMachines(m_one, machines);
    }
}

// No SSH server listens at the addresses of the fake: what a failed set-up saves has the names of the ledger.
TEST_F(HostileAccount, ProvisioningReachesItsOwnMachines)
{
    const auto machines = machinesOf(m_one);
    for (const std::string &value : hostileValues())
        tagEverything(value);
    LaunchOptions options;
    options.bundle = m_setting.folder.path() / "bundle.tar.gz";
    ASSERT_TRUE(writeFileAtomically(options.bundle, "never unpacked"));
    m_setting.m_context.polling.sshAnswers = 1s;
    const auto done = provisionCluster(m_setting.context(), m_one, options, {}, {});
    ASSERT_FALSE(done);
    EXPECT_EQ((*m_setting.m_context.ledger->cluster(m_one))->state, "needs attention");
    int consoles = 0;
    for (const auto &entry : std::filesystem::directory_iterator(m_setting.context().clusterFolder(m_one))) {
        const std::string name = entry.path().filename().string();
        if (name.starts_with("console-")) {
            ++consoles;
            EXPECT_TRUE(name.starts_with("console-head.") || name.starts_with("console-worker-1.")) << name;
        }
    }
    EXPECT_GT(consoles, 0);
    expectItsMachines(m_one, machines);
}

TEST_F(HostileAccount, TheLedgerOfAnEarlierVersionHasHostileNames)
{
    // takeOver() of early versions copied the tags unchecked.
    auto &ledger = *m_setting.m_context.ledger;
    for (const std::string &value : hostileValues()) {
        if (value.empty() || value.find('\0') != std::string::npos)
            continue;
        ledger::Cluster row = **ledger.cluster(m_one);
        row.id = ClusterId(value);
        row.name = "hostile-" + std::to_string(std::hash<std::string>()(value));
        row.adoptedFrom = "unknown";
        ASSERT_TRUE(ledger.saveCluster(row));
        const auto rows = take(ledger.resources(m_one));
        ledger::Resource r = *std::ranges::find(rows, "instance", &ledger::Resource::kind);
        r.cluster = row.id;
        r.id = "i-" + std::to_string(std::hash<std::string>()(value));
        r.name = value;
        ASSERT_TRUE(ledger.saveResource(r));
        for (const Host &host : take(hosts(m_setting.context(), row.id)))
            EXPECT_TRUE(protocol::isSafeName(host.name)) << host.name;
    }
    everyCommand();
}

} // namespace
} // namespace trainyard::cluster
