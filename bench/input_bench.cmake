trainyard_benchmark(input_bench SOURCES input_bench.cpp LINK trainyard::runtime_nn trainyard::runtime_input)
