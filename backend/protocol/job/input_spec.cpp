#include "backend/protocol/job/input_spec.h"

namespace trainyard::protocol {

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

} // namespace trainyard::protocol
