// Test vectors with canonical request, string to sign and signature: a failure identifies the wrong layer.
#include <fstream>
#include <set>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "backend/core/encoding.h"
#include "backend/signing/signer.h"
#include "backend/signing/verifier.h"

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

SignedRequest signCase(const Vector &v)
{
    return v.text["mode"] == "presign" ? presign(v.request, v.scope, v.key, std::chrono::seconds(v.text["expires"]))
                                       : sign(v.request, v.scope, v.key);
}

class Sigv4Vectors : public testing::TestWithParam<std::size_t> {
protected:
    Vector m_case = fromJson(allCases()[GetParam()]);
};

} // namespace

TEST_P(Sigv4Vectors, EveryLayerAgrees)
{
    const auto &expected = m_case.text["expected"];
    const auto made = signCase(m_case);
    ASSERT_EQ(encodePath(m_case.request.path), m_case.text["request"]["wire_path"].get<std::string>())
        << "layer: path on the wire";
    ASSERT_EQ(encodeQuery(m_case.request.query), m_case.text["request"]["wire_query"].get<std::string>())
        << "layer: query on the wire";
    ASSERT_EQ(joinedNames(made.signedHeaders), expected["signed_headers"].get<std::string>())
        << "layer: set of signed headers";
    ASSERT_EQ(made.canonicalRequest, expected["canonical_request"].get<std::string>()) << "layer: canonical request";
    ASSERT_EQ(made.stringToSign, expected["string_to_sign"].get<std::string>()) << "layer: string to sign";
    ASSERT_EQ(made.signature, expected["signature"].get<std::string>()) << "layer: signature";
    if (expected.contains("authorization")) {
        EXPECT_EQ(findHeader(made.headers, "authorization"), expected["authorization"].get<std::string>());
        for (const auto &added : expected["headers_added_by_signer"])
            EXPECT_EQ(findHeader(made.headers, added[0].get<std::string>()), added[1].get<std::string>());
    }
    if (expected.contains("url")) {
        const std::string url = expected["url"];
        const auto wanted = decodeQuery(url.substr(url.find('?') + 1)).value();
        EXPECT_EQ(std::set(wanted.begin(), wanted.end()), std::set(made.query.begin(), made.query.end()));
    }
}

TEST_P(Sigv4Vectors, TheVerifierAcceptsWhatTheReferenceSigned)
{
    const auto made = signCase(m_case);
    auto received = m_case.request;
    received.headers.insert(received.headers.end(), made.headers.begin(), made.headers.end());
    received.headers.emplace_back("User-Agent", "curl");
    if (!made.query.empty())
        received.query = made.query;
    received.wirePath = m_case.text["request"]["wire_path"];
    const auto lookup = [&](const std::string &) { return std::optional(m_case.key); };
    const auto identity = verify(received, lookup, m_case.scope.time, {m_case.scope.service, m_case.scope.region});
    ASSERT_TRUE(identity) << identity.error().detail << "\n" << identity.error().canonicalRequest;
    EXPECT_EQ(identity->accessKeyId, m_case.key.accessKeyId);
    EXPECT_EQ(identity->presigned, m_case.text["mode"] == "presign");
}

INSTANTIATE_TEST_SUITE_P(Reference, Sigv4Vectors, testing::Range<std::size_t>(0, allCases().size()),
                         [](const auto &parameter) {
                             std::string id = allCases()[parameter.param]["id"];
                             std::replace(id.begin(), id.end(), '-', '_');
                             return id;
                         });
