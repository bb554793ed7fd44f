// The patterns of .trainyardignore, as gitignore(5) defines them.
#include "backend/training/run/code_ignore_internal.h"

#include <gtest/gtest.h>

namespace trainyard::training {
namespace {

/// Whether a path is left out by some lines; "/" at its end: it is a folder.
bool isLeft(const std::string &lines, std::string path)
{
    IgnoreRules rules;
    rules.addLines(lines);
    const bool folder = path.ends_with('/');
    if (folder)
        path.pop_back();
    const IgnoreRule *rule = rules.decide(path, folder);
    return rule && !rule->negated;
}

TEST(CodeIgnore, ASlashAtTheBeginningOrWithinAnchorsAPattern)
{
    EXPECT_TRUE(isLeft("/data", "data/"));
    EXPECT_TRUE(isLeft("/data", "data"));
    EXPECT_FALSE(isLeft("/data", "lib/data/")) << "only at the root of the folder";
    EXPECT_TRUE(isLeft("data", "lib/data"));
    EXPECT_TRUE(isLeft("lib/data", "lib/data"));
    EXPECT_FALSE(isLeft("lib/data", "a/lib/data"));
    EXPECT_TRUE(isLeft("*.log", "a/b/c.log"));
    EXPECT_FALSE(isLeft("/*.log", "a/c.log"));
    EXPECT_FALSE(isLeft("a/*.log", "a/b/c.log")) << "a star is within one name";
}

TEST(CodeIgnore, ASlashAtTheEndMeansAFolder)
{
    EXPECT_TRUE(isLeft("data/", "lib/data/"));
    EXPECT_FALSE(isLeft("data/", "data"));
    EXPECT_FALSE(isLeft("/data/", "lib/data/"));
}

TEST(CodeIgnore, TwoStarsAreAnyNumberOfFolders)
{
    EXPECT_TRUE(isLeft("**/cache", "cache/"));
    EXPECT_TRUE(isLeft("**/cache", "a/b/cache/"));
    EXPECT_TRUE(isLeft("a/**/z", "a/z"));
    EXPECT_TRUE(isLeft("a/**/z", "a/b/c/z"));
    EXPECT_FALSE(isLeft("a/**/z", "b/a/z"));
    EXPECT_TRUE(isLeft("a/**", "a/b"));
    EXPECT_TRUE(isLeft("a/**", "a/b/c"));
    EXPECT_FALSE(isLeft("a/**", "a/")) << "what is in it";
    const std::string many = "**/a/**/a/**/a/**/a/**/a/**/a/**/a/**/b";
    std::string path;
    for (int i = 0; i < 200; ++i)
        path += "a/";
    EXPECT_FALSE(isLeft(many, path + "c")) << "and it ends";
}

TEST(CodeIgnore, TheLastPatternThatMatchesDecides)
{
    EXPECT_FALSE(isLeft("*.csv\n!small.csv", "data/small.csv"));
    EXPECT_TRUE(isLeft("*.csv\n!small.csv", "large.csv"));
    EXPECT_TRUE(isLeft("!small.csv\n*.csv", "small.csv"));
    EXPECT_FALSE(isLeft("*.csv\n!/keep/*.csv", "keep/a.csv"));
}

TEST(CodeIgnore, ABackslashTakesTheMeaningFromACharacter)
{
    EXPECT_TRUE(isLeft("\\#notes", "#notes"));
    EXPECT_TRUE(isLeft("\\!important", "!important"));
    EXPECT_TRUE(isLeft("a\\*b", "a*b"));
    EXPECT_FALSE(isLeft("a\\*b", "axb"));
    EXPECT_TRUE(isLeft("name\\ ", "name "));
    EXPECT_TRUE(isLeft("name  ", "name"));
    EXPECT_FALSE(isLeft("# comment\n\n   \n!\n/\n", "comment"));
    EXPECT_TRUE(isLeft("*.pyc\r\n*.log\r\n", "a.pyc")) << "from Windows";
}

} // namespace
} // namespace trainyard::training
