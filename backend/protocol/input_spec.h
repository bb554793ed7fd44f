#pragma once

#include <array>
#include <string>

namespace trainyard::protocol {

/// How a job's pictures are found and changed before they are trained on. Names follow MXNet's example scripts where
/// they have one; the size of the crop is the model's. Training crops, mirrors and jitters at random; validation takes
/// the middle.
struct InputSpec {
    std::string validation;      ///< data path to validate on; empty: the validation files of the job's `data`
    std::string format = "auto"; ///< auto, idx, cifar10, cifar100, rec
    std::array<int, 3>
        rawShape{}; ///< channels, height, width of raw payloads of records; zeros: squares are recognised
    int pad = 0;    ///< pixels added on each side before the crop (pad-size); 0 to 1024
    int fill = 127; ///< what they are filled with (fill-value); 0 to 255
    bool randomCrop = false;
    bool randomMirror = false;                ///< left and right changed over, for one of two
    int maxHue = 0;                           ///< max-random-h: at most so many half degrees either way; 0 to 180
    int maxSaturation = 0;                    ///< max-random-s: so many 255ths; 0 to 255
    int maxLightness = 0;                     ///< max-random-l: so many 255ths; 0 to 255
    std::array<double, 3> mean{};             ///< rgb-mean, of 0 to 255; the first one for grey
    std::array<double, 3> deviation{1, 1, 1}; ///< rgb-std; above 0
    double scale = 1.0 / 255;                 ///< a value becomes (value - mean) / deviation * scale
    int threads = 1;                          ///< that prepare batches (data-nthreads); 1 to 64
    int cacheMegabytes = 1024; ///< records that need no more than this decoded are decoded once; 0 to 1,048,576
    bool operator==(const InputSpec &) const = default;
};

/// What train_cifar10.py does by default: crops of pictures padded by 4, mirrors, and jitter of hue, saturation and
/// lightness; the mean of ImageNet is taken off and nothing scaled, since its nets begin with a batch norm.
InputSpec cifarInput();

} // namespace trainyard::protocol
