#pragma once

#include <vector>

#include "tests/nn/networks.h"

namespace trainyard::nn::test {

struct Case {
    const char *name;
    Model model;
};

/// \return every layer kind, alone and in the combinations that the engines fuse
inline std::vector<Case> layerCases()
{
    return {
        Case{"Dense", net({3, 5, 2}, {dense(4)})},
        Case{"DenseTanh", net({1, 1, 9}, {dense(12), kTanh, dense(3)})},
        Case{"DenseRelu", net({1, 1, 9}, {dense(12), kRelu, dense(3)})},
        Case{"Conv", net({9, 8, 16}, {conv(16, 3), dense(3)})},
        Case{"ConvOfOneChannel", net({12, 12, 1}, {conv(20, 5), dense(3)})},
        Case{"ConvConvTanh", net({12, 12, 1}, {conv(20, 5), kTanh, conv(50, 5), kTanh, dense(3)})},
        Case{"ConvRelu", net({8, 8, 3}, {conv(32, 3), kRelu, conv(17, 3), kRelu, dense(3)})},
        Case{"ConvStridePadding", net({9, 9, 16}, {conv(32, 3, 2, 1), kRelu, conv(16, 3, 1, 1), dense(3)})},
        Case{"ConvTanhPool", net({12, 12, 1}, {conv(20, 5), kTanh, pool(2), conv(50, 3), kTanh, pool(2), dense(3)})},
        Case{"ConvPoolRelu", net({10, 10, 4}, {conv(24, 3), pool(2), kRelu, dense(3)})},
        Case{"OneDnnConvTanhPool",
             net({10, 10, 16}, {conv(32, 3), kTanh, pool(2), conv(16, 3), pool(2), kRelu, dense(3)})},
        Case{"PoolWithALeftover", net({11, 10, 2}, {conv(16, 3), pool(2), conv(16, 2), pool(3), dense(3)})},
        Case{"PoolWithPadding",
             net({9, 9, 16}, {conv(16, 3, 1, 1), window(LayerKind::MaxPool, 3, 2, 1), kRelu, dense(3)})},
        Case{"AveragePool",
             net({9, 9, 16}, {conv(16, 3, 1, 1), window(LayerKind::AveragePool, 3, 2, 1), kTanh, dense(3)})},
        Case{"GlobalAverage", net({5, 4, 16}, {conv(16, 3, 1, 1), kTanh, kAverage, dense(3)})},
        Case{"ActivationAlone", net({4, 4, 2}, {dense(20), kTanh, kRelu, dense(3)})},
        Case{"PoolFirst", net({8, 8, 2}, {pool(2), kTanh, dense(3)})},
        Case{"NormOfTheImage", net({6, 6, 3}, {kFixed, unbiased(16, 3, 1, 1), dense(3)})},
        Case{"LearntNormOfTheImage", net({6, 6, 3}, {kNorm, unbiased(16, 3, 1, 1), dense(3)})},
        Case{"StoredNormOfTheImage", net({6, 6, 3}, {kNorm, dense(3)})},
        Case{"ConvNormReluConv",
             net({6, 6, 3}, {unbiased(16, 3, 1, 1), kNorm, kRelu, unbiased(32, 3, 2, 1), dense(3)})},
        Case{"ConvNormConv", net({6, 6, 3}, {unbiased(16, 3, 1, 1), kNorm, unbiased(20, 1), dense(3)})},
        Case{"NormReluAverage", net({6, 6, 16}, {unbiased(16, 3, 1, 1), kNorm, kRelu, kAverage, dense(3)})},
        Case{"StoredNorm", net({6, 6, 16}, {unbiased(16, 3, 1, 1), kNorm, kRelu, dense(3)})},
        Case{"NormTanh", net({6, 6, 16}, {unbiased(16, 3, 1, 1), kNorm, kTanh, dense(3)})},
        Case{"DenseNorm", net({1, 1, 9}, {dense(12), kTanh, kNorm, kRelu, dense(3)})},
        Case{"AddOfTheImage", net({4, 4, 16}, {conv(16, 3, 1, 1), plus(0, kInput), dense(3)})},
        Case{"AddOfItself", net({4, 4, 16}, {conv(16, 3, 1, 1), plus(0, 0), kRelu, dense(3)})},
        Case{"PlainResidual", net({4, 4, 16}, {conv(16, 3, 1, 1), conv(16, 3, 1, 1), plus(1, 0), kRelu, dense(3)})},
        Case{"SameInputTwice", net({4, 4, 16}, {conv(16, 3, 1, 1), conv(16, 3, 1, 1), from(conv(16, 1), 0), plus(1, 2),
                                                kTanh, dense(3)})},
        Case{"PreActivationUnit",
             net({6, 6, 3}, {unbiased(16, 3, 1, 1), kNorm, kRelu, unbiased(16, 3, 1, 1), kNorm, kRelu,
                             unbiased(16, 3, 1, 1), plus(6, 0), kNorm, kRelu, kAverage, dense(3)})},
        Case{"PreActivationUnitThatChangesTheShape",
             net({6, 6, 3},
                 {unbiased(16, 3, 1, 1), kNorm, kRelu, unbiased(32, 3, 2, 1), kNorm, kRelu, unbiased(32, 3, 1, 1),
                  from(unbiased(32, 1, 2), 2), plus(6, 7), kNorm, kRelu, kAverage, dense(3)})},
        Case{"PostActivationUnit", net({6, 6, 3}, {unbiased(16, 3, 1, 1), kNorm, kRelu, unbiased(16, 3, 1, 1), kNorm,
                                                   plus(4, 2), kRelu, kAverage, dense(3)})},
        Case{"TwoNormsOfOneValue", net({6, 6, 3}, {unbiased(16, 3, 1, 1), kNorm, kRelu, unbiased(16, 3, 1, 1),
                                                   from(kNorm, 0), unbiased(16, 1), plus(3, 5), kAverage, dense(3)})},
        Case{"Lenet", *modelNamed("lenet")},
        Case{"Mlp", *modelNamed("mlp")}};
}

} // namespace trainyard::nn::test
