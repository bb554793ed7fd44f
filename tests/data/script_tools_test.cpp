// Edits of the user's scripts, code for MXNet's iterators, and the parts of the workers.
#include <filesystem>

#include <CLI/CLI.hpp>
#include <gmock/gmock.h>
#include <sys/stat.h>

#include "backend/core/encoding.h"
#include "backend/core/system/files.h"
#include "backend/core/system/process.h"
#include "backend/data/digits.h"
#include "backend/data/sets/pack.h"
#include "backend/data/tools/script_edit.h"
#include "backend/data/tools/snippet.h"
#include "backend/data/tools/tools.h"
#include "tests/support/temporary_folder.h"

namespace trainyard::data {
namespace {

using namespace std::chrono_literals;
using testing::HasSubstr;
using testing::Not;

std::string changed(const std::string &script, const std::map<std::string, std::string> &values)
{
    const auto edit = setVariables(script, values, "train.py");
    return edit ? edit->text : edit.error().source + ": " + edit.error().detail;
}

TEST(ScriptEdit, MakesTheEditsOfTheWalkthroughs) // E8, E10
{
    const auto edit =
        setVariables("def get():\n    data_dir = 'data'\n    fnames = (os.path.join(data_dir, \"a.rec\"))\n",
                     {{"data_dir", "s3://dmlc/mnist"}}, "train_mnist.py");
    ASSERT_TRUE(edit) << edit.error().detail;
    EXPECT_EQ(edit->changes, 1);
    EXPECT_EQ(edit->text,
              "def get():\n    data_dir = 's3://dmlc/mnist'\n    fnames = (os.path.join(data_dir, \"a.rec\"))\n");
    EXPECT_EQ(edit->diff, "--- train_mnist.py\n+++ train_mnist.py\n@@ -2 +2 @@\n-    data_dir = 'data'\n"
                          "+    data_dir = 's3://dmlc/mnist'\n");
    EXPECT_EQ(changed("if x:\n    (train_fname, val_fname) = download_cifar10()\n    go()\n",
                      {{"train_fname", "s3://b/t.rec"}, {"val_fname", "s3://b/v.rec"}}),
              "if x:\n    train_fname = 's3://b/t.rec'\n    val_fname = 's3://b/v.rec'\n    go()\n");
}

TEST(ScriptEdit, ChangesNothingElse)
{
    const std::map<std::string, std::string> values{{"image", "new"}};
    EXPECT_EQ(changed("it = MNISTIter(\n  image=\"a\", label=\"b\",\n", values),
              "it = MNISTIter(\n  image='new', label=\"b\",\n");
    EXPECT_EQ(changed("image = path('x', 1) + \"#\" # of it\r\n", values), "image = 'new' # of it\r\n");
    EXPECT_EQ(changed("image = 'a'", values), "image = 'new'") << "without a line feed at the end";
    for (const char *kept : {"my_image = 'a'\n", "self.image = 'a'\n", "if image == 'a':\n", "# image = 'a'\n",
                             "image = load(\n", "image = '''a\n", "image += 'a'\n", "image = 'a\n", ""})
        EXPECT_THAT(changed(kept, values), HasSubstr("train.py: no line of the script sets image")) << kept;
    EXPECT_THAT(changed("(image, other) = f()\n", values), HasSubstr("no line")) << "the other one needs a value too";
    const auto same = setVariables("image = 'new'\n", values, "train.py");
    ASSERT_TRUE(same);
    EXPECT_EQ(same->changes, 0);
    EXPECT_EQ(same->diff, "");
    EXPECT_EQ(setVariables("x", {{"a-b", ""}}, "train.py").error().code, ErrorCode::InvalidArgument);
}

TEST(ScriptEdit, AValueStaysOneLiteral)
{
    EXPECT_EQ(pythonLiteral("a'b\\c\nd"), "'a\\'b\\\\c\\x0ad'");
    EXPECT_EQ(changed("x = 1\n", {{"x", "'; import os #"}}), "x = '\\'; import os #'\n");
}

TEST(Snippet, ReadsMnistAsTheWalkthroughDoes) // E9
{
    SnippetPart train;
    train.shape = {28, 28, 1};
    train.files.format = Format::Idx;
    train.files.files = {{"s3://bucket/train-images-idx3-ubyte", 1}};
    train.files.labels = {{"s3://bucket/train-labels-idx1-ubyte", 1}};
    SnippetOptions options;
    options.labelName = "sm_label";
    const auto text = iteratorSnippet(train, std::nullopt, options);
    ASSERT_TRUE(text) << text.error().detail;
    EXPECT_EQ(*text, "import mxnet as mx\n\nkv = mx.kvstore.create('dist_sync')\n"
                     "train = mx.io.MNISTIter(\n"
                     "    image='s3://bucket/train-images-idx3-ubyte',\n"
                     "    label='s3://bucket/train-labels-idx1-ubyte',\n"
                     "    data_shape=(1, 28, 28), label_name='sm_label',\n"
                     "    batch_size=64, shuffle=True, flat=False, silent=False, seed=10,\n"
                     "    num_parts=kv.num_workers, part_index=kv.rank)\n");
    train.files.files.push_back({"s3://bucket/more", 1});
    EXPECT_EQ(iteratorSnippet(train, std::nullopt, options).error().code, ErrorCode::Unsupported);
    train.files.format = Format::Cifar10;
    EXPECT_EQ(iteratorSnippet(train, std::nullopt, options).error().code, ErrorCode::Unsupported);
}

TEST(Snippet, ReadsRecordFilesInOneIterator)
{
    SnippetPart train, val;
    train.shape = val.shape = {32, 32, 3};
    train.files.format = val.files.format = Format::Record;
    train.files.files = {{"s3://b/a.rec", 1}, {"s3://b/it's.rec", 1}};
    val.files.files = {{"s3://b/val.rec", 1}};
    const auto text = iteratorSnippet(train, val, {}).value();
    EXPECT_THAT(text, HasSubstr("path_imgrec='s3://b/a.rec;s3://b/it\\'s.rec',\n    data_shape=(3, 32, 32)"));
    EXPECT_THAT(text, HasSubstr("val = mx.io.ImageRecordIter(\n    path_imgrec='s3://b/val.rec'"));
    EXPECT_THAT(text, HasSubstr("shuffle=False"));
}

/// Runs a tool with the arguments of a command line.
Result<ToolResult> run(const std::string &name, const std::vector<std::string> &arguments)
{
    for (const Tool &tool : tools()) {
        if (tool.name != name)
            continue;
        CLI::App app;
        const auto body = tool.declare(app);
        app.parse(std::vector<std::string>(arguments.rbegin(), arguments.rend()));
        const auto storage = [](bool) -> Result<storage::StorageConfig> { return storage::StorageConfig(); };
        return body({storage, {}, {}});
    }
    return fail(ErrorCode::NotFound, name, "no such tool");
}

class ScriptTools : public testing::Test {
protected:
    std::string at(const std::string &name) const { return (m_folder.path / name).string(); }
    TemporaryFolder m_folder;
};

TEST_F(ScriptTools, APatchIsWrittenOnRequestAndKeepsTheOriginal) // E8
{
    ASSERT_TRUE(writeFileAtomically(at("t.py"), "data_dir = 'data'\n", 0755));
    const auto shown = run("patch", {at("t.py"), "--set", "data_dir=s3://b/set"});
    ASSERT_TRUE(shown) << shown.error().detail;
    EXPECT_THAT(shown->text, HasSubstr("+data_dir = 's3://b/set'\nNothing was written"));
    EXPECT_EQ(readFile(at("t.py")).value(), "data_dir = 'data'\n");
    EXPECT_FALSE(std::filesystem::exists(at("t.py.bak")));
    const auto written = run("patch", {at("t.py"), "--set", "data_dir=s3://b/set", "--write"});
    ASSERT_TRUE(written) << written.error().detail;
    EXPECT_EQ(readFile(at("t.py")).value(), "data_dir = 's3://b/set'\n");
    EXPECT_EQ(readFile(at("t.py.bak")).value(), "data_dir = 'data'\n");
    EXPECT_EQ(written->value["sha256"], sha256Hex("data_dir = 's3://b/set'\n"));
    struct stat info {};
    ASSERT_EQ(::stat(at("t.py").c_str(), &info), 0);
    EXPECT_EQ(info.st_mode & 0777u, 0755u);
    ASSERT_TRUE(run("patch", {at("t.py"), "--set", "data_dir=other", "--write"}));
    EXPECT_EQ(readFile(at("t.py.bak")).value(), "data_dir = 'data'\n") << "the first state";
    EXPECT_EQ(run("patch", {at("t.py"), "--set", "data_dir"}).error().code, ErrorCode::InvalidArgument);
    EXPECT_EQ(run("patch", {at("none.py"), "--set", "a=b"}).error().code, ErrorCode::NotFound);
}

TEST_F(ScriptTools, ASnippetAndThePartsComeFromTheFilesThemselves) // E9, E20
{
    DigitsOptions digits;
    digits.train = 10;
    digits.validation = 4;
    const auto made = makeDigits(at("set"), digits, {}, {});
    if (!made)
        GTEST_SKIP() << made.error().detail; // no fonts here
    const auto snippet = run("snippet", {at("set"), "--batch-size", "5"});
    ASSERT_TRUE(snippet) << snippet.error().detail;
    EXPECT_THAT(snippet->text, HasSubstr("train-images-idx3-ubyte',"));
    EXPECT_THAT(snippet->text, HasSubstr("t10k-labels-idx1-ubyte',"));
    EXPECT_THAT(snippet->text, HasSubstr("data_shape=(1, 28, 28)"));
    EXPECT_THAT(snippet->text, HasSubstr("batch_size=5"));
    const auto parts = run("inspect", {at("set"), "--part", "train", "--parts", "3"});
    ASSERT_TRUE(parts) << parts.error().detail;
    EXPECT_EQ(parts->value["shares"].dump(), R"([{"begin":0,"end":3,"worker":0},{"begin":3,"end":6,"worker":1},)"
                                             R"({"begin":6,"end":10,"worker":2}])");
    EXPECT_THAT(parts->text, HasSubstr("worker 2: 4 pictures, positions 6 to 10\n"));
    std::uint64_t bytes = 0;
    for (const auto &part : parts->value["parts"])
        for (const auto &range : part["ranges"])
            bytes += range["end"].get<std::uint64_t>() - range["begin"].get<std::uint64_t>();
    std::uint64_t all = 0;
    for (const auto &file : parts->value["files"])
        all += file["bytes"].get<std::uint64_t>();
    EXPECT_EQ(bytes, all) << "MXNet's ranges cover the files, each byte once";
}

TEST_F(ScriptTools, AnEditedScriptIsStillPython)
{
    const std::string script = "data_dir = 'data' # of it\nprint(data_dir)\n";
    const auto edit = setVariables(script, {{"data_dir", "s3://b/it's \\ \"x\""}}, "t.py");
    ASSERT_TRUE(edit);
    ASSERT_TRUE(writeFileAtomically(at("t.py"), edit->text));
    ProcessSpec spec;
    spec.argv = {"python3", at("t.py")};
    const auto outcome = runProcess(spec, {Deadline::after(30s), {}});
    if (!outcome)
        GTEST_SKIP() << "no python3 here";
    EXPECT_EQ(outcome->out, "s3://b/it's \\ \"x\"\n") << outcome->err;
}

} // namespace
} // namespace trainyard::data
