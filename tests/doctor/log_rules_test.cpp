// M25: rules for logs, their file, and logs that are hostile.
#include "backend/doctor/logs/log_rules.h"

#include <fstream>
#include <map>

#include <gmock/gmock.h>

#include "backend/core/system/files.h"
#include "backend/core/text.h"
#include "backend/doctor/facts/gather.h"
#include "backend/doctor/logs/log_scan.h"
#include "tests/support/temporary_folder.h"

namespace trainyard::doctor {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::Field;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::SizeIs;

struct Sample {
    const char *rule, *file, *line;
};

/// Lines as programs write them, one at least for every rule.
const std::vector<Sample> kSamples{
    {"cuda-out-of-memory", "worker.log",
     "RuntimeError: CUDA out of memory. Tried to allocate 2.00 GiB (GPU 0; 14.76 GiB total capacity)"},
    {"cuda-out-of-memory", "worker.log", "torch.cuda.OutOfMemoryError: Tried to allocate 20.00 MiB"},
    {"cuda-out-of-memory", "worker.log", "mshadow::Error: cudaMalloc retry failed: out of memory"},
    {"nccl-timeout", "worker.log",
     "[Rank 3] Watchdog caught collective operation timeout: WorkNCCL(OpType=ALLREDUCE, Timeout(ms)=1800000)"},
    {"nccl-error", "worker.log",
     "RuntimeError: NCCL error in: ProcessGroupNCCL.cpp:825, unhandled system error, NCCL version 2.7.8"},
    {"gpu-xid", "dmesg", "[ 1234.5] NVRM: Xid (PCI:0000:00:1e): 79, pid=1234, GPU has fallen off the bus."},
    {"gpu-ecc", "dmesg", "[ 77.1] NVRM: GPU 0000:00:1e.0: Uncorrectable ECC error encountered"},
    {"gpu-lost", "worker.log", "Unable to determine the device handle for GPU 0000:00:1E.0: Unknown Error"},
    {"driver-mismatch", "worker.log", "Failed to initialize NVML: Driver/library version mismatch"},
    {"driver-mismatch", "worker.log", "RuntimeError: cuda runtime error (38): no CUDA-capable device is detected"},
    {"oom-killer", "dmesg", "[ 912.8] Out of memory: Killed process 4321 (python3) total-vm:31457280kB"},
    {"disk-full", "worker.log", "OSError: [Errno 28] No space left on device: '/home/ubuntu/model.params'"},
    {"disk-read-only", "dmesg", "[ 55.0] EXT4-fs (nvme0n1p1): Remounting filesystem read-only"},
    {"shared-memory", "worker.log",
     "RuntimeError: DataLoader worker is killed by signal: Bus error. It is possible that dataloader's workers are out "
     "of shared memory."},
    {"too-many-files", "worker.log", "OSError: [Errno 24] Too many open files"},
    {"numpy-multiarray", "worker.log", "ImportError: numpy.core.multiarray failed to import"},
    {"libdc1394", "worker.log", "libdc1394 error: Failed to initialize libdc1394"},
    {"cuda-library-missing", "worker.log",
     "ImportError: libcudart.so.9.2: cannot open shared object file: No such file or directory"},
    {"ssh-permission-denied", "scheduler.log", "ubuntu@10.0.1.7: Permission denied (publickey)."},
    {"host-key-failed", "scheduler.log", "Host key verification failed."},
    {"address-in-use", "scheduler.log", "bind: Address already in use"},
    {"connection-refused", "worker.log", "connect to 10.0.0.25:9091: Connection refused"},
    {"name-resolution", "worker.log", "ping: deeplearning-master: Temporary failure in name resolution"},
    {"s3-access-denied", "worker.log",
     "botocore.exceptions.ClientError: An error occurred (AccessDenied) when calling the GetObject operation: Access "
     "Denied"},
    {"s3-no-bucket", "worker.log", "NoSuchBucket: The specified bucket does not exist"},
    {"credentials-expired", "worker.log",
     "An error occurred (ExpiredToken) when calling the GetObject operation: The provided token has expired."},
    {"nfs-not-responding", "dmesg",
     "[ 99.9] nfs: server fs-0123.efs.us-east-1.amazonaws.com not responding, still trying"},
    {"mount-failed", "/var/log/cloud-init-output.log", "mount.nfs4: Connection timed out"},
    {"segmentation-fault", "worker.log", "Segmentation fault (core dumped)"},
    {"illegal-instruction", "worker.log", "Illegal instruction (core dumped)"},
    {"loss-nan", "worker.log", "Epoch[3] Batch [20] Train-loss=nan"},
    {"python-import", "worker.log", "ModuleNotFoundError: No module named 'mxnet'"},
    {"spot-interruption", "worker.log",
     "spot instance interruption notice received: terminate at 2026-11-27T10:00:00Z"},
    {"setup-harmless", "/var/log/cloud-init-output.log", "Failed to retrieve available kernel versions."},
    {"setup-harmless", "/var/log/cloud-init-output.log", "perl: warning: Setting locale failed."},
    {"setup-harmless", "/var/log/cfn-init.log", "2026-11-27 10:00:00,000 [INFO] ended without any errors"},
    {"setup-error", "/var/log/cloud-init-output.log", "apt: 10 errors occurred"},
    {"setup-error", "/var/log/cfn-init-cmd.log", "2026-11-27 10:00:00,000 P1234 [ERROR] Command setup failed"},
    {"setup-error", "/var/log/trainyard-setup.log",
     "2026-11-27T10:00:00Z trainyard-setup: failed: the folder /myEFSvolume cannot be made"},
};

/// Lines that look similar and mean nothing.
const std::vector<Sample> kHarmless{
    {"", "worker.log", "INFO Epoch[1] Train-accuracy=0.97, memory 1.2 GiB of 14.8 GiB"},
    {"", "worker.log", "using CUDA 12.4 with NCCL 2.21"},
    {"", "worker.log", "loss=0.31 nanoseconds=12"},
    {"", "worker.log", "downloaded 403 files from the data set"},
    {"", "worker.log", "shm segment attached"},
    {"", "worker.log", "read 60000 samples without an error"},
    {"", "dmesg", "[ 0.0] ACPI: RSDP ffff"},
    {"", "worker.log", "the error of the model is 0.03"}, // the general rule is for set-up logs only
    {"", "/var/log/cloud-init-output.log", "Setting up libgpg-error0:amd64 (1.47-3build2) ... ok"},
};

std::vector<LogMatch> found(const std::string &file, const std::string &text)
{
    return scanLog({"worker-1", file, 1, text}, builtinLogRules()).matches;
}

std::string rules(const std::string &inner)
{
    return "{\"rules\": [" + inner + "]}";
}

TEST(LogRules, EveryRuleRecognisesARealLine)
{
    std::map<std::string, int> seen;
    for (const Sample &sample : kSamples) {
        const auto matches = found(sample.file, sample.line);
        ASSERT_THAT(matches, SizeIs(1)) << sample.line;
        EXPECT_EQ(matches.front().rule, sample.rule) << sample.line;
        ++seen[sample.rule];
    }
    for (const LogRule &rule : builtinLogRules()) {
        EXPECT_TRUE(seen.contains(rule.id)) << "no line for " << rule.id;
        EXPECT_FALSE(rule.cause.empty() || rule.action.empty()) << rule.id;
        EXPECT_FALSE(rule.contains.empty()) << rule.id << " would be matched on every line";
    }
}

TEST(LogRules, HarmlessLinesMatchNothing)
{
    for (const Sample &sample : kHarmless) {
        const auto matches = found(sample.file, sample.line);
        EXPECT_THAT(matches, IsEmpty()) << sample.line << " is " << (matches.empty() ? "" : matches.front().rule);
    }
}

TEST(LogRules, TheUsersRulesAddToTheBuiltinOnesAndReplaceThem)
{
    TemporaryFolder folder;
    EXPECT_EQ(loadLogRules(folder.path).rules.size(), builtinLogRules().size());
    std::ofstream(folder.path / kUserRulesFile) << rules(
        R"({"id": "my-rule", "regex": "flux capacitor .* low", "label": "Flux", "severity": "warning", "contains": ["FLUX"]},
           {"id": "disk-full", "regex": "disco pieno", "label": "Disk", "cause": "c", "action": "a"})");
    const LogRules all = loadLogRules(folder.path);
    EXPECT_THAT(all.rejected, IsEmpty());
    EXPECT_EQ(all.rules.size(), builtinLogRules().size() + 1);
    const auto matches =
        scanLog({"head", "a.log", 5, "No space left on device\nFlux capacitor is low\ndisco pieno\n"}, all.rules)
            .matches;
    ASSERT_THAT(matches, SizeIs(2)) << "the rule of the same id is replaced";
    EXPECT_EQ(matches[0].quote(), "head a.log:6: Flux capacitor is low");
    EXPECT_EQ(matches[0].severity, LogSeverity::Warning);
    EXPECT_EQ(matches[1].quote(), "head a.log:7: disco pieno");
}

TEST(LogRules, BadRulesAreNamedWithTheirReasonAndSkipped)
{
    const std::string good = R"({"id": "good", "regex": "x", "label": "X"})";
    const std::map<std::string, std::pair<std::string, std::string>> cases{
        {R"({"regex": "x", "label": "X"})", {"rule 2", "its id is missing"}},
        {R"({"id": "Big", "regex": "x", "label": "X"})", {"rule 2", "its id is missing"}},
        {R"({"id": "a", "label": "X"})", {"a", "its regex is missing"}},
        {R"({"id": "a", "regex": "(", "label": "X"})", {"a", "its pattern is not valid"}},
        {R"x({"id": "a", "regex": "(a)\\1", "label": "X"})x", {"a", "its pattern is not valid"}}, // back reference
        {R"({"id": "a", "regex": "a{2000}", "label": "X"})", {"a", "repeats more than"}},
        {R"({"id": "a", "regex": "(a{100}){100}", "label": "X"})", {"a", "repeats more than"}},
        {R"({"id": "a", "regex": "x"})", {"a", "its label is missing"}},
        {R"({"id": "a", "regex": "x", "label": "X", "severity": "bad"})", {"a", "its severity is none of"}},
        {R"({"id": "a", "regex": "x", "label": "X", "contains": "x"})", {"a", "are lists"}},
        {R"({"id": "good", "regex": "x", "label": "X"})", {"good", "another rule has its id"}},
        {R"(7)", {"rule 2", "it is not an object"}},
        {"{\"id\": \"a\", \"label\": \"X\", \"regex\": \"" + std::string(kLongestPattern + 1, 'x') + "\"}",
         {"a", "longer than"}}};
    for (const auto &[bad, expected] : cases) {
        const auto parsed = parseLogRules(rules(good + ", " + bad));
        ASSERT_TRUE(parsed) << bad;
        ASSERT_THAT(parsed->rules, SizeIs(1)) << bad;
        ASSERT_THAT(parsed->rejected, SizeIs(1)) << bad;
        EXPECT_EQ(parsed->rejected[0].id, expected.first) << bad;
        EXPECT_THAT(parsed->rejected[0].reason, HasSubstr(expected.second)) << bad;
    }
}

TEST(LogRules, AFileThatIsNoListOfRulesIsRejectedAsAWhole)
{
    TemporaryFolder folder;
    std::string many;
    for (std::size_t i = 0; i <= kMostRules; ++i)
        many += (i ? "," : "") + std::string(R"({"id": "a", "regex": "x", "label": "X"})");
    for (const std::string &text : {std::string("not json"), std::string("[]"), std::string("{\"rules\": 7}"),
                                    rules(many), std::string(kMostRuleFileBytes + 1, ' ')}) {
        std::ofstream(folder.path / kUserRulesFile) << text;
        const LogRules all = loadLogRules(folder.path);
        EXPECT_EQ(all.rules.size(), builtinLogRules().size()) << "the others are used";
        EXPECT_THAT(all.rejected, ElementsAre(Field(&RejectedRule::id, kUserRulesFile))) << text.substr(0, 40);
    }
}

TEST(LogRules, CatastrophicPatternsCostNoTime)
{
    // A backtracking matcher needs 2^n steps for these.
    for (const char *pattern : {"(a+)+$", "(a|a)*b", "(a*)*c", "(.*a){12}x"}) {
        const auto parsed =
            parseLogRules(rules(std::string(R"({"id": "slow", "label": "S", "regex": ")") + pattern + "\"}"));
        ASSERT_TRUE(parsed);
        if (parsed->rules.empty()) {
            EXPECT_THAT(parsed->rejected.at(0).reason, HasSubstr("too slow")) << pattern;
            continue;
        }
        const auto begin = std::chrono::steady_clock::now();
        (void)scanLog({{}, "a.log", 1, std::string(100'000, 'a') + "!\n"}, parsed->rules);
        EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::seconds(20)) << pattern;
    }
}

TEST(LogScan, CountsRepeatedLinesAndNumbersTheFirstOne)
{
    const auto matches = found("worker.log", "start\nNo space left on device\nother\nNo space left on device\n");
    ASSERT_THAT(matches, SizeIs(1));
    EXPECT_EQ(matches[0].line, 2);
    EXPECT_EQ(matches[0].count, 2);
    EXPECT_EQ(matches[0].quote(), "worker-1 worker.log:2: No space left on device (2 times)");
}

TEST(LogScan, HostileLogsAreReadInBoundedTimeAndShownSafely)
{
    const std::string nul(1, '\0');
    std::string text = std::string(1u << 20, 'x') + " No space left on device\n"; // beyond the matched part
    text += "\x1b[31mNo space\x1b[0m left on device\x07" + nul + "\n";            // escape sequences
    text += "CUDA out of memory \xff\xfe" + nul + nul + "\n";                     // not UTF-8
    text += "connect: Connection refused aws_secret_access_key=wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY\n";
    text += "bind: Address already in use " + std::string(1u << 20, 'y') + "\n";
    const auto begin = std::chrono::steady_clock::now();
    const auto matches = found("worker.log", text);
    EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::seconds(20));
    std::vector<std::string> rulesFound;
    for (const LogMatch &match : matches) {
        rulesFound.push_back(match.rule);
        EXPECT_LE(match.text.size(), LogMatch::kShownBytes);
        EXPECT_EQ(match.text.find('\x1b'), std::string::npos);
        EXPECT_EQ(match.text.find('\0'), std::string::npos);
        EXPECT_THAT(match.text, Not(HasSubstr("wJalrXUtnFEMI")));
    }
    EXPECT_THAT(rulesFound, ElementsAre("disk-full", "cuda-out-of-memory", "connection-refused", "address-in-use"));
    EXPECT_EQ(matches[0].line, 2);
}

TEST(LogScan, ALongLogIsSearchedFromItsEnd)
{
    std::string text;
    for (int i = 0; i < 100'000; ++i)
        text += "INFO step " + std::to_string(i) + " loss=0.5 on device gpu(0) with 120 samples per second\n";
    text += "No space left on device\n";
    const auto result = scanLog({"head", "worker.log", 1, text}, builtinLogRules());
    ASSERT_THAT(result.matches, SizeIs(1));
    EXPECT_EQ(result.matches[0].line, 100'001);
    // Without time, the last line is all that is read.
    const auto hurried =
        scanLog({"head", "worker.log", 1, text}, builtinLogRules(), {.time = std::chrono::milliseconds(0)});
    EXPECT_FALSE(hurried.complete);
    // Of more lines than the limit, the last ones count.
    const auto cut =
        scanLog({"head", "worker.log", 1, "No space left on device\na\nb\n"}, builtinLogRules(), {.lines = 2});
    EXPECT_THAT(cut.matches, IsEmpty());
}

TEST(EmrLogs, ThoseThatExplainAFailureComeFirst) // M4, M5
{
    const std::string node = "emr/j-1/node/i-1/";
    std::vector<std::string> keys{node + "applications/hadoop/a.log.gz", node + "daemons/instance-controller.log.gz",
                                  node + "daemons/instance-state.txt",   node + "provision-node/1/puppet.log.gz",
                                  node + "provision-node/1/stdout.gz",   node + "bootstrap-actions/1/stderr.gz"};
    EXPECT_EQ(
        explainingLogs(keys),
        (std::vector<std::string>{node + "bootstrap-actions/1/stderr.gz", node + "provision-node/1/puppet.log.gz",
                                  node + "daemons/instance-controller.log.gz", node + "applications/hadoop/a.log.gz"}));
    for (int i = 0; i < 5000; ++i) // a cluster of many nodes
        keys.insert(keys.begin(), node + "applications/hadoop/" + std::to_string(i) + ".log.gz");
    const auto chosen = explainingLogs(keys);
    EXPECT_LE(chosen.size(), 8u);
    EXPECT_EQ(chosen.front(), node + "bootstrap-actions/1/stderr.gz");
    const auto found =
        scanLog({{}, "s3://logs/" + node + "provision-node/1/puppet.log.gz", 1, "ok\nError: Could not apply\n"},
                builtinLogRules());
    ASSERT_EQ(found.matches.size(), 1u);
    EXPECT_EQ(found.matches[0].line, 2);
}

} // namespace
} // namespace trainyard::doctor
