#include "backend/runtime/nn/cuda/cudnn_engine.h"

#include "backend/core/try.h"
#include "backend/runtime/nn/cuda/cudnn_program.h"

namespace trainyard::nn {

namespace {

class GpuEngine final : public Engine {
public:
    explicit GpuEngine(std::shared_ptr<cuda::Device> device)
        : m_device(std::move(device))
    {
    }
    std::string name() const override { return m_device->name(); }
    Result<std::unique_ptr<Program>> compile(const NetworkOptions &options) override
    {
        return cuda::CudnnProgram::compile(m_device, options);
    }

private:
    std::shared_ptr<cuda::Device> m_device;
};

} // namespace

Result<std::unique_ptr<Engine>> openGpuEngine(int deviceIndex, const cuda::Libraries &libraries)
{
    TY_ASSIGN(auto device, cuda::Device::open(deviceIndex, libraries));
    return std::make_unique<GpuEngine>(std::move(device));
}

} // namespace trainyard::nn
