/// A part of every program of a sanitizer build.

/// Undefined behaviour ends the program. Otherwise the sanitizer prints it, and the test passes.
extern "C" __attribute__((visibility("default"))) const char *__ubsan_default_options()
{
    return "halt_on_error=1:print_stacktrace=1";
}

/// LLVM's OpenMP runtime does not free the data of its threads.
extern "C" __attribute__((visibility("default"))) const char *__lsan_default_suppressions()
{
    return "leak:libomp.so\n";
}

/// LLVM's OpenMP runtime is not instrumented: the sanitizer sees its mutexes, but not the barriers that order them.
extern "C" __attribute__((visibility("default"))) const char *__tsan_default_suppressions()
{
    return "called_from_lib:libomp.so\n";
}
