#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <vector>

#include "backend/core/deadline.h"
#include "backend/core/result.h"
#include "backend/data/idx.h"

namespace trainyard::input {

/// Fetch the whole content of one URI; what backend/storage does for file:// and s3://, replaceable in tests.
/// errors  NotFound when there is no such object, others as they come
using Fetch = std::function<Result<std::string>(const std::string &uri)>;

/// One part of an MNIST-named set below a base URI: BASE/train-images-idx3-ubyte and its three sisters, each also as
/// `.gz`. base    "file:///folder" or "s3://bucket/prefix", with or without a trailing slash errors  NotFound (neither
/// name exists; both are named), CorruptData and others of data::parseIdx, those of fetch
Result<data::ImageSet> loadImages(const std::string &base, data::Part part, const Fetch &fetch);

/// A batch as the network wants it.
struct Batch {
    std::vector<float> images;        ///< [samples * height * width * channels], in [0, 1]: pixel / 255
    std::vector<std::int32_t> labels; ///< [samples]
    std::int64_t samples() const { return std::int64_t(labels.size()); }
};

/// Copy samples of a set into a batch, normalised. indices [n], each in [0, set.size())
void gather(const data::ImageSet &set, std::span<const std::int64_t> indices, Batch &out);

} // namespace trainyard::input
