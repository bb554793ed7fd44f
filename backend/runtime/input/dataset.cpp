#include "backend/runtime/input/dataset.h"

#include <algorithm>

#include <fmt/format.h>

#include "backend/runtime/nn/kernels.h"

namespace trainyard::input {

namespace {

/// The file under its plain name, else packed.
Result<data::IdxArray> loadIdx(const std::string &uri, const Fetch &fetch)
{
    auto content = fetch(uri);
    if (!content && content.error().code == ErrorCode::NotFound) {
        content = fetch(uri + ".gz");
        if (!content && content.error().code == ErrorCode::NotFound)
            return fail(ErrorCode::NotFound, uri, fmt::format("neither {} nor {}.gz exists", uri, uri));
    }
    if (!content)
        return fail(content.error());
    return data::parseIdx(*content, uri);
}

} // namespace

Result<data::ImageSet> loadImages(const std::string &base, data::Part part, const Fetch &fetch)
{
    const std::size_t first = part == data::Part::Train ? 0 : 2;
    const std::string folder = base.ends_with('/') ? base : base + "/";
    const std::string imagesUri = folder + std::string(data::kMnistNames[first]),
                      labelsUri = folder + std::string(data::kMnistNames[first + 1]);
    auto images = loadIdx(imagesUri, fetch);
    if (!images)
        return fail(images.error());
    auto labels = loadIdx(labelsUri, fetch);
    if (!labels)
        return fail(labels.error());
    return data::toImageSet(std::move(*images), imagesUri, std::move(*labels), labelsUri);
}

void gather(const data::ImageSet &set, std::span<const std::int64_t> indices, Batch &out)
{
    const std::size_t size = set.bytesPerImage();
    out.images.resize(indices.size() * size);
    out.labels.resize(indices.size());
    for (std::size_t i = 0; i < indices.size(); ++i) {
        const auto at = static_cast<std::size_t>(indices[i]);
        nn::kernels().normalise(out.images.data() + i * size, set.pixels.data() + at * size, size);
        out.labels[i] = set.labels[at];
    }
}

} // namespace trainyard::input
