/// A part of every program of a sanitizer build: undefined behaviour ends the program. Otherwise the sanitizer prints it, and the
/// test passes.
extern "C" __attribute__((visibility("default"))) const char *__ubsan_default_options()
{
    return "halt_on_error=1:print_stacktrace=1";
}
