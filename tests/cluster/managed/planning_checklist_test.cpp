// D23: the planning steps of the walkthroughs, each line with its check.

#include "backend/cluster/managed/planning_checklist.h"

#include <gmock/gmock.h>

namespace trainyard::cluster {
namespace {

using testing::HasSubstr;

struct PlanningChecklist : testing::Test {
    ChecklistFacts facts;
    PlanningChecklist()
    {
        facts.account = "123456789012";
        facts.profile = "team";
        facts.bundle = "trainyard-runtime.tar.gz";
        facts.fileSystems = std::vector<FileSystemChoice>{
            {"fs-0123456789abcdef0", "shared", "available", {{"us-east-1a", "vpc-1", true, {}}}},
            {"fs-0000000000000000f", "bare", "available", {}}};
    }
    ChecklistLine line(ChecklistItem item) const
    {
        for (const ChecklistLine &one : planningChecklist(facts)) {
            if (one.item == item)
                return one;
        }
        ADD_FAILURE() << "no line " << toString(item);
        return {};
    }
};

TEST_F(PlanningChecklist, IsDoneForAnAccountThatHasEverything)
{
    facts.request.fileSystem = "fs-0123456789abcdef0";
    facts.request.script = "prepare-data.py";
    const auto lines = planningChecklist(facts);
    ASSERT_EQ(lines.size(), 4u);
    for (const ChecklistLine &one : lines) {
        EXPECT_EQ(one.state, ChecklistState::Done) << one.title << ": " << one.sentence.english();
        EXPECT_TRUE(one.sentence.english().ends_with('.')) << one.sentence.english();
    }
    EXPECT_THAT(line(ChecklistItem::Access).sentence.english(), HasSubstr("123456789012"));
    EXPECT_THAT(line(ChecklistItem::FileSystem).sentence.english(), HasSubstr("1 zone of vpc-1"));
}

TEST_F(PlanningChecklist, NamesWhatIsMissingAndWhatToDo)
{
    facts.accessError = Error{ErrorCode::CredentialsExpired, "sts", "the session has ended"};
    EXPECT_EQ(line(ChecklistItem::Access).state, ChecklistState::Open);
    EXPECT_THAT(line(ChecklistItem::Access).sentence.english(), HasSubstr("the session has ended"));
    facts.request.fileSystem = "fs-0000000000000000f";
    EXPECT_EQ(line(ChecklistItem::FileSystem).state, ChecklistState::Open);
    EXPECT_THAT(line(ChecklistItem::FileSystem).sentence.english(), HasSubstr("0 available mount targets"));
    facts.request.fileSystem = "fs-00000000000000001";
    EXPECT_THAT(line(ChecklistItem::FileSystem).sentence.english(),
                HasSubstr("There is no file system fs-00000000000000001"));
    facts.bundleProblem = "no bundle was found";
    EXPECT_EQ(line(ChecklistItem::Package).state, ChecklistState::Open);
    facts.request.script = "prepare-data.py";
    facts.scriptError = Error{ErrorCode::InvalidArgument, "python", "line 3: invalid syntax"};
    EXPECT_EQ(line(ChecklistItem::DataScript).state, ChecklistState::Open);
    EXPECT_THAT(line(ChecklistItem::DataScript).sentence.english(), HasSubstr("line 3"));
}

TEST_F(PlanningChecklist, WhatCannotBeReadIsNotMissing)
{
    facts.fileSystems.reset();
    facts.unread = "EFS is not permitted";
    EXPECT_EQ(line(ChecklistItem::FileSystem).state, ChecklistState::Unknown);
    facts.request.script = "prepare-data.py";
    facts.scriptError = Error{ErrorCode::Unsupported, "python", "there is no python3"};
    EXPECT_EQ(line(ChecklistItem::DataScript).state, ChecklistState::Unknown);
    facts.request.script.clear();
    facts.scriptError.reset();
    EXPECT_EQ(line(ChecklistItem::DataScript).state, ChecklistState::Done) << "none is needed";
}

TEST_F(PlanningChecklist, ANewFileSystemIsNamedWhereOneIsCreated)
{
    EXPECT_THAT(line(ChecklistItem::FileSystem).sentence.english(), HasSubstr("the stack creates one"));
    EXPECT_EQ(line(ChecklistItem::FileSystem).command, "efs rm");
    facts.request.createsFileSystem = false; // EMR
    EXPECT_THAT(line(ChecklistItem::FileSystem).sentence.english(), HasSubstr("HDFS only"));
    EXPECT_EQ(line(ChecklistItem::FileSystem).command, "");
    EXPECT_EQ(line(ChecklistItem::FileSystem).state, ChecklistState::Done);
}

} // namespace
} // namespace trainyard::cluster
