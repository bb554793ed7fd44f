#include "tests/aws/endpoint_under_test.h"

#include "backend/core/system/process.h"
#include "build_paths.h"

namespace trainyard::aws::test {

namespace {

std::string exported(const std::string &output, const std::string &name)
{
    std::smatch match;
    return std::regex_search(output, match, std::regex("export " + name + "=['\"]?([^\\s'\"]+)")) ? match[1].str()
                                                                                                  : std::string();
}

} // namespace

std::unique_ptr<EndpointUnderTest> EndpointUnderTest::start(const std::string &kind, std::string &whyNot)
{
    auto out = std::make_unique<EndpointUnderTest>();
    if (kind == "moto") {
        if (!findProgram("moto_server")) {
            whyNot = "moto_server is not installed (pip install 'moto[server]')";
            return nullptr;
        }
        out->m_server = support::ChildServer::start({"moto_server", "-H", "127.0.0.1", "-p", "0"},
                                                    "Running on (http://127\\.0\\.0\\.1:\\d+)",
                                                    {"PYTHONUNBUFFERED=1", "MOTO_IAM_LOAD_MANAGED_POLICIES=true"});
        if (!out->m_server) {
            whyNot = "moto_server does not start";
            return nullptr;
        }
        out->url = out->m_server->matched();
        out->credentials = {"testing", Secret("testing"), {}, {}};
        return out;
    }
    const std::string program = TRAINYARD_BIN_DIR "/trainyard-localcloud";
    if (!std::filesystem::exists(program)) {
        whyNot = program + " is not built";
        return nullptr;
    }
    out->m_server =
        support::ChildServer::start({program, "--port", "0", "--data", out->m_folder.path().string(), "--speed", "100"},
                                    "export AWS_DEFAULT_REGION=\\S+");
    if (!out->m_server) {
        ADD_FAILURE() << program << " does not start";
        return nullptr;
    }
    const auto &matched = out->m_server->output();
    out->url = exported(matched, "AWS_ENDPOINT_URL");
    out->credentials = {
        exported(matched, "AWS_ACCESS_KEY_ID"), Secret(exported(matched, "AWS_SECRET_ACCESS_KEY")), {}, {}};
    out->verifiesSignatures = out->honoursClientTokens = out->checksImages = out->hasAlias = out->hasQuotas = true;
    return out;
}

ClientConfig EndpointUnderTest::config() const
{
    ClientConfig config;
    config.credentials = fixedCredentials(credentials);
    config.endpointUrl = url;
    return config;
}

} // namespace trainyard::aws::test
