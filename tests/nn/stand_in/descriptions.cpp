// cuDNN: handles and descriptors.

#include "tests/nn/stand_in/stand_in.h"

using namespace stand_in;

namespace {

template <class T>
int make(void **object)
{
    *object = create(T::kKind, std::make_shared<T>());
    return 0;
}

} // namespace

extern "C" {

std::size_t cudnnGetVersion()
{
    return control().cudnnVersion;
}

const char *cudnnGetErrorString(int status)
{
    return status == kFailed ? "the test wants it to fail" : "wrong arguments";
}

int cudnnCreate(void **handle)
{
    STAND_IN_ENTER("cudnnCreate");
    return make<Dnn>(handle);
}

int cudnnDestroy(void *handle)
{
    STAND_IN_REQUIRE("cudnnDestroy", destroy(Kind::Dnn, handle));
    return 0;
}

int cudnnSetStream(void *handle, void *stream)
{
    const auto dnn = find<Dnn>(handle);
    const auto on = find<Stream>(stream);
    STAND_IN_REQUIRE("cudnnSetStream", dnn && on);
    dnn->stream = on.get();
    return 0;
}

int cudnnCreateTensorDescriptor(void **tensor)
{
    return make<Tensor>(tensor);
}

int cudnnDestroyTensorDescriptor(void *tensor)
{
    STAND_IN_REQUIRE("cudnnDestroyTensorDescriptor", destroy(Kind::Tensor, tensor));
    return 0;
}

int cudnnSetTensor4dDescriptorEx(void *tensor, int type, int n, int c, int h, int w, int stepN, int stepC, int stepH,
                                 int stepW)
{
    STAND_IN_ENTER("cudnnSetTensor4dDescriptorEx");
    const auto t = find<Tensor>(tensor);
    STAND_IN_REQUIRE("cudnnSetTensor4dDescriptorEx", t && type == 0);
    STAND_IN_REQUIRE("cudnnSetTensor4dDescriptorEx", n > 0 && c > 0 && h > 0 && w > 0);
    STAND_IN_REQUIRE("cudnnSetTensor4dDescriptorEx", stepN > 0 && stepC > 0 && stepH > 0 && stepW > 0);
    Tensor next;
    next.size = {n, c, h, w};
    next.step = {stepN, stepC, stepH, stepW};
    // Our tensors are packed: the position of the last element follows from their number.
    STAND_IN_REQUIRE("cudnnSetTensor4dDescriptorEx",
                     next.bytes() == 4 * std::size_t(n) * std::size_t(c) * std::size_t(h) * std::size_t(w));
    *t = next;
    return 0;
}

int cudnnCreateFilterDescriptor(void **filter)
{
    return make<Filter>(filter);
}

int cudnnDestroyFilterDescriptor(void *filter)
{
    STAND_IN_REQUIRE("cudnnDestroyFilterDescriptor", destroy(Kind::Filter, filter));
    return 0;
}

int cudnnSetFilter4dDescriptor(void *filter, int type, int format, int k, int c, int h, int w)
{
    const auto f = find<Filter>(filter);
    STAND_IN_REQUIRE("cudnnSetFilter4dDescriptor", f && type == 0 && format == 0);
    STAND_IN_REQUIRE("cudnnSetFilter4dDescriptor", k > 0 && c > 0 && h > 0 && w > 0);
    f->size = {k, c, h, w};
    f->step = {c * h * w, h * w, w, 1};
    return 0;
}

int cudnnCreateConvolutionDescriptor(void **convolution)
{
    return make<Convolution>(convolution);
}

int cudnnDestroyConvolutionDescriptor(void *convolution)
{
    STAND_IN_REQUIRE("cudnnDestroyConvolutionDescriptor", destroy(Kind::Convolution, convolution));
    return 0;
}

int cudnnSetConvolution2dDescriptor(void *convolution, int padH, int padW, int strideH, int strideW, int dilationH,
                                    int dilationW, int mode, int type)
{
    const auto c = find<Convolution>(convolution);
    STAND_IN_REQUIRE("cudnnSetConvolution2dDescriptor", c && type == 0 && (mode == 0 || mode == 1));
    STAND_IN_REQUIRE("cudnnSetConvolution2dDescriptor", padH >= 0 && padW >= 0 && strideH > 0 && strideW > 0);
    STAND_IN_REQUIRE("cudnnSetConvolution2dDescriptor", dilationH == 1 && dilationW == 1);
    static_cast<Window &>(*c) = {0, 0, padH, padW, strideH, strideW, mode};
    return 0;
}

int cudnnSetConvolutionMathType(void *convolution, int mathType)
{
    const auto c = find<Convolution>(convolution);
    STAND_IN_REQUIRE("cudnnSetConvolutionMathType", c && mathType >= 0 && mathType <= 3);
    c->mathType = mathType;
    return 0;
}

int cudnnCreatePoolingDescriptor(void **pooling)
{
    return make<Pooling>(pooling);
}

int cudnnDestroyPoolingDescriptor(void *pooling)
{
    STAND_IN_REQUIRE("cudnnDestroyPoolingDescriptor", destroy(Kind::Pooling, pooling));
    return 0;
}

int cudnnSetPooling2dDescriptor(void *pooling, int mode, int nan, int height, int width, int padH, int padW,
                                int strideH, int strideW)
{
    const auto p = find<Pooling>(pooling);
    STAND_IN_REQUIRE("cudnnSetPooling2dDescriptor", p && mode >= 0 && mode <= 3 && nan == 1);
    STAND_IN_REQUIRE("cudnnSetPooling2dDescriptor", height > 0 && width > 0 && strideH > 0 && strideW > 0);
    STAND_IN_REQUIRE("cudnnSetPooling2dDescriptor", padH >= 0 && padH < height && padW >= 0 && padW < width);
    static_cast<Window &>(*p) = {height, width, padH, padW, strideH, strideW, mode};
    return 0;
}

int cudnnCreateActivationDescriptor(void **activation)
{
    return make<Activation>(activation);
}

int cudnnDestroyActivationDescriptor(void *activation)
{
    STAND_IN_REQUIRE("cudnnDestroyActivationDescriptor", destroy(Kind::Activation, activation));
    return 0;
}

int cudnnSetActivationDescriptor(void *activation, int mode, int nan, double)
{
    const auto a = find<Activation>(activation);
    STAND_IN_REQUIRE("cudnnSetActivationDescriptor", a && (mode == 1 || mode == 2) && nan == 1);
    a->mode = mode;
    return 0;
}

} // extern "C"
