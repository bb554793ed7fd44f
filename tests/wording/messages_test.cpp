#include "backend/wording/messages.h"

#include <gmock/gmock.h>

#include <cctype>
#include <cerrno>
#include <set>
#include <string>
#include <system_error>

namespace trainyard::wording {
namespace {

TEST(Sentence, EveryCodeHasItsOwnSentence)
{
    std::set<std::string_view> seen;
    for (int i = 0; i <= int(ErrorCode::Diverged); ++i) {
        const auto code = static_cast<ErrorCode>(i);
        const ErrorMessage w = errorMessage(code);
        SCOPED_TRACE(std::string(toString(code)));
        ASSERT_FALSE(w.happened.empty());
        ASSERT_FALSE(w.advice.empty());
        EXPECT_TRUE(std::isupper(static_cast<unsigned char>(w.happened.front())));
        EXPECT_NE(w.happened.back(), '.');
        EXPECT_NE(w.advice.back(), '.');
        EXPECT_EQ(w.happened.find('!'), std::string_view::npos);
        EXPECT_TRUE(seen.insert(w.happened).second) << "said twice: " << w.happened;
    }
}

TEST(Sentence, ReportsTheFailureItsSourceAndTheRemedy)
{
    const Error error{ErrorCode::NoCapacity, "ec2:RunInstances", "InsufficientInstanceCapacity: none in us-east-1a."};
    EXPECT_EQ(message(error),
              "AWS has no capacity for that instance type there now (ec2:RunInstances: InsufficientInstanceCapacity: "
              "none in us-east-1a): try another zone of the region, then another instance type or region.");
}

TEST(Sentence, KeepsToOneLineWhateverTheDetailIs)
{
    const std::string text = message({ErrorCode::MalformedReply, "ec2", "<html>\n  <body>\r\n\x01 no</body>"});
    EXPECT_EQ(text.find('\n'), std::string::npos);
    EXPECT_EQ(text.find('\x01'), std::string::npos);
    EXPECT_LT(message({ErrorCode::Internal, "x", std::string(100000, 'y')}).size(), 1000u);
    std::string umlauts;
    for (int i = 0; i < 1000; ++i)
        umlauts += "\xC3\xA4";
    EXPECT_NE(message({ErrorCode::Internal, "", umlauts}).find("\xC3\xA4..."), std::string::npos);
}

TEST(Sentence, AMissingFileIsNotSearchedAtAws)
{
    EXPECT_EQ(message({ErrorCode::NotFound, "/tmp/nowhere", "there is no such folder with code"}),
              "The file or folder does not exist (/tmp/nowhere: there is no such folder with code): check its path.");
    EXPECT_EQ(message({ErrorCode::NotFound, "data", "No such file or directory"}),
              "The file or folder does not exist (data: No such file or directory): check its path.");
    for (const Error &missing :
         {Error{ErrorCode::NotFound, "digits", "there is no such file or folder on this computer"},
          Error{ErrorCode::NotFound, "model.txt", "there is no such file on worker-1"},
          Error{ErrorCode::NotFound, "sftp", "model.txt: No such file"},
          Error{ErrorCode::NotFound, "model.txt", std::generic_category().message(ENOTDIR)}})
        EXPECT_TRUE(message(missing).starts_with("The file or folder does not exist (")) << message(missing);
    for (const Error &there :
         {Error{ErrorCode::NotFound, "/home/me/digits", "the folder holds no files"},
          Error{ErrorCode::NotFound, "./model", "there is no checkpoint in this folder"},
          Error{ErrorCode::NotFound, "/home/me/r-1", "the scheduler of this run is not on this node"}})
        EXPECT_EQ(message(there).find("file or folder does not exist"), std::string::npos) << message(there);
    EXPECT_EQ(
        message({ErrorCode::NotFound, "cluster demo", "it does not exist"}),
        "Something that was named does not exist (cluster demo: it does not exist): check the name, the region and "
        "the profile.");
    EXPECT_NE(message({ErrorCode::PermissionDenied, "/root/code", "Permission denied"}).find("may not do that"),
              std::string::npos);
}

TEST(Sentence, LeavesOutWhatIsNotKnown)
{
    EXPECT_EQ(message({ErrorCode::Cancelled, "", ""}), "It was cancelled: start it again when you want to.");
    EXPECT_EQ(message({ErrorCode::Cancelled, "launch", ""}),
              "It was cancelled (launch): start it again when you want to.");
}

TEST(ExitStatus, FollowsTheCommandLine)
{
    EXPECT_EQ(exitStatus({ErrorCode::InvalidArgument, "", ""}), 2);
    EXPECT_EQ(exitStatus({ErrorCode::InvalidArgument, "plan", "The field name is empty."}), 2);
    EXPECT_EQ(exitStatus({ErrorCode::InvalidArgument, "ec2:RunInstances", "InvalidParameterCombination: Free Tier"}), 1)
        << "the command line was right";
    EXPECT_EQ(exitStatus({ErrorCode::StillRunning, "", ""}), 3);
    EXPECT_EQ(exitStatus({ErrorCode::Cancelled, "", ""}), 130);
    EXPECT_EQ(exitStatus({ErrorCode::Timeout, "", ""}), 1);
}

} // namespace
} // namespace trainyard::wording
