#pragma once
// Intentionally wrong: the test of layering_check expects a report of this line.
#include "backend/cluster/launch_plan.h"
