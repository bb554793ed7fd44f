#pragma once

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <map>
#include <memory>
#include <mutex>
#include <span>

#include <unistd.h>

#include "backend/aws/s3/s3_client.h"
#include "backend/aws/wire/client_config.h"
#include "backend/net/http_client.h"

namespace trainyard::aws::test {

/// Stores the records that it receives.
class FakeJournal final : public CallJournal {
public:
    void record(const CallRecord &r) override
    {
        const std::lock_guard lock(m_mutex);
        m_records.push_back(r);
    }
    std::vector<CallRecord> records() const
    {
        const std::lock_guard lock(m_mutex);
        return m_records;
    }

private:
    mutable std::mutex m_mutex;
    std::vector<CallRecord> m_records;
};

class ManualClock final : public WallClock {
public:
    explicit ManualClock(Timestamp at)
        : m_at(at)
    {
    }
    Timestamp now() const override { return m_at; }

private:
    Timestamp m_at;
};

inline ClientConfig configFor(const std::string &url, std::shared_ptr<CallJournal> journal = {})
{
    ClientConfig config;
    config.credentials = fixedCredentials({"AKIDEXAMPLE", Secret("wJalrXUtnFEMI"), {}, {}});
    config.endpointUrl = url;
    config.journal = std::move(journal);
    config.retry = net::RetryPolicy{5, std::chrono::milliseconds(1), std::chrono::milliseconds(4)};
    return config;
}

inline std::shared_ptr<net::HttpClient> newHttp()
{
    return std::make_shared<net::HttpClient>(net::HttpOptions{});
}

inline Deadline soon()
{
    return Deadline::after(std::chrono::seconds(30));
}

inline Result<std::string> readObject(S3Client &s3, const std::string &bucket, const std::string &key,
                                      const ByteRange &range)
{
    std::string out;
    const auto collect = [&](std::span<const std::byte> piece) -> Status {
        out.append(reinterpret_cast<const char *>(piece.data()), piece.size());
        return {};
    };
    return s3.getObject(bucket, key, range, collect, {soon(), {}}).map([&](const auto &) { return out; });
}

/// An environment that is independent of the process's own.
inline EnvironmentReader fakeEnvironment(std::map<std::string, std::string> variables)
{
    return [variables = std::move(variables)](const char *name) {
        const auto it = variables.find(name);
        return it == variables.end() ? std::string() : it->second;
    };
}

/// A new folder for one test, removed with this object.
class TemporaryFolder {
public:
    TemporaryFolder()
    {
        std::string pattern = (std::filesystem::temp_directory_path() / "trainyard-aws-XXXXXX").string();
        m_path = ::mkdtemp(pattern.data());
    }
    ~TemporaryFolder() { std::filesystem::remove_all(m_path); }
    TemporaryFolder(const TemporaryFolder &) = delete;
    TemporaryFolder &operator=(const TemporaryFolder &) = delete;

    const std::filesystem::path &path() const { return m_path; }
    std::string write(const std::string &name, const std::string &text) const
    {
        const auto file = m_path / name;
        std::filesystem::create_directories(file.parent_path());
        std::ofstream(file) << text;
        return file.string();
    }

private:
    std::filesystem::path m_path;
};

} // namespace trainyard::aws::test
