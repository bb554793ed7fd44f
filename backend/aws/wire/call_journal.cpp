#include "backend/aws/wire/call_journal.h"

#include <cerrno>
#include <cstring>
#include <mutex>

#include <fcntl.h>
#include <unistd.h>

#include <nlohmann/json.hpp>

#include "backend/core/encoding.h"
#include "backend/core/system/files.h"
#include "backend/core/system/logging.h"

namespace trainyard::aws {

namespace {

class FileJournal final : public CallJournal {
public:
    explicit FileJournal(std::filesystem::path path)
        : m_path(std::move(path))
    {
    }

    void record(const CallRecord &record) override
    {
        nlohmann::ordered_json line;
        line["time"] = toIso8601(record.started);
        line["service"] = record.call.service;
        line["operation"] = record.call.operation;
        line["region"] = record.region;
        line["endpoint"] = record.endpoint;
        auto &parameters = line["parameters"] = nlohmann::ordered_json::object();
        for (const auto &[key, value] : record.call.parameters)
            parameters[key] = value;
        line["status"] = record.status;
        line["requestId"] = record.requestId;
        line["error"] = record.error;
        line["attempts"] = record.attempts;
        line["milliseconds"] = record.duration.count();
        line["aws"] = awsLine(record.call, record.region);
        append(line.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace) + "\n");
    }

private:
    void append(const std::string &line)
    {
        const int file = ::open(m_path.c_str(), O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0600);
        // One write with O_APPEND keeps lines of several programs apart.
        const bool written = file >= 0 && ::write(file, line.data(), line.size()) == ssize_t(line.size());
        const int error = errno;
        if (file >= 0)
            ::close(file);
        if (!written)
            std::call_once(m_warned, [&] { spdlog::warn("cannot write {}: {}", m_path.string(), std::strerror(error)); });
    }

    const std::filesystem::path m_path;
    std::once_flag m_warned;
};

} // namespace

std::string awsLine(const Call &call, const std::string &region, const std::string &endpointUrl,
                    const std::string &profile)
{
    std::string line = "aws";
    const auto option = [&](const char *name, const std::string &value) {
        if (!value.empty())
            line.append(" ").append(name).append(" ").append(shellQuote(value));
    };
    option("--profile", profile);
    option("--endpoint-url", endpointUrl);
    option("--region", region);
    for (const auto &word : call.commandLine)
        line.append(" ").append(shellQuote(word));
    return line;
}

std::shared_ptr<CallJournal> makeFileJournal(std::filesystem::path path)
{
    return std::make_shared<FileJournal>(std::move(path));
}

} // namespace trainyard::aws
