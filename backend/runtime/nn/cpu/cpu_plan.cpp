#include "backend/runtime/nn/cpu/cpu_plan.h"
#include "backend/core/try.h"

#include <algorithm>
#include <numeric>

namespace trainyard::nn {

namespace {

constexpr int kNone = CpuPlan::kNone;

Activation activationOf(LayerKind kind)
{
    return kind == LayerKind::Tanh ? Activation::Tanh : kind == LayerKind::Relu ? Activation::Relu : Activation::None;
}

/// Walks the layers once and fuses as many as possible into each operation.
class Fuser {
public:
    Fuser(const Model &model, std::vector<Shape> shapes, const CpuPlan::OwnConvolution &own)
        : m_layers(model.layers)
        , m_shapes(std::move(shapes))
        , m_own(own)
        , m_readers(model.layers.size())
        , m_where(model.layers.size())
        , m_done(model.layers.size(), false)
    {
        m_plan.model = model;
        m_plan.values.push_back({model.input, kNone, "image"});
        for (std::size_t i = 0; i < m_layers.size(); ++i)
            for (const int from : model.inputsOf(i))
                if (from != kInput)
                    m_readers[std::size_t(from)].push_back(int(i));
    }

    CpuPlan run()
    {
        for (int i = 0; i < int(m_layers.size()); ++i)
            if (!m_done[std::size_t(i)])
                take(i);
        return std::move(m_plan);
    }

private:
    struct Where {
        int value = 0, fusedNorm = kNone;
    };

    const Layer &layer(int i) const { return m_layers[std::size_t(i)]; }
    Where whereIs(int layer) const { return layer == kInput ? Where{} : m_where[std::size_t(layer)]; }
    std::vector<int> inputs(int i) const { return m_plan.model.inputsOf(std::size_t(i)); }
    /// The only reader of a layer, if there is exactly one and `accept` takes it; else kNone.
    int soleReader(int i, auto accept) const
    {
        const auto &readers = m_readers[std::size_t(i)];
        return readers.size() == 1 && accept(layer(readers.front())) ? readers.front() : kNone;
    }
    int soleActivation(int i) const
    {
        return soleReader(i, [](const Layer &l) { return activationOf(l.kind) != Activation::None; });
    }
    int newValue(int layer)
    {
        m_plan.values.push_back({m_shapes[std::size_t(layer)], kNone, m_layers[std::size_t(layer)].name});
        return int(m_plan.values.size()) - 1;
    }
    void take(int i)
    {
        switch (layer(i).kind) {
        case LayerKind::BatchNorm:
            takeNorm(i);
            return;
        case LayerKind::Convolution:
            takeConvolution(i);
            return;
        case LayerKind::Add:
            takeAdd(i);
            return;
        default:
            takeOther(i);
            return;
        }
    }

    void finish(int last, CpuPlan::Op op, std::initializer_list<int> layers)
    {
        op.target = newValue(last);
        for (const int l : layers)
            if (l != kNone) {
                m_done[std::size_t(l)] = true;
                m_where[std::size_t(l)] = {op.target, kNone};
            }
        m_plan.ops.push_back(op);
    }

    void takeNorm(int i)
    {
        const int relu = soleReader(i, [](const Layer &l) { return l.kind == LayerKind::Relu; });
        const int last = relu == kNone ? i : relu;
        const int source = whereIs(inputs(i).front()).value; // a norm cannot read through another norm
        const auto readsFused = [this](int reader) {
            return (layer(reader).kind == LayerKind::Convolution && !usesOwn(reader)) ||
                   layer(reader).kind == LayerKind::GlobalAverage;
        };
        const auto &readers = m_readers[std::size_t(last)];
        m_plan.fusedNorms.push_back({i, source, relu != kNone});
        const int fusedNorm = int(m_plan.fusedNorms.size()) - 1;
        if (m_plan.values[std::size_t(source)].fusedNorm == kNone && !readers.empty() &&
            std::ranges::all_of(readers, readsFused)) {
            m_plan.values[std::size_t(source)].fusedNorm = fusedNorm;
            for (const int l : {i, last}) {
                m_done[std::size_t(l)] = true;
                m_where[std::size_t(l)] = {source, fusedNorm};
            }
            return;
        }
        finish(last, {.kind = LayerKind::BatchNorm, .layer = i, .source = source, .fusedNorm = fusedNorm}, {i, relu});
    }

