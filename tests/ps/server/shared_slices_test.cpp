#include "backend/runtime/ps/shared_slices.h"

#include <algorithm>

#include <gmock/gmock.h>
#include <sys/wait.h>
#include <unistd.h>

namespace trainyard::ps {
namespace {

TEST(SharedSlices, AnotherProcessSeesWhatWasWritten)
{
    const auto ours = SharedSlices::make(3, 100).value();
    const auto offer = ours->offer();
    const pid_t child = ::fork();
    if (child == 0) {
        const auto theirs = SharedSlices::open(offer, 3, 100);
        if (!theirs)
            ::_exit(1);
        (*theirs)->place(2)[99] = 42.0F;
        ::_exit(0);
    }
    int status = -1;
    ASSERT_EQ(::waitpid(child, &status, 0), child);
    EXPECT_EQ(WEXITSTATUS(status), 0);
    EXPECT_EQ(ours->place(2)[99], 42.0F);
    EXPECT_EQ(reinterpret_cast<std::uintptr_t>(ours->place(1)) % 64, 0u);
}

TEST(SharedSlices, AReaderDetectsThatAPlaceWasWrittenAgain)
{
    const auto ours = SharedSlices::make(3, 100).value();
    const auto theirs = SharedSlices::open(ours->offer(), 3, 100).value();
    EXPECT_FALSE(theirs->isCurrent(1, 0)) << "never written";
    ours->beginWriting(1);
    std::ranges::fill(std::span(ours->place(1), 100), 7.0F);
    ours->endWriting(1, 0);
    EXPECT_TRUE(theirs->isCurrent(1, 0));
    EXPECT_FALSE(theirs->isCurrent(0, 0));
    ours->beginWriting(1);
    EXPECT_FALSE(theirs->isCurrent(1, 0)) << "being written";
    ours->endWriting(1, 2);
    EXPECT_FALSE(theirs->isCurrent(1, 0));
    EXPECT_TRUE(theirs->isCurrent(1, 2));
    EXPECT_EQ(theirs->place(1)[99], 7.0F);
    EXPECT_EQ(theirs->place(2)[0], 0.0F) << "the stamp lies behind, not in the next one";
}

TEST(SharedSlices, WhatIsNotItIsNotTakenForIt)
{
    const auto ours = SharedSlices::make(3, 100).value();
    auto offer = ours->offer();
    EXPECT_FALSE(SharedSlices::open(offer, 4, 100));
    EXPECT_FALSE(SharedSlices::open(offer, 3, 2000));
    offer.token[0] = offer.token[0] == '0' ? '1' : '0';
    EXPECT_EQ(SharedSlices::open(offer, 3, 100).error().code, ErrorCode::CorruptData);
    offer = ours->offer();
    offer.fd = 0; // a terminal, pipe or file: must not be opened
    EXPECT_FALSE(SharedSlices::open(offer, 3, 100));
    offer.fd = 9999;
    EXPECT_EQ(SharedSlices::open(offer, 3, 100).error().code, ErrorCode::NotFound);
}

} // namespace
} // namespace trainyard::ps
