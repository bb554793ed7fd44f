include(${CMAKE_CURRENT_LIST_DIR}/scale/scale.cmake)
trainyard_program(scale_bench SOURCES ${CMAKE_CURRENT_LIST_DIR}/scale_bench.cpp LINK scale_simulation)
trainyard_program(scale_check SOURCES ${CMAKE_CURRENT_LIST_DIR}/scale_check.cpp LINK scale_simulation trainyard::runtime_worker)
