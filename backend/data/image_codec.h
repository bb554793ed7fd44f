#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "backend/core/result.h"
#include "backend/data/image_set.h"

namespace trainyard::data {

enum class PayloadKind { Jpeg, Png, Raw };

/// Type of a payload by its first bytes; anything other than JPEG and PNG is raw.
PayloadKind payloadKind(std::string_view payload);

inline constexpr int kMaxImageSide = 16384;
inline constexpr std::size_t kMaxImagePixels = std::size_t(64) << 20;

/// A non-owning view of a picture, channels last.
struct PixelView {
    const std::uint8_t *pixels = nullptr;
    ImageShape shape;
};

/// Decodes pictures. Belongs to one thread; reuses its memory from picture to picture.
class ImageDecoder {
public:
    ImageDecoder();
    ~ImageDecoder();
    ImageDecoder(ImageDecoder &&) noexcept;
    ImageDecoder &operator=(ImageDecoder &&) noexcept;

    /// Decodes JPEG or PNG, or refers to raw pixels; channels last.
    /// \param channels  1 or 3: grey and colour are converted; 0 keeps the picture's own (1 or 3)
    /// \param raw  shape of a raw payload; without one (height 0) a square of 3 or 1 channels is recognised by its size
    /// \return pixels in this object or in the payload; valid until the next call and as long as the payload
    /// \error CorruptData (damaged, truncated, a raw payload of another size), InvalidArgument (larger than the
    ///     limits), Unsupported (CMYK to grey; raw pixels that would need conversion)
    Result<PixelView> decode(std::string_view payload, int channels, ImageShape raw, const std::string &name);

private:
    struct State;
    std::unique_ptr<State> m;
};

/// Encodes 1 or 3 channels.
/// \param quality  1 to 100
/// \error InvalidArgument, Internal (libjpeg's message)
Result<std::string> encodeJpeg(const PixelView &, int quality);
/// Encodes 1 or 3 channels, lossless.
/// \error InvalidArgument, Internal (libpng's message)
Result<std::string> encodePng(const PixelView &);

} // namespace trainyard::data
