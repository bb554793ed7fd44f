// cuDNN: all other computations.

#include <cmath>
#include <vector>

#include "tests/nn/stand_in/stand_in.h"

using namespace stand_in;

namespace {

/// Whether the descriptor exists and is complete, and all these addresses are GPU memory of its size.
template <class... P>
bool lie(const std::shared_ptr<Tensor> &t, P... places)
{
    return t && t->described() && (onDevice(places, t->bytes()) && ...);
}

bool fit(const Window &p, const Tensor &x, const Tensor &y)
{
    return p.mode >= 0 && x.size[0] == y.size[0] && x.size[1] == y.size[1] &&
           y.size[2] == 1 + (x.size[2] + 2 * p.padH - p.height) / p.strideH &&
           y.size[3] == 1 + (x.size[3] + 2 * p.padW - p.width) / p.strideW;
}

/// Calls f(h, w) for the cells of a window that lie inside the image.
template <class F>
void overWindow(const Window &p, const Tensor &x, int row, int column, F f)
{
    for (int r = 0; r < p.height; ++r)
        for (int s = 0; s < p.width; ++s) {
            const int h = row * p.strideH - p.padH + r, w = column * p.strideW - p.padW + s;
            if (h >= 0 && w >= 0 && h < x.size[2] && w < x.size[3])
                f(h, w);
        }
}

bool isChannels(const std::shared_ptr<Tensor> &t, const Tensor &x)
{
    return t && t->size == std::array{1, x.size[1], 1, 1};
}

} // namespace

