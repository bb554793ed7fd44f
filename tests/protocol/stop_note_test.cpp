#include <gtest/gtest.h>

#include "backend/protocol/stop_note.h"

namespace trainyard::protocol {
namespace {

TEST(StopNote, NamesTheStepOfTheCheckpoint)
{
    for (const std::int64_t step : {std::int64_t(0), std::int64_t(1812), std::int64_t(999'999'999'999'999'999)})
        EXPECT_EQ(savedStepIn("scheduler: stop was requested; " + checkpointSavedNote(step)), step);
}

TEST(StopNote, IsReadAsOlderVersionsWroteIt)
{
    EXPECT_EQ(checkpointSavedNote(1812), "checkpoint saved at step 1812");
    EXPECT_EQ(savedStepIn("scheduler: stop was requested; checkpoint saved at step 1812"), 1812);
}

TEST(StopNote, OtherNotesNameNone)
{
    for (const char *note :
         {"", "scheduler: stop was requested; no step was done", "checkpoint saved at step ",
          "checkpoint saved at step x", "checkpoint saved at step -1", "checkpoint saved at step 7 ",
          "checkpoint saved at step 7; no checkpoint within 60 s", "checkpoint saved at step 1234567890123456789"})
        EXPECT_EQ(savedStepIn(note), std::nullopt) << note;
}

} // namespace
} // namespace trainyard::protocol
