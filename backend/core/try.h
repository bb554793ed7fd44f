#pragma once

#include <utility>

#include "backend/core/result.h"

/// Return an error to the caller, as ARROW_RETURN_NOT_OK and ARROW_ASSIGN_OR_RAISE do in Apache Arrow. For functions and
/// lambdas that return a Result, a Status, or another tl::expected with the same type of error.

#define TRAINYARD_JOIN_TOKENS(a, b) a##b
#define TRAINYARD_JOIN(a, b) TRAINYARD_JOIN_TOKENS(a, b)
#define TRAINYARD_TRY_NAMED(name, ...)                                                                                 \
    do {                                                                                                               \
        if (auto name = (__VA_ARGS__); !name)                                                                          \
            return ::tl::unexpected(std::move(name).error());                                                          \
    } while (false)
#define TRAINYARD_ASSIGN_NAMED(name, declaration, ...)                                                                 \
    auto name = (__VA_ARGS__);                                                                                         \
    if (!name)                                                                                                         \
        return ::tl::unexpected(std::move(name).error());                                                              \
    declaration = *std::move(name)

/// TY_TRY(expression);  Evaluates a Status or a Result and returns its error, if any, from the enclosing function.
#define TY_TRY(...) TRAINYARD_TRY_NAMED(TRAINYARD_JOIN(tyStatus, __COUNTER__), __VA_ARGS__)

/// TY_ASSIGN(const auto value, expression);  The same, and declares the value of the Result. Expands to several
/// statements, so it cannot be the body of an `if` without braces.
#define TY_ASSIGN(declaration, ...)                                                                                    \
    TRAINYARD_ASSIGN_NAMED(TRAINYARD_JOIN(tyResult, __COUNTER__), declaration, __VA_ARGS__)
