#include "backend/data/image_codec.h"
#include "backend/core/try.h"

#include <cmath>
#include <csetjmp>
#include <cstdio>
#include <cstdlib>
#include <cstring>

#include <fmt/format.h>
#include <jerror.h>
#include <jpeglib.h>
#include <png.h>

namespace trainyard::data {

namespace {

/// libjpeg reports errors through a function that does not return: it jumps back to the caller of libjpeg. No object
/// with a destructor may be created between setjmp and the last call of libjpeg.
struct JpegErrors {
    jpeg_error_mgr manager;
    std::jmp_buf back;
    char message[JMSG_LENGTH_MAX];
};

JpegErrors &errorsOf(j_common_ptr jpeg)
{
    return *reinterpret_cast<JpegErrors *>(jpeg->err); // manager is its first member
}

[[noreturn]] void onJpegError(j_common_ptr jpeg)
{
    jpeg->err->format_message(jpeg, errorsOf(jpeg).message);
    std::longjmp(errorsOf(jpeg).back, 1);
}

/// libjpeg only warns about a truncated picture and fills it with grey; this turns the warning into an error.
void onJpegMessage(j_common_ptr jpeg, int level)
{
    if (level < 0 && (jpeg->err->msg_code == JWRN_JPEG_EOF || jpeg->err->msg_code == JWRN_HIT_MARKER))
        onJpegError(jpeg);
}

void install(JpegErrors &errors)
{
    jpeg_std_error(&errors.manager);
    errors.manager.error_exit = onJpegError;
    errors.manager.emit_message = onJpegMessage;
    errors.message[0] = '\0';
}

Status checkedSize(std::uint64_t width, std::uint64_t height, const std::string &name)
{
    if (width < 1 || height < 1 || width > kMaxImageSide || height > kMaxImageSide || width * height > kMaxImagePixels)
        return fail(ErrorCode::InvalidArgument, name,
                    fmt::format("a picture of {}x{} is outside the limits: 1 to {} pixels a side, {} in all", width,
                                height, kMaxImageSide, kMaxImagePixels));
    return {};
}

/// Adobe's files store the complements of cyan, magenta, yellow and black.
void cmykToRgb(const std::uint8_t *in, std::uint8_t *out, std::size_t pixels, bool inverted)
{
    for (std::size_t i = 0; i < pixels; ++i, in += 4, out += 3)
        for (int c = 0; c < 3; ++c)
            out[c] = std::uint8_t(inverted ? in[c] * in[3] / 255 : (255 - in[c]) * (255 - in[3]) / 255);
}

/// A separate object outside the frame of setjmp, so its changed members are still valid after the jump.
struct JpegWriter {
    jpeg_compress_struct jpeg{};
    JpegErrors errors{};
    unsigned char *bytes = nullptr;
    unsigned long size = 0;

    JpegWriter()
    {
        jpeg.err = &errors.manager;
        install(errors);
    }
    ~JpegWriter()
    {
        jpeg_destroy_compress(&jpeg);
        std::free(bytes);
    }
    JpegWriter(const JpegWriter &) = delete;
    JpegWriter &operator=(const JpegWriter &) = delete;

    bool write(const PixelView &view, int quality)
    {
        if (setjmp(errors.back) != 0)
            return false;
        jpeg_create_compress(&jpeg);
        jpeg_mem_dest(&jpeg, &bytes, &size);
        jpeg.image_width = JDIMENSION(view.shape.width);
        jpeg.image_height = JDIMENSION(view.shape.height);
        jpeg.input_components = view.shape.channels;
        jpeg.in_color_space = view.shape.channels == 3 ? JCS_RGB : JCS_GRAYSCALE;
        jpeg_set_defaults(&jpeg);
        jpeg_set_quality(&jpeg, quality, TRUE);
        jpeg_start_compress(&jpeg, TRUE);
        while (jpeg.next_scanline < jpeg.image_height) {
            const std::size_t offset =
                std::size_t(jpeg.next_scanline) * std::size_t(view.shape.width) * std::size_t(view.shape.channels);
            JSAMPROW row = const_cast<std::uint8_t *>(view.pixels) + offset; // libjpeg does not write there
            jpeg_write_scanlines(&jpeg, &row, 1);
        }
        jpeg_finish_compress(&jpeg);
        return true;
    }
};

bool encodable(const PixelView &view)
{
    return view.pixels && (view.shape.channels == 1 || view.shape.channels == 3) && view.shape.width > 0 &&
           view.shape.height > 0 && view.shape.width <= kMaxImageSide && view.shape.height <= kMaxImageSide;
}

} // namespace

struct ImageDecoder::State {
    jpeg_decompress_struct jpeg{};
    JpegErrors errors{};
    std::vector<std::uint8_t> pixels, cmyk;

