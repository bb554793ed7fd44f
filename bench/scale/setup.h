#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "backend/protocol/job/job_spec.h"
#include "bench/scale/network.h"

namespace trainyard::bench::scale {

/// The computation of one simulated step. The defaults are one V100 of 16 GB in float32: 96 samples of ResNet-50 at 384
/// samples/s.
/// \source NVIDIA DeepLearningExamples, MxNet/Classification/RN50v1.5, "Training performance: NVIDIA DGX-1"
struct ComputeModel {
    double seconds = 0.25;         ///< one step alone: forward and backward
    double forwardShare = 1.0 / 3; ///< of `seconds`; backward computes two products for each one of forward
    double jitter = 0.01;          ///< standard deviation of a step's time, relative to it; per step and worker
    int stragglers = 0;            ///< number of slower workers: the last ones
    double slowdown = 1.5;         ///< factor on the steps of the stragglers
    bool overlap = true; ///< gradients become final layer by layer; false: all at the end of the backward pass
};

/// The network and the CPUs that move and process the bytes. Rates of the CPU are those of one thread.
struct MachineModel {
    double nicGbits = 25;   ///< each direction of the network card of a host
    double streamGbits = 0; ///< limit of one connection; 0: none
    double latencySeconds = 50e-6;
    Sharing sharing = Sharing::Fair; ///< of a network card
    double window = 4 << 20;         ///< bytes in flight on one connection: both socket buffers
    int workersPerHost = 1;          ///< workers behind one network card; servers have one each
    double copyRate = 3.5e9;         ///< bytes/s through send(2) or recv(2)
    double addRate = 30e9;           ///< bytes/s of gradients added while they are in the cache
    double updateRate = 3e9;         ///< bytes/s of gradient that the optimiser applies
    double jsonRate = 100e6;         ///< bytes/s of control messages written or read
    Duration perMessage{5'000};      ///< work of a thread per frame
    int cores = 0;                   ///< shared by all processes, on one machine without a network; 0: one per thread
    /// Latencies that connecting takes: TCP, challenge, proof, welcome.
    int handshakeLatencies = 5;
    /// Bytes on the wire per byte of payload: Ethernet frames of 1,500 bytes carry 1,448, and take 1,538 with their
    /// gaps.
    static constexpr double kWire = 1538.0 / 1448.0;
};

enum class IncidentKind { KillWorker, FreezeWorker, KillServer, FreezeServer, JoinWorker, LeaveWorker };
struct Incident {
    IncidentKind what = IncidentKind::KillWorker;
    int index = 0;     ///< of the worker or server, in the order of the start; unused for a join
    double atStep = 0; ///< after this many steps of the fastest worker; fractions are of a step's computation
};

/// One simulated run.
struct Setup {
    std::string model = "imagenet-resnet-50-224x224";
    int workers = 2, servers = 2;
    int serverThreads = 0; ///< threads per server; 0: chosen by the job
    /// Server k is on the host k mod hosts of the workers, behind their network card; what it exchanges with them goes
    /// through memory.
    bool serversOnWorkers = false;
    int sliceBytes = 256 << 10;
    protocol::Compression compression = protocol::Compression::None;
    bool replicas = true; ///< a replica of every slice
    int steps = 12;       ///< of an epoch
    int epochs = 1;
    protocol::Boundary boundary = protocol::Boundary::Batch;
    ComputeModel compute;
    MachineModel machine;
    std::vector<Incident> incidents;
    std::uint64_t seed = 1;
    double limitSeconds = 3600; ///< virtual time; a longer run is considered hung

    /// The job as its roles read it; the parameter server does not depend on the model of the arena. A step has one
    /// sample per worker of the start, so shares stay integers.
    protocol::JobSpec job() const;
};

/// Computation time of a step.
/// \param index  of the worker, in the order of the start; the last ones are stragglers
double stepSeconds(const Setup &, int index, int rank, std::uint64_t round);

/// A reproducible number in [0, 1) for any pair of numbers.
double uniform(std::uint64_t seed, std::uint64_t n);
/// The same, normally distributed with mean 0 and standard deviation 1, clamped to [-3, 3].
double normal(std::uint64_t seed, std::uint64_t n);

} // namespace trainyard::bench::scale
