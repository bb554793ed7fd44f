#include "backend/runtime/nn/formats/model_json.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <map>

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

#include "backend/core/try.h"
#include "backend/protocol/json_fields.h"

namespace trainyard::nn {

namespace {

using nlohmann::json;
using nlohmann::ordered_json;
using protocol::FieldReader;

constexpr int kVersion = 1;
constexpr const char *kFormat = "trainyard-model", *kImage = "image";
constexpr std::size_t kLargestText = 4U << 20, kLongestLayerName = 128;
constexpr int kLargest = 1 << 20; // Model::shapes has the final limits

constexpr std::array kKinds{
    std::pair(LayerKind::Convolution, "convolution"),
    std::pair(LayerKind::Dense, "dense"),
    std::pair(LayerKind::BatchNorm, "batch-norm"),
    std::pair(LayerKind::MaxPool, "max-pool"),
    std::pair(LayerKind::AveragePool, "average-pool"),
    std::pair(LayerKind::GlobalAverage, "global-average"),
    std::pair(LayerKind::Add, "add"),
    std::pair(LayerKind::Tanh, "tanh"),
    std::pair(LayerKind::Relu, "relu"),
};

/// The groups of fields that a kind has.
struct Fields {
    bool outputs, window, bias, norm;
};
constexpr Fields fieldsOf(LayerKind kind)
{
    const bool convolution = kind == LayerKind::Convolution, dense = kind == LayerKind::Dense;
    return {convolution || dense, convolution || kind == LayerKind::MaxPool || kind == LayerKind::AveragePool,
            convolution || dense, kind == LayerKind::BatchNorm};
}

/// The double of the shortest decimal that denotes this float: 2e-05 and not 1.9999999494757503e-05.
double shortest(float value)
{
    std::array<char, 32> text{};
    const auto end = std::to_chars(text.data(), text.data() + text.size(), value).ptr;
    double number = 0;
    std::from_chars(text.data(), end, number);
    return number;
}

ordered_json layerJson(const Model &model, const Layer &layer)
{
    const Layer none;
    const Fields has = fieldsOf(layer.kind);
    const auto kind = std::ranges::find(kKinds, layer.kind, &decltype(kKinds)::value_type::first);
    ordered_json out{{"name", layer.name}, {"kind", kind->second}};
    const auto put = [&out](const char *field, auto value, auto defaultValue) {
        if (value != defaultValue)
            out[field] = value;
    };
    if (has.outputs)
        out["outputs"] = layer.outputs;
    if (has.window) {
        out["kernel"] = layer.kernel;
        put("stride", layer.stride, none.stride);
        put("padding", layer.padding, none.padding);
    }
    if (has.bias)
        put("bias", layer.bias, none.bias);
    if (has.norm) {
        put("epsilon", shortest(layer.epsilon), shortest(none.epsilon));
        put("momentum", shortest(layer.momentum), shortest(none.momentum));
        put("fixedGamma", layer.fixedGamma, none.fixedGamma);
    }
    for (const int from : layer.inputs)
        out["inputs"].push_back(from == kInput ? std::string(kImage) : model.layers[std::size_t(from)].name);
    return out;
}

/// Reads the layers in order, because later ones refer to earlier ones by name.
class LayerListReader {
public:
    explicit LayerListReader(std::string source)
        : m_source(std::move(source))
    {
    }

    Status read(const json &list, std::vector<Layer> &layers)
    {
        if (!list.is_array())
            return fail(ErrorCode::InvalidArgument, m_source, "layers: is not a list");
        for (const json &value : list) {
            TY_ASSIGN(auto layer, readLayer(value, fmt::format("layer number {}", layers.size() + 1)));
            if (layer.name == kImage)
                return fail(
                    ErrorCode::InvalidArgument, m_source,
                    fmt::format("layer number {}: name: \"{}\" means the model's input", layers.size() + 1, kImage));
            m_places[layer.name] = int(layers.size());
            layers.push_back(std::move(layer));
        }
        return {};
    }

private:
    Result<Layer> readLayer(const json &value, std::string called)
    {
        if (!value.is_object())
            return fail(ErrorCode::InvalidArgument, m_source, called + ": is not an object");
        Layer layer;
        FieldReader first(value, ErrorCode::InvalidArgument, m_source, called + ": ");
        first.require("name");
        first.text("name", layer.name, kLongestLayerName);
        if (!first.ok())
            return fail(first.status().error());
        called = "layer " + layer.name;
        FieldReader in(value, ErrorCode::InvalidArgument, m_source, called + ": ");
        std::string ignored, kind;
        in.text("name", ignored, kLongestLayerName);
        in.require("kind");
        in.text("kind", kind, 32);
        const auto known = std::ranges::find_if(kKinds, [&](const auto &k) { return k.second == kind; });
        if (in.ok() && known == kKinds.end()) {
            std::vector<std::string> names;
            for (const auto &k : kKinds)
                names.emplace_back(k.second);
            in.reportError("kind", fmt::format("\"{}\" is none of {}", kind, fmt::join(names, ", ")));
        }
        if (!in.ok())
            return fail(in.status().error());
        layer.kind = known->first;
        readFields(in, layer);
        in.nested("inputs", [&](const json &list) { return readInputs(list, called, layer.inputs); });
        in.rejectUnknown();
        if (!in.ok())
            return fail(in.status().error());
        return layer;
    }

