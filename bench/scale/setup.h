#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "backend/protocol/job_spec.h"
#include "bench/scale/network.h"

namespace trainyard::bench::scale {

/// What one simulated step computes. The defaults are one V100 of 16 GB in float32: 96 samples of ResNet-50 at 384 a
/// second.
/// source  NVIDIA DeepLearningExamples, MxNet/Classification/RN50v1.5, "Training performance: NVIDIA DGX-1"
struct ComputeModel {
    double seconds = 0.25;         ///< of one step alone: forward and backward
    double forwardShare = 1.0 / 3; ///< of it; backward computes two gradients for each product of the forward pass
    double jitter = 0.01;          ///< standard deviation of a step's time, as a share of it; each step, each worker
    int stragglers = 0;            ///< workers, the last ones, whose steps take
    double slowdown = 1.5;         ///< times as long
    bool overlap = true; ///< gradients are told final layer by layer; false: all at the end of the backward pass
};

/// What carries and handles the bytes. Rates of the processor are those of one thread.
struct MachineModel {
    double nicGbits = 25;   ///< each direction of each host's card
    double streamGbits = 0; ///< of one connection; 0: no limit of its own
    double latencySeconds = 50e-6;
    Sharing sharing = Sharing::Fair; ///< of a card
    double window = 4 << 20;         ///< bytes of one connection under way: both socket buffers
    int workersPerHost = 1;          ///< workers behind one card; servers have one each
    double copyRate = 3.5e9;         ///< bytes/s through send(2) or recv(2)
    double addRate = 30e9;           ///< bytes/s of gradients added while they are in the cache
    double updateRate = 3e9;         ///< bytes/s of gradient that the optimiser applies
    double jsonRate = 100e6;         ///< bytes/s of control messages written or read
    Duration perMessage{5'000};      ///< of a thread, for each frame
    int cores = 0; ///< that all processes share, on one machine without a network; 0: each thread has its own
    /// Connecting takes so many latencies: TCP, challenge, proof, welcome.
    int handshakeLatencies = 5;
    /// Bytes on the wire for one of payload: Ethernet frames of 1,500 bytes with their gaps carry 1,448.
    static constexpr double kWire = 1538.0 / 1448.0;
};

enum class IncidentKind { KillWorker, FreezeWorker, KillServer, FreezeServer, JoinWorker, LeaveWorker };
struct Incident {
    IncidentKind what = IncidentKind::KillWorker;
    int index = 0;     ///< of the worker or server, in the order of the start; not of a join
    double atStep = 0; ///< after so many steps of the fastest worker; fractions are of a step's computation
};

/// One simulated run.
struct Setup {
    std::string model = "imagenet-resnet-50-224x224";
    int workers = 2, servers = 2;
    int serverThreads = 0; ///< threads of a server; 0: what the job chooses
    int sliceBytes = 256 << 10;
    std::string compression = "none";
    bool replicas = true; ///< a second copy of every slice
    int steps = 12;       ///< of an epoch
    int epochs = 1;
    std::string boundary = "batch";
    ComputeModel compute;
    MachineModel machine;
    std::vector<Incident> incidents;
    std::uint64_t seed = 1;
    double limitSeconds = 3600; ///< virtual; a run that lasts longer hangs

    /// The job as its roles read it; the parameter server does not ask what model the arena is of. A step has one
    /// sample for each worker of the start, so that shares stay whole.
    protocol::JobSpec job() const;
};

/// How long a worker's step computes. index: in the order of the start, of whom the last ones are stragglers
double stepSeconds(const Setup &, int index, int rank, std::uint64_t round);

/// A repeatable number in [0, 1) from any two.
double uniform(std::uint64_t seed, std::uint64_t n);
/// The same, normally distributed around 0 with deviation 1, cut at 3.
double normal(std::uint64_t seed, std::uint64_t n);

} // namespace trainyard::bench::scale