    bool usesOwn(int i) const
    {
        const int from = inputs(i).front();
        return m_own && m_own(layer(i), from == kInput ? m_plan.model.input : m_shapes[std::size_t(from)]);
    }

    void takeConvolution(int i)
    {
        const Where from = whereIs(inputs(i).front());
        CpuPlan::Op op{.kind = LayerKind::Convolution, .layer = i, .source = from.value, .fusedNorm = from.fusedNorm};
        op.convolved = m_shapes[std::size_t(i)];
        // Fuses an addition whose other operand is already computed.
        if (const int add = soleReader(i, [](const Layer &l) { return l.kind == LayerKind::Add; });
            add != kNone && !usesOwn(i)) {
            const std::vector<int> both = inputs(add);
            const int other = both[0] == i ? both[1] : both[0];
            if (other != i && (other == kInput || m_done[std::size_t(other)]) && whereIs(other).fusedNorm == kNone) {
                op.addend = whereIs(other).value;
                finish(add, op, {i, add});
                return;
            }
        }
        int activation = soleActivation(i), pool = kNone, last = activation == kNone ? i : activation;
        if (usesOwn(i)) {
            pool = soleReader(last, [](const Layer &l) {
                return l.kind == LayerKind::MaxPool && l.step() == l.kernel && l.padding == 0 && l.kernel <= 15;
            });
            if (pool != kNone) {
                op.pool = layer(pool).kernel;
                last = pool;
                if (activation == kNone && (activation = soleActivation(pool)) != kNone)
                    last = activation;
            }
        } else if (activation != kNone &&
                   soleReader(activation, [](const Layer &l) { return l.kind == LayerKind::MaxPool; }) != kNone) {
            activation = kNone; // the pool takes it: both are monotone, and it is cheaper after the pool
            last = i;
        }
        op.activation = activation == kNone ? Activation::None : activationOf(layer(activation).kind);
        finish(last, op, {i, activation, pool});
    }

    void takeAdd(int i)
    {
        const std::vector<int> both = inputs(i);
        const int a = whereIs(both[0]).value, b = whereIs(both[1]).value;
        finish(i, {.kind = LayerKind::Add, .layer = i, .source = a, .addend = b}, {i});
    }

    void takeOther(int i)
    {
        const LayerKind kind = layer(i).kind;
        const Where from = whereIs(inputs(i).front());
        CpuPlan::Op op{.kind = kind, .layer = i, .source = from.value, .fusedNorm = from.fusedNorm};
        if (activationOf(kind) != Activation::None) {
            // An activation before a max pool moves after it.
            const int pool = soleReader(i, [](const Layer &l) { return l.kind == LayerKind::MaxPool; });
            op.activation = activationOf(kind);
            if (pool != kNone) {
                op.kind = LayerKind::MaxPool;
                op.layer = pool;
                finish(pool, op, {i, pool});
            } else {
                finish(i, op, {i});
            }
            return;
        }
        const int activation = kind == LayerKind::Dense || kind == LayerKind::MaxPool ? soleActivation(i) : kNone;
        if (activation != kNone)
            op.activation = activationOf(layer(activation).kind);
        finish(activation == kNone ? i : activation, op, {i, activation});
    }

    const std::vector<Layer> &m_layers;
    std::vector<Shape> m_shapes;
    const CpuPlan::OwnConvolution &m_own;
    std::vector<std::vector<int>> m_readers;
    std::vector<Where> m_where;
    std::vector<bool> m_done;
    CpuPlan m_plan;
};

/// Decides which operation writes and which adds to each gradient, and when each buffer is needed.
class GradientPlanner {
public:
    explicit GradientPlanner(CpuPlan &plan)
        : m_plan(plan)
        , m_written(plan.values.size(), kNone)
    {
    }

    void run()
    {
        m_plan.fusedNormGradient.assign(m_plan.fusedNorms.size(), kNone);
        m_plan.lossGradient = m_written.back() = create(m_plan.values.back().shape);
        touch(m_plan.lossGradient, int(m_plan.ops.size()) - 1);
        for (int i = int(m_plan.ops.size()) - 1; i >= 0; --i)
            back(i);
    }

private:
    int create(const Shape &shape)
    {
        m_plan.buffers.push_back({shape.size(), 2 * int(m_plan.ops.size()), 0});
        return int(m_plan.buffers.size()) - 1;
    }
    void touch(int buffer, int time)
    {
        CpuPlan::Buffer &b = m_plan.buffers[std::size_t(buffer)];
        b.first = std::min(b.first, time);
        b.last = std::max(b.last, time);
    }

