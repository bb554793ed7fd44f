trainyard_benchmark(trainer_bench SOURCES trainer_bench.cpp LINK trainyard::runtime_nn)
