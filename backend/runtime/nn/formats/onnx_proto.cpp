#include "backend/runtime/nn/formats/onnx_proto.h"

#include <optional>

#include <fmt/format.h>

#include "backend/runtime/nn/formats/onnx_wire.h"

namespace trainyard::nn::onnx {

namespace {

constexpr std::size_t kMostNodes = 16384, kMostTensors = 16384, kMostNames = 64, kLongestName = 512, kMostDims = 8;
constexpr std::size_t kMostShapeNumbers = 4096; // of an attribute

/// Reads messages and keeps the first error. Every kind of message has a function of its own, none of which is
/// recursive.
class Parser {
public:
    explicit Parser(std::string source)
        : m_source(std::move(source))
    {
    }

    Result<ModelProto> model(std::string_view bytes)
    {
        ModelProto out;
        bool graphs = false;
        message(bytes, [&](WireReader &in) {
            switch (in.field()) {
            case 1:
                out.irVersion = in.integer();
                break;
            case 2:
                out.producer = text(in);
                break;
            case 7:
                out.graph = {}; // a second graph replaces the first
                graph(in.bytes(), out.graph);
                graphs = true;
                break;
            case 8: {
                limit(out.opsets.size(), kMostNames, "operator sets");
                std::string domain;
                std::int64_t version = 0;
                message(in.bytes(), [&](WireReader &set) {
                    if (set.field() == 1)
                        domain = text(set);
                    else if (set.field() == 2)
                        version = set.integer();
                });
                out.opsets[domain == "ai.onnx" ? "" : domain] = version;
                break;
            }
            case 14: {
                limit(out.metadata.size(), kMostNames, "metadata");
                std::string key, value;
                message(in.bytes(), [&](WireReader &entry) {
                    if (entry.field() == 1)
                        key = text(entry);
                    else if (entry.field() == 2)
                        value = std::string(entry.bytes());
                });
                out.metadata[key] = value;
                break;
            }
            default:
                break;
            }
        });
        if (!m_problem && (!graphs || out.irVersion < 1))
            m_problem = Error{ErrorCode::CorruptData, m_source, "not an ONNX model: it has no graph or no version"};
        if (m_problem)
            return fail(*m_problem);
        return out;
    }

private:
    void message(std::string_view bytes, auto onField)
    {
        WireReader in(bytes);
        while (!m_problem && in.next())
            onField(in);
        if (!m_problem && !in.ok())
            m_problem = Error{ErrorCode::CorruptData, m_source, "not an ONNX model, or a damaged one"};
    }
    void limit(std::size_t have, std::size_t most, const char *what)
    {
        if (!m_problem && have >= most)
            m_problem = Error{ErrorCode::InvalidArgument, m_source, fmt::format("it has more than {} {}", most, what)};
    }
    std::string text(WireReader &in)
    {
        const std::string_view bytes = in.bytes();
        if (!m_problem && bytes.size() > kLongestName)
            m_problem = Error{ErrorCode::InvalidArgument, m_source,
                              fmt::format("the name {}... is longer than {} bytes", bytes.substr(0, 32), kLongestName)};
        return std::string(bytes.substr(0, kLongestName));
    }
    void numbers(WireReader &in, std::vector<std::int64_t> &out, std::size_t most, const char *what)
    {
        in.each(WireReader::kVarint, [&](WireReader &one) {
            limit(out.size(), most, what);
            if (!m_problem)
                out.push_back(one.integer());
        });
    }

    void graph(std::string_view bytes, Graph &out)
    {
        message(bytes, [&](WireReader &in) {
            switch (in.field()) {
            case 1:
                limit(out.nodes.size(), kMostNodes, "nodes");
                node(in.bytes(), out.nodes.emplace_back());
                break;
            case 2:
                out.name = text(in);
                break;
            case 5:
                limit(out.initializers.size(), kMostTensors, "initializers");
                tensor(in.bytes(), out.initializers.emplace_back());
                break;
            case 11:
                limit(out.inputs.size(), kMostTensors, "inputs");
                value(in.bytes(), out.inputs.emplace_back());
                break;
            case 12:
                limit(out.outputs.size(), kMostNames, "outputs");
                value(in.bytes(), out.outputs.emplace_back());
                break;
            default:
                break;
            }
        });
    }

