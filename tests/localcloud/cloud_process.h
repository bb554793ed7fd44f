#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "backend/core/process.h"
#include "backend/localcloud/endpoint_file.h"

namespace trainyard::tests {

/// A folder that goes with the test.
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
    std::map<std::string, std::string> headers; ///< names in lower case
};

/// The first <tag>text</tag>, or empty.
std::string element(const std::string &xml, const std::string &tag);
std::vector<std::string> elements(const std::string &xml, const std::string &tag);

/// The real program `trainyard-localcloud` on a data folder.
class CloudProcess {
public:
    /// Returns when it answers. Check alive() when a start may fail.
    explicit CloudProcess(std::filesystem::path data, std::vector<std::string> more = {});
    /// A client of one that somebody else started and ends.
    explicit CloudProcess(localcloud::Endpoint endpoint)
        : m_endpoint(std::move(endpoint))
    {
    }
    ~CloudProcess(); ///< SIGTERM, and waits

    bool alive() const { return m_process.pid != 0 && isAlive(m_process); }
    const localcloud::Endpoint &endpoint() const { return m_endpoint; }
    std::string log() const;
    void signalAndWait(int signal);

    using Parameters = std::vector<std::pair<std::string, std::string>>;
    /// A signed EC2 call.
    HttpResponse ec2(const std::string &action, Parameters parameters = {}, const std::string &secret = {}) const;
    HttpResponse form(const std::string &service, Parameters parameters, const std::string &secret = {},
                      const std::string &key = {}) const;
    HttpResponse s3(const std::string &method, const std::string &target, const std::string &body = {},
                    std::vector<std::pair<std::string, std::string>> headers = {},
                    const std::string &secret = {}) const;
    /// Not signed, straight to a path.
    HttpResponse plain(const std::string &method, const std::string &target,
                       const std::vector<std::pair<std::string, std::string>> &headers = {}) const;
    /// Bytes as they are; what comes back until the server closes.
    std::string raw(const std::string &bytes) const;

    std::string image() const;
    std::string stateOf(const std::string &instance) const;
    bool waitForState(const std::string &instance, const std::string &state) const;

private:
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
        if (!pause(std::chrono::milliseconds(10), deadline, {}))
            return false;
    }
    return true;
}

/// Processes of this computer whose command line contains the text.
std::vector<pid_t> processesNaming(const std::string &text);

} // namespace trainyard::tests