    State()
    {
        jpeg.err = &errors.manager;
        install(errors);
        if (setjmp(errors.back) == 0)
            jpeg_create_decompress(&jpeg);
    }
    ~State() { jpeg_destroy_decompress(&jpeg); }
    State(const State &) = delete;
    State &operator=(const State &) = delete;

    /// Reads the header and selects the output format.
    /// \return false: see errors.message
    bool beginJpeg(std::string_view payload, int channels)
    {
        install(errors);
        if (setjmp(errors.back) != 0)
            return false;
        jpeg_abort_decompress(&jpeg);
        jpeg_mem_src(&jpeg, reinterpret_cast<const unsigned char *>(payload.data()),
                     static_cast<unsigned long>(payload.size()));
        jpeg_read_header(&jpeg, TRUE);
        const bool isCmyk = jpeg.jpeg_color_space == JCS_CMYK || jpeg.jpeg_color_space == JCS_YCCK;
        const bool grey = channels == 1 || (channels == 0 && jpeg.jpeg_color_space == JCS_GRAYSCALE);
        jpeg.out_color_space = isCmyk ? JCS_CMYK : grey ? JCS_GRAYSCALE : JCS_RGB;
        jpeg_calc_output_dimensions(&jpeg);
        return true;
    }

    /// \param out  [output_height * output_width * output_components]
    bool readJpeg(std::uint8_t *out)
    {
        if (setjmp(errors.back) != 0)
            return false;
        jpeg_start_decompress(&jpeg);
        const std::size_t stride = std::size_t(jpeg.output_width) * std::size_t(jpeg.output_components);
        while (jpeg.output_scanline < jpeg.output_height) {
            JSAMPROW row = out + jpeg.output_scanline * stride;
            jpeg_read_scanlines(&jpeg, &row, 1);
        }
        jpeg_finish_decompress(&jpeg);
        return true;
    }

    Result<PixelView> decodeJpeg(std::string_view payload, int channels, const std::string &name)
    {
        const auto damaged = [&] {
            return fail(ErrorCode::CorruptData, name, fmt::format("not a good JPEG: {}", errors.message));
        };
        if (!beginJpeg(payload, channels))
            return damaged();
        TY_TRY(checkedSize(jpeg.output_width, jpeg.output_height, name));
        const bool isCmyk = jpeg.out_color_space == JCS_CMYK;
        if (isCmyk && channels == 1)
            return fail(ErrorCode::Unsupported, name, "a JPEG of four inks is not converted to grey");
        const ImageShape shape{int(jpeg.output_height), int(jpeg.output_width), isCmyk ? 3 : jpeg.output_components};
        pixels.resize(shape.size());
        if (isCmyk)
            cmyk.resize(shape.size() / 3 * 4);
        const bool inverted = jpeg.saw_Adobe_marker != 0;
        if (!readJpeg(isCmyk ? cmyk.data() : pixels.data()))
            return damaged();
        if (isCmyk)
            cmykToRgb(cmyk.data(), pixels.data(), shape.size() / 3, inverted);
        return PixelView{pixels.data(), shape};
    }

