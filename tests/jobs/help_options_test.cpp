#include "backend/jobs/help_options.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "backend/core/system/process.h"
#include "backend/core/time/deadline.h"

namespace trainyard::jobs {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

TEST(HelpOptions, OfArgparseAreRead)
{
    const auto options = optionsInHelp("usage: train_mnist.py [-h] [--num-classes NUM_CLASSES]\n"
                                       "                      [--network {mlp,lenet}] [-n N] file\n"
                                       "\n"
                                       "train mnist\n"
                                       "\n"
                                       "positional arguments:\n"
                                       "  file\n"
                                       "\n"
                                       "optional arguments:\n"
                                       "  -h, --help            show this help message and exit\n"
                                       "  --num-classes NUM_CLASSES\n"
                                       "                        the number of\n"
                                       "                        classes (default: 10)\n"
                                       "  --network {mlp,lenet}\n"
                                       "                        the neural network to use (default: None)\n"
                                       "  -n N, --num-epochs N  max num of epochs (default: 100) (all)\n"
                                       "  --test-io\n"
                                       "\n"
                                       "Data, the input images:\n"
                                       "  --rgb-mean=MEAN       a tuple of size 3\r\n"
                                       "  -q                    quiet\n"
                                       "--no-option at the margin\n");
    EXPECT_THAT(options,
                ElementsAre(ScriptOption{"--num-classes", "NUM_CLASSES", "the number of classes", "10", {}},
                            ScriptOption{"--network", "{mlp,lenet}", "the neural network to use", "", {"mlp", "lenet"}},
                            ScriptOption{"--num-epochs", "N", "max num of epochs  (all)", "100", {}, "-n"},
                            ScriptOption{"--test-io", "", "", "", {}},
                            ScriptOption{"--rgb-mean", "MEAN", "a tuple of size 3", "", {}},
                            ScriptOption{"-q", "", "quiet", "", {}}));
}

TEST(HelpOptions, OfPythonOnThisMachineAreRead)
{
    const std::string script = "import argparse; p = argparse.ArgumentParser(formatter_class="
                               "argparse.ArgumentDefaultsHelpFormatter); p.add_argument('--lr', type=float, "
                               "default=0.05, help='rate'); p.add_argument('-b', '--batch-size', type=int, default=64, "
                               "help='samples'); p.add_argument('--fast', action='store_true', help='quickly'); "
                               "p.parse_args(['--help'])";
    const auto outcome =
        runProcess({.argv = {"/usr/bin/python3", "-c", script}}, {Deadline::after(std::chrono::seconds(60)), {}});
    if (!outcome)
        GTEST_SKIP() << "python3 is missing";
    const auto options = optionsInHelp(outcome->out);
    ASSERT_EQ(options.size(), 3u) << outcome->out;
    EXPECT_EQ(options[0].name, "--lr");
    EXPECT_EQ(options[0].byDefault, "0.05");
    EXPECT_EQ(options[1].name, "--batch-size");
    EXPECT_EQ(options[1].value, "BATCH_SIZE");
    EXPECT_EQ(options[2].value, "") << "a flag";
}

TEST(HelpOptions, SurviveWhatIsNoHelp)
{
    EXPECT_THAT(optionsInHelp(""), IsEmpty());
    EXPECT_THAT(optionsInHelp("Traceback (most recent call last):\n  File \"x.py\", line 1\n"), IsEmpty());
    EXPECT_THAT(optionsInHelp("  --\n  -\n  ---\n  --a b;reboot  x\n  --$(reboot)  x\n"),
                ElementsAre(ScriptOption{"--a", "b;reboot", "x", "", {}}));
    std::string many;
    for (int option = 0; option < 2000; ++option)
        many += "  --option-" + std::to_string(option) + " X  " + std::string(option == 7 ? 10'000 : 3, 'x') + "\n";
    const auto options = optionsInHelp(many);
    EXPECT_EQ(options.size(), 512u);
    EXPECT_EQ(options[7].help.size(), 400u);
    EXPECT_EQ(optionsInHelp("  --x {a,\x1b[31mb} \n").front().choices.size(), 2u);
}

} // namespace
} // namespace trainyard::jobs
