// The problems of a plan in English.

#include <fmt/format.h>

#include "backend/cluster/plan/launch_plan.h"

namespace trainyard::cluster {

std::string_view toString(Field field) noexcept
{
    switch (field) {
    case Field::Name:
        return "name";
    case Field::Region:
        return "region";
    case Field::InstanceType:
        return "instance-type";
    case Field::HeadType:
        return "head-type";
    case Field::Image:
        return "image";
    case Field::Workers:
        return "workers";
    case Field::Deadline:
        return "deadline";
    case Field::RootSize:
        return "root-size";
    case Field::SshFrom:
        return "ssh-from";
    case Field::MaxPrice:
        return "max-price";
    case Field::Zones:
        return "zones";
    case Field::Tags:
        return "tags";
    case Field::OtherTypes:
        return "other-types";
    case Field::OtherRegions:
        return "other-regions";
    case Field::MinWorkers:
        return "least-workers";
    case Field::Template:
        return "launch-template";
    case Field::SecurityGroup:
        return "security-group";
    case Field::Key:
        return "key-file";
    case Field::Idle:
        return "idle";
    case Field::Budget:
        return "budget";
    case Field::Efa:
        return "efa";
    case Field::CapacityReservation:
        return "reservation";
    case Field::Buckets:
        return "bucket";
    case Field::S3Access:
        return "s3-access";
    case Field::Hibernation:
        return "hibernation";
    case Field::User:
        return "user";
    }
    return "";
}

std::string describe(const Problem &p)
{
    const std::string_view field = toString(p.field);
    switch (p.reason) {
    case Reason::Empty:
        return fmt::format("The field {} is empty.", field);
    case Reason::Malformed:
        switch (p.field) {
        case Field::Name:
            return fmt::format("The name \"{}\" is not valid: use a-z, 0-9 and '-', begin with a letter, end with a "
                               "letter or digit, at most 40 characters.",
                               p.value);
        case Field::SshFrom:
            return fmt::format("\"{}\" is not a range of IP addresses such as 203.0.113.7/32.", p.value);
        case Field::SecurityGroup:
            return fmt::format("\"{}\" is not the ID of a security group, such as sg-0123456789abcdef0.", p.value);
        case Field::Buckets:
            return fmt::format("\"{}\" is no name for a bucket: use 3 to 63 lowercase letters, digits and hyphens, and "
                               "begin and end with a letter or digit.",
                               p.value);
        case Field::User:
            return fmt::format(
                "\"{}\" is no login name: use letters, digits, '.', '_' and '-', begin with a letter, at "
                "most 32 characters.",
                p.value);
        case Field::Key:
            return fmt::format("The key file must be given with its complete path, not as \"{}\".", p.value);
        default:
            return fmt::format("\"{}\" is not a valid value for {}.", p.value, field);
        }
    case Reason::Unknown:
        if (p.field == Field::Image)
            return fmt::format(
                "There is no image \"{}\": give a name such as ubuntu-24.04, an AMI ID such as ami-0123456789abcdef0, "
                "\"name:\" and an image's name, or \"resolve:ssm:\" and a parameter.",
                p.value);
        return fmt::format("There is no {} \"{}\" in the catalog.", field, p.value);
    case Reason::TooSmall:
        return fmt::format("The value of {} is too small: at least {}.", field, p.value);
    case Reason::TooLarge:
        return fmt::format("The value of {} is too large: at most {}.", field, p.value);
    case Reason::Mismatch:
        if (p.value == "image" && p.field != Field::OtherRegions)
            return fmt::format("The {} is for another CPU architecture than the image (one for x86_64, one for arm64): "
                               "choose a type such as c5.xlarge, since the runtime is for x86_64.",
                               field);
        if (p.field == Field::OtherRegions && p.value != "region")
            return fmt::format("The value of {} conflicts with {}, which exists in one region only.", field, p.value);
        return fmt::format("The value of {} conflicts with {}.", field, p.value);
    case Reason::TooOpen:
        return fmt::format("{} lets {} try: use your own IP address, such as 203.0.113.7/32, or accept the exposure.",
                           p.value.empty() ? "Every TCP port from anywhere" : "SSH from " + p.value,
                           p.value.empty() || p.value.ends_with("/0") ? "anyone on the Internet"
                                                                      : "more than 65,536 addresses");
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
