// Issue 11, point 2: no image and no snapshot is deleted because of tags, which others can write.
#include <span>

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

#include "backend/cluster/recipes/image_bake.h"
#include "tests/cluster/support/fake_cloud.h"

namespace trainyard::cluster {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

class ImageTrust : public testing::Test {
protected:
    /// An image with all tags that Trainyard writes.
    aws::Image image(const std::string &id, const std::string &name, const std::string &snapshot) const
    {
        aws::Image one;
        one.id = id;
        one.name = name;
        one.state = "available";
        one.snapshots = {snapshot};
        one.tags = {{tag::kCluster, "shared"},
                    {tag::kOwner, cloud().owner},
                    {tag::kLedger, cloud().ledger->id()},
                    {"trainyard:made-from", "base"}};
        return one;
    }
    const CloudContext &cloud() const { return m_setting.m_context; }
    Status remove(const std::string &idOrName, const BakedImage *agreed = nullptr)
    {
        return removeImage(cloud(), idOrName, {}, soon(), agreed);
    }
    void addRow(const std::string &id, const std::string &endpoint) const
    {
        ledger::Resource row;
        row.kind = "image";
        row.id = id;
        row.profile = cloud().profile;
        row.region = cloud().region;
        row.facts = {{"endpoint", endpoint}};
        ASSERT_TRUE(cloud().ledger->saveResource(row));
    }
    static CallContext soon() { return {Deadline::after(std::chrono::seconds(60)), {}}; }

