#pragma once

#include <type_traits>
#include <utility>

#include "backend/core/result.h"

namespace trainyard {

/// Converts the exception that is being handled into Internal, and logs it.
/// \param source  where it arrived: "run watch"
Error caughtError(const char *source);

/// Calls f. For the outermost function of a thread, whose exceptions would end the program.
/// \param source  the thread, for the error and the log
/// \return f's value (a Status if it has none); after an exception the error Internal, or T() for other types
template <class F>
auto guarded(const char *source, F &&f)
{
    using T = std::invoke_result_t<F>;
    try {
        if constexpr (std::is_void_v<T>) {
            f();
            return Status();
        } else {
            return f();
        }
    } catch (...) {
        Error error = caughtError(source);
        if constexpr (std::is_void_v<T>)
            return Status(fail(std::move(error)));
        else if constexpr (std::is_constructible_v<T, tl::unexpected<Error>>)
            return T(fail(std::move(error)));
        else
            return T();
    }
}

} // namespace trainyard
