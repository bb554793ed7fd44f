#include "backend/cli/options/plan_options.h"

#include <filesystem>
#include <fstream>

#include <gmock/gmock.h>

#include "backend/cluster/emr/plan/emr_fields.h"
#include "backend/cluster/plan/plan_fields.h"
#include "backend/cluster/stack/plan/stack_fields.h"
#include "tests/support/temporary_folder.h"

using testing::HasSubstr;
using testing::StartsWith;

namespace trainyard::cli {
namespace {

class PlanOptionsTest : public testing::Test {
protected:
    /// The plan of a command line, with `content` as the plan file.
    template <class Plan, class Fields>
    Result<Plan> parse(const Fields &fields, const std::string &content, const std::string &line,
                       std::string_view namePrefix = {})
    {
        CLI::App command;
        PlanOptions<Plan> options;
        addPlanOptions(command, fields, options);
        const std::string file = (m_folder.path / "plan.json").string();
        std::ofstream(file) << content;
        command.parse("--plan " + file + " " + line);
        return planOf(options, "eu-central-1", namePrefix);
    }
    TemporaryFolder m_folder;
};

TEST_F(PlanOptionsTest, TheRegionOfTheFileWinsOverThatOfTheProfile)
{
    const auto plan =
        parse<cluster::LaunchPlan>(cluster::kPlanFields, R"({"name": "demo", "region": "us-west-2"})", "");
    ASSERT_TRUE(plan) << plan.error().detail;
    EXPECT_EQ(plan->region, "us-west-2");
}

TEST_F(PlanOptionsTest, ATagNamedRegionIsNoRegion)
{
    const std::string tagged = R"({"name": "demo", "tags": {"region": "north"}})";
    const auto plan = parse<cluster::LaunchPlan>(cluster::kPlanFields, tagged, "");
    ASSERT_TRUE(plan) << plan.error().detail;
    EXPECT_EQ(plan->region, "eu-central-1");
    EXPECT_EQ(plan->tags.at("region"), "north");
    const auto stack = parse<cluster::StackPlan>(cluster::kStackFields, tagged, "");
    ASSERT_TRUE(stack) << stack.error().detail;
    EXPECT_EQ(stack->region, "eu-central-1");
    const auto emr = parse<cluster::EmrPlan>(cluster::kEmrFields, tagged, "");
    ASSERT_TRUE(emr) << emr.error().detail;
    EXPECT_EQ(emr->region, "eu-central-1");
}

TEST_F(PlanOptionsTest, OptionsWinOverTheFile)
{
    const auto plan = parse<cluster::LaunchPlan>(cluster::kPlanFields, R"({"name": "demo", "workers": 2})",
                                                 "--workers 3 --key-file k");
    ASSERT_TRUE(plan) << plan.error().detail;
    EXPECT_EQ(plan->name, "demo");
    EXPECT_EQ(plan->workers, 3);
    EXPECT_EQ(plan->keyFile, (std::filesystem::current_path() / "k").string());
}

TEST_F(PlanOptionsTest, GeneratesANameOnlyWhereTheCommandWantsOne)
{
    const auto named = parse<cluster::EmrPlan>(cluster::kEmrFields, "{}", "", "emr-");
    ASSERT_TRUE(named) << named.error().detail;
    EXPECT_THAT(named->name, StartsWith("emr-"));
    EXPECT_EQ(named->name.size(), std::string("emr-123456").size());
    const auto unnamed = parse<cluster::StackPlan>(cluster::kStackFields, "{}", "");
    ASSERT_TRUE(unnamed) << unnamed.error().detail;
    EXPECT_EQ(unnamed->name, "");
}

TEST_F(PlanOptionsTest, NamesTheFileThatIsNoPlan)
{
    const auto plan = parse<cluster::LaunchPlan>(cluster::kPlanFields, R"({"wrokers": 2})", "");
    ASSERT_FALSE(plan);
    EXPECT_EQ(plan.error().code, ErrorCode::InvalidArgument);
    EXPECT_THAT(plan.error().source, HasSubstr("plan.json"));
    EXPECT_THAT(plan.error().detail, HasSubstr("wrokers"));
}

} // namespace
} // namespace trainyard::cli
