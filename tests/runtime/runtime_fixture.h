#pragma once

#include <cstdlib>
#include <fstream>

#include <gmock/gmock.h>

#include "backend/core/encoding.h"
#include "backend/core/system/files.h"
#include "backend/core/system/process.h"
#include "backend/data/idx.h"
#include "build_paths.h"
#include "tests/ps/job_fixture.h"

namespace trainyard::testing {

inline const std::string kRuntime = TRAINYARD_BIN_DIR "/trainyard-runtime";

/// Jobs use all GPUs of a machine by default; a GPU of this one may lack the libraries.
inline const int kWithoutGpus = ::setenv("CUDA_VISIBLE_DEVICES", "-1", 0);

/// Writes four IDX files with squares at ten positions, the simplest substitute for digits.
inline void writeSquares(const std::filesystem::path &folder, int train, int test)
{
    const auto number = [](std::uint32_t n) {
        return std::string{char(n >> 24), char(n >> 16), char(n >> 8), char(n)};
    };
    const auto write = [&](const char *images, const char *labels, int count) {
        std::string pixels = number(2051) + number(std::uint32_t(count)) + number(28) + number(28),
                    classes = number(2049) + number(std::uint32_t(count));
        for (int i = 0; i < count; ++i) {
            const int label = (i * 7 + i / 10) % 10, row = 3 + 12 * (label / 5), column = 1 + 5 * (label % 5);
            std::string image(28 * 28, '\0');
            for (int k = 0; k < 60; ++k) // noise that differs per image
                image[std::size_t((i * 131 + k * 17) % 784)] = char(90);
            for (int r = 0; r < 8; ++r) {
                for (int c = 0; c < 5; ++c)
                    image[std::size_t((row + r) * 28 + column + c)] = char(220);
            }
            pixels += image;
            classes += char(label);
        }
        ASSERT_TRUE(writeFileAtomically(folder / images, pixels));
        ASSERT_TRUE(writeFileAtomically(folder / labels, classes));
    };
    std::filesystem::create_directories(folder);
    write("train-images-idx3-ubyte", "train-labels-idx1-ubyte", train);
    write("t10k-images-idx3-ubyte", "t10k-labels-idx1-ubyte", test);
}

inline ProcessOutcome runRuntime(std::vector<std::string> arguments,
                                 std::optional<std::vector<std::string>> environment = {})
{
    arguments.insert(arguments.begin(), kRuntime);
    const auto outcome = runProcess({arguments, environment, "", ""}, {Deadline::after(std::chrono::seconds(100)), {}});
    EXPECT_TRUE(outcome) << outcome.error().detail;
    return outcome.value_or(ProcessOutcome{-1, "", ""});
}

/// \return the records of a run with this name
inline std::vector<protocol::MetricRecord> named(const std::filesystem::path &runFolder, std::string_view name)
{
    auto list = readRecords(runFolder / "metrics.jsonl");
    std::erase_if(list, [&](const auto &r) { return r.name != name; });
    return list;
}

} // namespace trainyard::testing
