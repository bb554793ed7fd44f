#pragma once

#include <filesystem>
#include <memory>
#include <stdexcept>
#include <string>

#include <stdlib.h>

#include "backend/ledger/ledger.h"

namespace trainyard::ledger {

/// A new folder for one test, removed with its content.
class TemporaryFolder {
public:
    TemporaryFolder()
    {
        std::string form = (std::filesystem::temp_directory_path() / "trainyard-test-XXXXXX").string();
        if (!::mkdtemp(form.data()))
            throw std::runtime_error("mkdtemp failed");
        m_path = form;
    }
    ~TemporaryFolder()
    {
        std::error_code ignored;
        std::filesystem::remove_all(m_path, ignored);
    }
    TemporaryFolder(const TemporaryFolder &) = delete;
    TemporaryFolder &operator=(const TemporaryFolder &) = delete;
    const std::filesystem::path &path() const { return m_path; }

private:
    std::filesystem::path m_path;
};

inline Cluster makeCluster(const std::string &id, const std::string &name)
{
    Cluster c;
    c.id = ClusterId(id);
    c.name = name;
    c.profile = "local";
    c.endpoint = "local";
    c.region = "us-east-1";
    c.owner = "somebody";
    c.state = "requesting";
    c.plan = "{}";
    c.created = Timestamp(std::chrono::milliseconds(1'700'000'000'123));
    c.expires = c.created + std::chrono::hours(8);
    return c;
}

inline Intent makeIntent(const std::string &token, const std::string &cluster, const std::string &node)
{
    Intent i;
    i.token = token;
    i.cluster = ClusterId(cluster);
    i.profile = "local";
    i.region = "us-east-1";
    i.kind = "instance";
    i.node = node;
    i.request = R"({"type":"c5.xlarge"})";
    i.created = Timestamp(std::chrono::milliseconds(1'700'000'000'124));
    return i;
}

inline Resource makeInstance(const std::string &id, const std::string &cluster, const std::string &name)
{
    Resource r;
    r.kind = "instance";
    r.id = id;
    r.cluster = ClusterId(cluster);
    r.profile = "local";
    r.region = "us-east-1";
    r.name = name;
    r.state = "pending";
    r.tags = {{"Name", "demo \"quoted\" " + name}};
    r.facts = {{"type", "c5.xlarge"}};
    r.created = Timestamp(std::chrono::milliseconds(1'700'000'000'125));
    return r;
}

inline protocol::MetricRecord makeMetric(const RunId &run, int rank, std::int64_t step, const std::string &name,
                                         double value)
{
    protocol::MetricRecord m;
    m.run = run;
    m.rank = rank;
    m.step = step;
    m.t = 1000.0 + static_cast<double>(step);
    m.name = name;
    m.value = value;
    return m;
}

} // namespace trainyard::ledger
