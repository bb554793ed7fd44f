trainyard_benchmark(ps_bench
    SOURCES ps_bench.cpp peers/contestant_raw_socket.cpp peers/contestant_trainyard.cpp peers/contestant_program.cpp
    LINK trainyard::runtime_ps trainyard::runtime_nn)

# A peer: Open MPI's all-reduce, where it is installed (openmpi-bin, libopenmpi-dev).
find_path(TRAINYARD_MPI_INCLUDE mpi.h PATHS /usr/lib/x86_64-linux-gnu/openmpi/include /usr/include/openmpi)
find_library(TRAINYARD_MPI_LIBRARY mpi)
if(TRAINYARD_MPI_INCLUDE AND TRAINYARD_MPI_LIBRARY)
    trainyard_benchmark(mpi_peer SOURCES peers/mpi_peer.cpp LINK ${TRAINYARD_MPI_LIBRARY})
    target_compile_definitions(mpi_peer PRIVATE OMPI_SKIP_MPICXX) # the C interface is all it needs
    target_include_directories(mpi_peer SYSTEM PRIVATE ${TRAINYARD_MPI_INCLUDE})
endif()
