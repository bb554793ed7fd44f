// cuDNN: convolutions as plain loops over their definition.

#include <algorithm>
#include <cstring>
#include <vector>

#include "tests/nn/stand_in/stand_in.h"

using namespace stand_in;

namespace {

/// Layout of cudnnConvolution...AlgoPerf_t, as documented by NVIDIA.
struct AlgorithmPerformance {
    int algorithm;
    int status;
    float time;
    std::size_t memory;
    int determinism;
    int mathType;
    int reserved[3];
};

/// Algorithms that the caller must skip: one that fails, one with too much workspace, one that is not deterministic.
/// The fourth is the correct choice; its math type differs from the initial one of a descriptor.
constexpr AlgorithmPerformance kOffered[] = {{7, 9, -1.0F, 0, 1, 0, {}},
                                             {6, 0, 0.1F, std::size_t(40) << 30, 1, 0, {}},
                                             {0, 0, 0.2F, 0, 0, 0, {}},
                                             {1, 0, 0.3F, 4096, 1, 3, {}},
                                             {2, 0, 0.4F, 64, 1, 0, {}}};
constexpr int kWanted = 1, kWantedMath = 3;
constexpr std::size_t kWorkspace = 4096;

int offer(const Convolution &asked, int wanted, int *got, void *results)
{
    STAND_IN_REQUIRE("cudnnGetConvolution...Algorithm_v7", asked.mathType == 0); // any other type restricts the search
    *got = std::min(wanted, int(std::size(kOffered)));
    std::memcpy(results, kOffered, std::size_t(*got) * sizeof(AlgorithmPerformance));
    return 0;
}

bool fit(const Convolution *c, const Tensor *x, const Filter *w, const Tensor *y)
{
    if (!c || !x || !w || !y || !x->described() || !w->described() || !y->described() || c->mode != 1)
        return false;
    const auto out = [](int in, int pad, int kernel, int stride) { return 1 + (in + 2 * pad - kernel) / stride; };
    return x->size[0] == y->size[0] && x->size[1] == w->size[1] && y->size[1] == w->size[0] &&
           y->size[2] == out(x->size[2], c->padH, w->size[2], c->strideH) &&
           y->size[3] == out(x->size[3], c->padW, w->size[3], c->strideW);
}

/// Calls f(index in x, in w, in y) for every product of the convolution.
template <class F>
void overProducts(const Convolution &c, const Tensor &x, const Filter &w, const Tensor &y, F f)
{
    overAll(y, [&](int n, int k, int p, int q) {
        const std::size_t to = y.at(n, k, p, q);
        const int left = q * c.strideW - c.padW;
        for (int i = 0; i < w.size[1]; ++i)
            for (int r = 0; r < w.size[2]; ++r) {
                const int h = p * c.strideH - c.padH + r;
                if (h < 0 || h >= x.size[2])
                    continue;
                const std::size_t row = x.at(n, i, h, 0), taps = w.at(k, i, r, 0);
                for (int s = std::max(0, -left); s < std::min(w.size[3], x.size[3] - left); ++s)
                    f(row + std::size_t(left + s) * std::size_t(x.step[3]), taps + std::size_t(s), to);
            }
    });
}

/// Returns the work that sums products in double and blends them into one of the three tensors.
template <class F>
std::function<void()> sumInto(const Tensor &into, float *result, float alpha, float beta, void *workspace, F sum)
{
    return [=] {
        std::memset(workspace, 0xff, kWorkspace);
        std::vector<double> sums(into.bytes() / 4);
        sum(sums);
        overAll(into, [&](int a, int b, int h, int w) {
            blend(result[into.at(a, b, h, w)], sums[into.at(a, b, h, w)], alpha, beta);
        });
        ++control().algorithms;
    };
}

bool right(const Convolution *c, int algorithm, void *workspace, std::size_t bytes)
{
    return c && algorithm == kWanted && c->mathType == kWantedMath && bytes == kWorkspace && onDevice(workspace, bytes);
}

int workspaceOf(bool sound, int algorithm, std::size_t *bytes)
{
    STAND_IN_REQUIRE("cudnnGetConvolution...WorkspaceSize", sound && algorithm == kWanted);
    *bytes = kWorkspace;
    return 0;
}

} // namespace

