#include <iterator>

#include <QtGlobal>

#include "gui/text/sentence_list_internal.h"

namespace trainyard::gui::text {

namespace {

/// Of jobs and of data: checks of a job, recipes, code that is sent.
constexpr const char *kJobSentences[] = {
    QT_TRANSLATE_NOOP("Sentences", "The job could not be checked against %1: %2."),
    QT_TRANSLATE_NOOP("Sentences", "The security group %1 of the cluster also admits %2, and the programs of this type "
                                   "authenticate nobody: whoever reaches their ports can run code as your user. Remove "
                                   "these rules, or use another group."),
    QT_TRANSLATE_NOOP("Sentences", "there is no access to S3 from here"),
    QT_TRANSLATE_NOOP("Sentences", "1 channel (grey)"),
    QT_TRANSLATE_NOOP("Sentences", "3 channels (colour)"),
    QT_TRANSLATE_NOOP("Sentences", "%1 channels"),
    QT_TRANSLATE_NOOP("Sentences",
                      "%1 has no validation files, so no accuracy will be measured: name some with --data-val."),
    QT_TRANSLATE_NOOP("Sentences", "the validation data of %1"),
    QT_TRANSLATE_NOOP("Sentences", "%1 has no pictures: name a data set that has."),
    QT_TRANSLATE_NOOP("Sentences", "The pictures of %1 have %2, and %3 takes %4: choose %5, or a data set of %6."),
    QT_TRANSLATE_NOOP("Sentences", "grey pictures"),
    QT_TRANSLATE_NOOP("Sentences", "colour pictures"),
    QT_TRANSLATE_NOOP("Sentences", "another model (mlp or lenet)"),
    QT_TRANSLATE_NOOP("Sentences", "another model (such as %1)"),
    QT_TRANSLATE_NOOP("Sentences", "another model"),
    QT_TRANSLATE_NOOP("Sentences", "%1, padded by %2"),
    QT_TRANSLATE_NOOP("Sentences", "The pictures of %1 are %2, smaller than the %3 that %4 takes: choose %5, or fill "
                                   "up the difference with --pad-size %6."),
    QT_TRANSLATE_NOOP("Sentences", "The pictures of %1 are %2, and training uses only a part of %3 of each, since it "
                                   "crops and does not scale: pack them smaller with data pack --resize %4."),
    QT_TRANSLATE_NOOP("Sentences", "The labels of %1 go up to %2 (%3), and %4 has %5 classes, 0 to %6"),
    QT_TRANSLATE_NOOP("Sentences", "%1: choose --num-classes %2."),
    QT_TRANSLATE_NOOP("Sentences", "%1: choose --num-classes %2 or more."),
    QT_TRANSLATE_NOOP("Sentences", "%1: give its last layer %2 outputs."),
    QT_TRANSLATE_NOOP("Sentences", "%1: give its last layer %2 outputs or more."),
    QT_TRANSLATE_NOOP("Sentences", "%1 has %2 classes, and no label of %3 is above %4: %5 classes are enough."),
    QT_TRANSLATE_NOOP("Sentences",
                      "%1 has %2 pictures to train on, too few for %3 workers: use fewer workers, or more data."),
    QT_TRANSLATE_NOOP("Sentences", "A step of all workers takes %1 samples, and %2 has %3: an epoch is a single step; "
                                   "choose a --batch-size of at most %4."),
    QT_TRANSLATE_NOOP("Sentences", "%1 has no effect: %2."),
    QT_TRANSLATE_NOOP("Sentences", "%1 takes grey pictures; omit it"),
    QT_TRANSLATE_NOOP("Sentences", "the pictures of %1 are as large as the input of %2; add --pad-size, or omit it"),
    QT_TRANSLATE_NOOP("Sentences",
                      "rawShape has no effect: %1 has no records of raw pixels; remove it from the job's file."),
    QT_TRANSLATE_NOOP("Sentences", "%1 cannot be read and stays here"),
    QT_TRANSLATE_NOOP("Sentences",
                      "%1 has Windows line ends, with which it does not run on the machines: convert it (dos2unix)"),
    QT_TRANSLATE_NOOP("Sentences", "HDFS exists on EMR clusters only: copy the data to S3, or to the machines."),
    QT_TRANSLATE_NOOP("Sentences", "it was being stopped (%1)"),
    QT_TRANSLATE_NOOP("Sentences", "the checkpoint from which it had resumed was on the lost machine only"),
    QT_TRANSLATE_NOOP("Sentences", "its programs may not be started again (--restarts), since only they know what they "
                                   "have saved: start the job again"),
    QT_TRANSLATE_NOOP("Sentences", "its scheduler has ended"),
    QT_TRANSLATE_NOOP("Sentences", "its scheduler has recorded the end of the run"),
    QT_TRANSLATE_NOOP("Sentences", "it was restarted %1 times, and trained no step"),
    QT_TRANSLATE_NOOP("Sentences", "it is on the machines of the cluster, and no run there has trained with it"),
    QT_TRANSLATE_NOOP("Sentences",
                      "Computation hides only %1 % of the exchange of gradients: the steps are too short for %2 "
                      "workers to be a meaningful benchmark; use a larger batch or model, or fewer workers."),
    QT_TRANSLATE_NOOP("Sentences", "Program"),
    QT_TRANSLATE_NOOP("Sentences", "Of the machines"),
    QT_TRANSLATE_NOOP("Sentences", "Image"),
    QT_TRANSLATE_NOOP("Sentences", "Docker"),
    QT_TRANSLATE_NOOP(
        "Sentences",
        "Installs Docker, starts it, and adds the login user to its group; with GPUs also NVIDIA's container toolkit."),
    QT_TRANSLATE_NOOP("Sentences", "Containers can use them"),
    QT_TRANSLATE_NOOP("Sentences", "Pulls images on each machine."),
    QT_TRANSLATE_NOOP("Sentences", "Images"),
    QT_TRANSLATE_NOOP("Sentences", "One NAME:TAG a line"),
    QT_TRANSLATE_NOOP(
        "Sentences",
        "Builds an image from a folder of the machine; run it on one machine, and docker-copy on the others."),
    QT_TRANSLATE_NOOP("Sentences", "Folder"),
    QT_TRANSLATE_NOOP("Sentences", "With the Dockerfile, on the machine"),
    QT_TRANSLATE_NOOP("Sentences",
                      "Loads an image from another machine of the cluster, through the key mesh, without a registry."),
    QT_TRANSLATE_NOOP("Sentences", "Machine"),
    QT_TRANSLATE_NOOP("Sentences", "That has the image"),
    QT_TRANSLATE_NOOP("Sentences", "Newer versions"),
    QT_TRANSLATE_NOOP("Sentences", "Pulls also what is there already"),
    QT_TRANSLATE_NOOP("Sentences", "Dockerfile"),
    QT_TRANSLATE_NOOP("Sentences", "Its name in the folder; empty: Dockerfile"),
    QT_TRANSLATE_NOOP("Sentences",
                      "Clones MXNet, or a version of it for dynamic training, builds it with your flags on one "
                      "machine, and hands the result to the others through a shared folder or a bucket."),
    QT_TRANSLATE_NOOP("Sentences", "Repository"),
    QT_TRANSLATE_NOOP("Sentences", "Address for git"),
    QT_TRANSLATE_NOOP("Sentences", "Version"),
    QT_TRANSLATE_NOOP("Sentences", "Tag, branch or commit; empty: the newest"),
    QT_TRANSLATE_NOOP("Sentences", "On the machines"),
    QT_TRANSLATE_NOOP("Sentences", "For NVIDIA GPUs"),
    QT_TRANSLATE_NOOP("Sentences", "Folder of the CUDA toolkit"),
    QT_TRANSLATE_NOOP("Sentences", "With cuDNN"),
    QT_TRANSLATE_NOOP("Sentences", "Library for linear algebra"),
    QT_TRANSLATE_NOOP("Sentences", "For image augmentation"),
    QT_TRANSLATE_NOOP("Sentences", "For training on several machines"),
    QT_TRANSLATE_NOOP("Sentences", "Reads s3:// itself"),
    QT_TRANSLATE_NOOP("Sentences", "More flags"),
    QT_TRANSLATE_NOOP("Sentences", "NAME=value, one a line"),
    QT_TRANSLATE_NOOP("Sentences", "Compilers at once"),
    QT_TRANSLATE_NOOP("Sentences", "0: by processors and memory"),
    QT_TRANSLATE_NOOP("Sentences", "Cache"),
    QT_TRANSLATE_NOOP("Sentences", "Shared folder or s3://BUCKET/PREFIX; empty: every machine builds"),
    QT_TRANSLATE_NOOP("Sentences", "Interpreter"),
    QT_TRANSLATE_NOOP("Sentences", "That shall find the module mxnet; empty: none"),
    QT_TRANSLATE_NOOP("Sentences", "Installs compiler, git, CMake, BLAS, OpenCV, curl, OpenSSL and Python with their "
                                   "headers, under the names that the machine's distribution has today."),
    QT_TRANSLATE_NOOP("Sentences", "Installs packages with apt or dnf."),
    QT_TRANSLATE_NOOP("Sentences", "Packages"),
    QT_TRANSLATE_NOOP("Sentences", "One name a line"),
    QT_TRANSLATE_NOOP("Sentences",
                      "Installs version 2 of the AWS command line; only jobs that call it themselves need it."),
    QT_TRANSLATE_NOOP("Sentences", "Address"),
    QT_TRANSLATE_NOOP("Sentences", "Another place of the installer than AWS's own"),
    QT_TRANSLATE_NOOP("Sentences", "Runs lines of the shell on each machine, in its home, until one fails."),
    QT_TRANSLATE_NOOP("Sentences", "Commands"),
    QT_TRANSLATE_NOOP("Sentences", "Lines for sh; without questions, nothing can answer them"),
    QT_TRANSLATE_NOOP("Sentences", "OpenCV"),
    QT_TRANSLATE_NOOP("Sentences", "For image augmentation in MXNet"),
    QT_TRANSLATE_NOOP("Sentences", "Program on the machines"),
    QT_TRANSLATE_NOOP("Sentences", "Installs packages, wheels by address and requirements with pip, for the login user "
                                   "or into a virtual environment."),
    QT_TRANSLATE_NOOP("Sentences", "One a line: numpy, torch==2.4.0, the address of a wheel"),
    QT_TRANSLATE_NOOP(
        "Sentences",
        "Copies launch.py and its tracker from the installed package into a folder, such as a shared file system."),
    QT_TRANSLATE_NOOP("Sentences", "On the machines, /efs"),
    QT_TRANSLATE_NOOP("Sentences", "File of requirements"),
    QT_TRANSLATE_NOOP("Sentences", "On the machines, ~/project/requirements.txt"),
    QT_TRANSLATE_NOOP("Sentences", "Packages to remove first"),
    QT_TRANSLATE_NOOP("Sentences", "Install again"),
    QT_TRANSLATE_NOOP("Sentences", "Also what is installed already"),
    QT_TRANSLATE_NOOP("Sentences", "Virtual environment"),
    QT_TRANSLATE_NOOP("Sentences", "Folder, made where it is missing; empty: of the login user"),
    QT_TRANSLATE_NOOP("Sentences", "Package"),
    QT_TRANSLATE_NOOP("Sentences", "That contains it"),
    QT_TRANSLATE_NOOP("Sentences", "C++ compiler"),
    QT_TRANSLATE_NOOP("Sentences", "GCC 4.8 or newer (C++11)"),
    QT_TRANSLATE_NOOP("Sentences", "any version"),
    QT_TRANSLATE_NOOP("Sentences", "3.13 or newer, for MXNet 1.7 and later"),
    QT_TRANSLATE_NOOP("Sentences", "OpenBLAS, ATLAS or MKL with headers"),
    QT_TRANSLATE_NOOP("Sentences", "any, with headers; for image augmentation"),
    QT_TRANSLATE_NOOP("Sentences", "curl library"),
    QT_TRANSLATE_NOOP("Sentences", "any, with headers"),
    QT_TRANSLATE_NOOP("Sentences", "OpenSSL library"),
    QT_TRANSLATE_NOOP("Sentences", "3.6 or newer"),
    QT_TRANSLATE_NOOP("Sentences", "CUDA toolkit"),
    QT_TRANSLATE_NOOP("Sentences", "8.0 or newer (7.5 is known to fail); for GPUs"),
    QT_TRANSLATE_NOOP("Sentences", "any; for GPUs"),
    QT_TRANSLATE_NOOP("Sentences", "Any program: charts, checkpoints, a stop that saves"),
    QT_TRANSLATE_NOOP("Sentences", "PyTorch: DistributedDataParallel with checkpoints"),
    QT_TRANSLATE_NOOP("Sentences", "PyTorch, elastic: key-value store and data iterator")};

} // namespace

std::vector<const char *> jobSentences()
{
    return {std::begin(kJobSentences), std::end(kJobSentences)};
}

} // namespace trainyard::gui::text
