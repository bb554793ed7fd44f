// `data put`, `get`, `sync`, `mkbucket` and `presign` against a real local cloud, with connections that break and
// programs that are killed.
#include <csignal>
#include <cstdlib>
#include <fstream>

#include <gmock/gmock.h>

#include "backend/core/encoding.h"
#include "backend/net/http_client.h"
#include "tests/cli/at_local_cloud.h"

using namespace trainyard;
using testing::HasSubstr;

namespace {

class DataTransfers : public AtLocalCloud {
protected:
    std::vector<std::string> cloudOptions() const override { return {"--fault", faultFile().string()}; }
    void SetUp() override
    {
        faults("{\"faults\": []}");
        AtLocalCloud::SetUp();
    }
    std::filesystem::path faultFile() const { return m_home.folder() / "faults.json"; }
    void faults(const std::string &text) const { std::ofstream(faultFile()) << text; }
    /// The number of small files and MiB of the large one: TRAINYARD_TRANSFER_FILES, TRAINYARD_TRANSFER_MIB.
    static int sizeFrom(const char *name, int usual)
    {
        const auto text = environment(name);
        return text.empty() ? usual : std::atoi(text.c_str());
    }
    std::filesystem::path makeLarge(int mib) const
    {
        const auto path = m_home.folder() / "large";
        std::ofstream out(path, std::ios::binary);
        std::string block(1u << 20, '\0');
        for (int i = 0; i < mib; ++i) {
            for (std::size_t at = 0; at < block.size(); at += 64)
                block[at] = char(i * 31 + int(at >> 8));
            out << block;
        }
        return path;
    }
    static std::string shaOf(const std::filesystem::path &path)
    {
        std::ifstream in(path, std::ios::binary);
        Sha256 hash;
        std::string block(1u << 20, '\0');
        while (in.read(block.data(), std::streamsize(block.size())) || in.gcount() > 0)
            hash.update(asBytes(std::string_view(block).substr(0, std::size_t(in.gcount()))));
        return hexEncode(hash.finish());
    }
    std::size_t pending() const { return asked({"data", "pending"})["transfers"].size(); }
    /// Starts the command, and kills it when `isTime` becomes true.
    template <class F>
    void killDuring(std::vector<std::string> words, F isTime) const
    {
        words.insert(words.begin(), {"--profile", "local", "--state-dir", m_state.string()});
        const auto started = spawnDetached(m_home.spec(words), (m_home.folder() / "victim.log").string());
        ASSERT_TRUE(started) << started.error().detail;
        const auto deadline = Deadline::after(std::chrono::seconds(60));
        while (!isTime() && isAlive(*started))
            ASSERT_TRUE(pause(std::chrono::milliseconds(2), {deadline, {}}));
        ASSERT_TRUE(isAlive(*started)) << "it was faster than the test";
        ::kill(started->pid, SIGKILL);
        while (isAlive(*started))
            ASSERT_TRUE(pause(std::chrono::milliseconds(2), {deadline, {}}));
    }
};

} // namespace

TEST_F(DataTransfers, ALargeFileThatIsCutTwiceArrivesWhole) // E1, E27
{
    const auto file = makeLarge(sizeFrom("TRAINYARD_TRANSFER_MIB", 96));
    const std::vector<std::string> put{"data", "put", file.string(), "s3://cut-twice/large"};
    // The first cut: the service breaks off parts until the client's tries are over.
    faults(R"({"faults": [{"operation": "UploadPart", "answer": "drop", "skip": 3}]})");
    const auto dropped = ctl(put);
    EXPECT_EQ(dropped.exitStatus, 1) << dropped.err;
    EXPECT_THAT(dropped.err, HasSubstr("continues where it ended"));
    ASSERT_EQ(pending(), 1u);
    // The second one: SIGKILL while parts are delayed.
    const auto log = m_home.folder() / "localcloud.log";
    const auto heldBefore = readFile(log).value_or("").size();
    std::ofstream(m_home.folder() / "held") << "";
    faults(R"({"faults": [{"operation": "UploadPart", "skip": 2, "hold": ")" + (m_home.folder() / "held").string() +
           R"(", "code": "InternalError", "status": 500}]})");
    killDuring(put, [&] { return readFile(log).value_or("").substr(heldBefore).find("held") != std::string::npos; });
    std::filesystem::remove(m_home.folder() / "held");
    ASSERT_EQ(pending(), 1u) << "the parts that have arrived are known to the next program";
    faults("{\"faults\": []}");
    const auto done = asked(put);
    EXPECT_EQ(done["files"][0]["sha256"], shaOf(file));
    EXPECT_EQ(pending(), 0u);

    const auto back = m_home.folder() / "back";
    const std::vector<std::string> get{"data", "get", "s3://cut-twice/large", back.string()};
    faults(R"({"faults": [{"operation": "GetObject", "answer": "drop", "skip": 5}]})");
    EXPECT_EQ(ctl(get).exitStatus, 1);
    EXPECT_FALSE(std::filesystem::exists(back));
    ASSERT_EQ(pending(), 1u);
    faults("{\"faults\": []}");
    EXPECT_EQ(asked(get)["files"][0]["sha256"], shaOf(file));
    EXPECT_EQ(shaOf(back), shaOf(file));
}

