/// One process of a job: ps_test_node scheduler FOLDER BIND
///                        ps_test_node server FOLDER ADDRESS [HOST RANK]
///                        ps_test_node worker FOLDER ADDRESS [HANG_EPOCH HANG_BATCH [HOST]]
/// FOLDER contains job.json and secret. A worker that reaches the given batch creates FOLDER/reached and waits for
/// FOLDER/go. A worker that ends successfully writes its weights to FOLDER/weights-PID.
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

#include <fmt/format.h>
#include <unistd.h>

#include "backend/core/system/files.h"
#include "backend/core/system/logging.h"
#include "backend/runtime/launch/run_folder.h"
#include "backend/runtime/worker/worker.h"
#include "job_fixture.h"

using namespace trainyard;

namespace {

Status run(const std::string &role, const std::filesystem::path &folder, const std::string &address,
           const std::vector<std::string> &more)
{
    const auto text = [&](std::size_t i, const char *otherwise) { return i < more.size() ? more[i] : otherwise; };
    const auto number = [&](std::size_t i) { return std::atoi(text(i, "-1").c_str()); };
    const auto opened = launch::RunFolder::open(folder);
    if (!opened)
        return fail(opened.error());
    if (role == "scheduler")
        return ps::runScheduler({opened->job, opened->secret, address, 0, folder, {}}, {});
    const auto scheduler = ps::parseEndpoint(address);
    if (!scheduler)
        return fail(scheduler.error());
    if (role == "server")
        return ps::runServer(
            {opened->job, opened->secret, *scheduler, "127.0.0.1", text(0, "head"), number(1), testing::firstState},
            {});
    const int hangEpoch = number(0), hangBatch = number(1);
    testing::FakeLearner learner;
    learner.beforeStep = [&](int epoch, std::int64_t batch) {
        if (epoch != hangEpoch || batch != hangBatch)
            return;
        (void)writeFileAtomically(folder / "reached", "");
        testing::eventually([&] { return std::filesystem::exists(folder / "go"); }, std::chrono::hours(1));
    };
    auto status = worker::runWorker(
        {opened->job, opened->secret, *scheduler, "127.0.0.1", text(2, hangEpoch >= 0 ? "victim" : "survivor"), -1},
        learner, {}, {});
    if (!status)
        return status;
    const auto weights = std::as_bytes(learner.parameters());
    return writeFileAtomically(folder / fmt::format("weights-{}", ::getpid()),
                               {reinterpret_cast<const char *>(weights.data()), weights.size()});
}

} // namespace

int main(int argc, char **argv)
{
    startLogging("info");
    if (argc < 4)
        return 2;
    const Status status = run(argv[1], argv[2], argv[3], {argv + 4, argv + argc});
    if (status)
        return 0;
    std::fprintf(stderr, "%s: %s\n", status.error().source.c_str(), status.error().detail.c_str());
    return 1;
}
