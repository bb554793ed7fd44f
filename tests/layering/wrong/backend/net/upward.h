#pragma once
// Intentionally wrong: the test of layering_check expects a report of this line.
#include "backend/cluster/plan/launch_plan.h"
