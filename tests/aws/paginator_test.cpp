#include "backend/aws/wire/paginator_internal.h"

#include <gtest/gtest.h>

using namespace trainyard;
using namespace trainyard::aws;

TEST(Paginator, FollowsTokensThroughEmptyPages)
{
    std::vector<std::string> tokens;
    EXPECT_TRUE(paginate("s", [&](const std::string &token) -> Result<std::string> {
        tokens.push_back(token);
        return tokens.size() == 3 ? std::string() : "t" + std::to_string(tokens.size());
    }));
    EXPECT_EQ(tokens, (std::vector<std::string>{"", "t1", "t2"}));
}

TEST(Paginator, RefusesToTurnInACircle)
{
    const auto ended = paginate("s", [](const std::string &) -> Result<std::string> { return "same"; });
    EXPECT_EQ(ended.error().code, ErrorCode::MalformedReply);
}