    Result<PixelView> decodePng(std::string_view payload, int channels, const std::string &name)
    {
        png_image png{};
        png.version = PNG_IMAGE_VERSION;
        const auto damaged = [&] {
            auto error = fail(ErrorCode::CorruptData, name, fmt::format("not a good PNG: {}", png.message));
            png_image_free(&png);
            return error;
        };
        if (!png_image_begin_read_from_memory(&png, payload.data(), payload.size()))
            return damaged();
        if (const auto ok = checkedSize(png.width, png.height, name); !ok) {
            png_image_free(&png);
            return fail(ok.error());
        }
        const bool grey = channels == 1 || (channels == 0 && !(png.format & PNG_FORMAT_FLAG_COLOR));
        png.format = grey ? PNG_FORMAT_GRAY : PNG_FORMAT_RGB;
        const ImageShape shape{int(png.height), int(png.width), grey ? 1 : 3};
        pixels.resize(shape.size());
        const png_color black{0, 0, 0}; // background of transparent pixels
        if (!png_image_finish_read(&png, &black, pixels.data(), 0, nullptr))
            return damaged();
        return PixelView{pixels.data(), shape};
    }
};

ImageDecoder::ImageDecoder()
    : m(std::make_unique<State>())
{
}
ImageDecoder::~ImageDecoder() = default;
ImageDecoder::ImageDecoder(ImageDecoder &&) noexcept = default;
ImageDecoder &ImageDecoder::operator=(ImageDecoder &&) noexcept = default;

PayloadKind payloadKind(std::string_view payload)
{
    if (payload.starts_with("\xff\xd8\xff"))
        return PayloadKind::Jpeg;
    if (payload.starts_with("\x89PNG\r\n\x1a\n"))
        return PayloadKind::Png;
    return PayloadKind::Raw;
}

Result<PixelView> ImageDecoder::decode(std::string_view payload, int channels, ImageShape raw, const std::string &name)
{
    switch (payloadKind(payload)) {
    case PayloadKind::Jpeg:
        return m->decodeJpeg(payload, channels, name);
    case PayloadKind::Png:
        return m->decodePng(payload, channels, name);
    case PayloadKind::Raw:
        break;
    }
    if (raw.height == 0)
        for (const int c : {3, 1}) {
            const int side = int(std::lround(std::sqrt(double(payload.size()) / c)));
            if (side > 0 && side <= kMaxImageSide && ImageShape{side, side, c}.size() == payload.size()) {
                raw = {side, side, c};
                break;
            }
        }
    if (raw.size() == 0 || raw.size() != payload.size())
        return fail(ErrorCode::CorruptData, name,
                    raw.size() == 0
                        ? fmt::format("neither JPEG nor PNG, and {} raw bytes are no square picture; say its shape",
                                      payload.size())
                        : fmt::format("neither JPEG nor PNG: expected {} raw bytes ({}x{}x{}), found {}", raw.size(),
                                      raw.height, raw.width, raw.channels, payload.size()));
    if (channels != 0 && channels != raw.channels)
        return fail(ErrorCode::Unsupported, name,
                    fmt::format("raw pixels of {} channels are not converted to {}", raw.channels, channels));
    return PixelView{reinterpret_cast<const std::uint8_t *>(payload.data()), raw};
}

Result<std::string> encodeJpeg(const PixelView &view, int quality)
{
    if (!encodable(view) || quality < 1 || quality > 100)
        return fail(ErrorCode::InvalidArgument, "jpeg",
                    "a picture of 1 or 3 channels and a quality of 1 to 100 are needed");
    JpegWriter writer;
    const bool done = writer.write(view, quality);
    std::string out(reinterpret_cast<const char *>(writer.bytes), done ? writer.size : 0);
    if (!done)
        return fail(ErrorCode::Internal, "jpeg", writer.errors.message);
    return out;
}

Result<std::string> encodePng(const PixelView &view)
{
    if (!encodable(view))
        return fail(ErrorCode::InvalidArgument, "png", "a picture of 1 or 3 channels is needed");
    png_image png{};
    png.version = PNG_IMAGE_VERSION;
    png.width = png_uint_32(view.shape.width);
    png.height = png_uint_32(view.shape.height);
    png.format = view.shape.channels == 3 ? PNG_FORMAT_RGB : PNG_FORMAT_GRAY;
    png_alloc_size_t size = PNG_IMAGE_PNG_SIZE_MAX(png);
    std::string out(size, '\0');
    if (!png_image_write_to_memory(&png, out.data(), &size, 0, view.pixels, 0, nullptr))
        return fail(ErrorCode::Internal, "png", png.message);
    out.resize(size);
    return out;
}

} // namespace trainyard::data
