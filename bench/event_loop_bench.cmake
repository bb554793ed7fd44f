if(TARGET trainyard::gui_app AND TARGET trainyard-localcloud)
    trainyard_program(event_loop_bench SOURCES event_loop_bench.cpp LINK trainyard::gui_app)
    add_dependencies(event_loop_bench trainyard-localcloud bundle)
endif()
