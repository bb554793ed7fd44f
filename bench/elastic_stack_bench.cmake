trainyard_program(elastic_stack_bench SOURCES ${CMAKE_CURRENT_LIST_DIR}/elastic_stack_bench.cpp
    LINK trainyard::training trainyard::cluster trainyard::data trainyard::storage trainyard::aws trainyard::ssh
         trainyard::ledger trainyard::protocol trainyard::core CLI11::CLI11)
foreach(program IN ITEMS trainyard-localcloud trainyard-runtime bundle)
    if(TARGET ${program})
        add_dependencies(elastic_stack_bench ${program})
    endif()
endforeach()
