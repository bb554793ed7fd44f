#pragma once

#include <string_view>

#include "backend/core/result.h"

/// Errors that a service reports under a general code, so that only their text distinguishes them.
namespace trainyard::aws {

inline bool hasText(const Error &error, std::string_view text)
{
    return error.detail.find(text) != std::string::npos;
}

/// Query services report an unknown resource as a ValidationError.
inline bool isUnknownResource(const Error &error)
{
    return error.code == ErrorCode::NotFound || hasText(error, "does not exist") || hasText(error, "not found");
}

inline Error withNotFound(Error error)
{
    if (isUnknownResource(error))
        error.code = ErrorCode::NotFound;
    return error;
}

/// ValidationError and ValidationException report a protected resource only in their text.
inline Status withProtection(Status status)
{
    if (!status && hasText(status.error(), "rotect")) {
        Error error = status.error();
        error.code = ErrorCode::Conflict;
        return fail(std::move(error));
    }
    return status;
}

} // namespace trainyard::aws