extern "C" {

int cudnnTransformTensor(void *handle, const float *alpha, void *xDesc, const float *x, const float *beta, void *yDesc,
                         float *y)
{
    STAND_IN_ENTER("cudnnTransformTensor");
    const auto dnn = find<Dnn>(handle);
    const auto xs = find<Tensor>(xDesc), ys = find<Tensor>(yDesc);
    STAND_IN_REQUIRE("cudnnTransformTensor", dnn && lie(xs, x) && lie(ys, y) && x != y && xs->sameSize(*ys));
    later(dnn->stream, [=, xt = *xs, yt = *ys, a = *alpha, b = *beta] {
        overAll(xt,
                [&](int n, int c, int h, int w) { blend(y[yt.at(n, c, h, w)], double(x[xt.at(n, c, h, w)]), a, b); });
    });
    return 0;
}

int cudnnAddTensor(void *handle, const float *alpha, void *aDesc, const float *A, const float *beta, void *cDesc,
                   float *C)
{
    STAND_IN_ENTER("cudnnAddTensor");
    const auto dnn = find<Dnn>(handle);
    const auto as = find<Tensor>(aDesc), cs = find<Tensor>(cDesc);
    STAND_IN_REQUIRE("cudnnAddTensor", dnn && lie(as, A) && lie(cs, C));
    for (std::size_t d = 0; d < 4; ++d)
        STAND_IN_REQUIRE("cudnnAddTensor", as->size[d] == 1 || as->size[d] == cs->size[d]);
    later(dnn->stream, [=, at = *as, ct = *cs, a = *alpha, b = *beta] {
        overAll(ct, [&](int n, int c, int h, int w) {
            const auto from = at.at(n % at.size[0], c % at.size[1], h % at.size[2], w % at.size[3]);
            blend(C[ct.at(n, c, h, w)], double(A[from]), a, b);
        });
    });
    return 0;
}

int cudnnActivationForward(void *handle, void *activation, const float *alpha, void *xDesc, const float *x,
                           const float *beta, void *yDesc, float *y)
{
    STAND_IN_ENTER("cudnnActivationForward");
    const auto dnn = find<Dnn>(handle);
    const auto act = find<Activation>(activation);
    const auto xs = find<Tensor>(xDesc), ys = find<Tensor>(yDesc);
    STAND_IN_REQUIRE("cudnnActivationForward", dnn && act && act->mode > 0 && lie(xs, x) && lie(ys, y));
    STAND_IN_REQUIRE("cudnnActivationForward", xs->sameSize(*ys));
    later(dnn->stream, [=, mode = act->mode, xt = *xs, yt = *ys, a = *alpha, b = *beta] {
        overAll(xt, [&](int n, int c, int h, int w) {
            const double v = double(x[xt.at(n, c, h, w)]);
            blend(y[yt.at(n, c, h, w)], mode == 2 ? std::tanh(v) : v <= 0 ? 0.0 : v, a, b); // propagates NaN
        });
    });
    return 0;
}

int cudnnActivationBackward(void *handle, void *activation, const float *alpha, void *yDesc, const float *y,
                            void *dyDesc, const float *dy, void *xDesc, const float *x, const float *beta, void *dxDesc,
                            float *dx)
{
    STAND_IN_ENTER("cudnnActivationBackward");
    const auto dnn = find<Dnn>(handle);
    const auto act = find<Activation>(activation);
    const auto ys = find<Tensor>(yDesc), dys = find<Tensor>(dyDesc), xs = find<Tensor>(xDesc),
               dxs = find<Tensor>(dxDesc);
    STAND_IN_REQUIRE("cudnnActivationBackward", dnn && act && act->mode > 0);
    STAND_IN_REQUIRE("cudnnActivationBackward", lie(ys, y) && lie(dys, dy) && lie(xs, x) && lie(dxs, dx));
    STAND_IN_REQUIRE("cudnnActivationBackward", ys->sameSize(*dys) && ys->sameSize(*xs) && ys->sameSize(*dxs));
    later(dnn->stream, [=, mode = act->mode, yt = *ys, dyt = *dys, dxt = *dxs, a = *alpha, b = *beta] {
        overAll(yt, [&](int n, int c, int h, int w) {
            const double v = double(y[yt.at(n, c, h, w)]), d = double(dy[dyt.at(n, c, h, w)]);
            blend(dx[dxt.at(n, c, h, w)], mode == 2 ? d * (1 - v * v) : v > 0 ? d : 0.0, a, b);
        });
    });
    return 0;
}

int cudnnPoolingForward(void *handle, void *pooling, const float *alpha, void *xDesc, const float *x, const float *beta,
                        void *yDesc, float *y)
{
    STAND_IN_ENTER("cudnnPoolingForward");
    const auto dnn = find<Dnn>(handle);
    const auto pool = find<Pooling>(pooling);
    const auto xs = find<Tensor>(xDesc), ys = find<Tensor>(yDesc);
    STAND_IN_REQUIRE("cudnnPoolingForward", dnn && pool && lie(xs, x) && lie(ys, y) && fit(*pool, *xs, *ys));
    later(dnn->stream, [=, p = *pool, xt = *xs, yt = *ys, a = *alpha, b = *beta] {
        overAll(yt, [&](int n, int c, int row, int column) {
            double largest = -HUGE_VAL, sum = 0;
            int cells = 0;
            overWindow(p, xt, row, column, [&](int h, int w) {
                const double v = double(x[xt.at(n, c, h, w)]);
                largest = v > largest || std::isnan(v) ? v : largest;
                sum += v;
                ++cells;
            });
            const double mean = sum / (p.mode == 2 ? cells : p.height * p.width);
            blend(y[yt.at(n, c, row, column)], p.mode == 0 || p.mode == 3 ? largest : mean, a, b);
        });
    });
    return 0;
}

int cudnnPoolingBackward(void *handle, void *pooling, const float *alpha, void *yDesc, const float *y, void *dyDesc,
                         const float *dy, void *xDesc, const float *x, const float *beta, void *dxDesc, float *dx)
{
    STAND_IN_ENTER("cudnnPoolingBackward");
    const auto dnn = find<Dnn>(handle);
    const auto pool = find<Pooling>(pooling);
    const auto ys = find<Tensor>(yDesc), dys = find<Tensor>(dyDesc), xs = find<Tensor>(xDesc),
               dxs = find<Tensor>(dxDesc);
    STAND_IN_REQUIRE("cudnnPoolingBackward", dnn && pool && lie(ys, y) && lie(dys, dy) && lie(xs, x) && lie(dxs, dx));
    STAND_IN_REQUIRE("cudnnPoolingBackward", ys->sameSize(*dys) && xs->sameSize(*dxs) && fit(*pool, *xs, *ys));
    later(dnn->stream, [=, p = *pool, yt = *ys, dyt = *dys, xt = *xs, dxt = *dxs, a = *alpha, b = *beta] {
        std::vector<double> sums(dxt.bytes() / 4);
        overAll(yt, [&](int n, int c, int row, int column) {
            const float d = dy[dyt.at(n, c, row, column)], found = y[yt.at(n, c, row, column)];
            int cells = 0;
            overWindow(p, xt, row, column, [&](int, int) { ++cells; });
            bool given = false;
            overWindow(p, xt, row, column, [&](int h, int w) {
                double &sum = sums[dxt.at(n, c, h, w)];
                if (p.mode == 1 || p.mode == 2)
                    sum += double(d) / (p.mode == 2 ? cells : p.height * p.width);
                else if (!given && x[xt.at(n, c, h, w)] == found) // from x and y alone, like cuDNN
                    sum += double(d), given = true;
            });
        });
        overAll(dxt,
                [&](int n, int c, int h, int w) { blend(dx[dxt.at(n, c, h, w)], sums[dxt.at(n, c, h, w)], a, b); });
    });
    return 0;
}

int cudnnBatchNormalizationForwardTraining(void *handle, int mode, const float *alpha, const float *beta, void *xDesc,
                                           const float *x, void *yDesc, float *y, void *channels, const float *scale,
                                           const float *bias, double factor, float *runningMean, float *runningVariance,
                                           double epsilon, float *savedMean, float *savedInverse)
{
    STAND_IN_ENTER("cudnnBatchNormalizationForwardTraining");
    constexpr auto kName = "cudnnBatchNormalizationForwardTraining";
    const auto dnn = find<Dnn>(handle);
    const auto xs = find<Tensor>(xDesc), ys = find<Tensor>(yDesc), cs = find<Tensor>(channels);
    STAND_IN_REQUIRE(kName, dnn && mode == 1 && lie(xs, x) && lie(ys, y) && xs->sameSize(*ys) && isChannels(cs, *xs));
    STAND_IN_REQUIRE(kName,
                     lie(cs, scale, bias, savedMean, savedInverse) && epsilon >= 0 && factor >= 0 && factor <= 1);
    STAND_IN_REQUIRE(kName, !runningMean && !runningVariance); // both or none; our engine passes none
    later(dnn->stream, [=, xt = *xs, yt = *ys, a = *alpha, b = *beta] {
        const std::size_t count = std::size_t(xt.size[1]);
        const double each = double(xt.size[0]) * xt.size[2] * xt.size[3];
        std::vector<double> mean(count), variance(count);
        overAll(xt, [&](int n, int c, int h, int w) { mean[std::size_t(c)] += double(x[xt.at(n, c, h, w)]) / each; });
        overAll(xt, [&](int n, int c, int h, int w) {
            variance[std::size_t(c)] += std::pow(double(x[xt.at(n, c, h, w)]) - mean[std::size_t(c)], 2) / each;
        });
        for (std::size_t c = 0; c < count; ++c) {
            savedMean[c] = float(mean[c]);
            savedInverse[c] = float(1 / std::sqrt(variance[c] + epsilon));
        }
        overAll(xt, [&](int n, int c, int h, int w) {
            const std::size_t i = std::size_t(c);
            const double normal = (double(x[xt.at(n, c, h, w)]) - mean[i]) / std::sqrt(variance[i] + epsilon);
            blend(y[yt.at(n, c, h, w)], double(scale[i]) * normal + double(bias[i]), a, b);
        });
    });
    return 0;
}

int cudnnBatchNormalizationForwardInference(void *handle, int mode, const float *alpha, const float *beta, void *xDesc,
                                            const float *x, void *yDesc, float *y, void *channels, const float *scale,
                                            const float *bias, const float *mean, const float *variance, double epsilon)
{
    STAND_IN_ENTER("cudnnBatchNormalizationForwardInference");
    constexpr auto kName = "cudnnBatchNormalizationForwardInference";
    const auto dnn = find<Dnn>(handle);
    const auto xs = find<Tensor>(xDesc), ys = find<Tensor>(yDesc), cs = find<Tensor>(channels);
    STAND_IN_REQUIRE(kName, dnn && mode == 1 && lie(xs, x) && lie(ys, y) && xs->sameSize(*ys) && isChannels(cs, *xs));
    STAND_IN_REQUIRE(kName, lie(cs, scale, bias, mean, variance) && epsilon >= 0);
    later(dnn->stream, [=, xt = *xs, yt = *ys, a = *alpha, b = *beta] {
        overAll(xt, [&](int n, int c, int h, int w) {
            const double normal =
                (double(x[xt.at(n, c, h, w)]) - double(mean[c])) / std::sqrt(double(variance[c]) + epsilon);
            blend(y[yt.at(n, c, h, w)], double(scale[c]) * normal + double(bias[c]), a, b);
        });
    });
    return 0;
}

int cudnnBatchNormalizationBackward(void *handle, int mode, const float *alphaData, const float *betaData,
                                    const float *alphaParameters, const float *betaParameters, void *xDesc,
                                    const float *x, void *dyDesc, const float *dy, void *dxDesc, float *dx,
                                    void *channels, const float *scale, float *dScale, float *dBias, double epsilon,
                                    const float *savedMean, const float *savedInverse)
{
    STAND_IN_ENTER("cudnnBatchNormalizationBackward");
    constexpr auto kName = "cudnnBatchNormalizationBackward";
    const auto dnn = find<Dnn>(handle);
    const auto xs = find<Tensor>(xDesc), dys = find<Tensor>(dyDesc), dxs = find<Tensor>(dxDesc),
               cs = find<Tensor>(channels);
    STAND_IN_REQUIRE(kName, dnn && mode == 1 && lie(xs, x) && lie(dys, dy) && lie(dxs, dx) && isChannels(cs, *xs));
    STAND_IN_REQUIRE(kName, xs->sameSize(*dys) && xs->sameSize(*dxs) && epsilon >= 0);
    STAND_IN_REQUIRE(kName, lie(cs, scale, dScale, dBias, savedMean, savedInverse));
    later(dnn->stream, [=, xt = *xs, dyt = *dys, dxt = *dxs, a = *alphaData, b = *betaData, ap = *alphaParameters,
                        bp = *betaParameters] {
        const std::size_t count = std::size_t(xt.size[1]);
        const double each = double(xt.size[0]) * xt.size[2] * xt.size[3];
        std::vector<double> sum(count), product(count);
        const auto normal = [&](int n, int c, int h, int w) {
            return (double(x[xt.at(n, c, h, w)]) - double(savedMean[c])) * double(savedInverse[c]);
        };
        overAll(xt, [&](int n, int c, int h, int w) {
            const double d = double(dy[dyt.at(n, c, h, w)]);
            sum[std::size_t(c)] += d;
            product[std::size_t(c)] += d * normal(n, c, h, w);
        });
        overAll(xt, [&](int n, int c, int h, int w) {
            const std::size_t i = std::size_t(c);
            const double d = double(dy[dyt.at(n, c, h, w)]);
            const double inner = d - sum[i] / each - normal(n, c, h, w) * product[i] / each;
            blend(dx[dxt.at(n, c, h, w)], double(scale[i]) * double(savedInverse[i]) * inner, a, b);
        });
        for (std::size_t c = 0; c < count; ++c) {
            blend(dScale[c], product[c], ap, bp);
            blend(dBias[c], sum[c], ap, bp);
        }
    });
    return 0;
}

} // extern "C"
