#include "backend/runtime/tasks/child_output.h"

#include <cmath>
#include <fstream>

#include <gmock/gmock.h>

#include "backend/core/secret_mask.h"
#include "tests/support/temporary_folder.h"

namespace trainyard::tasks {
namespace {

TEST(ChildOutput, LinesStayAsTheyAre)
{
    ChildOutput output;
    EXPECT_EQ(output.add("one\ntw", 1), "one\n");
    EXPECT_EQ(output.add("o\r\n\nthree", 1), "two\n\n");
    EXPECT_EQ(output.finish(), "three\n");
    EXPECT_EQ(output.finish(), "");
    EXPECT_EQ(output.words(), "one\ntwo\n\nthree");
}

TEST(ChildOutput, OfAProgressBarTheNewestPieceOnceASecond)
{
    ChildOutput output;
    std::string log;
    for (int percent = 0; percent < 100; ++percent) // ten seconds
        log += output.add("\r" + std::to_string(percent) + "%|###", 100 + percent * 0.1);
    log += output.add("\r100%|###\nfinished\n", 110);
    const auto lines = std::count(log.begin(), log.end(), '\n');
    EXPECT_GE(lines, 10);
    EXPECT_LE(lines, 13);
    EXPECT_TRUE(log.ends_with("100%|###\nfinished\n")) << log;
}

TEST(ChildOutput, AProgressBarThatStandsIsShown)
{
    ChildOutput output;
    EXPECT_EQ(output.add("1%\r", 100), "1%\n");
    EXPECT_EQ(output.add("2%\r", 100.1), "");
    EXPECT_EQ(output.onTick(100.5), "");
    EXPECT_EQ(output.onTick(101.2), "2%\n");
    EXPECT_EQ(output.onTick(103), "");
}

TEST(ChildOutput, ALineWithoutEndIsCutAndNotKept)
{
    ChildOutput output;
    const std::string piece(1u << 20, 'x');
    for (int i = 0; i < 64; ++i)
        EXPECT_EQ(output.add(piece, 1), "");
    const std::string line = output.add("\nnext\n", 1);
    EXPECT_LT(line.size(), kLongestLogLine + 100);
    EXPECT_THAT(line, ::testing::HasSubstr("bytes more]\nnext\n"));
    EXPECT_LE(output.words().size(), ChildOutput::kWords);
    EXPECT_TRUE(output.words().ends_with("next"));
}

TEST(ChildOutput, BinaryStaysBinary)
{
    ChildOutput output;
    const std::string bytes("\x00\xff\xfe\x1b[31m\n", 9);
    EXPECT_EQ(output.add(bytes, 1), bytes);
}

TEST(ChildOutput, WordsAreTheLastLines)
{
    ChildOutput output;
    for (int i = 0; i < 10'000; ++i)
        output.add("line " + std::to_string(i) + "\n", 1);
    EXPECT_LE(output.words().size(), ChildOutput::kWords);
    EXPECT_TRUE(output.words().starts_with("line 9"));
    EXPECT_TRUE(output.words().ends_with("line 9999"));
}

class ValuesFileTest : public ::testing::Test {
protected:
    void append(const std::string &text) { std::ofstream(path, std::ios::app) << text; }
    TemporaryFolder folder;
    const std::filesystem::path path = folder.path / "values.jsonl";
};

TEST_F(ValuesFileTest, ReadsBothFormsWhileTheFileGrows)
{
    ValuesFile file(path);
    EXPECT_TRUE(file.read(5).empty());
    append(R"({"name":"loss","value":0.25,"epoch":2,"step":70,"samples":640,"note":"warm"})"
           "\n{\"accuracy\":0.5,\"epo");
    auto values = file.read(5);
    ASSERT_EQ(values.size(), 1u);
    EXPECT_EQ(values[0].name, "loss");
    EXPECT_EQ(values[0].value, 0.25);
    EXPECT_EQ(values[0].epoch, 2);
    EXPECT_EQ(values[0].step, 70);
    EXPECT_EQ(values[0].samples, 640);
    EXPECT_EQ(values[0].note, "warm");
    EXPECT_EQ(values[0].t, 5);
    append("ch\":3,\"loss\":null,\"t\":9}\n");
    values = file.read(6);
    ASSERT_EQ(values.size(), 2u);
    EXPECT_EQ(values[0].name, "accuracy");
    EXPECT_EQ(values[0].epoch, 3);
    EXPECT_EQ(values[0].t, 9);
    EXPECT_TRUE(std::isnan(values[1].value));
}

TEST_F(ValuesFileTest, SkipsWhatIsNoValue)
{
    ValuesFile file(path);
    append("not json\n[1]\n{\"name\":7,\"value\":1}\n{\"text\":\"x\"}\n\n" + std::string(20'000, 'y') +
           "\n{\"loss\":1,\"epoch\":-4,\"step\":1e300}\n");
    const auto values = file.read(5);
    ASSERT_EQ(values.size(), 1u);
    EXPECT_EQ(values[0].epoch, 0);
    EXPECT_EQ(values[0].step, 0);
    EXPECT_EQ(file.skipped(), 5u);
}

TEST_F(ValuesFileTest, ReadsManyInPiecesAndAFileThatIsWrittenAnew)
{
    ValuesFile file(path);
    std::string many;
    for (int i = 0; i < 2000; ++i)
        many += "{\"loss\":" + std::to_string(i) + "}\n";
    append(many);
    std::size_t count = 0;
    for (int calls = 0; calls < 10; ++calls) {
        const auto values = file.read(1);
        EXPECT_LE(values.size(), 512u);
        count += values.size();
    }
    EXPECT_EQ(count, 2000u);
    std::ofstream(path, std::ios::trunc) << "{\"loss\":7}\n";
    const auto again = file.read(1);
    ASSERT_EQ(again.size(), 1u);
    EXPECT_EQ(again[0].value, 7);
}

} // namespace
} // namespace trainyard::tasks
