#pragma once

#include <optional>
#include <string>

#include <QString>

#include "backend/protocol/job/job_spec.h"
#include "backend/training/run/resume_points.h"

/// What follows from a choice in the form of a job. Plain functions over the job.
namespace trainyard::gui {

/// Changes fields that the mode excludes: without servers (local) there are none, and only synchronous workers can
/// update the weights themselves.
void adaptToMode(protocol::JobSpec &job);

enum class Augmentation { None, Cifar, Custom };
Augmentation augmentationOf(const protocol::InputSpec &);
/// Sets augmentation and normalisation; paths, format and threads stay. Custom changes nothing.
void setAugmentation(protocol::InputSpec &, Augmentation);

/// Fits the job of an earlier run to be continued from its checkpoint: where all its epochs are done, as many again.
void continueFrom(protocol::JobSpec &job, const training::ResumePoint &);

/// Why the job cannot continue from the checkpoint; empty: it can.
QString resumeProblem(const protocol::JobSpec &, const training::ResumePoint &);

/// The workers that a job starts on machines without GPUs. Until a run starts, `workers` counts its machines.
int plannedWorkers(const protocol::JobSpec &);

/// The problem of a field, for the line below it.
/// \param name  of the field, as protocol::JobField
/// \param detail  of protocol::JobProblem
QString jobProblemText(const std::string &name, const std::string &detail, const protocol::JobSpec &job);

} // namespace trainyard::gui
