#include "backend/data/cifar.h"

#include <fmt/format.h>

#include "backend/core/system/files.h"
#include "backend/core/try.h"

namespace trainyard::data {

namespace {

constexpr std::size_t kPlane = std::size_t(kCifarShape.height) * std::size_t(kCifarShape.width);

int classesOf(Cifar kind)
{
    return kind == Cifar::Ten ? 10 : 100;
}

} // namespace

std::size_t cifarRecordBytes(Cifar kind)
{
    return kCifarShape.size() + (kind == Cifar::Ten ? 1 : 2);
}

Status appendCifar(ImageSet &set, std::string_view content, const std::string &name, Cifar kind)
{
    const int classes = classesOf(kind);
    const std::size_t record = cifarRecordBytes(kind), header = record - kCifarShape.size();
    if (set.size() > 0 && (set.shape != kCifarShape || set.classes != classes))
        return fail(ErrorCode::InvalidArgument, name, "its images cannot be added to a set of another kind");
    if (content.empty() || content.size() % record != 0)
        return fail(
            ErrorCode::CorruptData, name,
            fmt::format(
                "expected CIFAR-{} records of {} bytes, found {} bytes, which are {} complete records and {} bytes",
                classes, record, content.size(), content.size() / record, content.size() % record));
    const std::size_t count = content.size() / record, before = set.size();
    for (std::size_t i = 0; i < count; ++i) {
        const auto label = static_cast<unsigned char>(content[i * record + header - 1]);
        if (label >= classes)
            return fail(ErrorCode::CorruptData, name,
                        fmt::format("expected labels from 0 to {}, found {} in record {} at offset {}", classes - 1,
                                    label, i, i * record));
    }
    set.shape = kCifarShape;
    set.classes = classes;
    set.labels.resize(before + count);
    set.pixels.resize((before + count) * kCifarShape.size());
    for (std::size_t i = 0; i < count; ++i) {
        const auto *in = reinterpret_cast<const std::uint8_t *>(content.data()) + i * record;
        std::uint8_t *out = set.pixels.data() + (before + i) * kCifarShape.size();
        set.labels[before + i] = in[header - 1];
        in += header;
        for (std::size_t p = 0; p < kPlane; ++p)
            for (std::size_t c = 0; c < 3; ++c)
                out[p * 3 + c] = in[c * kPlane + p];
    }
    return {};
}

std::string cifar10Bytes(const ImageSet &set, std::size_t from, std::size_t to)
{
    const std::size_t record = cifarRecordBytes(Cifar::Ten);
    std::string out((to - from) * record, '\0');
    for (std::size_t i = from; i < to; ++i) {
        char *at = out.data() + (i - from) * record;
        *at++ = static_cast<char>(set.labels[i]);
        const std::uint8_t *pixels = set.image(i).data();
        for (std::size_t c = 0; c < 3; ++c)
            for (std::size_t p = 0; p < kPlane; ++p)
                *at++ = static_cast<char>(pixels[p * 3 + c]);
    }
    return out;
}

Result<std::vector<std::filesystem::path>> writeCifar10(const std::filesystem::path &folder, Split part,
                                                        const ImageSet &set)
{
    if (set.shape != kCifarShape || set.classes > 10)
        return fail(ErrorCode::InvalidArgument, folder.string(),
                    fmt::format("CIFAR-10 has images of 32x32x3 in 10 classes, not of {}x{}x{} in {}", set.shape.height,
                                set.shape.width, set.shape.channels, set.classes));
    const std::size_t first = part == Split::Train ? 0 : 5, files = part == Split::Train ? 5 : 1;
    std::vector<std::filesystem::path> written;
    for (std::size_t f = 0; f < files; ++f) {
        const auto path = folder / kCifar10Names[first + f];
        const auto content = cifar10Bytes(set, set.size() * f / files, set.size() * (f + 1) / files);
        TY_TRY(writeFileAtomically(path, content));
        written.push_back(path);
    }
    return written;
}

} // namespace trainyard::data
