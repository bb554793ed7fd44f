# trainyard_library(NAME [QT_FREE] SOURCES ... [PUBLIC ...] [PRIVATE ...])
#   The library of a room, that is, of a module with its own folder and namespace: target trainyard_NAME, alias
#   trainyard::NAME. A backend room may consist of several libraries (runtime/nn is trainyard::runtime_nn), which share
#   the room's line in layers.txt and may link one another, or have lines of their own (cluster/plan). Refuses links from a QT_FREE library to one that is not, and
#   links that packaging/cmake/layers.txt does not allow.
# trainyard_program(NAME SOURCES ... LINK ...)
# trainyard_test(NAME [QT] SOURCES ... LINK ... [LABELS ...] [TIMEOUT s] [COST s])
#   A GoogleTest program; with QT, a Qt Test program (one ctest entry). A long test has a COST: it starts first.
# trainyard_benchmark(NAME SOURCES ... LINK ...)

file(STRINGS ${CMAKE_CURRENT_LIST_DIR}/layers.txt TRAINYARD_LAYERS REGEX "^[a-z/]+:")
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${CMAKE_CURRENT_LIST_DIR}/layers.txt)

# Tests and programs with sanitizers are large: the default linker takes 1 to 20 s for each of about 160.
find_program(TRAINYARD_MOLD mold)
mark_as_advanced(TRAINYARD_MOLD)
set(TRAINYARD_FAST_LINK $<$<BOOL:${TRAINYARD_MOLD}>:-fuse-ld=mold>)

# Hardens a target with compiler and linker options. tests/packaging checks the effects in the programs' ELF headers.
function(trainyard_harden target)
    if(TRAINYARD_FUZZ) # never shipped, and fuzzing needs speed
        return()
    endif()
    target_compile_options(${target} PRIVATE -fstack-protector-strong -fstack-clash-protection)
    if(CMAKE_SYSTEM_PROCESSOR MATCHES "x86_64|AMD64")
        target_compile_options(${target} PRIVATE -fcf-protection)
    endif()
    target_link_options(${target} PRIVATE LINKER:-z,relro,-z,now)
    if(NOT TRAINYARD_SANITIZE) # sanitizers check more, and _FORTIFY_SOURCE hides calls from them
        # _FORTIFY_SOURCE needs optimization; some compilers predefine it.
        target_compile_options(${target} PRIVATE $<$<CONFIG:Release>:-U_FORTIFY_SOURCE -D_FORTIFY_SOURCE=3>)
        if(NOT target MATCHES "^trainyard_runtime_(nn|ps)") # excluded: bounds checks in hot loops
            target_compile_definitions(${target} PRIVATE _GLIBCXX_ASSERTIONS)
        endif()
    endif()
endfunction()

# -Werror is in a file that all command lines refer to: tour (without) and check (with) can share a build, because the
# switch changes no command line. packaging/check builds again after a build without -Werror has warned.
if(TRAINYARD_WERROR)
    file(CONFIGURE OUTPUT ${CMAKE_BINARY_DIR}/werror.txt CONTENT "-Werror\n")
else()
    file(CONFIGURE OUTPUT ${CMAKE_BINARY_DIR}/werror.txt CONTENT "\n")
endif()

function(trainyard_compile_options target)
    target_compile_options(${target} PRIVATE -Wall -Wextra -Wpedantic -Wshadow -Wnon-virtual-dtor -Woverloaded-virtual
                                             -Wcast-align -Wunused -Wformat=2
                                             -Wno-missing-field-initializers) # for designated initializers
    if(CMAKE_UNITY_BUILD AND CMAKE_CXX_COMPILER_ID STREQUAL "GNU") # GCC treats the files of a unity build as headers
        target_compile_options(${target} PRIVATE -Wno-subobject-linkage)
    endif()
    target_compile_options(${target} PRIVATE @${CMAKE_BINARY_DIR}/werror.txt)
    if(TRAINYARD_SANITIZE)
        string(REPLACE ";" "," sanitizers "${TRAINYARD_SANITIZE}")
        target_compile_options(${target} PRIVATE -fsanitize=${sanitizers} -fno-omit-frame-pointer)
        target_link_options(${target} PRIVATE -fsanitize=${sanitizers} ${TRAINYARD_FAST_LINK})
        get_target_property(type ${target} TYPE)
        if(type STREQUAL "EXECUTABLE")
            set(options ${CMAKE_SOURCE_DIR}/packaging/cmake/sanitizer_options.cpp)
            target_sources(${target} PRIVATE ${options})
            set_property(SOURCE ${options} TARGET_DIRECTORY ${target} PROPERTY SKIP_UNITY_BUILD_INCLUSION ON)
        endif()
        if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU") # unreliable with sanitizers, according to GCC's manual
            target_compile_options(${target} PRIVATE -Wno-maybe-uninitialized)
        endif()
    endif()
    trainyard_harden(${target})
    if(TRAINYARD_FUZZ)
        target_compile_options(${target} PRIVATE -fsanitize=fuzzer-no-link) # reports branches to the fuzzer
    endif()
    target_include_directories(${target} PRIVATE ${CMAKE_SOURCE_DIR})
