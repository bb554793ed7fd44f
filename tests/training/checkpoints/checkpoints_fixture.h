#pragma once

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "backend/cluster/plan/catalog/catalog.h"
#include "backend/cluster/plan/launch_plan.h"
#include "backend/core/system/files.h"
#include "backend/core/time/deadline.h"
#include "backend/ledger/ledger.h"
#include "backend/protocol/job/job_spec.h"
#include "backend/protocol/node_layout.h"
#include "backend/runtime/nn/checkpoint.h"
#include "backend/training/checkpoints/checkpoint_copies.h"
#include "tests/support/ssh_server.h"
#include "tests/support/temporary_folder.h"

namespace trainyard::training {

/// A checkpoint as the runtime writes it, into a folder.
inline void writeCheckpoint(const std::filesystem::path &folder, int epochs, const std::string &run,
                            bool within = false, std::size_t floats = 1000)
{
    nn::Checkpoint c;
    c.model = "mlp";
    c.epoch = epochs;
    c.step = epochs * 10 + (within ? 5 : 0);
    c.notes["run"] = run;
    if (within)
        c.notes["left"] = "5-10";
    c.tensors = {{"fc1.weight", 0, floats, {std::int64_t(floats)}}};
    c.parameters.assign(floats, float(c.step));
    ASSERT_TRUE(ensureFolder(folder));
    const auto saved =
        nn::saveCheckpoint(folder / protocol::fileNameOf({epochs, within ? std::optional(c.step) : std::nullopt}), c);
    ASSERT_TRUE(saved) << saved.error().detail;
}

/// A ledger with a cluster of one machine, which is a real sshd, and a run on it.
class CheckpointsOfARun : public testing::Test {
protected:
    void SetUp() override
    {
        if (!support::SshServer::available())
            GTEST_SKIP() << "no sshd with sftp-server here";
        m_server = support::SshServer::start();
        ASSERT_TRUE(m_server);
        auto opened = ledger::Ledger::open(m_state.path);
        ASSERT_TRUE(opened) << opened.error().detail;
        m_cloud.stateFolder = m_state.path;
        m_cloud.ledger = std::make_shared<ledger::Ledger>(std::move(*opened));
        m_cloud.catalog = cluster::Catalog::bundled();
        m_cloud.profile = "local";
        m_cloud.endpointId = "local";

        const ssh::Target &target = m_server->target();
        cluster::LaunchPlan plan;
        plan.keyFile = target.keyFile.string();
        ledger::Cluster cluster;
        cluster.id = ClusterId("c-1");
        cluster.name = "demo";
        cluster.profile = cluster.endpoint = "local";
        cluster.state = "training";
        cluster.plan = plan.toJson();
        ASSERT_TRUE(m_cloud.ledger->saveCluster(cluster));
        ASSERT_TRUE(ensureFolder(m_cloud.clusterFolder(cluster.id)));
        std::filesystem::copy_file(target.knownHostsFile, m_cloud.clusterFolder(cluster.id) / "known_hosts");
        ASSERT_TRUE(m_cloud.ledger->saveResource(machine("i-1", "head")));
        m_run.id = RunId("r-0123");
        m_run.cluster = cluster.id;
        m_run.state = protocol::RunState::Running;
        protocol::JobSpec job;
        job.run = m_run.id;
        job.data = "file:///d";
        m_run.job = protocol::toJson(job);
        ASSERT_TRUE(m_cloud.ledger->saveRun(m_run));
    }

    /// \param name  also its role
    ledger::Resource machine(const std::string &id, const std::string &name) const
    {
        const ssh::Target &target = m_server->target();
        ledger::Resource one;
        one.kind = "instance";
        one.id = id;
        one.cluster = ClusterId("c-1");
        one.profile = "local";
        one.name = name;
        one.state = "running";
        one.facts = {{"public-address", target.host},
                     {"ssh-port", std::to_string(target.port)},
                     {"login", target.user},
                     {"role", name}};
        return one;
    }
    static Deadline soon() { return Deadline::after(std::chrono::seconds(60)); }
    std::filesystem::path remote() const { return m_server->home() / protocol::NodeLayout{}.checkpoints(m_run.id); }
    std::filesystem::path local() const { return checkpointFolder(m_cloud, m_run.id); }
    void saveDamaged(int epochs) const
    {
        writeCheckpoint(remote(), epochs, m_run.id.value);
        const std::filesystem::path file = remote() / protocol::fileNameOf(protocol::CheckpointName{epochs});
        std::string content = readFile(file).value();
        content.back() = char(content.back() ^ 1);
        ASSERT_TRUE(writeFileAtomically(file, content));
    }
    void record(std::string_view name, double value, int epoch, int rank = -1, const std::string &note = {})
    {
        protocol::MetricRecord r;
        r.run = m_run.id;
        r.rank = rank;
        r.epoch = epoch;
        r.step = ++m_step;
        r.name = name;
        r.value = value;
        r.note = note;
        ASSERT_TRUE(m_cloud.ledger->appendMetrics(m_run.id, std::vector{r}));
    }
    /// A worker on the head has saved, as the scheduler records it.
    void saved(int epochs, double accuracy)
    {
        writeCheckpoint(remote(), epochs, m_run.id.value);
        record(protocol::metric::kCheckpoint, epochs, epochs - 1, 0,
               "/elsewhere/../../etc/passwd"); // the path is not used
        record(protocol::metric::kValidationAccuracy, accuracy, epochs - 1);
    }
    static std::vector<std::string> namesIn(const std::filesystem::path &folder)
    {
        std::vector<std::string> names;
        for (const auto &entry : std::filesystem::directory_iterator(folder)) {
            if (entry.path().filename() != ".lock")
                names.push_back(entry.path().filename());
        }
        std::ranges::sort(names);
        return names;
    }

    TemporaryFolder m_state;
    std::unique_ptr<support::SshServer> m_server;
    cluster::CloudContext m_cloud;
    ledger::Run m_run;
    std::int64_t m_step = 0;
};

} // namespace trainyard::training
