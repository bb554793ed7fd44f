#include "backend/core/sentence.h"

#include <gtest/gtest.h>

#include <string>

namespace trainyard {
namespace {

TEST(Sentence, FillsItsPlacesInAnyOrder)
{
    const std::string name = "worker-1";
    EXPECT_EQ(say("%2 of %1 machines answer; %1 are wanted.", 5, name).english(),
              "worker-1 of 5 machines answer; 5 are wanted.");
    EXPECT_EQ(say("The clocks agree.").english(), "The clocks agree.");
}

TEST(Sentence, AValueIsASentenceOrTextThatIsNotRead)
{
    EXPECT_EQ(say("%1: %2.", say("%1 is gone", "head"), "100 %1 %2").english(), "head is gone: 100 %1 %2.");
    EXPECT_EQ(Sentence::verbatim("%1 stays").english(), "%1 stays");
    EXPECT_EQ(Sentence::known("100% and %1").english(), "100% and %1");
}

TEST(Sentence, KeepsPatternAndValuesForTheWindow)
{
    const Sentence said = say("%1 and %2", "a", say("1 machine"));
    EXPECT_EQ(said.pattern(), "%1 and %2");
    ASSERT_EQ(said.values().size(), 2u);
    EXPECT_TRUE(said.values()[0].isVerbatim());
    EXPECT_FALSE(said.values()[1].isVerbatim());
    EXPECT_TRUE(Sentence().empty());
}

TEST(Sentence, FollowedByLeavesOutWhatIsEmpty)
{
    EXPECT_EQ(followedBy(say("Two fail."), say("Read %1.", "it")).english(), "Two fail. Read it.");
    EXPECT_EQ(followedBy(say("Two fail."), {}), say("Two fail."));
    EXPECT_EQ(followedBy({}, say("Two fail.")), say("Two fail."));
    EXPECT_TRUE(followedBy({}, {}).empty());
}

TEST(Sentence, IsComparedByPatternAndValues)
{
    EXPECT_EQ(say("%1 machines", 2), say("%1 machines", 2));
    EXPECT_FALSE(say("%1 machines", 2) == say("%1 machines", 3));
    EXPECT_FALSE(Sentence::known("1 machine") == Sentence::verbatim("1 machine")) << "one is translated";
}

} // namespace
} // namespace trainyard
