#include <fstream>

#include <gtest/gtest.h>

#include "backend/runtime/nn/cuda/installed_gpus.h"
#include "tests/support/temporary_folder.h"

namespace trainyard::nn::cuda {
namespace {

TEST(InstalledGpus, AreTheDeviceFilesOfTheDriver)
{
    const TemporaryFolder devices;
    EXPECT_EQ(installedGpus(devices.path, {}), 0);
    EXPECT_EQ(installedGpus(devices.path / "missing", {}), 0);
    for (const char *name : {"nvidia0", "nvidia1", "nvidia10", "nvidiactl", "nvidia-uvm", "nvidia-caps", "null"})
        std::ofstream(devices.path / name) << "";
    EXPECT_EQ(installedGpus(devices.path, {}), 3);
    EXPECT_EQ(installedGpus(devices.path, "1"), 1);
    EXPECT_EQ(installedGpus(devices.path, "0, 2"), 2);
    EXPECT_EQ(installedGpus(devices.path, ""), 0);
    EXPECT_EQ(installedGpus(devices.path, "-1"), 0);
    EXPECT_EQ(installedGpus(devices.path, "1,7,0"), 1) << "CUDA ignores what follows an invalid entry";
    EXPECT_EQ(installedGpus(devices.path, "GPU-8932f937-d72c"), 1);
}

} // namespace
} // namespace trainyard::nn::cuda
