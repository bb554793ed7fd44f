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

/// What a payload is, by its first bytes; anything that is neither JPEG nor PNG is raw.
PayloadKind payloadKind(std::string_view payload);

inline constexpr int kMaxImageSide = 16384;
inline constexpr std::size_t kMaxImagePixels = std::size_t(64) << 20;

/// A picture whose pixels lie elsewhere, channels last.
struct PixelView {
    const std::uint8_t *pixels = nullptr;
    ImageShape shape;
};

/// Decodes pictures. Belongs to one thread; keeps its memory from picture to picture.
class ImageDecoder {
public:
    ImageDecoder();
    ~ImageDecoder();
    ImageDecoder(ImageDecoder &&) noexcept;
    ImageDecoder &operator=(ImageDecoder &&) noexcept;

    /// Decode JPEG or PNG, or look at raw pixels, channels last.
    /// channels  1 or 3: grey and colour are converted; 0 keeps what the picture has (1 or 3)
    /// raw       the shape of a raw payload; without one (height 0) a square of 1 or 3 channels is recognised by its
    /// size return    pixels here or in the payload; valid until the next call and as long as the payload errors
    /// CorruptData (damaged, truncated, a raw payload of another size), InvalidArgument (larger than the limits),
    ///           Unsupported (a colour space that libjpeg cannot convert; raw pixels that would need conversion)
    Result<PixelView> decode(std::string_view payload, int channels, ImageShape raw, const std::string &name);

private:
    struct State;
    std::unique_ptr<State> m;
};

/// channels 1 or 3. quality 1 to 100. errors InvalidArgument, Internal (libjpeg's words)
Result<std::string> encodeJpeg(const PixelView &, int quality);
/// Lossless. errors InvalidArgument, Internal (libpng's words)
Result<std::string> encodePng(const PixelView &);

} // namespace trainyard::data
