#include "backend/localcloud/emr/emr_releases.h"

#include <algorithm>

namespace trainyard::localcloud {
namespace {

/// An application with the releases that contain it, [major, minor] each, and its version in the three generations.
struct EmrApplication {
    const char *name;
    int first[2], last[2];
    const char *in5, *in6, *in7;
};

constexpr EmrApplication kEmrApplications[] = {
    {"Flink", {5, 1}, {99, 0}, "1.14.2", "1.17.1", "1.20.0"},
    {"Ganglia", {5, 0}, {6, 15}, "3.7.2", "3.7.2", ""},
    {"HBase", {5, 0}, {99, 0}, "1.4.13", "2.4.17", "2.6.1"},
    {"HCatalog", {5, 0}, {99, 0}, "2.3.9", "3.1.3", "3.1.3"},
    {"Hadoop", {5, 0}, {99, 0}, "2.10.1", "3.3.6", "3.4.1"},
    {"Hive", {5, 0}, {99, 0}, "2.3.9", "3.1.3", "3.1.3"},
    {"Hue", {5, 0}, {99, 0}, "4.10.0", "4.11.0", "4.11.0"},
    {"JupyterEnterpriseGateway", {6, 2}, {99, 0}, "", "2.6.0", "2.6.0"},
    {"JupyterHub", {5, 14}, {99, 0}, "1.4.1", "1.5.0", "1.5.0"},
    {"Livy", {5, 9}, {99, 0}, "0.7.1", "0.7.1", "0.8.0"},
    {"MXNet", {5, 10}, {6, 15}, "1.8.0", "1.9.1", ""},
    {"Mahout", {5, 0}, {5, 99}, "0.13.0", "", ""},
    {"Oozie", {5, 0}, {99, 0}, "5.2.1", "5.2.1", "5.2.1"},
    {"Phoenix", {5, 0}, {99, 0}, "4.14.3", "5.1.3", "5.2.1"},
    {"Pig", {5, 0}, {99, 0}, "0.17.0", "0.17.0", "0.17.0"},
    {"Presto", {5, 0}, {99, 0}, "0.267", "0.283", "0.287"},
    {"Spark", {5, 0}, {99, 0}, "2.4.8", "3.4.1", "3.5.5"},
    {"Sqoop", {5, 0}, {7, 1}, "1.4.7", "1.4.7", "1.4.7"},
    {"TensorFlow", {5, 17}, {99, 0}, "2.4.1", "2.11.0", "2.16.1"},
    {"Tez", {5, 0}, {99, 0}, "0.9.2", "0.10.2", "0.10.2"},
    {"Trino", {6, 9}, {99, 0}, "", "426", "467"},
    {"Zeppelin", {5, 0}, {99, 0}, "0.10.0", "0.10.1", "0.11.1"},
    {"ZooKeeper", {5, 0}, {99, 0}, "3.4.14", "3.5.10", "3.9.3"},
};

constexpr const char *kEmrLabels[] = {
    "emr-7.10.0", "emr-7.9.0",  "emr-7.8.0",  "emr-7.7.0",  "emr-7.6.0",  "emr-7.5.0",  "emr-7.4.0",  "emr-7.3.0",
    "emr-7.2.0",  "emr-7.1.0",  "emr-7.0.0",  "emr-6.15.0", "emr-6.14.0", "emr-6.13.0", "emr-6.12.0", "emr-6.11.1",
    "emr-6.11.0", "emr-6.10.1", "emr-6.10.0", "emr-6.9.1",  "emr-6.9.0",  "emr-6.8.1",  "emr-6.8.0",  "emr-6.7.0",
    "emr-6.6.0",  "emr-6.5.0",  "emr-6.4.0",  "emr-6.3.1",  "emr-6.3.0",  "emr-6.2.1",  "emr-6.2.0",  "emr-6.1.1",
    "emr-6.1.0",  "emr-6.0.1",  "emr-6.0.0",  "emr-5.36.2", "emr-5.36.1", "emr-5.36.0", "emr-5.35.0", "emr-5.34.0",
    "emr-5.33.1", "emr-5.32.1", "emr-5.31.1", "emr-5.30.2", "emr-5.29.0", "emr-5.28.1", "emr-5.24.1", "emr-5.20.1",
    "emr-5.17.2", "emr-5.13.1", "emr-5.10.1", "emr-5.9.1",  "emr-5.9.0",  "emr-5.8.3",  "emr-5.8.0",  "emr-5.7.1",
    "emr-5.7.0"};

/// The families of instance types with their first release in the generations 5, 6 and 7; minor 99: none.
struct EmrFamily {
    const char *name;
    int first5, first6, first7;
};
constexpr EmrFamily kEmrFamilies[] = {{"m4", 0, 0, 0},    {"c4", 0, 0, 0},  {"c5", 13, 0, 0},   {"c5n", 20, 0, 0},
                                      {"m5", 13, 0, 0},   {"r5", 20, 0, 0}, {"g4dn", 30, 0, 0}, {"m6i", 34, 5, 0},
                                      {"c6i", 35, 6, 0},  {"g5", 36, 6, 0}, {"p4d", 99, 2, 0},  {"m7i", 99, 12, 0},
                                      {"c7i", 99, 12, 0}, {"g6", 99, 99, 1}};

EmrRelease emrReleaseOf(const std::string &label)
{
    EmrRelease out;
    out.label = label;
    const auto dot = label.find('.');
    out.major = std::stoi(label.substr(4, dot - 4));
    out.minor = std::stoi(label.substr(dot + 1));
    out.os = out.major >= 7 ? "2023" : out.atLeast(5, 30) ? "2" : "2018";
    for (const auto &one : kEmrApplications) {
        const bool ended = out.atLeast(one.last[0], one.last[1] + 1);
        if (out.atLeast(one.first[0], one.first[1]) && !ended)
            out.applications.emplace_back(one.name, out.major >= 7 ? one.in7 : out.major == 6 ? one.in6 : one.in5);
    }
    return out;
}

} // namespace

const std::vector<EmrRelease> &emrReleases()
{
    static const std::vector<EmrRelease> all = [] {
        std::vector<EmrRelease> out;
        for (const char *label : kEmrLabels)
            out.push_back(emrReleaseOf(label));
        return out;
    }();
    return all;
}

const EmrRelease *findEmrRelease(const std::string &label)
{
    const auto found = std::ranges::find(emrReleases(), label, &EmrRelease::label);
    return found == emrReleases().end() ? nullptr : &*found;
}

bool emrSupports(const EmrRelease &release, const TypeInfo &type)
{
    const std::string name = type.name;
    const auto dot = name.find('.');
    // EMR has no instances smaller than xlarge, except the ones of the oldest families.
    const auto size = name.substr(dot + 1), family = name.substr(0, dot);
    const auto *found = std::ranges::find_if(kEmrFamilies, [&](const EmrFamily &one) { return one.name == family; });
    if (found == std::end(kEmrFamilies) || (size == "large" && family != "m4" && family != "c4"))
        return false;
    const int first = release.major >= 7 ? found->first7 : release.major == 6 ? found->first6 : found->first5;
    return release.minor >= first;
}

std::string amazonLinuxOf(const ImageInfo &image)
{
    if (image.name.starts_with("al2023-ami-") || image.name.find("(Amazon Linux 2023)") != std::string::npos)
        return "2023";
    if (image.name.starts_with("amzn2-ami-") || image.name.find("(Amazon Linux 2)") != std::string::npos)
        return "2";
    return {};
}

const ImageInfo &emrImage(const std::vector<ImageInfo> &all, const EmrRelease &release)
{
    const auto found = std::ranges::find_if(all, [&](const ImageInfo &image) {
        return amazonLinuxOf(image) == release.os && image.name.find("Deep Learning") == std::string::npos;
    });
    // The images of the oldest releases are not in the catalog; the nodes are the same sandboxes whatever their image.
    return found != all.end() ? *found : *std::ranges::find(all, "2023", amazonLinuxOf);
}

} // namespace trainyard::localcloud
