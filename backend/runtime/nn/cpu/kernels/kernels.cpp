#include "backend/runtime/nn/cpu/kernels/kernels.h"

namespace trainyard::nn {

const Kernels &kernels()
{
    static const Kernels &best = []() -> const Kernels & {
        __builtin_cpu_init();
        if (__builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
            __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512vl"))
            return detail::kAvx512Kernels;
        if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma"))
            return detail::kAvx2Kernels;
        return detail::kSse2Kernels;
    }();
    return best;
}

} // namespace trainyard::nn