extern "C" {

int cudnnGetConvolutionForwardAlgorithm_v7(void *handle, void *xDesc, void *wDesc, void *desc, void *yDesc, int wanted,
                                           int *got, void *results)
{
    STAND_IN_ENTER("cudnnGetConvolutionForwardAlgorithm_v7");
    STAND_IN_REQUIRE("cudnnGetConvolutionForwardAlgorithm_v7", find<Dnn>(handle) && wanted > 0);
    STAND_IN_REQUIRE("cudnnGetConvolutionForwardAlgorithm_v7",
                     fit(find<Convolution>(desc).get(), find<Tensor>(xDesc).get(), find<Filter>(wDesc).get(),
                         find<Tensor>(yDesc).get()));
    return offer(*find<Convolution>(desc), wanted, got, results);
}

int cudnnGetConvolutionBackwardDataAlgorithm_v7(void *handle, void *wDesc, void *dyDesc, void *desc, void *dxDesc,
                                                int wanted, int *got, void *results)
{
    STAND_IN_REQUIRE("cudnnGetConvolutionBackwardDataAlgorithm_v7", find<Dnn>(handle) && wanted > 0);
    STAND_IN_REQUIRE("cudnnGetConvolutionBackwardDataAlgorithm_v7",
                     fit(find<Convolution>(desc).get(), find<Tensor>(dxDesc).get(), find<Filter>(wDesc).get(),
                         find<Tensor>(dyDesc).get()));
    return offer(*find<Convolution>(desc), wanted, got, results);
}

int cudnnGetConvolutionBackwardFilterAlgorithm_v7(void *handle, void *xDesc, void *dyDesc, void *desc, void *dwDesc,
                                                  int wanted, int *got, void *results)
{
    STAND_IN_REQUIRE("cudnnGetConvolutionBackwardFilterAlgorithm_v7", find<Dnn>(handle) && wanted > 0);
    STAND_IN_REQUIRE("cudnnGetConvolutionBackwardFilterAlgorithm_v7",
                     fit(find<Convolution>(desc).get(), find<Tensor>(xDesc).get(), find<Filter>(dwDesc).get(),
                         find<Tensor>(dyDesc).get()));
    return offer(*find<Convolution>(desc), wanted, got, results);
}

int cudnnGetConvolutionForwardWorkspaceSize(void *, void *xDesc, void *wDesc, void *desc, void *yDesc, int algorithm,
                                            std::size_t *bytes)
{
    return workspaceOf(fit(find<Convolution>(desc).get(), find<Tensor>(xDesc).get(), find<Filter>(wDesc).get(),
                           find<Tensor>(yDesc).get()),
                       algorithm, bytes);
}

int cudnnGetConvolutionBackwardDataWorkspaceSize(void *, void *wDesc, void *dyDesc, void *desc, void *dxDesc,
                                                 int algorithm, std::size_t *bytes)
{
    return workspaceOf(fit(find<Convolution>(desc).get(), find<Tensor>(dxDesc).get(), find<Filter>(wDesc).get(),
                           find<Tensor>(dyDesc).get()),
                       algorithm, bytes);
}

int cudnnGetConvolutionBackwardFilterWorkspaceSize(void *, void *xDesc, void *dyDesc, void *desc, void *dwDesc,
                                                   int algorithm, std::size_t *bytes)
{
    return workspaceOf(fit(find<Convolution>(desc).get(), find<Tensor>(xDesc).get(), find<Filter>(dwDesc).get(),
                           find<Tensor>(dyDesc).get()),
                       algorithm, bytes);
}

int cudnnConvolutionForward(void *handle, const float *alpha, void *xDesc, const float *x, void *wDesc, const float *w,
                            void *desc, int algorithm, void *workspace, std::size_t bytes, const float *beta,
                            void *yDesc, float *y)
{
    STAND_IN_ENTER("cudnnConvolutionForward");
    const auto dnn = find<Dnn>(handle);
    const auto c = find<Convolution>(desc);
    const auto xs = find<Tensor>(xDesc), ys = find<Tensor>(yDesc);
    const auto ws = find<Filter>(wDesc);
    STAND_IN_REQUIRE("cudnnConvolutionForward", dnn && fit(c.get(), xs.get(), ws.get(), ys.get()));
    STAND_IN_REQUIRE("cudnnConvolutionForward", right(c.get(), algorithm, workspace, bytes));
    STAND_IN_REQUIRE("cudnnConvolutionForward",
                     onDevice(x, xs->bytes()) && onDevice(w, ws->bytes()) && onDevice(y, ys->bytes()));
    later(dnn->stream,
          sumInto(*ys, y, *alpha, *beta, workspace, [=, cs = *c, xt = *xs, wt = *ws, yt = *ys](auto &sums) {
              overProducts(cs, xt, wt, yt, [&](std::size_t i, std::size_t j, std::size_t at) {
                  sums[at] += double(x[i]) * double(w[j]);
              });
          }));
    return 0;
}

int cudnnConvolutionBackwardData(void *handle, const float *alpha, void *wDesc, const float *w, void *dyDesc,
                                 const float *dy, void *desc, int algorithm, void *workspace, std::size_t bytes,
                                 const float *beta, void *dxDesc, float *dx)
{
    STAND_IN_ENTER("cudnnConvolutionBackwardData");
    const auto dnn = find<Dnn>(handle);
    const auto c = find<Convolution>(desc);
    const auto xs = find<Tensor>(dxDesc), ys = find<Tensor>(dyDesc);
    const auto ws = find<Filter>(wDesc);
    STAND_IN_REQUIRE("cudnnConvolutionBackwardData", dnn && fit(c.get(), xs.get(), ws.get(), ys.get()));
    STAND_IN_REQUIRE("cudnnConvolutionBackwardData", right(c.get(), algorithm, workspace, bytes));
    STAND_IN_REQUIRE("cudnnConvolutionBackwardData",
                     onDevice(dx, xs->bytes()) && onDevice(w, ws->bytes()) && onDevice(dy, ys->bytes()));
    later(dnn->stream,
          sumInto(*xs, dx, *alpha, *beta, workspace, [=, cs = *c, xt = *xs, wt = *ws, yt = *ys](auto &sums) {
              overProducts(cs, xt, wt, yt, [&](std::size_t at, std::size_t j, std::size_t i) {
                  sums[at] += double(dy[i]) * double(w[j]);
              });
          }));
    return 0;
}

int cudnnConvolutionBackwardFilter(void *handle, const float *alpha, void *xDesc, const float *x, void *dyDesc,
                                   const float *dy, void *desc, int algorithm, void *workspace, std::size_t bytes,
                                   const float *beta, void *dwDesc, float *dw)
{
    STAND_IN_ENTER("cudnnConvolutionBackwardFilter");
    const auto dnn = find<Dnn>(handle);
    const auto c = find<Convolution>(desc);
    const auto xs = find<Tensor>(xDesc), ys = find<Tensor>(dyDesc);
    const auto ws = find<Filter>(dwDesc);
    STAND_IN_REQUIRE("cudnnConvolutionBackwardFilter", dnn && fit(c.get(), xs.get(), ws.get(), ys.get()));
    STAND_IN_REQUIRE("cudnnConvolutionBackwardFilter", right(c.get(), algorithm, workspace, bytes));
    STAND_IN_REQUIRE("cudnnConvolutionBackwardFilter",
                     onDevice(x, xs->bytes()) && onDevice(dw, ws->bytes()) && onDevice(dy, ys->bytes()));
    later(dnn->stream,
          sumInto(*ws, dw, *alpha, *beta, workspace, [=, cs = *c, xt = *xs, wt = *ws, yt = *ys](auto &sums) {
              overProducts(cs, xt, wt, yt, [&](std::size_t i, std::size_t at, std::size_t j) {
                  sums[at] += double(x[i]) * double(dy[j]);
              });
          }));
    return 0;
}

int cudnnConvolutionBackwardBias(void *handle, const float *alpha, void *dyDesc, const float *dy, const float *beta,
                                 void *dbDesc, float *db)
{
    STAND_IN_ENTER("cudnnConvolutionBackwardBias");
    const auto dnn = find<Dnn>(handle);
    const auto ys = find<Tensor>(dyDesc), bs = find<Tensor>(dbDesc);
    STAND_IN_REQUIRE("cudnnConvolutionBackwardBias", dnn && ys && bs && ys->described());
    STAND_IN_REQUIRE("cudnnConvolutionBackwardBias", (bs->size == std::array{1, ys->size[1], 1, 1}));
    STAND_IN_REQUIRE("cudnnConvolutionBackwardBias", onDevice(dy, ys->bytes()) && onDevice(db, bs->bytes()));
    later(dnn->stream, [=, yt = *ys, bt = *bs, a = *alpha, b = *beta] {
        std::vector<double> sums(std::size_t(yt.size[1]));
        overAll(yt, [&](int n, int c, int h, int w) { sums[std::size_t(c)] += double(dy[yt.at(n, c, h, w)]); });
        for (int c = 0; c < yt.size[1]; ++c)
            blend(db[bt.at(0, c, 0, 0)], sums[std::size_t(c)], a, b);
    });
    return 0;
}

} // extern "C"
