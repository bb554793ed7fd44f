if(TARGET trainyard::gui_models)
    trainyard_program(table_bench SOURCES window/table_bench.cpp LINK trainyard::gui_models trainyard::gui_widgets Qt6::Widgets)
endif()
