#include "backend/runtime/nn/cpu/kernels/norm_kernels.h"

#include <string_view>

#include "backend/runtime/nn/cpu/kernels/kernels.h"

namespace trainyard::nn {

bool hasBFloat16()
{
    return std::string_view(kernels().name) == "avx512" && __builtin_cpu_supports("avx512bf16");
}

const NormKernels &normKernels(ElementType type)
{
    if (type == ElementType::BFloat16)
        return detail::kBFloat16Norm;
    const std::string_view best = kernels().name;
    return best == "avx512" ? detail::kAvx512Norm : best == "avx2" ? detail::kAvx2Norm : detail::kSse2Norm;
}

} // namespace trainyard::nn
