#include "backend/aws/wire/call_journal.h"

#include <mutex>

#include <nlohmann/json.hpp>

#include "backend/core/encoding.h"
#include "backend/core/system/logging.h"
#include "backend/core/system/rotating_file.h"

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
        if (const auto written = appendToSharedLog(m_path, line); !written)
            std::call_once(m_warned,
                           [&] { spdlog::warn("cannot write {}: {}", m_path.string(), written.error().detail); });
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
