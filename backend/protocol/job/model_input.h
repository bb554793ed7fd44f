#pragma once

#include <optional>
#include <string_view>

#include "backend/core/result.h"

namespace trainyard::protocol {

struct JobSpec;

/// What a model requires of its data.
struct ModelInput {
    int height = 0, width = 0, channels = 0; ///< of each image
    int classes = 0;                         ///< labels are below this; 0: not known
    bool operator==(const ModelInput &) const = default;
};

/// Returns the input of a built-in model, without building it; nothing for an unknown name.
/// \param classes  of the last layer; 0: the model's own number, 10, or 1,000 for 224x224
std::optional<ModelInput> builtInModelInput(std::string_view name, int classes = 0);

/// Returns the input of a job's model, built-in or described in `network` (runtime/nn/formats/model_json.h). The number
/// of classes is known unless the last layers of a network depend on the size of the image.
/// \error InvalidArgument (an unknown name, a network without an input; the detail begins with the field's name)
Result<ModelInput> modelInputOf(const JobSpec &);

} // namespace trainyard::protocol
