// Test vectors with canonical request, string to sign and signature: a failure identifies the wrong layer.
#include <fstream>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "backend/core/encoding.h"
#include "backend/signing/signer.h"
#include "backend/signing/verifier.h"
#include "build_paths.h"

using namespace trainyard;
using namespace trainyard::signing;
using nlohmann::json;

namespace {

json allCases()
{
    std::ifstream file(TRAINYARD_SOURCE_DIR "/tests/data/sigv4.json");
    return json::parse(file)["cases"];
}

struct Vector {
    json text;
    HttpRequestView request;
    SigningScope scope;
    SigningKey key;
};

Vector fromJson(const json &c)
{
    Vector v{c, {}, {}, {}};
    const auto &r = c["request"];
    v.request.method = r["method"];
    v.request.path = r["path"];
    for (const auto &pair : r["query"]) {
        v.request.query.emplace_back(pair[0].get<std::string>(),
                                     pair[1].is_null() ? std::nullopt : std::optional(pair[1].get<std::string>()));
    }
    v.request.headers.emplace_back("Host", r["host"]);
    for (const auto &pair : r["headers"])
        v.request.headers.emplace_back(pair[0], pair[1]);
    v.request.payloadHash = r["body_sha256"];
    v.scope = {fromAmzDate(c["amz_date"].get<std::string>()).value(), c["region"], c["service"]};
    v.key.accessKeyId = c["access_key"];
    v.key.secretKey = Secret(c["secret_key"].get<std::string>());
    if (!c["session_token"].is_null())
        v.key.sessionToken = c["session_token"];
    return v;
}

std::string joinedNames(const std::vector<std::string> &names)
{
    std::string out;
    for (const auto &name : names)
        out += (out.empty() ? "" : ";") + name;
    return out;
}

class Sigv4Vectors : public testing::TestWithParam<std::size_t> {
protected:
    Vector m_case = fromJson(allCases()[GetParam()]);
    const bool m_presigned = m_case.text["mode"] == "presign"; ///< only the verifier supports these
};

} // namespace

TEST_P(Sigv4Vectors, EveryLayerAgrees)
{
    const auto &expected = m_case.text["expected"];
    ASSERT_EQ(encodePath(m_case.request.path), m_case.text["request"]["wire_path"].get<std::string>())
        << "layer: path on the wire";
    ASSERT_EQ(encodeQuery(m_case.request.query), m_case.text["request"]["wire_query"].get<std::string>())
        << "layer: query on the wire";
    if (m_presigned)
        return;
    const auto made = sign(m_case.request, m_case.scope, m_case.key);
    ASSERT_EQ(joinedNames(made.signedHeaders), expected["signed_headers"].get<std::string>())
        << "layer: set of signed headers";
    ASSERT_EQ(made.canonicalRequest, expected["canonical_request"].get<std::string>()) << "layer: canonical request";
    ASSERT_EQ(made.stringToSign, expected["string_to_sign"].get<std::string>()) << "layer: string to sign";
    ASSERT_EQ(made.signature, expected["signature"].get<std::string>()) << "layer: signature";
    EXPECT_EQ(findHeader(made.headers, "authorization"), expected["authorization"].get<std::string>());
    for (const auto &added : expected["headers_added_by_signer"])
        EXPECT_EQ(findHeader(made.headers, added[0].get<std::string>()), added[1].get<std::string>());
}

TEST_P(Sigv4Vectors, TheVerifierAcceptsWhatTheReferenceSigned)
{
    const auto &expected = m_case.text["expected"];
    auto received = m_case.request;
    for (const auto &added : expected["headers_added_by_signer"])
        received.headers.emplace_back(added[0], added[1]);
    received.headers.emplace_back("User-Agent", "curl");
    if (m_presigned) {
        const std::string url = expected["url"];
        received.query = decodeQuery(url.substr(url.find('?') + 1)).value();
    } else {
        received.headers.emplace_back("Authorization", expected["authorization"]);
    }
    received.wirePath = m_case.text["request"]["wire_path"];
    const auto lookup = [&](const std::string &) { return std::optional(m_case.key); };
    const VerifyRules rules{m_case.scope.service, m_case.scope.region};
    const auto identity = verify(received, lookup, m_case.scope.time, rules);
    ASSERT_TRUE(identity) << identity.error().detail << "\n" << identity.error().canonicalRequest;
    EXPECT_EQ(identity->accessKeyId, m_case.key.accessKeyId);
    EXPECT_EQ(identity->presigned, m_presigned);
    if (m_presigned) {
        const auto end = m_case.scope.time + std::chrono::seconds(m_case.text["expires"]);
        EXPECT_TRUE(verify(received, lookup, end, rules));
        EXPECT_EQ(verify(received, lookup, end + std::chrono::seconds(1), rules).error().reason,
                  RejectReason::PresignExpired);
    }
}

INSTANTIATE_TEST_SUITE_P(Reference, Sigv4Vectors, testing::Range<std::size_t>(0, allCases().size()),
                         [](const auto &parameter) {
                             std::string id = allCases()[parameter.param]["id"];
                             std::replace(id.begin(), id.end(), '-', '_');
                             return id;
                         });