    void back(int i)
    {
        CpuPlan::Op &op = m_plan.ops[std::size_t(i)];
        const int time = 2 * int(m_plan.ops.size()) - 1 - i;
        const CpuPlan::Value &target = m_plan.values[std::size_t(op.target)];
        const int normGradient =
            target.fusedNorm == kNone ? kNone : m_plan.fusedNormGradient[std::size_t(target.fusedNorm)];
        op.gradientWritten = m_written[std::size_t(op.target)] != kNone;
        op.gradient = op.gradientWritten ? m_written[std::size_t(op.target)] : normGradient;
        touch(op.gradient, time);
        if (normGradient != kNone)
            touch(normGradient, time);
        if (op.addend > 0) {
            int &written = m_written[std::size_t(op.addend)];
            if (written == kNone)
                written = op.gradient; // passed on: the producers of both run one after the other
            op.addendGradient = written;
            touch(written, time);
        }
        if (op.source == 0 && op.fusedNorm == kNone)
            return;
        const bool lazy = op.fusedNorm != kNone && op.kind != LayerKind::BatchNorm;
        int &to = lazy ? m_plan.fusedNormGradient[std::size_t(op.fusedNorm)] : m_written[std::size_t(op.source)];
        if (op.source == 0 && !lazy)
            return; // a stored norm of the image: only its parameters have gradients
        op.sourceWritten = to != kNone;
        if (to == kNone)
            to = create(m_plan.values[std::size_t(op.source)].shape);
        op.sourceGradient = to;
        touch(to, time);
    }

    CpuPlan &m_plan;
    std::vector<int> m_written; // per value: buffer with the gradients of its readers so far
};

} // namespace

Result<CpuPlan> CpuPlan::of(const Model &model, bool training, const OwnConvolution &ownConvolution)
{
    TY_ASSIGN(auto shapes, model.shapes());
    CpuPlan plan = Fuser(model, std::move(shapes), ownConvolution).run();
    const int ops = int(plan.ops.size());
    for (std::size_t v = 1; v < plan.values.size(); ++v)
        plan.buffers.push_back({plan.values[v].shape.size(), 0, 0});
    for (int i = 0; i < ops; ++i) {
        const Op &op = plan.ops[std::size_t(i)];
        plan.buffers[std::size_t(op.target - 1)].first = i;
        plan.buffers[std::size_t(op.target - 1)].last = training ? 2 * ops - 1 - i : i;
        if (!training)
            for (const int read : {op.source, op.addend})
                if (read > 0)
                    plan.buffers[std::size_t(read - 1)].last = i;
    }
    plan.buffers[plan.values.size() - 2].last =
        std::max(plan.buffers[plan.values.size() - 2].last, ops); // the scores are read afterwards
    if (training)
        GradientPlanner(plan).run();
    return plan;
}

std::size_t placeBuffers(const std::vector<CpuPlan::Buffer> &buffers, const std::vector<std::size_t> &sizes,
                         std::size_t alignment, std::vector<std::size_t> &offsets)
{
    const auto padded = [&](std::size_t i) { return (sizes[i] + alignment - 1) / alignment * alignment; };
    std::vector<std::size_t> order(buffers.size());
    std::iota(order.begin(), order.end(), 0U);
    std::ranges::stable_sort(order, [&](std::size_t a, std::size_t b) { return sizes[a] > sizes[b]; });
    offsets.assign(buffers.size(), 0);
    std::size_t end = 0;
    std::vector<std::size_t> placed;
    for (const std::size_t i : order) {
        std::vector<std::pair<std::size_t, std::size_t>> taken; // by buffers that are needed at the same time
        for (const std::size_t p : placed)
            if (buffers[p].first <= buffers[i].last && buffers[i].first <= buffers[p].last)
                taken.emplace_back(offsets[p], offsets[p] + padded(p));
        std::ranges::sort(taken);
        std::size_t at = 0;
        for (const auto &[from, to] : taken) {
            if (from >= at + padded(i))
                break;
            at = std::max(at, to);
        }
        offsets[i] = at;
        end = std::max(end, at + padded(i));
        placed.push_back(i);
    }
    return end;
}

} // namespace trainyard::nn
