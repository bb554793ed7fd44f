#include <cstring>
#include <optional>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "backend/core/try.h"
#include "backend/runtime/nn/formats/onnx_proto.h"
#include "backend/runtime/nn/formats/raw_numbers.h"

namespace trainyard::nn::onnx {

namespace {

/// The number of values that the dims describe; nothing if they are impossible.
std::optional<std::size_t> countOf(const Tensor &t)
{
    std::size_t count = 1;
    for (const std::int64_t extent : t.dims) {
        if (extent < 0 || (extent > 0 && count > (std::size_t(1) << 40) / std::size_t(extent)))
            return {};
        count *= std::size_t(extent);
    }
    return count;
}

template <class Number>
Result<std::vector<Number>> counted(const Tensor &t, std::optional<std::vector<Number>> values,
                                    const std::string &source)
{
    const auto wanted = countOf(t);
    if (!wanted || !values || values->size() != *wanted)
        return fail(ErrorCode::CorruptData, source,
                    fmt::format("tensor {}: its data are not those of a shape of {}", t.name, t.shapeText()));
    return std::move(*values);
}

Status readable(const Tensor &t, const std::string &source)
{
    if (t.external)
        return fail(
            ErrorCode::Unsupported, source,
            fmt::format("tensor {}: its values are in another file: save the model with its data in one file", t.name));
    return {};
}

/// The values as bytes, in whichever field they are stored.
std::string bytesOf(const Tensor &t)
{
    if (!t.raw.empty())
        return std::string(t.raw);
    const auto bytes = [](const auto &values) {
        return std::string(reinterpret_cast<const char *>(values.data()), values.size() * sizeof values[0]);
    };
    switch (DataType(t.type)) {
    case DataType::Float:
        return bytes(t.floats);
    case DataType::Double:
        return bytes(t.doubles);
    case DataType::Int64:
        return bytes(t.whole);
    case DataType::Float16:
    case DataType::BFloat16:
        return bytes(std::vector<std::uint16_t>(t.whole.begin(), t.whole.end()));
    }
    return {};
}

std::optional<NumberFormat> formatOf(const Tensor &t)
{
    switch (DataType(t.type)) {
    case DataType::Float:
        return NumberFormat::Float32;
    case DataType::Double:
        return NumberFormat::Float64;
    case DataType::Float16:
        return NumberFormat::Float16;
    case DataType::BFloat16:
        return NumberFormat::BFloat16;
    default:
        return {};
    }
}

} // namespace

std::string Tensor::shapeText() const
{
    return fmt::format("[{}]", fmt::join(dims, ", "));
}

Result<std::vector<float>> valuesOf(const Tensor &t, const std::string &source)
{
    TY_TRY(readable(t, source));
    const auto format = formatOf(t);
    if (!format)
        return fail(
            ErrorCode::Unsupported, source,
            fmt::format("tensor {}: type {} is none of float32, float64, float16 and bfloat16", t.name, t.type));
    return counted(t, floatsFrom(*format, bytesOf(t)), source);
}

Result<std::vector<std::int64_t>> wholeValuesOf(const Tensor &t, const std::string &source)
{
    TY_TRY(readable(t, source));
    if (DataType(t.type) != DataType::Int64)
        return fail(ErrorCode::Unsupported, source, fmt::format("tensor {}: type {} is not int64", t.name, t.type));
    const std::string bytes = bytesOf(t);
    std::optional<std::vector<std::int64_t>> values;
    if (bytes.size() % sizeof(std::int64_t) == 0) {
        values.emplace(bytes.size() / sizeof(std::int64_t));
        if (!bytes.empty()) // data() may be null otherwise
            std::memcpy(values->data(), bytes.data(), bytes.size());
    }
    return counted(t, std::move(values), source);
}

} // namespace trainyard::nn::onnx
