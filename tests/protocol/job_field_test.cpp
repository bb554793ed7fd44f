#include <algorithm>
#include <set>

#include <CLI/CLI.hpp>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "backend/protocol/job/job_field.h"
#include "backend/protocol/job/job_options.h"

namespace trainyard::protocol {
namespace {

const JobField &named(const std::vector<JobField> &fields, const std::string &name)
{
    const auto at = std::ranges::find(fields, name, &JobField::name);
    EXPECT_NE(at, fields.end()) << name;
    return at == fields.end() ? fields.front() : *at;
}

TEST(JobField, EveryOptionOfTheCommandLineIsAField)
{
    CLI::App command;
    JobSpec job;
    JobOptions options;
    JobOptions::addInputTo(command, job);
    options.addTo(command, job);
    std::set<std::string> fields;
    for (const JobField &field : jobFields())
        fields.insert(field.option);
    // No fields of their own: they select a model, the data, or several fields.
    const std::set<std::string> others{"--help",        "--network", "--num-layers",
                                       "--image-shape", "--data",    "--cifar-input"};
    for (const CLI::Option *option : command.get_options()) {
        const auto &names = option->get_lnames();
        EXPECT_TRUE(std::ranges::any_of(names, [&](const std::string &name) {
            return fields.contains("--" + name) || others.contains("--" + name);
        })) << option->get_name();
    }
}

TEST(JobField, EachValueIsSetAsItIsShown)
{
    for (const JobField &field : jobFields()) {
        JobSpec job;
        const std::string shown = field.text(job);
        if (field.kind == JobField::Kind::Numbers && shown.empty())
            continue;
        const Status set = field.set(job, shown);
        EXPECT_TRUE(set) << field.name << ": " << (set ? "" : set.error().detail);
        EXPECT_EQ(job, JobSpec()) << field.name;
        EXPECT_FALSE(field.help.empty() && field.option.empty()) << field.name;
    }
}

TEST(JobField, WrongValuesLeaveTheJobAsItIs)
{
    const auto fields = jobFields();
    const std::pair<const char *, const char *> wrong[] = {
        {"epochs", "0"},          {"epochs", "ten"},      {"epochs", "1.5"},     {"stopSeconds", "3601"},
        {"deterministic", "yes"}, {"compression", "zip"}, {"input.mean", "1,2"}, {"input.mean", "1,2,x"},
        {"input.maxHue", "181"},  {"stepEpochs", "1,]"}};
    for (const auto &[name, text] : wrong) {
        JobSpec job;
        const Status set = named(fields, name).set(job, text);
        ASSERT_FALSE(set) << name << " " << text;
        EXPECT_EQ(set.error().code, ErrorCode::InvalidArgument);
        EXPECT_TRUE(set.error().detail.starts_with(std::string(name) + ":")) << set.error().detail;
        EXPECT_EQ(job, JobSpec()) << name;
    }
    JobSpec job;
    EXPECT_TRUE(named(fields, "input.mean").set(job, "1, 2.5,3"));
    EXPECT_EQ(job.input.mean, (std::array{1.0, 2.5, 3.0}));
    EXPECT_TRUE(named(fields, "compression").set(job, "2bit"));
    EXPECT_EQ(job.compression, Compression::TwoBit);
    EXPECT_THAT(named(fields, "compression").choices, testing::ElementsAre("none", "bf16", "2bit"));
    EXPECT_TRUE(named(fields, "seed").set(job, "18446744073709551615"));
    EXPECT_EQ(named(fields, "seed").text(job), "18446744073709551615");
}

} // namespace
} // namespace trainyard::protocol
