#include "backend/data/sets/dataset_files.h"

#include <algorithm>
#include <cctype>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "backend/core/try.h"
#include "backend/data/cifar.h"

namespace trainyard::data {

namespace {

using storage::Entry;

constexpr std::string_view kImages = "images-idx3-ubyte", kLabels = "labels-idx1-ubyte";

/// The last component without `.gz`.
std::string_view nameOf(std::string_view uri)
{
    uri.remove_prefix(uri.rfind('/') + 1);
    if (uri.ends_with(".gz"))
        uri.remove_suffix(3);
    return uri;
}

bool isFor(const Entry &entry, Format format)
{
    const auto name = nameOf(entry.uri);
    switch (format) {
    case Format::Idx:
        return name.ends_with(kImages) || name.ends_with(kLabels);
    case Format::Cifar10:
        return name.ends_with(".bin") && entry.size % cifarRecordBytes(Cifar::Ten) == 0;
    case Format::Cifar100:
        return name.ends_with(".bin") && entry.size % cifarRecordBytes(Cifar::Hundred) == 0;
    case Format::Record:
        return name.ends_with(".rec");
    case Format::Auto:
        break;
    }
    return false;
}

/// "cifar10_val.rec", "t10k-images-idx3-ubyte", "test_batch.bin", but not "latest.rec".
bool isValidation(const Entry &entry)
{
    const auto name = nameOf(entry.uri);
    for (std::size_t at = 0; at < name.size(); ++at) {
        const bool begins = at == 0 || !std::isalnum(static_cast<unsigned char>(name[at - 1]));
        const auto rest = name.substr(at);
        if (begins && (rest.starts_with("t10k") || rest.starts_with("test") || rest.starts_with("val")))
            return true;
    }
    return false;
}

Format formatOf(const std::vector<Entry> &entries)
{
    for (const Format format : {Format::Record, Format::Idx, Format::Cifar10, Format::Cifar100})
        if (std::ranges::any_of(entries, [format](const Entry &e) { return isFor(e, format); }))
            return format;
    return Format::Auto;
}

/// Moves the label files from files into labels, in the order of their images.
Status pairLabels(DatasetFiles &set)
{
    std::vector<Entry> images, all = std::move(set.files);
    for (const Entry &entry : all)
        if (nameOf(entry.uri).ends_with(kImages))
            images.push_back(entry);
    for (const Entry &image : images) {
        std::string wanted(image.uri.substr(0, image.uri.rfind(kImages)));
        wanted += kLabels;
        const auto found =
            std::ranges::find_if(all, [&](const Entry &e) { return e.uri == wanted || e.uri == wanted + ".gz"; });
        if (found == all.end())
            return fail(ErrorCode::NotFound, image.uri,
                        fmt::format("neither {} nor {}.gz is there, the labels of these images", wanted, wanted));
        set.labels.push_back(*found);
    }
    if (images.empty() && !all.empty())
        return fail(ErrorCode::NotFound, all.front().uri, "there are labels, but no images");
    set.files = std::move(images);
    return {};
}

} // namespace

Result<Format> formatFromString(std::string_view name)
{
    if (const auto format = parseEnum<Format>(name))
        return *format;
    return fail(ErrorCode::InvalidArgument, "data format",
                fmt::format("\"{}\" is none of {}", name, fmt::join(namesOf(Format()), ", ")));
}

Result<DatasetFiles> chooseFiles(const std::vector<Entry> &entries, Format wanted, std::optional<Split> part,
                                 const std::string &source)
{
    DatasetFiles set{wanted == Format::Auto ? formatOf(entries) : wanted, {}, {}};
    if (set.format == Format::Auto)
        return fail(ErrorCode::InvalidArgument, source,
                    "none of its files looks like a data set (.rec, -idx3-ubyte or CIFAR's .bin); say the format");
    const bool anyFits = std::ranges::any_of(entries, [&](const Entry &e) { return isFor(e, set.format); });
    for (const Entry &entry : entries) {
        if (anyFits ? !isFor(entry, set.format)
                    : set.format == Format::Idx) // other names are accepted with an explicit format
            continue;
        if (!part || isValidation(entry) == (*part == Split::Validation))
            set.files.push_back(entry);
    }
    if (set.files.empty() && part != Split::Validation)
        return fail(ErrorCode::NotFound, source,
                    part ? fmt::format("there are no files to train on in the format {}", toString(set.format))
                         : fmt::format("there are no files in the format {}", toString(set.format)));
    if (set.format == Format::Idx)
        TY_TRY(pairLabels(set));
    return set;
}

} // namespace trainyard::data
