#pragma once

#include <memory>
#include <string>

#include "tests/aws/fixtures.h"
#include "tests/support/child_server.h"

namespace trainyard::aws::test {

/// An AWS-compatible server that runs the shared suite: "moto" (independent of this project) or "localcloud" (ours).
/// Known and legitimate differences between the two are listed here, not in the tests.
struct EndpointUnderTest {
    std::string url;
    Credentials credentials;
    bool verifiesSignatures = false;
    bool honoursClientTokens = false;
    bool checksImages = false;
    bool hasAlias = false;  ///< the account has an alias from the start
    bool hasQuotas = false; ///< EC2 quotas, with increase requests

    /// \param whyNot  receives the reason when the server is not installed or not built
    /// \return null in that case
    static std::unique_ptr<EndpointUnderTest> start(const std::string &kind, std::string &whyNot);

    ClientConfig config() const;

private:
    TemporaryFolder m_folder;
    std::unique_ptr<support::ChildServer> m_server; // stops before its folder is removed
};

/// Fixture of the suite: one server per test.
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
};

} // namespace trainyard::aws::test
