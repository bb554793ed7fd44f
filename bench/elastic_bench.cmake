# Links no benchmark library: the figures are gaps between steps of several processes, not times of a loop.
trainyard_program(elastic_bench SOURCES ${CMAKE_CURRENT_LIST_DIR}/elastic_bench.cpp ${CMAKE_CURRENT_LIST_DIR}/elastic_job.cpp
    LINK trainyard::runtime_launch trainyard::runtime_worker trainyard::runtime_ps support_line CLI11::CLI11)
