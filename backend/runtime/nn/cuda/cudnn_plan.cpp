#include "backend/runtime/nn/cuda/cudnn_plan.h"
#include "backend/core/try.h"

#include <algorithm>

namespace trainyard::nn::cuda {

namespace {

Activation functionOf(LayerKind kind)
{
    return kind == LayerKind::Tanh ? Activation::Tanh : kind == LayerKind::Relu ? Activation::Relu : Activation::None;
}

/// Whether the backward pass of a layer does not need its result, so that an activation may overwrite it.
bool forgetsItsResult(LayerKind kind)
{
    return kind == LayerKind::Convolution || kind == LayerKind::Dense || kind == LayerKind::BatchNorm ||
           kind == LayerKind::Add;
}

void addOps(CudnnPlan &plan, const std::vector<Shape> &shapes)
{
    const std::vector<Layer> &layers = plan.model.layers;
    std::vector<int> readers(layers.size(), 0), where(layers.size());
    for (std::size_t i = 0; i < layers.size(); ++i)
        for (const int from : plan.model.inputsOf(i))
            if (from != kInput)
                ++readers[std::size_t(from)];
    plan.values.push_back(plan.model.input);
    const auto valueOf = [&](int layer) { return layer == kInput ? 0 : where[std::size_t(layer)]; };
    for (int i = 0; i < int(layers.size()); ++i) {
        const Layer &layer = layers[std::size_t(i)];
        const std::vector<int> inputs = plan.model.inputsOf(std::size_t(i));
        const int from = inputs.front();
        const Activation function = functionOf(layer.kind);
        if (function != Activation::None && from != kInput && readers[std::size_t(from)] == 1) {
            const auto before = std::ranges::find(plan.ops, valueOf(from), &CudnnPlan::Op::target);
            if (forgetsItsResult(before->kind) && before->activation == Activation::None) {
                before->activation = function;
                where[std::size_t(i)] = before->target;
                continue;
            }
        }
        plan.values.push_back(shapes[std::size_t(i)]);
        where[std::size_t(i)] = int(plan.values.size()) - 1;
        plan.ops.push_back({.kind = layer.kind,
                            .layer = i,
                            .activation = function,
                            .source = valueOf(from),
                            .addend = layer.kind == LayerKind::Add ? valueOf(inputs.back()) : CudnnPlan::kNone,
                            .target = where[std::size_t(i)]});
    }
}

/// Gives gradients their buffers in the order in which they are first written: from back to front.
void addGradients(CudnnPlan &plan)
{
    const int ops = int(plan.ops.size());
    std::vector<int> written(plan.values.size(), CudnnPlan::kNone);
    const auto create = [&](const Shape &shape, int time) {
        plan.buffers.push_back({shape.size(), time, time});
        return int(plan.buffers.size()) - 1;
    };
    const auto touch = [&](int value, int time, bool &before) {
        int &buffer = written[std::size_t(value)];
        before = buffer != CudnnPlan::kNone;
        if (!before)
            buffer = create(plan.values[std::size_t(value)], time);
        plan.buffers[std::size_t(buffer)].last = time;
        return buffer;
    };
    plan.lossGradient = written.back() = create(plan.values.back(), ops - 1);
    for (int i = ops - 1; i >= 0; --i) {
        CudnnPlan::Op &op = plan.ops[std::size_t(i)];
        const int time = 2 * ops - 1 - i;
        bool again = false;
        op.gradient = touch(op.target, time, again);
        if (op.source != 0)
            op.sourceGradient = touch(op.source, time, op.sourceWritten);
        else if (op.kind == LayerKind::BatchNorm) // cuDNN cannot omit it
            op.sourceGradient = create(plan.values[0], time);
        if (op.addend > 0)
            op.addendGradient = touch(op.addend, time, op.addendWritten);
    }
}

} // namespace

Result<CudnnPlan> CudnnPlan::of(const Model &model, bool training)
{
    TY_ASSIGN(const auto shapes, model.shapes());
    CudnnPlan plan;
    plan.model = model;
    addOps(plan, shapes);
    const int ops = int(plan.ops.size());
    for (std::size_t v = 1; v < plan.values.size(); ++v)
        plan.buffers.push_back({plan.values[v].size(), 0, 0});
    for (int i = 0; i < ops; ++i) {
        const Op &op = plan.ops[std::size_t(i)];
        plan.buffers[std::size_t(op.target - 1)] = {plan.values[std::size_t(op.target)].size(), i,
                                                    training ? 2 * ops - 1 - i : i};
        if (!training)
            for (const int read : {op.source, op.addend})
                if (read > 0)
                    plan.buffers[std::size_t(read - 1)].last = i;
    }
    if (training)
        addGradients(plan);
    return plan;
}

} // namespace trainyard::nn::cuda
