if(TARGET trainyard_cli)
    trainyard_benchmark(launch_bench SOURCES ${CMAKE_CURRENT_LIST_DIR}/launch_bench.cpp LINK trainyard::tour trainyard::core)
    add_dependencies(launch_bench trainyard-localcloud trainyard-runtime bundle)
endif()
