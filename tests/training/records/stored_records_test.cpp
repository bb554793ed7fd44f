#include "backend/training/records/stored_records.h"

#include <numeric>
#include <vector>

#include <gtest/gtest.h>

#include "backend/ledger/ledger.h"
#include "tests/support/temporary_folder.h"

namespace trainyard::training {
namespace {

using protocol::MetricRecord;

TEST(StoredRecords, AreReadInPortionsAndEachOnce) // J10
{
    const TemporaryFolder folder;
    auto opened = ledger::Ledger::open(folder.path);
    ASSERT_TRUE(opened) << opened.error().detail;
    const RunId run("r-1");
    std::int64_t step = 0;
    const auto append = [&](std::size_t count) {
        std::vector<MetricRecord> records(count);
        for (MetricRecord &one : records) {
            one.run = run;
            one.name = "loss";
            one.step = step++;
        }
        EXPECT_TRUE(opened->appendMetrics(run, records));
    };
    std::int64_t read = 0;
    std::vector<std::int64_t> steps;
    std::vector<std::size_t> portions;
    const auto take = [&](std::span<const MetricRecord> records) {
        portions.push_back(records.size());
        for (const MetricRecord &one : records)
            steps.push_back(one.step);
    };
    append(25'000);
    ASSERT_TRUE(readStored(*opened, run, read, take));
    EXPECT_EQ(portions, (std::vector<std::size_t>{10'000, 10'000, 5'000}));
    append(3);
    ASSERT_TRUE(readStored(*opened, run, read, take));
    ASSERT_TRUE(readStored(*opened, run, read, take));
    EXPECT_EQ(portions.size(), 4u) << "nothing new";
    std::vector<std::int64_t> all(25'003);
    std::iota(all.begin(), all.end(), std::int64_t(0));
    EXPECT_EQ(steps, all);
}

} // namespace
} // namespace trainyard::training
