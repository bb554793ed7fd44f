#include <iterator>

#include <QtGlobal>

#include "gui/text/sentence_list_internal.h"

namespace trainyard::gui::text {

namespace {

/// Of resources/doctor/log-rules.json: the texts of the built-in rules for logs.
constexpr const char *kLogSentences[] = {
    QT_TRANSLATE_NOOP("Sentences", "CUDA out of memory"),
    QT_TRANSLATE_NOOP("Sentences", "The model, its batch and its activations do not fit into the memory of the GPU."),
    QT_TRANSLATE_NOOP("Sentences", "Use a smaller batch per worker, more workers, or an instance type with more GPU "
                                   "memory; end other processes that use the GPU."),
    QT_TRANSLATE_NOOP("Sentences", "NCCL time-out"),
    QT_TRANSLATE_NOOP("Sentences", "A rank did not take part in a collective operation in time: it has failed, is far "
                                   "slower, or its port is blocked."),
    QT_TRANSLATE_NOOP(
        "Sentences",
        "Read the log of the first rank that stopped; allow all traffic between members of the security group."),
    QT_TRANSLATE_NOOP("Sentences", "NCCL error"),
    QT_TRANSLATE_NOOP("Sentences", "The connection between GPUs of two ranks failed."),
    QT_TRANSLATE_NOOP(
        "Sentences",
        "Check that the other ranks still run, and that NCCL_SOCKET_IFNAME names an interface that all machines have."),
    QT_TRANSLATE_NOOP("Sentences", "GPU fault (Xid)"),
    QT_TRANSLATE_NOOP("Sentences", "The driver of the GPU reports a fault of the hardware, the driver or a program."),
    QT_TRANSLATE_NOOP("Sentences", "Look the Xid number up in NVIDIA's list; if it repeats, replace the machine (48, "
                                   "63, 64, 74, 79, 94 and 95 are hardware faults)."),
    QT_TRANSLATE_NOOP("Sentences", "GPU memory error (ECC)"),
    QT_TRANSLATE_NOOP("Sentences", "The memory of the GPU has an error that cannot be corrected."),
    QT_TRANSLATE_NOOP("Sentences", "Replace the machine: results that were computed there may be wrong."),
    QT_TRANSLATE_NOOP("Sentences", "GPU lost"),
    QT_TRANSLATE_NOOP("Sentences", "The GPU no longer answers."),
    QT_TRANSLATE_NOOP("Sentences", "Restart the machine; if the fault returns, replace it."),
    QT_TRANSLATE_NOOP("Sentences", "NVIDIA driver and library differ"),
    QT_TRANSLATE_NOOP("Sentences", "The driver is missing, or does not fit the CUDA library."),
    QT_TRANSLATE_NOOP(
        "Sentences",
        "Restart the machine after an update of the driver, or use an image with the driver for this instance type."),
    QT_TRANSLATE_NOOP("Sentences", "Killed: out of memory"),
    QT_TRANSLATE_NOOP("Sentences", "The machine had no memory left, and the kernel killed a process."),
    QT_TRANSLATE_NOOP("Sentences", "Use fewer processes or a smaller batch, or an instance type with more memory."),
    QT_TRANSLATE_NOOP("Sentences", "Disk full"),
    QT_TRANSLATE_NOOP("Sentences", "A disk of the machine is full."),
    QT_TRANSLATE_NOOP("Sentences", "Delete files there, or launch with a larger root volume (--root-gib)."),
    QT_TRANSLATE_NOOP("Sentences", "Disk read-only"),
    QT_TRANSLATE_NOOP("Sentences", "The file system was mounted read-only, mostly after an error of the disk."),
    QT_TRANSLATE_NOOP("Sentences", "Replace the machine, after copying what is needed."),
    QT_TRANSLATE_NOOP("Sentences", "Shared memory full"),
    QT_TRANSLATE_NOOP("Sentences", "The processes that load data need more shared memory than /dev/shm has."),
    QT_TRANSLATE_NOOP("Sentences",
                      "Use fewer loader processes, or start the container with --ipc=host or a larger --shm-size."),
    QT_TRANSLATE_NOOP("Sentences", "Too many open files"),
    QT_TRANSLATE_NOOP("Sentences", "The process reached its limit of open files."),
    QT_TRANSLATE_NOOP("Sentences", "Raise the limit (ulimit -n 65536) or use fewer loader processes."),
    QT_TRANSLATE_NOOP("Sentences", "NumPy does not load"),
    QT_TRANSLATE_NOOP("Sentences",
                      "The installed NumPy does not fit the framework; EMR releases before 5.9.0 have this fault."),
    QT_TRANSLATE_NOOP("Sentences", "Reinstall NumPy on all nodes."),
    QT_TRANSLATE_NOOP("Sentences", "libdc1394 not initialized"),
    QT_TRANSLATE_NOOP("Sentences", "OpenCV looks for a FireWire camera; training is not affected."),
    QT_TRANSLATE_NOOP("Sentences", "Link /dev/raw1394 to /dev/null."),
    QT_TRANSLATE_NOOP("Sentences", "CUDA library not found"),
    QT_TRANSLATE_NOOP("Sentences", "The dynamic linker does not find a CUDA library."),
    QT_TRANSLATE_NOOP("Sentences", "Add the folder of the CUDA libraries to LD_LIBRARY_PATH."),
    QT_TRANSLATE_NOOP("Sentences", "SSH key not accepted"),
    QT_TRANSLATE_NOOP(
        "Sentences",
        "A node did not accept the key of another one: the agent is not forwarded, or it is another key pair."),
    QT_TRANSLATE_NOOP("Sentences", "Connect to the head with ssh -A, and use the private addresses of the workers."),
    QT_TRANSLATE_NOOP("Sentences", "Host key not verified"),
    QT_TRANSLATE_NOOP("Sentences", "A node shows another host key than the one known to the node that connects."),
    QT_TRANSLATE_NOOP("Sentences", "Remove the old key there (ssh-keygen -R ADDRESS) if the machine was replaced."),
    QT_TRANSLATE_NOOP("Sentences", "Port in use"),
    QT_TRANSLATE_NOOP("Sentences", "A process of an earlier run still holds the port."),
    QT_TRANSLATE_NOOP("Sentences", "End the processes of the earlier run."),
    QT_TRANSLATE_NOOP("Sentences", "Connection refused"),
    QT_TRANSLATE_NOOP("Sentences", "The other process does not listen there, or not yet."),
    QT_TRANSLATE_NOOP("Sentences", "If it repeats, check that the scheduler and the servers of the run live."),
    QT_TRANSLATE_NOOP("Sentences", "Host name not found"),
    QT_TRANSLATE_NOOP("Sentences", "A host name has no address: the DNS of the VPC is off, or the name is wrong."),
    QT_TRANSLATE_NOOP("Sentences", "Enable DNS support and DNS host names of the VPC, or correct the name."),
    QT_TRANSLATE_NOOP("Sentences", "S3: access denied"),
    QT_TRANSLATE_NOOP("Sentences", "The role or the keys of the machine may not read or write the bucket."),
    QT_TRANSLATE_NOOP(
        "Sentences",
        "Permit the bucket in the role of the machines (account --policy), or check the bucket's name and owner."),
    QT_TRANSLATE_NOOP("Sentences", "S3: no such bucket or key"),
    QT_TRANSLATE_NOOP("Sentences", "The bucket or the object does not exist."),
    QT_TRANSLATE_NOOP("Sentences", "Check the address of the data (data ls s3://BUCKET)."),
    QT_TRANSLATE_NOOP("Sentences", "Credentials expired"),
    QT_TRANSLATE_NOOP("Sentences", "The keys on the machine have expired or are missing, or its clock is wrong."),
    QT_TRANSLATE_NOOP("Sentences",
                      "Give the machines a role, or send new keys with the next run; check the clock (M30)."),
    QT_TRANSLATE_NOOP("Sentences", "File system not responding"),
    QT_TRANSLATE_NOOP("Sentences", "The shared file system does not answer the machine."),
    QT_TRANSLATE_NOOP("Sentences", "Check the mount target of the zone, and that its security group admits port 2049."),
    QT_TRANSLATE_NOOP("Sentences", "File system not mounted"),
    QT_TRANSLATE_NOOP("Sentences", "The shared file system could not be mounted."),
    QT_TRANSLATE_NOOP("Sentences", "Check the mount target of the zone, DNS, and port 2049."),
    QT_TRANSLATE_NOOP("Sentences", "Segmentation fault"),
    QT_TRANSLATE_NOOP("Sentences", "A program has accessed memory that is not its own."),
    QT_TRANSLATE_NOOP("Sentences",
                      "Check that framework, CUDA and driver fit one another; report it with the archive of --bundle."),
    QT_TRANSLATE_NOOP("Sentences", "Illegal instruction"),
    QT_TRANSLATE_NOOP("Sentences", "The program was built for another processor."),
    QT_TRANSLATE_NOOP("Sentences", "Choose an instance type with a newer processor, or another build."),
    QT_TRANSLATE_NOOP("Sentences", "Loss is NaN"),
    QT_TRANSLATE_NOOP("Sentences", "Training has diverged."),
    QT_TRANSLATE_NOOP("Sentences", "Use a smaller learning rate, gradient clipping, or check the data."),
    QT_TRANSLATE_NOOP("Sentences", "Python package missing"),
    QT_TRANSLATE_NOOP("Sentences", "The Python package is not installed for the interpreter that runs."),
    QT_TRANSLATE_NOOP("Sentences", "Install it on all nodes, or activate the environment of the image."),
    QT_TRANSLATE_NOOP("Sentences", "Spot interruption"),
    QT_TRANSLATE_NOOP("Sentences", "EC2 takes the Spot machine back."),
    QT_TRANSLATE_NOOP("Sentences", "Let the run replace it (launch --replace-spot), or use On-Demand machines."),
    QT_TRANSLATE_NOOP("Sentences", "Harmless message of the set-up"),
    QT_TRANSLATE_NOOP("Sentences", "Package managers print such lines on machines that are well."),
    QT_TRANSLATE_NOOP("Sentences", "Nothing has to be done."),
    QT_TRANSLATE_NOOP("Sentences", "Set-up failed"),
    QT_TRANSLATE_NOOP("Sentences", "A command of the machine's set-up failed."),
    QT_TRANSLATE_NOOP("Sentences", "Correct the cause, and create the machine again.")};

} // namespace

std::vector<const char *> logSentences()
{
    return {std::begin(kLogSentences), std::end(kLogSentences)};
}

} // namespace trainyard::gui::text
