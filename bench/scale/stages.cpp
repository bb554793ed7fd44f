#include "bench/scale/stages.h"

#include <string>
#include <string_view>

namespace trainyard::bench::scale {

namespace {

/// The layer of a tensor: its name without the suffix that tensorsOf appends.
std::string_view layerOf(std::string_view tensor)
{
    for (const std::string_view end : {"_weight", "_bias", "_gamma", "_beta", "_moving_mean", "_moving_var"}) {
        if (tensor.ends_with(end))
            return tensor.substr(0, tensor.size() - end.size());
    }
    return tensor;
}

} // namespace

Result<std::vector<Stage>> stagesOf(const nn::Model &model)
{
    const auto shapes = model.shapes();
    const auto tensors = nn::tensorsOf(model);
    if (!shapes)
        return fail(shapes.error());
    if (!tensors)
        return fail(tensors.error());
    std::vector<Stage> stages;
    double sum = 0;
    for (std::size_t i = 0; i < model.layers.size(); ++i) {
        const nn::Layer &layer = model.layers[i];
        Stage stage;
        double weights = 0;
        for (const nn::TensorInfo &tensor : *tensors) {
            if (layerOf(tensor.name) != layer.name)
                continue;
            if (!stage.ranges.empty() && stage.ranges.back().second == tensor.offset)
                stage.ranges.back().second += tensor.size;
            else
                stage.ranges.emplace_back(tensor.offset, tensor.offset + tensor.size);
            weights += tensor.role == nn::TensorRole::Weight ? double(tensor.size) : 0;
        }
        if (stage.ranges.empty())
            continue;
        const nn::Shape &out = (*shapes)[i];
        stage.share = weights * out.height * out.width; // each weight is used once per position of the output
        sum += stage.share;
        stages.push_back(std::move(stage));
    }
    for (Stage &stage : stages)
        stage.share /= sum;
    return stages;
}

Stage together(const std::vector<Stage> &stages)
{
    Stage all{{}, 1};
    for (const Stage &stage : stages)
        all.ranges.insert(all.ranges.end(), stage.ranges.begin(), stage.ranges.end());
    return all;
}

} // namespace trainyard::bench::scale
