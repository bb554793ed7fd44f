#pragma once

#include <memory>
#include <string>

#include "backend/aws/waiter.h"
#include "tests/aws/fixtures.h"
#include "tests/support/child_server.h"

namespace trainyard::aws::test {

/// A real server that speaks like AWS, judged by the same suite: "moto" (independent of us) or "localcloud" (ours).
/// Differences that are known and right stand here, not in the tests.
struct EndpointUnderTest {
    std::string url;
    Credentials credentials;
    bool verifiesSignatures = false;
    bool honoursClientTokens = false;
    bool checksImages = false;
    bool hasAlias = false;  ///< the account has one from the start
    bool hasQuotas = false; ///< of EC2, with requests for more

    /// Null with the reason in `whyNot` where it is not installed or not built.
    static std::unique_ptr<EndpointUnderTest> start(const std::string &kind, std::string &whyNot);

    ClientConfig config() const;

private:
    TemporaryFolder m_folder;
    std::unique_ptr<support::ChildServer> m_server; // ends before its folder goes
};

/// The suite's fixture: one server for each test process.
class ContractTest : public testing::TestWithParam<std::string> {
protected:
    void SetUp() override
    {
        std::string whyNot;
        m_endpoint = EndpointUnderTest::start(GetParam(), whyNot);
        if (!m_endpoint)
            GTEST_SKIP() << whyNot;
    }

    std::unique_ptr<EndpointUnderTest> m_endpoint;
    std::shared_ptr<net::HttpClient> m_http = newHttp();
    WaitPolicy m_wait = WaitPolicy::forEndpoint("http://127.0.0.1");
};

} // namespace trainyard::aws::test
