# Used by the bench and by its tests; either may be built without the other.
if(NOT TARGET scale_simulation)
    set(here ${CMAKE_CURRENT_LIST_DIR})
    add_library(scale_simulation STATIC
        ${here}/gradient_sync_model.cpp ${here}/network.cpp ${here}/options.cpp ${here}/scheduler_node.cpp ${here}/server_replicas.cpp
        ${here}/server_node.cpp ${here}/setup.cpp ${here}/simulation.cpp ${here}/stages.cpp ${here}/worker_gradient_sync.cpp
        ${here}/worker_node.cpp ${here}/world.cpp)
    trainyard_compile_options(scale_simulation)
    target_link_libraries(scale_simulation PUBLIC trainyard::runtime_ps trainyard::runtime_nn CLI11::CLI11)
endif()
