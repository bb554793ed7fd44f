#include "backend/protocol/job/model_input.h"

#include <algorithm>
#include <array>

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

#include "backend/core/try.h"
#include "backend/protocol/job/job_spec.h"
#include "backend/protocol/job/model_names.h"
#include "backend/protocol/json_fields.h"

namespace trainyard::protocol {

namespace {

constexpr int kLargestSide = 1 << 20; // of a description; the runtime has narrower limits

/// Number of classes of a described network: the outputs of its last layer that has any. 0 when layers behind it depend
/// on more than the number of its channels.
int classesOf(const nlohmann::json &layers)
{
    static constexpr std::array<std::string_view, 5> kSameChannels = {"batch-norm", "global-average", "add", "tanh",
                                                                      "relu"};
    bool averaged = false;
    for (auto layer = layers.rbegin(); layer != layers.rend(); ++layer) {
        if (!layer->is_object())
            return 0;
        const auto kind = layer->find("kind"), outputs = layer->find("outputs");
        if (kind == layer->end() || !kind->is_string())
            return 0;
        const auto name = kind->get<std::string>();
        if (name != "dense" && layer->contains("inputs"))
            return 0; // a graph: the previous layer in the list may be another branch
        if (outputs != layer->end() && outputs->is_number_integer() && (name == "dense" || averaged)) {
            const auto count = outputs->get<std::int64_t>();
            return count > 0 && count <= kLargestSide ? int(count) : 0;
        }
        if (std::ranges::find(kSameChannels, name) == kSameChannels.end())
            return 0;
        averaged = averaged || name == "global-average";
    }
    return 0;
}

Result<ModelInput> describedInput(const std::string &network)
{
    TY_ASSIGN(const auto value,
              parseObject(network, JobSpec::kLargestNetwork, ErrorCode::InvalidArgument, "job: network"));
    const auto input = value.find("input");
    if (input == value.end() || !input->is_object())
        return fail(ErrorCode::InvalidArgument, "job", "network: it has no object \"input\" with the size of an image");
    ModelInput found;
    FieldReader in(*input, ErrorCode::InvalidArgument, "job", "network: input.");
    for (const auto &[name, member] : {std::pair("height", &ModelInput::height), std::pair("width", &ModelInput::width),
                                       std::pair("channels", &ModelInput::channels)}) {
        in.require(name);
        in.integer(name, found.*member, 1, kLargestSide);
    }
    TY_TRY(in.status());
    if (const auto layers = value.find("layers"); layers != value.end() && layers->is_array())
        found.classes = classesOf(*layers);
    return found;
}

} // namespace

std::optional<ModelInput> builtInModelInput(std::string_view name, int classes)
{
    const auto with = [classes](int side, int channels, int own) {
        return ModelInput{side, side, channels, classes > 0 ? classes : own};
    };
    if (name == "mlp" || name == "lenet")
        return with(28, 1, 10);
    for (const int height : kCifarResnetHeights)
        for (const int depth : kCifarResnetDepths)
            if (name == cifarResnetName(depth, height))
                return with(height, 3, 10);
    for (const int height : kImagenetResnetHeights)
        for (const int depth : kImagenetResnetDepths)
            if (name == imagenetResnetName(depth, height))
                return with(height, 3, height == 224 ? 1000 : 10);
    return std::nullopt;
}

Result<ModelInput> modelInputOf(const JobSpec &job)
{
    if (!job.network.empty())
        return describedInput(job.network);
    if (const auto found = builtInModelInput(job.model, job.classes))
        return *found;
    return fail(ErrorCode::InvalidArgument, "job",
                fmt::format("model: unknown model '{}'; known are {}", job.model, fmt::join(modelNames(), ", ")));
}

} // namespace trainyard::protocol
