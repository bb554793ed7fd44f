if(TARGET trainyard::gui_charts)
    trainyard_program(chart_bench SOURCES window/chart_bench.cpp LINK trainyard::gui_charts)
endif()
