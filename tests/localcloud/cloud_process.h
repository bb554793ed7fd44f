#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "backend/core/system/process.h"
#include "backend/localcloud/endpoint_file.h"
#include "backend/signing/canonical.h"

namespace trainyard::tests {

/// A folder that is removed with the test.
class ScratchFolder {
public:
    ScratchFolder();
    ~ScratchFolder();
    const std::filesystem::path &path() const { return m_path; }

private:
    std::filesystem::path m_path;
};

struct HttpResponse {
    int status = 0; ///< 0: the connection broke
    std::string body;
    std::map<std::string, std::string> headers; ///< lower-case names
};

/// \return text of the first <tag>text</tag>; empty: none
std::string element(const std::string &xml, const std::string &tag);
std::vector<std::string> elements(const std::string &xml, const std::string &tag);

/// A process of trainyard-localcloud with its data folder.
class CloudProcess {
public:
    /// Returns when the local cloud responds. Check alive() when the start may fail.
    explicit CloudProcess(std::filesystem::path data, std::vector<std::string> more = {});
    /// A client of a local cloud that the caller starts and stops.
    explicit CloudProcess(localcloud::Endpoint endpoint)
        : m_endpoint(std::move(endpoint))
    {
    }
    ~CloudProcess(); ///< sends SIGTERM and waits

    bool alive() const { return m_process.pid != 0 && isAlive(m_process); }
    const localcloud::Endpoint &endpoint() const { return m_endpoint; }
    std::string log() const;
    void signalAndWait(int signal);

    using Parameters = std::vector<std::pair<std::string, std::string>>;
    /// Sends a signed EC2 request.
    HttpResponse ec2(const std::string &action, Parameters parameters = {}, const std::string &secret = {}) const;
    HttpResponse form(const std::string &service, Parameters parameters, const std::string &secret = {},
                      const std::string &key = {}) const;
    HttpResponse s3(const std::string &method, const std::string &target, const std::string &body = {},
                    std::vector<std::pair<std::string, std::string>> headers = {},
                    const std::string &secret = {}) const;
    /// Sends a signed request of the json 1.1 protocol.
    /// \param target  "ElasticMapReduce.RunJobFlow"
    HttpResponse json(const std::string &service, const std::string &target, const std::string &body) const;
    /// Sends a signed request of EFS.
    /// \param target  path and query
    HttpResponse efs(const std::string &method, const std::string &target, const std::string &body = {}) const;
    /// Sends an unsigned request.
    HttpResponse plain(const std::string &method, const std::string &target,
                       const std::vector<std::pair<std::string, std::string>> &headers = {}) const;
    /// Sends raw bytes.
    /// \return everything received until the server closes the connection
    std::string raw(const std::string &bytes) const;

    std::string image() const;
    std::string stateOf(const std::string &instance) const;
    bool waitForState(const std::string &instance, const std::string &state) const;

private:
    HttpResponse signedCall(const std::string &service, const std::string &method, const std::string &target,
                            const std::string &body, signing::Headers headers) const;
    ProcessIdentity m_process;
    std::filesystem::path m_data, m_log;
    localcloud::Endpoint m_endpoint;
};

/// Polls until the condition holds or 60 s have passed.
template <class F>
bool eventually(F condition)
{
    const auto deadline = Deadline::after(std::chrono::seconds(60));
    while (!condition()) {
        if (!pause(std::chrono::milliseconds(10), {deadline, {}}))
            return false;
    }
    return true;
}

/// \return processes of this computer whose command line contains the text
std::vector<pid_t> processesNaming(const std::string &text);

} // namespace trainyard::tests
