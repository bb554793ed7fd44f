#pragma once

#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "tests/support/sanitizers.h"

/// What the elastic journeys have in common: a run whose workers come and go trains until its accuracy no longer
/// changes much, and is compared with a run of as many epochs that nothing has disturbed.
namespace trainyard::journeys {

/// After so many epochs the accuracy no longer changes much. With a sanitizer an epoch lasts ten times as long: there, only
/// the membership is tested, and 1 means that accuracies are not compared.
#if defined(TRAINYARD_ADDRESS_SANITIZER) || defined(TRAINYARD_THREAD_SANITIZER)
inline constexpr int kLeastEpochs = 1;
#else
inline constexpr int kLeastEpochs = 40;
#endif

/// The part of a metric record that accuraciesOf() reads.
struct MeasuredValue {
    std::string name;
    int rank = 0;
    double value = 0;
};

/// The validation accuracy of the complete job after each epoch.
/// \param read  returns the MeasuredValue of a record
template <class Records, class Read>
std::vector<double> accuraciesOf(const Records &records, Read read)
{
    std::vector<double> found;
    for (const auto &record : records) {
        const MeasuredValue measured = read(record);
        if (measured.name == "validation-accuracy" && measured.rank < 0)
            found.push_back(measured.value);
    }
    return found;
}

/// Expects that both runs are good, and at most 0.5 points apart.
inline void expectSameAccuracy(double disturbed, double undisturbed)
{
    EXPECT_GT(undisturbed, 0.9);
    EXPECT_NEAR(disturbed, undisturbed, 0.005);
}

/// The same, of accuracies after each epoch.
inline void expectSameAccuracy(const std::vector<double> &disturbed, const std::vector<double> &undisturbed)
{
    ASSERT_EQ(undisturbed.size(), disturbed.size());
    ASSERT_FALSE(undisturbed.empty());
    SCOPED_TRACE("after " + std::to_string(undisturbed.size()) + " epochs");
    expectSameAccuracy(disturbed.back(), undisturbed.back());
}

} // namespace trainyard::journeys
