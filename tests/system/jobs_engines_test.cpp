// Engines that carry a job on machines of the local cloud: mpirun of Open MPI with the bundled trainer, and Dask.
#include <gmock/gmock.h>

#include "build_paths.h"
#include "tests/system/local_journey.h"
#include "tests/system/run_records.h"

using namespace std::chrono_literals;
using testing::HasSubstr;

TEST(JobsEngines, MpirunCarriesTheBundledTrainerOnTwoMachines)
{
    SKIP_WITHOUT_PROGRAMS();
    if (!trainyard::findProgram("mpirun"))
        GTEST_SKIP() << "no mpirun (openmpi-bin) here";
    LocalHome home;
    home.launch("demo", 2);
    if (!home.sandboxed())
        GTEST_SKIP() << "without sandboxes the machines have no home of their own for ssh";
    home.putDigits("run-bucket", 2000, 200);
    // The machines have no keys for each other yet: the start of the run gives them some.
    const auto trained = home.run({"run", "demo", "--launcher", "mpi", "--model", "mlp", "--data",
                                   "s3://run-bucket/digits", "--epochs", "3", "--follow"},
                                  240s);
    ASSERT_EQ(trained.exitStatus, 0) << trained.out << trained.err << home.run({"logs", "latest"}).out;
    const auto row = parsed(home.run({"runs", "--json"}).out).at("runs").at(0);
    EXPECT_EQ(row.at("epochs"), 3);
    EXPECT_GT(row.at("validation_accuracy"), 0.5);
    const auto metrics = parsed(home.run({"metrics", row.at("id"), "--json"}).out);
    EXPECT_EQ(count(metrics, "member-joined"), 2);
    const auto stopped = home.run({"exec", "demo", "--", "pgrep -f '[m]pirun|[t]rainyard-runtime join' || echo none"});
    EXPECT_THAT(stopped.out, HasSubstr("head | none"));
    EXPECT_THAT(stopped.out, HasSubstr("worker-2 | none"));
}

TEST(JobsEngines, ADaskProgramUsesWorkersOnTwoMachines)
{
    SKIP_WITHOUT_PROGRAMS();
    const auto dask = trainyard::runProcess({{"/usr/bin/python3", "-c", "import distributed"}, {}, "", ""},
                                            {trainyard::Deadline::after(60s), {}});
    if (!dask || dask->exitStatus != 0)
        GTEST_SKIP() << "/usr/bin/python3 has no Dask (python3-distributed)";
    LocalHome home;
    home.launch("demo", 2);
    const auto done =
        home.run({"run", "demo", "--type", "dask", "--dask-python", "/usr/bin/python3", "--code",
                  TRAINYARD_SOURCE_DIR "/tests/data/scripts", "--follow", "--", "/usr/bin/python3 dask_sum.py"},
                 240s);
    ASSERT_EQ(done.exitStatus, 0) << done.out << done.err << home.run({"logs", "latest"}).out;
    EXPECT_THAT(home.run({"logs", "latest", "--role", "server"}).out, HasSubstr("used 2 workers"));
    const auto left = home.run({"exec", "demo", "--", "pgrep -f '[d]istributed.cli' || echo none"});
    EXPECT_THAT(left.out, HasSubstr("worker-1 | none"));
}