TEST_F(DataTransfers, ManySmallFilesArriveAndOnlyWhatDiffersIsCopiedAgain) // E1, E18
{
    const int count = sizeFrom("TRAINYARD_TRANSFER_FILES", 400);
    const auto folder = m_home.folder() / "many";
    for (int i = 0; i < count; ++i) {
        const auto path = folder / std::to_string(i % 17) / std::to_string(i);
        std::filesystem::create_directories(path.parent_path());
        std::ofstream(path) << "content of " << i;
    }
    EXPECT_EQ(asked({"data", "put", folder.string(), "s3://many-files/set"})["files"].size(), std::size_t(count));
    EXPECT_EQ(asked({"data", "ls", "s3://many-files/set"})["entries"].size(), std::size_t(count));
    std::ofstream(folder / "3/3") << "changed";
    std::filesystem::remove(folder / "4/4");
    auto plan = asked({"data", "sync", folder.string(), "s3://many-files/set", "--dry-run", "--delete"});
    EXPECT_EQ(plan["copied"], nlohmann::json::array({"3/3"}));
    EXPECT_EQ(plan["removed"], nlohmann::json::array({"4/4"}));
    EXPECT_EQ(plan["same"], count - 2);
    EXPECT_EQ(asked({"data", "ls", "s3://many-files/set"})["entries"].size(), std::size_t(count)) << "a dry run";
    const auto kept = asked({"data", "sync", folder.string(), "s3://many-files/set"});
    EXPECT_EQ(kept["extra"], nlohmann::json::array({"4/4"})) << "deletions only on request";
    EXPECT_EQ(ctl({"data", "sync", folder.string(), "s3://many-files/set", "--delete"}).exitStatus, 2)
        << "no terminal can confirm";
    asked({"data", "sync", folder.string(), "s3://many-files/set", "--delete", "--yes"});
    EXPECT_EQ(asked({"data", "ls", "s3://many-files/set"})["entries"].size(), std::size_t(count) - 1);
    const auto back = m_home.folder() / "back";
    EXPECT_EQ(asked({"data", "sync", "s3://many-files/set", back.string()})["files"].size(), std::size_t(count) - 1);
    EXPECT_EQ(readFile(back / "3/3").value_or(""), "changed");
    EXPECT_EQ(asked({"data", "sync", "s3://many-files/set", back.string()})["same"], count - 1);
}

TEST_F(DataTransfers, PatternsChooseObjects) // E2
{
    for (const char *name : {"train-ubyte", "t10k-ubyte", "notes"})
        std::ofstream(m_home.folder() / name) << name;
    asked({"data", "put", (m_home.folder() / "t*-ubyte").string(), (m_home.folder() / "notes").string(),
           "s3://my-dmlc/mnist/"});
    const auto got = asked({"data", "get", "s3://my-dmlc/mnist/t*-ubyte", (m_home.folder() / "back").string()});
    EXPECT_EQ(got["files"].size(), 2u);
    EXPECT_EQ(readFile(m_home.folder() / "back/t10k-ubyte").value_or(""), "t10k-ubyte");
    EXPECT_EQ(ctl({"data", "get", "s3://my-dmlc/mnist/z*", "back"}).exitStatus, 1);
}

TEST_F(DataTransfers, ABucketOfSomebodyElseGetsNothing) // E7
{
    const auto made = asked({"data", "mkbucket", "my-own-data"});
    EXPECT_EQ(made["created"], true);
    EXPECT_EQ(asked({"data", "mkbucket", "s3://my-own-data"})["created"], false);
    EXPECT_EQ(ctl({"data", "mkbucket", "Not_A_Bucket"}).exitStatus, 2);
    std::ofstream(m_home.folder() / "secret") << "weights";
    const auto file = (m_home.folder() / "secret").string();
    const auto refused = ctl({"data", "put", file, "s3://my-own-data/x", "--expected-bucket-owner", "123456789012"});
    EXPECT_EQ(refused.exitStatus, 1);
    EXPECT_THAT(refused.err, HasSubstr("ermi"));
    EXPECT_EQ(asked({"data", "ls", "s3://my-own-data"})["entries"].size(), 0u);
    EXPECT_EQ(ctl({"data", "put", file, "s3://my-own-data/x", "--expected-bucket-owner", "me"}).exitStatus, 2);
    asked({"data", "put", file, "s3://my-own-data/x"});

    const auto link = asked({"data", "presign", "s3://my-own-data/x", "--minutes", "5"});
    net::HttpClient http(net::HttpOptions{});
    net::HttpRequest request;
    request.url = link["url"].get<std::string>();
    const auto reply = http.send(request, {Deadline::after(std::chrono::seconds(30)), {}});
    ASSERT_TRUE(reply) << reply.error().detail;
    EXPECT_EQ(reply->status, 200);
    EXPECT_EQ(reply->body, "weights");
    request.url.back() = request.url.back() == '0' ? '1' : '0';
    EXPECT_EQ(http.send(request, {Deadline::after(std::chrono::seconds(30)), {}})->status, 403) << "another signature";
    EXPECT_EQ(ctl({"data", "presign", "s3://my-own-data/none"}).exitStatus, 1);
}

TEST_F(DataTransfers, FileSystemsAreListedAndDeletedByName) // E11, E12
{
    const auto made = asked({"efs", "create", "shared"});
    EXPECT_EQ(made["targets"].size(), 3u);
    const auto id = made["id"].get<std::string>();
    EXPECT_EQ(asked({"efs", "ls"})["file_systems"][0]["id"], id);
    EXPECT_EQ(ctl({"efs", "create", "Not a name"}).exitStatus, 2);
    EXPECT_EQ(ctl({"--yes", "efs", "rm", "shared"}).exitStatus, 2) << "--yes does not type the name";
    EXPECT_EQ(ctl({"efs", "rm", "shared", "--confirm", "other"}).exitStatus, 2);
    EXPECT_EQ(asked({"efs", "rm", "shared", "--confirm", "shared"})["removed"], id);
    EXPECT_EQ(asked({"efs", "ls"})["file_systems"].size(), 0u);
}
