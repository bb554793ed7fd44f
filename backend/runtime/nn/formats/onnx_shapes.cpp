// The operators of ONNX that add no layer: they rename or reshape a value, define a constant, or are dropped.
#include <algorithm>
#include <optional>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "backend/core/try.h"
#include "backend/runtime/nn/formats/onnx_graph.h"

namespace trainyard::nn::onnx {

namespace {

/// The shape that a Reshape gives to one sample of `size` numbers: 0 keeps an extent of `had`, one -1 stands for the
/// rest. Nothing if the sizes do not match.
std::optional<std::vector<std::int64_t>> filledIn(std::vector<std::int64_t> to, const std::vector<std::int64_t> &had,
                                                  std::int64_t size)
{
    std::int64_t product = 1, *rest = nullptr;
    for (std::size_t i = 0; i < to.size(); ++i) {
        if (to[i] == 0 && i < had.size())
            to[i] = had[i];
        if (to[i] == -1 && !rest) {
            rest = &to[i];
            continue;
        }
        if (to[i] < 1 || to[i] > size / product)
            return {};
        product *= to[i];
    }
    if (rest) {
        *rest = size / product;
        product *= *rest;
    }
    return product == size ? std::optional(std::move(to)) : std::nullopt;
}

} // namespace

Status GraphReader::readFlatten(const Node &node)
{
    TY_ASSIGN(const auto from, valueOf(node, 0));
    NodeReader reader(node, m_source);
    const std::int64_t rank = from.flat ? 2 : 4, axis = reader.integer("axis", 1);
    reader.rejectUnknown();
    if (axis != 1 && axis != 1 - rank)
        reader.reportError(fmt::format("axis: {} is not supported, only 1", axis));
    return reader.ok() ? define(node, {from.layer, true, false}) : reader.status();
}

Status GraphReader::readReshape(const Node &node)
{
    const auto from = valueOf(node, 0);
    const auto shape = constantOf(node, 1);
    if (!from || !shape)
        return fail(!from ? from.error() : shape.error());
    TY_ASSIGN(const auto to, wholeValuesOf(**shape, m_source));
    NodeReader reader(node, m_source);
    reader.only("allowzero", 0, 0);
    reader.rejectUnknown();
    if (!reader.ok())
        return reader.status();
    const Shape in = shapeOf(*from);
    const auto size = std::int64_t(in.size());
    const auto wrong = [&]() -> Status {
        return unsupported(node, fmt::format("from {} channels of {}x{} to [{}] is not supported, only flattening",
                                             in.channels, in.height, in.width, fmt::join(to, ", ")));
    };
    const bool rest = !to.empty() && std::ranges::find(to.begin() + 1, to.end(), -1) != to.end();
    const std::int64_t batch = to.empty() ? -2 : to.front();
    if ((batch != 0 && batch != -1 && batch != m_batch) || (batch == -1 && rest))
        return wrong();
    const auto had = from->flat ? std::vector{size} : std::vector<std::int64_t>{in.channels, in.height, in.width};
    const auto sample = filledIn({to.begin() + 1, to.end()}, had, size);
    if (!sample || (sample->size() != 1 && sample->size() != 3))
        return wrong();
    if (sample->size() == 1)
        return define(node, {from->layer, true, false});
    const Shape picture{int((*sample)[1]), int((*sample)[2]), int((*sample)[0])};
    if (from->layer == kInput && m_result.model.layers.empty())
        m_result.model.input = picture; // images that arrive as a row of numbers
    else if (picture != in)
        return wrong();
    return define(node, {from->layer, false, false});
}

Status GraphReader::readConstant(const Node &node)
{
    const auto value = std::ranges::find(node.attributes, "value", &Attribute::name);
    if (node.outputs.empty() || value == node.attributes.end() || node.attributes.size() != 1)
        return unsupported(node, "only a constant with a value is supported");
    if (m_values.contains(node.outputs.front()) || !m_constants.emplace(node.outputs.front(), &value->tensor).second)
        return unsupported(node, fmt::format("something else is called {} too", node.outputs.front()));
    return {};
}

Status GraphReader::readIdentity(const Node &node)
{
    if (has(node, 0) && !node.outputs.empty())
        if (const auto constant = m_constants.find(node.inputs[0]); constant != m_constants.end()) {
            if (m_values.contains(node.outputs[0]) || !m_constants.emplace(node.outputs[0], constant->second).second)
                return unsupported(node, fmt::format("something else is called {} too", node.outputs[0]));
            return {};
        }
    const auto from = valueOf(node, 0);
    return from ? define(node, *from) : fail(from.error());
}

Status GraphReader::readDropout(const Node &node)
{
    TY_ASSIGN(const auto from, valueOf(node, 0));
    if (has(node, 2))
        return unsupported(node, "training_mode: only a model exported for inference is supported");
    return define(node, from);
}

Status GraphReader::readSoftmax(const Node &node)
{
    TY_ASSIGN(const auto from, valueOf(node, 0));
    NodeReader reader(node, m_source);
    const auto axis = reader.integer("axis", 1);
    reader.rejectUnknown();
    const Shape in = shapeOf(from);
    if ((axis != 1 && axis != -1) || in.height * in.width != 1 || (axis == -1 && !from.flat))
        reader.reportError("axis: only a softmax over the classes is supported");
    return reader.ok() ? define(node, {from.layer, from.flat, true}) : reader.status();
}

} // namespace trainyard::nn::onnx
