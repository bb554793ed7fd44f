// The problems of a plan in English.

#include <fmt/format.h>

#include "backend/cluster/plan/plan_fields.h"

namespace trainyard::cluster {

namespace {

/// Of a value that is not of the right form.
const std::pair<Field, const char *> kMalformed[] = {
    {&LaunchPlan::name, "The name \"{}\" is not valid: use a-z, 0-9 and '-', begin with a letter, end with a letter or "
                        "digit, at most 40 characters."},
    {&LaunchPlan::sshFrom, "\"{}\" is not a range of IP addresses such as 203.0.113.7/32."},
    {&LaunchPlan::securityGroup, "\"{}\" is not the ID of a security group, such as sg-0123456789abcdef0."},
    {&LaunchPlan::buckets, "\"{}\" is no name for a bucket: use 3 to 63 lowercase letters, digits and hyphens, and "
                           "begin and end with a letter or digit."},
    {&LaunchPlan::user,
     "\"{}\" is no login name: use letters, digits, '.', '_' and '-', begin with a letter, at most 32 "
     "characters."},
    {&LaunchPlan::keyFile, "The key file must be given with its complete path, not as \"{}\"."}};

} // namespace

std::string_view toString(Field field)
{
    std::string_view label;
    forEachField(kPlanFields, [&](const auto &line) {
        if (label.empty() && line.field() == field)
            label = line.name.label;
    });
    return label;
}

std::string describe(const Problem &p)
{
    const std::string_view field = toString(p.field);
    switch (p.reason) {
    case Reason::Malformed:
        for (const auto &[known, sentence] : kMalformed) {
            if (known == p.field)
                return fmt::format(fmt::runtime(sentence), p.value);
        }
        break;
    case Reason::Unknown:
        if (p.field == &LaunchPlan::image)
            return fmt::format(
                "There is no image \"{}\": give a name such as ubuntu-24.04, an AMI ID such as ami-0123456789abcdef0, "
                "\"name:\" and an image's name, or \"resolve:ssm:\" and a parameter.",
                p.value);
        break;
    case Reason::Mismatch:
        if (p.value == "image" && p.field != &LaunchPlan::otherRegions)
            return fmt::format("The {} is for another CPU architecture than the image (one for x86_64, one for arm64): "
                               "choose a type such as c5.xlarge, since the runtime is for x86_64.",
                               field);
        if (p.field == &LaunchPlan::otherRegions && p.value != "region")
            return fmt::format("The value of {} conflicts with {}, which exists in one region only.", field, p.value);
        break;
    default:
        break;
    }
    return describeProblem(field, p.reason, p.value);
}

std::string describeProblem(std::string_view label, Reason reason, const std::string &value)
{
    switch (reason) {
    case Reason::Empty:
        return fmt::format("The field {} is empty.", label);
    case Reason::Malformed:
        return fmt::format("\"{}\" is not a valid value for {}.", value, label);
    case Reason::Unknown:
        return fmt::format("There is no {} \"{}\" in the catalog.", label, value);
    case Reason::TooSmall:
        return fmt::format("The value of {} is too small: at least {}.", label, value);
    case Reason::TooLarge:
        return fmt::format("The value of {} is too large: at most {}.", label, value);
    case Reason::Mismatch:
        return fmt::format("The value of {} conflicts with {}.", label, value);
    case Reason::TooOpen:
        return fmt::format("{} lets {} try: use your own IP address, such as 203.0.113.7/32, or accept the exposure.",
                           value.empty() ? "Every TCP port from anywhere" : "SSH from " + value,
                           value.empty() || value.ends_with("/0") ? "anyone on the Internet"
                                                                  : "more than 65,536 addresses");
    case Reason::Unpriced:
        return fmt::format("The price of {} is unknown, so that a budget cannot stop runs or terminate in time: let "
                           "the budget only warn, choose another type, or allow pricing:GetProducts and try again.",
                           value);
    }
    return "";
}

Status asStatus(const std::vector<Problem> &problems)
{
    if (problems.empty())
        return {};
    std::string text;
    for (const Problem &p : problems)
        text += (text.empty() ? "" : " ") + describe(p);
    return fail(ErrorCode::InvalidArgument, "plan", text);
}

} // namespace trainyard::cluster
