#include "backend/protocol/job/input_spec_internal.h"

#include <fmt/format.h>

namespace trainyard::protocol {

using nlohmann::json;

namespace {

void checkCombinations(FieldReader &in, const InputSpec &input)
{
    if (input.format != "auto" && input.format != "idx" && input.format != "cifar10" && input.format != "cifar100" &&
        input.format != "rec")
        in.reportError("format", fmt::format("\"{}\" is none of auto, idx, cifar10, cifar100, rec", input.format));
    const auto [channels, height, width] = input.rawShape;
    const bool none = channels == 0 && height == 0 && width == 0;
    if (!none && ((channels != 1 && channels != 3) || height < 1 || width < 1))
        in.reportError("rawShape", "is neither channels (1 or 3), height and width, nor three zeros");
}

} // namespace

InputSpec cifarInput()
{
    InputSpec input;
    input.pad = 4;
    input.randomCrop = input.randomMirror = true;
    input.maxHue = 36;
    input.maxSaturation = input.maxLightness = 50;
    input.mean = {123.68, 116.779, 103.939};
    input.scale = 1;
    return input;
}

Status readInput(const json &value, InputSpec &input, ErrorCode code, const std::string &source)
{
    if (!value.is_object())
        return fail(code, source, "input: is not an object");
    FieldReader in(value, code, source, "input.");
    in.text("validation", input.validation, 2048);
    in.text("format", input.format, 64);
    in.integers("rawShape", input.rawShape, 0, 16384);
    in.integer("pad", input.pad, 0, 1024);
    in.integer("fill", input.fill, 0, 255);
    in.flag("randomCrop", input.randomCrop);
    in.flag("randomMirror", input.randomMirror);
    in.integer("maxHue", input.maxHue, 0, 180);
    in.integer("maxSaturation", input.maxSaturation, 0, 255);
    in.integer("maxLightness", input.maxLightness, 0, 255);
    in.reals("mean", input.mean, -1e6, 1e6);
    in.reals("deviation", input.deviation, 1e-6, 1e6);
    in.real("scale", input.scale, 1e-9, 1e9);
    in.integer("threads", input.threads, 1, 64);
    in.integer("cacheMegabytes", input.cacheMegabytes, 0, 1 << 20);
    in.rejectUnknown();
    if (in.ok())
        checkCombinations(in, input);
    return in.status();
}

json toJsonValue(const InputSpec &input)
{
    return json{{"validation", input.validation},
                {"format", input.format},
                {"rawShape", input.rawShape},
                {"pad", input.pad},
                {"fill", input.fill},
                {"randomCrop", input.randomCrop},
                {"randomMirror", input.randomMirror},
                {"maxHue", input.maxHue},
                {"maxSaturation", input.maxSaturation},
                {"maxLightness", input.maxLightness},
                {"mean", input.mean},
                {"deviation", input.deviation},
                {"scale", input.scale},
                {"threads", input.threads},
                {"cacheMegabytes", input.cacheMegabytes}};
}

} // namespace trainyard::protocol
