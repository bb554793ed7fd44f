#include "backend/runtime/nn/formats/torch_tensors.h"
#include "backend/core/try.h"

#include <algorithm>
#include <map>
#include <string_view>

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace trainyard::nn {

namespace {

/// How the layout of one tensor differs from PyTorch's: blocks of [pixels, channels] in the arena are
/// [channels, pixels] there.
struct Layout {
    const TensorInfo *tensor = nullptr;
    std::vector<std::int64_t> shape; ///< PyTorch's
    std::size_t pixels = 1, channels = 1;
    bool fixed = false; ///< a gamma that stays 1
};

/// PyTorch's names of tensors, by TensorRole.
constexpr std::array<std::string_view, 6> kTorchNames{"weight", "bias",         "weight",
                                                      "bias",   "running_mean", "running_var"};

std::string layerOf(const TensorInfo &tensor)
{
    return tensor.name.substr(0, tensor.name.size() - toString(tensor.role).size() - 1);
}

Result<std::vector<Layout>> layoutsOf(const Model &model, const std::vector<TensorInfo> &tensors)
{
    TY_ASSIGN(const auto shapes, model.shapes());
    std::map<std::string, std::size_t> places;
    for (std::size_t i = 0; i < model.layers.size(); ++i)
        places[model.layers[i].name] = i;
    std::vector<Layout> layouts;
    for (const TensorInfo &t : tensors) {
        const std::size_t place = places.at(layerOf(t));
        const int from = model.inputsOf(place).front();
        const Shape in = from == kInput ? model.input : shapes[std::size_t(from)];
        Layout layout{.tensor = &t, .shape = t.shape};
        layout.fixed = t.role == TensorRole::Gamma && model.layers[place].fixedGamma;
        if (t.shape.size() == 4) {
            layout.shape = {t.shape[0], t.shape[3], t.shape[1], t.shape[2]};
            layout.pixels = std::size_t(t.shape[1] * t.shape[2]);
            layout.channels = std::size_t(t.shape[3]);
        } else if (t.shape.size() == 2) {
            layout.pixels = std::size_t(in.height) * std::size_t(in.width);
            layout.channels = std::size_t(in.channels);
        }
        layouts.push_back(std::move(layout));
    }
    return layouts;
}

/// Transposes every block of [rows, columns].
void transposeBlocks(const float *in, float *out, std::size_t size, std::size_t rows, std::size_t columns)
{
    for (std::size_t block = 0; block < size; block += rows * columns)
        for (std::size_t r = 0; r < rows; ++r)
            for (std::size_t c = 0; c < columns; ++c)
                out[block + c * rows + r] = in[block + r * columns + c];
}

} // namespace

std::string torchName(const TensorInfo &tensor)
{
    return fmt::format("{}.{}", layerOf(tensor), kTorchNames[std::size_t(tensor.role)]);
}

Result<std::vector<TorchTensor>> toTorch(const WeightedModel &from)
{
    TY_ASSIGN(const auto tensors, tensorsOf(from.model));
    const std::size_t size = tensors.back().offset + tensors.back().size;
    if (from.parameters.size() != size)
        return fail(ErrorCode::InvalidArgument, from.model.name,
                    from.parameters.empty()
                        ? "this file describes a model without its weights"
                        : fmt::format("{} weights for a model of {}", from.parameters.size(), size));
    TY_ASSIGN(const auto layouts, layoutsOf(from.model, tensors));
    std::vector<TorchTensor> result;
    for (const Layout &layout : layouts) {
        const TensorInfo &t = *layout.tensor;
        TorchTensor out{torchName(t), layout.shape, std::vector<float>(t.size, 1.0F)};
        if (!layout.fixed)
            transposeBlocks(from.parameters.data() + t.offset, out.values.data(), t.size, layout.pixels,
                            layout.channels);
        result.push_back(std::move(out));
    }
    return result;
}

Result<std::vector<float>> fromTorch(const Model &model, const std::vector<TorchTensor> &given,
                                     const std::string &source)
{
    const auto wrong = [&](std::string what) { return fail(ErrorCode::InvalidArgument, source, std::move(what)); };
    TY_ASSIGN(const auto tensors, tensorsOf(model));
    TY_ASSIGN(const auto layouts, layoutsOf(model, tensors));
    std::map<std::string, const TorchTensor *> byName;
    for (const TorchTensor &t : given)
        if (!t.name.ends_with("num_batches_tracked"))
            byName[t.name] = &t;
    std::vector<const TorchTensor *> found; // all tensors are checked before the arena is allocated
    for (const Layout &layout : layouts) {
        auto at = byName.find(torchName(*layout.tensor));
        if (at == byName.end())
            at = byName.find(layout.tensor->name);
        if (at == byName.end())
            return wrong(fmt::format("tensor {} of model {} is missing", torchName(*layout.tensor), model.name));
        const TorchTensor &t = *at->second;
        if (t.shape != layout.shape || t.values.size() != layout.tensor->size)
            return wrong(fmt::format("tensor {}: its shape is [{}], model {} needs [{}]", t.name,
                                     fmt::join(t.shape, ", "), model.name, fmt::join(layout.shape, ", ")));
        if (layout.fixed && std::ranges::any_of(t.values, [](float v) { return v != 1.0F; }))
            return wrong(
                fmt::format("tensor {}: model {} keeps it at 1, here it has other values", t.name, model.name));
        found.push_back(&t);
        byName.erase(at);
    }
    if (!byName.empty())
        return wrong(fmt::format("tensor {} belongs to no layer of model {}", byName.begin()->first, model.name));
    std::vector<float> arena(tensors.back().offset + tensors.back().size);
    for (std::size_t i = 0; i < found.size(); ++i) {
        const Layout &layout = layouts[i];
        transposeBlocks(found[i]->values.data(), arena.data() + layout.tensor->offset, layout.tensor->size,
                        layout.channels, layout.pixels);
    }
    return arena;
}

} // namespace trainyard::nn