    FakeSetting m_setting;
};

TEST_F(ImageTrust, TagsAloneRemoveNothing)
{
    m_setting.cloud.ownImages = {image("ami-golden", "golden", "snap-backup")};
    addRow("ami-golden", "another endpoint");
    const auto listed = bakedImages(cloud(), soon());
    ASSERT_TRUE(listed) << listed.error().detail;
    ASSERT_THAT(*listed, SizeIs(1));
    EXPECT_FALSE(listed->front().isOurs);
    EXPECT_EQ(listed->front().owner, cloud().owner);
    for (const char *word : {"ami-golden", "golden"}) {
        const auto refused = remove(word);
        ASSERT_FALSE(refused);
        EXPECT_EQ(refused.error().code, ErrorCode::PermissionDenied);
        EXPECT_THAT(refused.error().detail, HasSubstr("this ledger has not made it"));
    }
    BakedImage other = listed->front();
    other.id = "ami-other";
    EXPECT_EQ(remove("ami-golden", &other).error().code, ErrorCode::PermissionDenied) << "consent to another one";
    EXPECT_THAT(m_setting.cloud.removed(), IsEmpty());
    EXPECT_THAT(m_setting.cloud.ownImages, SizeIs(1));
}

TEST_F(ImageTrust, ThatOfTheLedgerIsRemovedWithItsSnapshots)
{
    auto ours = image("ami-ours", "mxnet-ready", "snap-ours");
    ours.tags.clear(); // somebody has removed them
    // The name of this one is the id of ours.
    m_setting.cloud.ownImages = {image("ami-lure", "ami-ours", "snap-backup"), ours};
    addRow("ami-ours", cloud().endpointId);
    const auto removed = remove("ami-ours");
    ASSERT_TRUE(removed) << removed.error().detail;
    EXPECT_THAT(m_setting.cloud.removed(), ElementsAre("image ami-ours", "snapshot snap-ours"));
    const auto row = cloud().ledger->resource("image", "ami-ours", cloud().profile, cloud().region);
    ASSERT_TRUE(row && *row);
    EXPECT_TRUE((*row)->closed);
}

TEST_F(ImageTrust, ARemovalThatWasInterruptedGoesOnWithTheSnapshots) // they are paid for, and no list shows them
{
    m_setting.cloud.ownImages = {image("ami-ours", "mxnet-ready", "snap-ours")};
    addRow("ami-ours", cloud().endpointId);
    m_setting.cloud.before = [](const std::string &operation, const std::string &) -> std::optional<Error> {
        if (operation == "DeleteSnapshot")
            return Error{ErrorCode::PermissionDenied, "ec2:DeleteSnapshot", "no"};
        return std::nullopt;
    };
    const auto interrupted = remove("ami-ours");
    ASSERT_FALSE(interrupted);
    EXPECT_THAT(interrupted.error().detail, HasSubstr("bake --remove ami-ours"));
    m_setting.cloud.before = nullptr;
    m_setting.cloud.ownImages.clear(); // AWS does not show it any more
    const auto removed = remove("ami-ours");
    ASSERT_TRUE(removed) << removed.error().detail;
    EXPECT_THAT(m_setting.cloud.removed(), ElementsAre("image ami-ours", "snapshot snap-ours"));
    EXPECT_EQ(remove("ami-ours").error().code, ErrorCode::NotFound);
}

TEST_F(ImageTrust, AnotherAccountDoesNotReportSnapshotsAsDeleted) // S2
{
    m_setting.m_context.account = "111111111111";
    m_setting.cloud.ownImages = {image("ami-ours", "mxnet-ready", "snap-ours")};
    addRow("ami-ours", cloud().endpointId);
    m_setting.cloud.before = [](const std::string &operation, const std::string &) -> std::optional<Error> {
        if (operation == "DeleteSnapshot")
            return Error{ErrorCode::PermissionDenied, "ec2:DeleteSnapshot", "no"};
        return std::nullopt;
    };
    ASSERT_FALSE(remove("ami-ours"));
    m_setting.cloud.ownImages.clear();
    m_setting.m_context.account = "222222222222";
    m_setting.cloud.before = [](const std::string &operation, const std::string &) -> std::optional<Error> {
        if (operation == "DeleteSnapshot")
            return Error{ErrorCode::NotFound, "ec2:DeleteSnapshot", "InvalidSnapshot.NotFound"};
        return std::nullopt;
    };
    const auto refused = remove("ami-ours");
    ASSERT_FALSE(refused) << "that account never had them";
    EXPECT_EQ(refused.error().code, ErrorCode::InvalidArgument);
    EXPECT_THAT(refused.error().detail, HasSubstr("in account 111111111111"));

    m_setting.m_context.account = "111111111111";
    m_setting.cloud.before = nullptr;
    const auto removed = remove("ami-ours");
    ASSERT_TRUE(removed) << removed.error().detail;
    EXPECT_THAT(m_setting.cloud.removed(), ElementsAre("image ami-ours", "snapshot snap-ours"));
}

TEST_F(ImageTrust, AfterALostReplyTheTokenAndTheNameDecide)
{
    ledger::Intent intent;
    intent.token = "image-0123456789abcdef";
    intent.profile = cloud().profile;
    intent.region = cloud().region;
    intent.kind = "image";
    intent.request = nlohmann::json{{"name", "ready"}, {"endpoint", cloud().endpointId}}.dump();
    ASSERT_TRUE(cloud().ledger->openIntents(std::span(&intent, 1)));
    auto copied = image("ami-copied", "of-others", "snap-backup"), ours = image("ami-ours", "ready", "snap-ours");
    copied.tags["trainyard:request"] = ours.tags["trainyard:request"] = intent.token;
    m_setting.cloud.ownImages = {copied, ours};
    EXPECT_EQ(remove("of-others").error().code, ErrorCode::PermissionDenied);
    EXPECT_EQ((*cloud().ledger->intent(intent.token))->state, ledger::IntentState::Succeeded);
    const auto removed = remove("ready");
    ASSERT_TRUE(removed) << removed.error().detail;
    EXPECT_THAT(m_setting.cloud.removed(), ElementsAre("image ami-ours", "snapshot snap-ours"));
}

TEST_F(ImageTrust, OneOfAVersionThatWroteNoRowsIsKnownByItsEvent)
{
    m_setting.cloud.ownImages = {image("ami-old", "old", "snap-old"), image("ami-golden", "golden", "snap-backup")};
    ledger::Event event;
    event.cluster = ClusterId("c-0123456789abcdef");
    event.kind = "image";
    event.subject = "ami-old";
    event.text = "the image old (ami-old) is available";
    ASSERT_TRUE(cloud().ledger->addEvent(event));
    event.subject = "ami-golden"; // of a failure, whose subject is a machine
    event.failed = true;
    ASSERT_TRUE(cloud().ledger->addEvent(event));
    EXPECT_EQ(remove("ami-golden").error().code, ErrorCode::PermissionDenied);
    const auto removed = remove("ami-old");
    ASSERT_TRUE(removed) << removed.error().detail;
    EXPECT_THAT(m_setting.cloud.removed(), ElementsAre("image ami-old", "snapshot snap-old"));
}

TEST_F(ImageTrust, ConsentIsToTheSnapshotsThatWereSeen)
{
    m_setting.cloud.ownImages = {image("ami-theirs", "old", "snap-seen")};
    const auto seen = bakedImages(cloud(), soon());
    ASSERT_TRUE(seen && seen->size() == 1u);
    m_setting.cloud.ownImages.front().snapshots = {"snap-seen", "snap-added"};
    const auto removed = remove("ami-theirs", &seen->front());
    ASSERT_TRUE(removed) << removed.error().detail;
    EXPECT_THAT(m_setting.cloud.removed(), ElementsAre("image ami-theirs", "snapshot snap-seen"));
}

} // namespace
} // namespace trainyard::cluster
