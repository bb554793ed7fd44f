trainyard_benchmark(ps_bench SOURCES ps_bench.cpp LINK trainyard::runtime_ps)
