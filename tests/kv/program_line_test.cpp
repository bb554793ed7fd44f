#include <array>
#include <cstring>
#include <filesystem>
#include <thread>

#include <fcntl.h>
#include <gmock/gmock.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>

#include "backend/core/encoding.h"
#include "backend/runtime/kv/c/trainyard_kv.h"
#include "backend/runtime/kv/program_line.h"
#include "tests/ps/job_fixture.h"

/// What a process that is no libtrainyard_kv may send.
namespace trainyard::kv {
namespace {

class ProgramLineTest : public ::testing::Test {
protected:
    trainyard::testing::TemporaryFolder folder;
    std::optional<ProgramLine> line;
    std::vector<Request> received;
    std::thread server;

    void SetUp() override
    {
        auto listening = ProgramLine::listen(folder.path / "process");
        ASSERT_TRUE(listening) << listening.error().detail;
        line.emplace(std::move(*listening));
        server = std::thread([this] {
            while (auto request = line->receive()) {
                Reply reply;
                reply.number[0] = 5;
                (void)line->reply(*request, reply);
                received.push_back(std::move(*request));
            }
        });
    }
    void TearDown() override
    {
        if (!server.joinable())
            return;
        line->wake();
        server.join();
    }
    Fd connect() const
    {
        Fd fd(::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0));
        sockaddr_un address{};
        address.sun_family = AF_UNIX;
        const std::string path = folder.path / "process" / TY_KV_SOCKET;
        std::memcpy(address.sun_path, path.data(), path.size());
        EXPECT_EQ(::connect(fd.get(), reinterpret_cast<sockaddr *>(&address), sizeof address), 0);
        return fd;
    }
    static ty_kv_message request(std::uint16_t call, std::uint64_t length = 0)
    {
        ty_kv_message message{};
        message.magic = TY_KV_MAGIC;
        message.call = call;
        message.length = length;
        return message;
    }
    static void send(const Fd &fd, const ty_kv_message &message)
    {
        EXPECT_EQ(::send(fd.get(), &message, sizeof message, MSG_NOSIGNAL), ssize_t(sizeof message));
    }
    static ty_kv_message reply(const Fd &fd)
    {
        ty_kv_message message{};
        EXPECT_EQ(::recv(fd.get(), &message, sizeof message, MSG_WAITALL), ssize_t(sizeof message));
        return message;
    }
    /// Waits for the end of the connection.
    static bool ends(const Fd &fd)
    {
        char byte = 0;
        return ::recv(fd.get(), &byte, 1, 0) <= 0;
    }
};

TEST_F(ProgramLineTest, AnswersARequest)
{
    const Fd fd = connect();
    send(fd, request(TY_CALL_METRIC, 4));
    ASSERT_EQ(::send(fd.get(), "loss", 4, MSG_NOSIGNAL), 4);
    const auto answer = reply(fd);
    EXPECT_EQ(answer.call, TY_CALL_METRIC);
    EXPECT_EQ(answer.status, TY_KV_OK);
    EXPECT_EQ(answer.number[0], 5);
    line->wake();
    server.join();
    ASSERT_EQ(received.size(), 1u);
    EXPECT_EQ(received[0].text(), "loss");
}

TEST_F(ProgramLineTest, OnlyItsUserMayConnect)
{
    struct stat info {};
    ASSERT_EQ(::stat((folder.path / "process").c_str(), &info), 0);
    EXPECT_EQ(info.st_mode & 0777, 0700u);
}

TEST_F(ProgramLineTest, NonsenseClosesTheConnectionAndNothingElse)
{
    auto other = request(TY_CALL_NEXT);
    other.magic = 7;
    for (const auto &bad : {other, request(0), request(TY_CALL_LAST + 1), request(TY_CALL_METRIC, 1u << 20),
                            request(TY_CALL_PUT, std::uint64_t(1) << 60)}) {
        const Fd fd = connect();
        send(fd, bad);
        EXPECT_TRUE(ends(fd));
    }
    {
        const Fd fd = connect(); // breaks off in a header
        EXPECT_EQ(::send(fd.get(), "TYK1", 4, MSG_NOSIGNAL), 4);
    }
    const Fd fd = connect();
    send(fd, request(TY_CALL_LEAVE));
    EXPECT_EQ(reply(fd).call, TY_CALL_LEAVE) << "the next program is served";
}

TEST_F(ProgramLineTest, ASecondConnectionGetsASentence)
{
    const Fd first = connect();
    send(first, request(TY_CALL_LEAVE));
    reply(first);
    const Fd second = connect();
    const auto refused = reply(second);
    EXPECT_EQ(refused.call, TY_CALL_HELLO);
    EXPECT_EQ(refused.status, TY_KV_ERROR);
    std::string sentence(std::size_t(refused.length), '\0');
    ASSERT_EQ(::recv(second.get(), sentence.data(), sentence.size(), MSG_WAITALL), ssize_t(sentence.size()));
    EXPECT_THAT(sentence, ::testing::HasSubstr("only one can"));
    send(first, request(TY_CALL_LEAVE));
    EXPECT_EQ(reply(first).status, TY_KV_OK) << "the first one is not disturbed";
}

} // namespace
} // namespace trainyard::kv
