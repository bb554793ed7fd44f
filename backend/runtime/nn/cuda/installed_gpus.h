#pragma once

#include <filesystem>
#include <optional>
#include <string_view>

namespace trainyard::nn::cuda {

/// Counts the NVIDIA GPUs that a process may use, without CUDA: the device files of the driver, or the entries of
/// CUDA_VISIBLE_DEVICES if that is set, which CUDA numbers from 0.
/// \param devices  /dev; tests use another one
/// \param visible  the value of CUDA_VISIBLE_DEVICES; unset if it is not set
int installedGpus(const std::filesystem::path &devices, std::optional<std::string_view> visible);

/// Of this process.
int installedGpus();

} // namespace trainyard::nn::cuda
