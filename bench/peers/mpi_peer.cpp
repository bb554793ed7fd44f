/// A peer for ps_bench: reads "BYTES ROUNDS", sums BYTES of float32 over all ranks ROUNDS times, and replies with the
/// seconds that it took.
///     mpirun -n 2 --mca btl vader,self mpi_peer        (or tcp,self)
#include <chrono>
#include <cstdio>
#include <thread>
#include <vector>

#include <mpi.h>

int main(int argc, char **argv)
{
    MPI_Init(&argc, &argv);
    int rank = 0;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    std::vector<float> in, out;
    for (;;) {
        long ask[2] = {0, 0};
        if (rank == 0 && std::scanf("%ld %ld", &ask[0], &ask[1]) != 2)
            ask[1] = 0;
        // Must not spin while it waits for its turn, or it slows down the contestant that is measured.
        MPI_Request told;
        MPI_Ibcast(ask, 2, MPI_LONG, 0, MPI_COMM_WORLD, &told);
        for (int done = 0; MPI_Test(&told, &done, MPI_STATUS_IGNORE) == MPI_SUCCESS && !done;)
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        if (ask[1] <= 0)
            break;
        in.resize(std::size_t(ask[0]) / sizeof(float), 1e-6F);
        out.resize(in.size());
        MPI_Barrier(MPI_COMM_WORLD);
        const double start = MPI_Wtime();
        for (long i = 0; i < ask[1]; ++i)
            MPI_Allreduce(in.data(), out.data(), int(in.size()), MPI_FLOAT, MPI_SUM, MPI_COMM_WORLD);
        if (rank == 0) {
            std::printf("%.9f\n", MPI_Wtime() - start);
            std::fflush(stdout);
        }
    }
    MPI_Finalize();
    return 0;
}