    static void readFields(FieldReader &in, Layer &layer)
    {
        const Fields has = fieldsOf(layer.kind);
        if (has.outputs) {
            in.require("outputs");
            in.integer("outputs", layer.outputs, 1, kLargest);
        }
        if (has.window) {
            in.require("kernel");
            in.integer("kernel", layer.kernel, 1, kLargest);
            in.integer("stride", layer.stride, 0, kLargest);
            in.integer("padding", layer.padding, 0, kLargest);
        }
        if (has.bias)
            in.flag("bias", layer.bias);
        if (has.norm) {
            double epsilon = shortest(layer.epsilon), momentum = shortest(layer.momentum);
            in.real("epsilon", epsilon, 1e-30, 1);
            in.real("momentum", momentum, 0, 1);
            layer.epsilon = float(epsilon);
            layer.momentum = float(momentum);
            in.flag("fixedGamma", layer.fixedGamma);
        }
    }

    Status readInputs(const json &list, const std::string &called, std::vector<int> &inputs) const
    {
        const auto wrong = [&](const std::string &what) {
            return fail(ErrorCode::InvalidArgument, m_source, fmt::format("{}: inputs: {}", called, what));
        };
        if (!list.is_array() || list.empty() || list.size() > 2)
            return wrong("is not a list of one or two names");
        for (const json &value : list) {
            if (!value.is_string())
                return wrong("is not a list of one or two names");
            const auto &name = value.get_ref<const std::string &>();
            const auto found = m_places.find(name);
            if (name != kImage && found == m_places.end())
                return wrong(fmt::format("no layer before it is called {}", name.substr(0, kLongestLayerName)));
            inputs.push_back(name == kImage ? kInput : found->second);
        }
        return {};
    }

    std::string m_source;
    std::map<std::string, int> m_places;
};

Status readShape(const json &value, const std::string &source, Shape &shape)
{
    if (!value.is_object())
        return fail(ErrorCode::InvalidArgument, source, "input: is not an object");
    FieldReader in(value, ErrorCode::InvalidArgument, source, "input.");
    for (const auto &[field, extent] : {std::pair("height", &shape.height), std::pair("width", &shape.width),
                                        std::pair("channels", &shape.channels)}) {
        in.require(field);
        in.integer(field, *extent, 1, kLargest);
    }
    in.rejectUnknown();
    return in.status();
}

} // namespace

std::string toJson(const Model &model)
{
    const auto dump = [](const ordered_json &value) {
        return value.dump(-1, ' ', false, ordered_json::error_handler_t::replace);
    };
    const ordered_json input{
        {"height", model.input.height}, {"width", model.input.width}, {"channels", model.input.channels}};
    std::vector<std::string> layers; // one line each, for human readers
    for (const Layer &layer : model.layers)
        layers.push_back("    " + dump(layerJson(model, layer)));
    return fmt::format("{{\n  \"format\": \"{}\",\n  \"version\": {},\n  \"name\": {},\n  \"input\": {},\n"
                       "  \"layers\": [\n{}\n  ]\n}}\n",
                       kFormat, kVersion, dump(model.name), dump(input), fmt::join(layers, ",\n"));
}

Result<Model> modelFromJson(std::string_view text, const std::string &source)
{
    TY_ASSIGN(const auto value, protocol::parseObject(text, kLargestText, ErrorCode::InvalidArgument, source));
    FieldReader in(value, ErrorCode::InvalidArgument, source);
    std::string format;
    int version = 0;
    for (const char *field : {"format", "version", "name", "input", "layers"})
        in.require(field);
    in.text("format", format, 32);
    if (in.ok() && format != kFormat)
        in.reportError("format", fmt::format("is \"{}\", that of a model is \"{}\"", format, kFormat));
    in.integer("version", version, 1, 1 << 20);
    if (in.ok() && version > kVersion)
        return fail(ErrorCode::ProtocolMismatch, source,
                    fmt::format("version: {} is newer than {}, which this program knows", version, kVersion));
    Model model;
    in.text("name", model.name, kLongestLayerName);
    if (in.ok() &&
        (model.name.empty() || !std::ranges::all_of(model.name, [](char c) { return c >= ' ' && c <= '~'; })))
        in.reportError("name", "is not a line of ASCII");
    in.nested("input", [&](const json &shape) { return readShape(shape, source, model.input); });
    in.nested("layers", [&](const json &list) { return LayerListReader(source).read(list, model.layers); });
    in.rejectUnknown();
    if (!in.ok())
        return fail(in.status().error());
    if (const auto tensors = tensorsOf(model); !tensors)
        return fail(tensors.error().code, source, tensors.error().detail);
    return model;
}

} // namespace trainyard::nn
