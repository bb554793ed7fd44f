#include <gtest/gtest.h>

#include "backend/training/logs/log_copies.h"

using trainyard::training::CopiedLog;
using trainyard::training::copiedLogOf;

TEST(LogCopies, NamesIdentifyTheSourceOfALog)
{
    EXPECT_EQ(copiedLogOf("worker-1-worker.log"), (CopiedLog{"worker-1", "worker"}));
    EXPECT_EQ(copiedLogOf("head-scheduler.log"), (CopiedLog{"head", "scheduler"}));
    EXPECT_EQ(copiedLogOf("head-server-1.log"), (CopiedLog{"head", "server-1"}));
    EXPECT_EQ(copiedLogOf("head-worker-2.log"), (CopiedLog{"head", "worker-2"}));
    for (const char *other : {"metrics.csv", "worker.log", "-worker.log", "", "receipt.log"})
        EXPECT_FALSE(copiedLogOf(other)) << other;
}