endfunction()

function(trainyard_check_link room other)
    if(room STREQUAL other) # two libraries of one room; CMake detects cycles
        return()
    endif()
    foreach(line IN LISTS TRAINYARD_LAYERS)
        string(REGEX MATCH "^([a-z/]+):(.*)$" matched "${line}")
        if(CMAKE_MATCH_1 STREQUAL room)
            separate_arguments(allowed UNIX_COMMAND "${CMAKE_MATCH_2}")
            string(REGEX REPLACE "/.*" "" whole "${other}") # "cluster" allows "cluster/plan"
            if(NOT other IN_LIST allowed AND NOT whole IN_LIST allowed)
                message(FATAL_ERROR "${room} may not link ${other}: see packaging/cmake/layers.txt")
            endif()
            return()
        endif()
    endforeach()
    message(FATAL_ERROR "the room ${room} is not in packaging/cmake/layers.txt")
endfunction()

# Compiles a target that waits for networks, disks or users quickly. LEVEL in Release: -O1 saves a quarter of the time, -O0
# half of it. With sanitizers, -O0 saves half of the time.
function(trainyard_waits target level)
    target_compile_options(${target} PRIVATE $<$<CONFIG:Release>:${level}> $<$<CONFIG:RelWithDebInfo>:-O0>)
    if(level STREQUAL "-O0")
        target_compile_options(${target} PRIVATE $<$<CONFIG:Release>:-U_FORTIFY_SOURCE>) # needs optimization
    endif()
endfunction()

function(trainyard_library name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "QT_FREE" "" "SOURCES;PUBLIC;PRIVATE")
    string(REPLACE "/" "_" id ${name})
    set(own_room ${name})
    if(NOT ";${TRAINYARD_LAYERS}" MATCHES ";${name}:") # a part of a room that has no line of its own
        string(REGEX REPLACE "/.*" "" own_room ${name})
    endif()
    set(kind STATIC)
    if(TRAINYARD_SANITIZE AND NOT TRAINYARD_FUZZ) # copies in 240 programs need 58 GB
        set(kind SHARED)
    endif()
    add_library(trainyard_${id} ${kind} ${arg_SOURCES})
    set_target_properties(trainyard_${id} PROPERTIES DEFINE_SYMBOL "") # the same commands compile both kinds
    add_library(trainyard::${id} ALIAS trainyard_${id})
    set_target_properties(trainyard_${id} PROPERTIES TRAINYARD_QT_FREE "${arg_QT_FREE}" TRAINYARD_ROOM ${own_room})
    trainyard_compile_options(trainyard_${id})
    if(own_room MATCHES "^(aws|cluster|ledger|provision|runs|training|doctor|tour|services|cli|localcloud|gui/(app|dialogs|pages|text|widgets|wizards))(/|$)")
        trainyard_waits(trainyard_${id} -O1)
    endif()
    foreach(dependency IN LISTS arg_PUBLIC arg_PRIVATE)
        if(dependency MATCHES "^trainyard::(.+)$")
            get_target_property(room trainyard_${CMAKE_MATCH_1} TRAINYARD_ROOM)
            trainyard_check_link(${own_room} ${room})
            get_target_property(free trainyard_${CMAKE_MATCH_1} TRAINYARD_QT_FREE)
            if(arg_QT_FREE AND NOT free)
                message(FATAL_ERROR "${name} is QT_FREE, ${dependency} is not")
            endif()
        elseif(dependency MATCHES "^Qt6::" AND arg_QT_FREE)
            message(FATAL_ERROR "${name} is QT_FREE and links ${dependency}")
        endif()
    endforeach()
    if(kind STREQUAL "SHARED") # like static ones, they give each program what they use
        target_link_libraries(trainyard_${id} PUBLIC ${arg_PUBLIC} ${arg_PRIVATE})
    else()
        target_link_libraries(trainyard_${id} PUBLIC ${arg_PUBLIC} PRIVATE ${arg_PRIVATE})
    endif()
endfunction()

