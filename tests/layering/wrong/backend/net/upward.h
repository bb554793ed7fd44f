#pragma once
// Wrong on purpose: the test of layering_check expects this line to be refused.
#include "backend/cluster/launch_plan.h"