    void node(std::string_view bytes, Node &out)
    {
        message(bytes, [&](WireReader &in) {
            switch (in.field()) {
            case 1:
                limit(out.inputs.size(), kMostNames, "inputs at one node");
                out.inputs.push_back(text(in));
                break;
            case 2:
                limit(out.outputs.size(), kMostNames, "outputs at one node");
                out.outputs.push_back(text(in));
                break;
            case 3:
                out.name = text(in);
                break;
            case 4:
                out.operation = text(in);
                break;
            case 5:
                limit(out.attributes.size(), kMostNames, "attributes at one node");
                attribute(in.bytes(), out.attributes.emplace_back());
                break;
            case 7:
                out.domain = text(in);
                break;
            default:
                break;
            }
        });
    }

    void attribute(std::string_view bytes, Attribute &out)
    {
        message(bytes, [&](WireReader &in) {
            switch (in.field()) {
            case 1:
                out.name = text(in);
                break;
            case 2:
                out.real = in.real();
                break;
            case 3:
                out.integer = in.integer();
                break;
            case 4:
                out.text = text(in);
                break;
            case 5:
                tensor(in.bytes(), out.tensor);
                break;
            case 8:
                numbers(in, out.integers, kMostShapeNumbers, "numbers at one attribute");
                break;
            default: // includes graphs: no operator that has one is supported
                break;
            }
        });
    }

    void tensor(std::string_view bytes, Tensor &out)
    {
        const std::size_t most = bytes.size(); // values; a number takes at least one byte
        message(bytes, [&](WireReader &in) {
            switch (in.field()) {
            case 1:
                numbers(in, out.dims, kMostDims, "dimensions at one tensor");
                break;
            case 2:
                out.type = in.integer();
                break;
            case 4:
                in.each(WireReader::kNarrow, [&](WireReader &one) { out.floats.push_back(one.real()); });
                break;
            case 5:
            case 7:
                numbers(in, out.whole, most, "values at one tensor");
                break;
            case 8:
                out.name = text(in);
                break;
            case 9:
                out.raw = in.bytes();
                break;
            case 10:
                in.each(WireReader::kWide, [&](WireReader &one) { out.doubles.push_back(one.wideReal()); });
                break;
            case 13:
                out.external = true;
                break;
            case 14:
                out.external = out.external || in.integer() != 0;
                break;
            default:
                break;
            }
        });
    }

    /// ValueInfoProto: name and type; of types only tensors, with element type and shape.
    void value(std::string_view bytes, ValueInfo &out)
    {
        message(bytes, [&](WireReader &in) {
            if (in.field() == 1)
                out.name = text(in);
            else if (in.field() == 2)
                message(in.bytes(), [&](WireReader &type) {
                    if (type.field() == 1)
                        tensorType(type.bytes(), out);
                });
        });
    }
    void tensorType(std::string_view bytes, ValueInfo &out)
    {
        message(bytes, [&](WireReader &in) {
            if (in.field() == 1)
                out.type = in.integer();
            else if (in.field() == 2)
                message(in.bytes(), [&](WireReader &shape) {
                    if (shape.field() != 1)
                        return;
                    limit(out.dims.size(), kMostDims, "dimensions at one value");
                    std::int64_t extent = -1;
                    message(shape.bytes(), [&](WireReader &dim) {
                        if (dim.field() == 1)
                            extent = dim.integer();
                    });
                    out.dims.push_back(extent);
                });
        });
    }

    std::string m_source;
    std::optional<Error> m_problem;
};

} // namespace

Result<ModelProto> parseModel(std::string_view content, const std::string &source)
{
    return Parser(source).model(content);
}

} // namespace trainyard::nn::onnx
