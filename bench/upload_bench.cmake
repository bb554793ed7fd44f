if(TARGET support_ssh_server)
    trainyard_benchmark(upload_bench SOURCES ${CMAKE_CURRENT_LIST_DIR}/upload_bench.cpp
        LINK trainyard::provision support_ssh_server)
endif()