function(trainyard_program name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "SOURCES;LINK")
    add_executable(${name} ${arg_SOURCES})
    trainyard_compile_options(${name})
    target_link_libraries(${name} PRIVATE ${arg_LINK})
    if(NOT CMAKE_CURRENT_SOURCE_DIR MATCHES "^${CMAKE_SOURCE_DIR}/tests/") # shipped to users
        set_property(GLOBAL APPEND PROPERTY TRAINYARD_PROGRAMS ${name})
    elseif(CMAKE_CURRENT_SOURCE_DIR MATCHES "/tests/(cluster|gui)$")
        trainyard_waits(${name} -O0)
    endif()
endfunction()

# build_paths.h: the folders of this build, for tests and benches. Not options of the compiler: those would be part of each
# test's key in the compiler cache, which clones share.
set(TRAINYARD_BUILD_PATHS ${CMAKE_BINARY_DIR}/build_paths)
file(CONFIGURE OUTPUT ${TRAINYARD_BUILD_PATHS}/build_paths.h @ONLY CONTENT
     "#pragma once
#define TRAINYARD_SOURCE_DIR \"@CMAKE_SOURCE_DIR@\"
#define TRAINYARD_BIN_DIR \"@CMAKE_RUNTIME_OUTPUT_DIRECTORY@\"
")

function(trainyard_test name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "QT" "TIMEOUT;COST" "SOURCES;LINK;LABELS")
    if(NOT arg_COST)
        set(arg_COST 0)
    endif()
    if(NOT arg_TIMEOUT)
        set(arg_TIMEOUT 120)
    endif()
    if(TRAINYARD_SANITIZE)
        math(EXPR arg_TIMEOUT "4 * ${arg_TIMEOUT}") # as kPatience in tests/support/sanitizers.h
    endif()
    if(NOT arg_LABELS)
        set(arg_LABELS unit)
    endif()
    set(log_mode TRAINYARD_ERRORS_IN_LOG=fail) # see tests/support/expect_log.h
    add_executable(${name} ${arg_SOURCES})
    trainyard_compile_options(${name})
    target_link_options(${name} PRIVATE $<$<NOT:$<BOOL:${TRAINYARD_SANITIZE}>>:${TRAINYARD_FAST_LINK}>)
    if(CMAKE_CURRENT_SOURCE_DIR MATCHES "/tests/(nn|ps|data|chaos)$") # they compute references of the engine
        target_compile_options(${name} PRIVATE $<$<CONFIG:Release>:-O1>)
    else()
        trainyard_waits(${name} -O0)
    endif()
    target_include_directories(${name} PRIVATE ${TRAINYARD_BUILD_PATHS})
    if(arg_QT)
        target_link_libraries(${name} PRIVATE ${arg_LINK} support_expect_log_qt Qt6::Test)
        add_test(NAME ${name} COMMAND ${name})
        # Fails on every warning but those that QTest::ignoreMessage expects, and those of the platform "offscreen" that
        # it cannot raise or size windows ("This plugin ..."; the expressions have no negation of words).
        set_tests_properties(${name} PROPERTIES TIMEOUT ${arg_TIMEOUT} LABELS "qt;${arg_LABELS}"
            ENVIRONMENT "${log_mode};QT_QPA_PLATFORM=offscreen;LC_ALL=C.UTF-8;XDG_RUNTIME_DIR=${CMAKE_BINARY_DIR}"
            FAIL_REGULAR_EXPRESSION "QCRITICAL *:;QSYSTEM *:;QWARN *: [A-Za-z:]+\\([^)]*\\) ([^T]|T[^h]|Th[^i]|Thi[^s]|This[^ ]|This [^p])")
    else()
        target_link_libraries(${name} PRIVATE ${arg_LINK} support_expect_log GTest::gmock GTest::gtest_main)
        gtest_discover_tests(${name} DISCOVERY_MODE PRE_TEST
            PROPERTIES TIMEOUT ${arg_TIMEOUT} COST ${arg_COST} LABELS "${arg_LABELS}" SKIP_REGULAR_EXPRESSION "\\[  SKIPPED \\]"
                       ENVIRONMENT ${log_mode})
    endif()
endfunction()

function(trainyard_benchmark name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "SOURCES;LINK")
    add_executable(${name} ${arg_SOURCES})
    trainyard_compile_options(${name})
    target_link_libraries(${name} PRIVATE ${arg_LINK} benchmark::benchmark)
endfunction()

define_property(TARGET PROPERTY TRAINYARD_QT_FREE)
define_property(TARGET PROPERTY TRAINYARD_ROOM)
