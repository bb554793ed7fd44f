// cuBLAS, with matrices in column-major order.

#include "tests/nn/stand_in/stand_in.h"

using namespace stand_in;

extern "C" {

int cublasCreate_v2(void **handle)
{
    STAND_IN_ENTER("cublasCreate_v2");
    *handle = create(Kind::Blas, std::make_shared<Blas>());
    return 0;
}

int cublasDestroy_v2(void *handle)
{
    STAND_IN_REQUIRE("cublasDestroy_v2", destroy(Kind::Blas, handle));
    return 0;
}

int cublasSetStream_v2(void *handle, void *stream)
{
    const auto blas = find<Blas>(handle);
    const auto on = find<Stream>(stream);
    STAND_IN_REQUIRE("cublasSetStream_v2", blas && on);
    blas->stream = on.get();
    return 0;
}

int cublasSaxpy_v2(void *handle, int n, const float *alpha, const float *x, int stepX, float *y, int stepY)
{
    STAND_IN_ENTER("cublasSaxpy_v2");
    const auto blas = find<Blas>(handle);
    STAND_IN_REQUIRE("cublasSaxpy_v2", blas && blas->stream && alpha);
    STAND_IN_REQUIRE("cublasSaxpy_v2", n >= 0 && stepX == 1 && stepY == 1);
    STAND_IN_REQUIRE("cublasSaxpy_v2", onDevice(x, std::size_t(n) * 4) && onDevice(y, std::size_t(n) * 4));
    later(blas->stream, [=, a = *alpha] {
        for (int i = 0; i < n; ++i)
            y[i] += a * x[i];
    });
    return 0;
}

int cublasSgemm_v2(void *handle, int opA, int opB, int m, int n, int k, const float *alpha, const float *A, int lda,
                   const float *B, int ldb, const float *beta, float *C, int ldc)
{
    STAND_IN_ENTER("cublasSgemm_v2");
    const auto blas = find<Blas>(handle);
    STAND_IN_REQUIRE("cublasSgemm_v2", blas && blas->stream && alpha && beta);
    STAND_IN_REQUIRE("cublasSgemm_v2", (opA == 0 || opA == 1) && (opB == 0 || opB == 1));
    STAND_IN_REQUIRE("cublasSgemm_v2", m > 0 && n > 0 && k > 0);
    // A is [m, k] and B is [k, n] after their transposition.
    STAND_IN_REQUIRE("cublasSgemm_v2", lda >= (opA ? k : m) && ldb >= (opB ? n : k) && ldc >= m);
    const auto bytes = [](int ld, int rows, int columns) {
        return 4 * (std::size_t(ld) * std::size_t(columns - 1) + std::size_t(rows));
    };
    STAND_IN_REQUIRE("cublasSgemm_v2", onDevice(A, opA ? bytes(lda, k, m) : bytes(lda, m, k)));
    STAND_IN_REQUIRE("cublasSgemm_v2", onDevice(B, opB ? bytes(ldb, n, k) : bytes(ldb, k, n)));
    STAND_IN_REQUIRE("cublasSgemm_v2", onDevice(C, bytes(ldc, m, n)));
    later(blas->stream, [=, a = *alpha, b = *beta] {
        const auto at = [](int ld, int row, int column) {
            return std::size_t(column) * std::size_t(ld) + std::size_t(row);
        };
        for (int column = 0; column < n; ++column)
            for (int row = 0; row < m; ++row) {
                double sum = 0;
                for (int i = 0; i < k; ++i)
                    sum += double(A[opA ? at(lda, i, row) : at(lda, row, i)]) *
                           double(B[opB ? at(ldb, column, i) : at(ldb, i, column)]);
                blend(C[at(ldc, row, column)], sum, a, b);
            }
    });
    return 0;
}

} // extern "C"
