#pragma once

#include <array>
#include <string>

namespace trainyard::protocol {

/// Images of a job: where they are, and the augmentation and normalisation before training. Names follow MXNet's
/// example scripts where those have one; the model determines the size of the crop. Training crops, mirrors and jitters
/// at random; validation uses the center.
struct InputSpec {
    std::string validation;      ///< data path of the validation set; empty: the validation files of the job's `data`
    std::string format = "auto"; ///< auto, idx, cifar10, cifar100, rec
    std::array<int, 3>
        rawShape{}; ///< channels, height, width of raw record payloads; zeros: square images are recognised
    int pad = 0;    ///< pixels added on each side before the crop (pad-size); 0 to 1024
    int fill = 127; ///< value of these pixels (fill-value); 0 to 255
    bool randomCrop = false;
    bool randomMirror = false;                ///< mirrors left and right, with probability 1/2
    int maxHue = 0;                           ///< max-random-h: half degrees in either direction; 0 to 180
    int maxSaturation = 0;                    ///< max-random-s: 255ths in either direction; 0 to 255
    int maxLightness = 0;                     ///< max-random-l: 255ths in either direction; 0 to 255
    std::array<double, 3> mean{};             ///< rgb-mean, on the scale 0 to 255; the first one for gray images
    std::array<double, 3> deviation{1, 1, 1}; ///< rgb-std; above 0
    double scale = 1.0 / 255;                 ///< a value becomes (value - mean) / deviation * scale
    int threads = 1;                          ///< threads that prepare batches (data-nthreads); 1 to 64
    int cacheMegabytes = 1024; ///< a data set that fits when decoded is decoded only once; 0 to 1,048,576
    bool operator==(const InputSpec &) const = default;
};

/// Returns the defaults of MXNet's train_cifar10.py: crops of images padded by 4 pixels, mirroring, and jitter of hue,
/// saturation and lightness. Subtracts ImageNet's mean and does not scale, because its networks begin with a batch
/// norm.
InputSpec cifarInput();

} // namespace trainyard::protocol
