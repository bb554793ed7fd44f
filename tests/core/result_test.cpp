#include "backend/core/result.h"

#include <cerrno>

#include <gtest/gtest.h>

namespace trainyard {
namespace {

TEST(ErrorCode, HasTheNameOfItsEnumerator)
{
    EXPECT_EQ(toString(ErrorCode::Internal), "Internal");
    EXPECT_EQ(toString(ErrorCode::MalformedReply), "MalformedReply");
    EXPECT_EQ(toString(ErrorCode::QuotaExceeded), "QuotaExceeded");
    EXPECT_EQ(toString(ErrorCode::HostKeyMismatch), "HostKeyMismatch");
    EXPECT_EQ(toString(ErrorCode::LedgerTooNew), "LedgerTooNew");
    EXPECT_EQ(toString(ErrorCode::Diverged), "Diverged");
    EXPECT_EQ(toString(static_cast<ErrorCode>(int(ErrorCode::Diverged) + 1)), "");
}

TEST(ErrorCode, ComesFromTheSystemsErrors)
{
    EXPECT_EQ(systemError(ENOSPC, "f", "writing").code, ErrorCode::DiskFull);
    EXPECT_EQ(systemError(EACCES, "f", "opening").code, ErrorCode::PermissionDenied);
    EXPECT_EQ(systemError(EIO, "f", "reading").code, ErrorCode::IoFailure);
    EXPECT_EQ(systemError(ENOENT, "f", "opening"),
              (Error{ErrorCode::NotFound, "f", "opening: No such file or directory"}));
}

} // namespace
} // namespace trainyard
