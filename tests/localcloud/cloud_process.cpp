#include "tests/localcloud/cloud_process.h"

#include <algorithm>
#include <csignal>
#include <fstream>

#include <unistd.h>

#include <httplib.h>

#include "backend/core/encoding.h"
#include "backend/core/system/files.h"
#include "backend/core/time/clock.h"
#include "backend/signing/signer.h"
#include "build_paths.h"

namespace trainyard::tests {
namespace {

HttpResponse toAnswer(const httplib::Result &result)
{
    HttpResponse out;
    if (!result)
        return out;
    out.status = result->status;
    out.body = result->body;
    for (const auto &[name, value] : result->headers) {
        std::string lower = name;
        std::transform(lower.begin(), lower.end(), lower.begin(),
                       [](unsigned char c) { return char(std::tolower(c)); });
        out.headers[lower] = value;
    }
    return out;
}

HttpResponse send(const localcloud::Endpoint &to, const std::string &method, const std::string &target,
                  const std::string &body, const signing::Headers &headers, const std::string &contentType)
{
    httplib::Client client(to.address, to.port);
    client.set_read_timeout(60);
    client.set_keep_alive(false);
    httplib::Request request;
    request.method = method;
    request.path = target;
    request.body = body;
    for (const auto &[name, value] : headers)
        request.headers.emplace(name, value);
    if (!contentType.empty())
        request.headers.emplace("Content-Type", contentType);
    return toAnswer(client.send(request));
}

} // namespace

ScratchFolder::ScratchFolder()
{
    std::string pattern = "/tmp/trainyard-lc-XXXXXX";
    m_path = ::mkdtemp(pattern.data());
}

ScratchFolder::~ScratchFolder()
{
    std::error_code ignored;
    std::filesystem::remove_all(m_path, ignored);
}

std::vector<std::string> elements(const std::string &xml, const std::string &tag)
{
    std::vector<std::string> out;
    const auto open = "<" + tag + ">", close = "</" + tag + ">";
    for (auto at = xml.find(open); at != std::string::npos; at = xml.find(open, at + 1)) {
        const auto from = at + open.size();
        out.push_back(xml.substr(from, xml.find(close, from) - from));
    }
    return out;
}

std::string element(const std::string &xml, const std::string &tag)
{
    const auto all = elements(xml, tag);
    return all.empty() ? std::string() : all.front();
}

CloudProcess::CloudProcess(std::filesystem::path data, std::vector<std::string> more)
    : m_data(std::move(data))
    , m_log(m_data.string() + ".log")
{
    std::error_code ignored;
    std::filesystem::remove(m_log, ignored);
    // --idle-exit ends the local cloud if this process crashes.
    std::vector<std::string> argv = {std::string(TRAINYARD_BIN_DIR) + "/trainyard-localcloud",
                                     "--data",
                                     m_data.string(),
                                     "--speed",
                                     "20",
                                     "--idle-exit",
                                     "60"};
    argv.insert(argv.end(), more.begin(), more.end());
    const auto started = spawnDetached({.argv = argv}, m_log);
    if (!started)
        return;
    m_process = *started;
    eventually([&] {
        const auto endpoint = localcloud::readEndpoint(m_data);
        if (endpoint && endpoint->process == m_process)
            m_endpoint = *endpoint;
        return !alive() || m_endpoint.port != 0;
    });
}

CloudProcess::~CloudProcess()
{
    if (alive())
        signalAndWait(SIGTERM);
}

void CloudProcess::signalAndWait(int signal)
{
    ::kill(m_process.pid, signal);
    eventually([&] { return !alive(); });
}

std::string CloudProcess::log() const
{
    return readFile(m_log).value_or("");
}

HttpResponse CloudProcess::form(const std::string &service, Parameters parameters, const std::string &secret,
                                const std::string &key) const
{
    std::string body;
    for (const auto &[name, value] : parameters)
        body.append(body.empty() ? "" : "&").append(percentEncode(name)).append("=").append(percentEncode(value));
    const std::string type = "application/x-www-form-urlencoded; charset=utf-8";
    signing::HttpRequestView view{
        "POST",
        "/",
        {},
        {{"Host", m_endpoint.address + ":" + std::to_string(m_endpoint.port)}, {"Content-Type", type}},
        sha256Hex(body),
        {}};
    const auto made = signing::sign(
        view, {SystemClock::instance().now(), "us-east-1", service},
        {key.empty() ? m_endpoint.accessKeyId : key, Secret(secret.empty() ? m_endpoint.secretAccessKey : secret), {}});
    auto headers = made.headers;
    headers.emplace_back("Host", m_endpoint.address + ":" + std::to_string(m_endpoint.port));
    return send(m_endpoint, "POST", "/", body, headers, type);
}

HttpResponse CloudProcess::ec2(const std::string &action, Parameters parameters, const std::string &secret) const
{
    parameters.emplace_back("Action", action);
    parameters.emplace_back("Version", "2016-11-15");
    return form("ec2", std::move(parameters), secret);
}

HttpResponse CloudProcess::s3(const std::string &method, const std::string &target, const std::string &body,
                              std::vector<std::pair<std::string, std::string>> extra, const std::string &secret) const
{
    const auto mark = target.find('?');
    signing::HttpRequestView view;
    view.method = method;
    view.wirePath = target.substr(0, mark);
    view.path = percentDecode(view.wirePath).value_or("/");
    if (mark != std::string::npos)
        view.query = signing::decodeQuery(target.substr(mark + 1)).value_or(signing::Query());
    view.headers = {{"Host", m_endpoint.address + ":" + std::to_string(m_endpoint.port)}};
    view.payloadHash = sha256Hex(body);
    std::erase_if(extra, [&](const auto &pair) {
        if (pair.first == "payload-hash")
            view.payloadHash = pair.second;
        return pair.first == "payload-hash";
    });
    view.headers.insert(view.headers.end(), extra.begin(), extra.end());
    const auto made =
        signing::sign(view, {SystemClock::instance().now(), "us-east-1", "s3"},
                      {m_endpoint.accessKeyId, Secret(secret.empty() ? m_endpoint.secretAccessKey : secret), {}});
    auto headers = made.headers;
    headers.insert(headers.end(), view.headers.begin(), view.headers.end());
    return send(m_endpoint, method, target, body, headers, {});
}

HttpResponse CloudProcess::signedCall(const std::string &service, const std::string &method, const std::string &target,
                                      const std::string &body, signing::Headers headers) const
{
    const auto mark = target.find('?');
    headers.emplace_back("Host", m_endpoint.address + ":" + std::to_string(m_endpoint.port));
    signing::HttpRequestView view;
    view.method = method;
    view.path = target.substr(0, mark);
    if (mark != std::string::npos)
        view.query = signing::decodeQuery(target.substr(mark + 1)).value_or(signing::Query());
    view.headers = headers;
    view.payloadHash = sha256Hex(body);
    const auto made = signing::sign(view, {SystemClock::instance().now(), "us-east-1", service},
                                    {m_endpoint.accessKeyId, Secret(m_endpoint.secretAccessKey), {}});
    headers.insert(headers.end(), made.headers.begin(), made.headers.end());
    return send(m_endpoint, method, target, body, headers, {});
}

HttpResponse CloudProcess::json(const std::string &service, const std::string &target, const std::string &body) const
{
    return signedCall(service, "POST", "/", body,
                      {{"Content-Type", "application/x-amz-json-1.1"}, {"X-Amz-Target", target}});
}

HttpResponse CloudProcess::efs(const std::string &method, const std::string &target, const std::string &body) const
{
    return signedCall("elasticfilesystem", method, target, body, {});
}

HttpResponse CloudProcess::plain(const std::string &method, const std::string &target,
                                 const std::vector<std::pair<std::string, std::string>> &headers) const
{
    return send(m_endpoint, method, target, {}, headers, {});
}

std::string CloudProcess::raw(const std::string &bytes) const
{
    const int fd = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    sockaddr_in to{};
    to.sin_family = AF_INET;
    to.sin_port = htons(std::uint16_t(m_endpoint.port));
    to.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    std::string out;
    if (::connect(fd, reinterpret_cast<sockaddr *>(&to), sizeof to) == 0) {
        (void)::send(fd, bytes.data(), bytes.size(), MSG_NOSIGNAL);
        ::shutdown(fd, SHUT_WR);
        char buffer[4096];
        for (ssize_t got = ::recv(fd, buffer, sizeof buffer, 0); got > 0; got = ::recv(fd, buffer, sizeof buffer, 0))
            out.append(buffer, std::size_t(got));
    }
    ::close(fd);
    return out;
}

std::string CloudProcess::image() const
{
    return element(
        ec2("DescribeImages", {{"Owner.1", "amazon"}, {"Filter.1.Name", "name"}, {"Filter.1.Value.1", "ubuntu*noble*"}})
            .body,
        "imageId");
}

std::string CloudProcess::stateOf(const std::string &instance) const
{
    return element(element(ec2("DescribeInstances", {{"InstanceId.1", instance}}).body, "instanceState"), "name");
}

bool CloudProcess::waitForState(const std::string &instance, const std::string &state) const
{
    return eventually([&] { return stateOf(instance) == state; });
}

std::vector<pid_t> processesNaming(const std::string &text)
{
    std::vector<pid_t> out;
    std::error_code ignored;
    for (const auto &entry : std::filesystem::directory_iterator("/proc", ignored)) {
        const auto name = entry.path().filename().string();
        if (name.find_first_not_of("0123456789") != std::string::npos)
            continue;
        std::ifstream file(entry.path() / "cmdline", std::ios::binary);
        std::string line((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());
        if (line.find(text) != std::string::npos && std::stoi(name) != ::getpid())
            out.push_back(std::stoi(name));
    }
    return out;
}

} // namespace trainyard::tests
