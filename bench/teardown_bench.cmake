trainyard_benchmark(teardown_bench SOURCES ${CMAKE_CURRENT_LIST_DIR}/teardown_bench.cpp
    LINK trainyard::cluster trainyard::aws trainyard::core)
if(TARGET trainyard-localcloud)
    add_dependencies(teardown_bench trainyard-localcloud)
endif()
