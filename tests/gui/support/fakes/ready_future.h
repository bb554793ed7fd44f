#pragma once

#include <QFuture>
#include <QPromise>

#include "backend/core/result.h"

namespace trainyard::gui::fake {

/// Replaces QtFuture::makeReadyFuture() and its successor in Qt 6.6, for both versions.
template <class T>
QFuture<T> ready(T value)
{
    QPromise<T> promise;
    promise.start();
    promise.addResult(std::move(value));
    promise.finish();
    return promise.future();
}

template <class T>
QFuture<Result<T>> answered(Result<T> value)
{
    return ready(std::move(value));
}

} // namespace trainyard::gui::fake
