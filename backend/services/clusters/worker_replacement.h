#pragma once

#include <functional>
#include <mutex>

#include "backend/core/result.h"
#include "backend/core/try.h"

namespace trainyard::services {

/// Launches another worker, then terminates the machine of the one that died: the run never has fewer workers than
/// before. A second try does not launch another one, since each costs money.
class WorkerReplacement {
public:
    using Step = std::function<Status()>;

    /// \param remove  NotFound is success: the machine has gone meanwhile, or was dismissed
    /// \error of the step that failed: of `add`, the dead worker's machine stays
    Status run(const Step &add, const Step &remove)
    {
        const std::scoped_lock one(m_mutex);
        if (!m_added) {
            TY_TRY(add());
            m_added = true;
        }
        Status removed = remove();
        if (!removed && removed.error().code == ErrorCode::NotFound)
            removed = remove(); // its end was noticed meanwhile: now it is a lost machine, which is dismissed
        return removed || removed.error().code == ErrorCode::NotFound ? Status() : removed;
    }

private:
    std::mutex m_mutex;
    bool m_added = false;
};

} // namespace trainyard::services
