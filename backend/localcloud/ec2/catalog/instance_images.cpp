// Images of instances: copies of their homes.

#include <algorithm>

#include "backend/core/system/logging.h"
#include "backend/localcloud/ec2/instance_lifecycle.h"
#include "backend/localcloud/instances/disk_copy.h"

namespace trainyard::localcloud {

using namespace std::chrono_literals;

namespace {

constexpr std::int64_t kImageMillis = 20'000; ///< until an image is available at least; divided by --speed

} // namespace

std::filesystem::path InstanceLifecycle::imageFolder(const std::string &image) const
{
    return m_settings.instancesFolder.parent_path() / "images" / image;
}

void InstanceLifecycle::makeImage(Instance &one, const std::string &image, bool reboots)
{
    m_copies.push_back({.image = image, .instance = one.id});
    if (reboots)
        reboot(one);
    else
        beginCopies(one.id);
}

void InstanceLifecycle::beginCopies(const std::string &instance)
{
    for (Copying &copy : m_copies) {
        if (copy.instance != instance || copy.hasBegun)
            continue;
        copy.hasBegun = true;
        const auto from = m_settings.instancesFolder / instance / "home", to = imageFolder(copy.image);
        copy.failure = m_pool.run([from, to, recordsOnly = m_settings.recordsOnly](std::stop_token stop) {
            return recordsOnly ? std::string() : copyDisk(from, to, stop);
        });
    }
}

bool InstanceLifecycle::isCopied(const std::string &instance) const
{
    return std::ranges::any_of(m_copies, [&](const Copying &copy) {
        return copy.instance == instance && copy.hasBegun && copy.failure.wait_for(0s) != std::future_status::ready;
    });
}

void InstanceLifecycle::finishCopies()
{
    std::erase_if(m_copies, [this](Copying &copy) {
        Image *image = nullptr;
        for (auto &[id, one] : m_state.images) {
            if (id == copy.image)
                image = &one;
        }
        // The instance was terminated before its reboot.
        const bool isOrphan = !copy.hasBegun && !m_endings.contains(copy.instance);
        if (!isOrphan && (!copy.hasBegun || copy.failure.wait_for(0s) != std::future_status::ready))
            return false;
        if (image && nowMillis() - image->created < m_settings.delay(kImageMillis))
            return false;
        std::string failure = isOrphan ? "the instance was terminated" : copy.failure.get();
        if (!image) { // deregistered meanwhile
            removeDisk(imageFolder(copy.image));
            return true;
        }
        image->state = failure.empty() ? ImageState::Available : ImageState::Failed;
        image->failure = std::move(failure);
        m_state.images.save(*image);
        if (image->state == ImageState::Failed)
            spdlog::error("the image {} failed: {}", image->id, image->failure);
        return true;
    });
}

void InstanceLifecycle::dropImage(const std::string &image)
{
    const bool isPending = std::ranges::any_of(m_copies, [&](const Copying &copy) { return copy.image == image; });
    if (!isPending) // otherwise finishCopies() removes it
        (void)m_pool.run([folder = imageFolder(image)](std::stop_token) { removeDisk(folder); });
}

} // namespace trainyard::localcloud
