#include <iterator>

#include <QtGlobal>

#include "gui/text/sentence_list_internal.h"

namespace trainyard::gui::text {

namespace {

/// What the backend says of the fields of forms, as clauses: of an account's profile, of files, and of a job.
constexpr const char *kFieldSentences[] = {
    QT_TRANSLATE_NOOP("Sentences", "there is a profile of this name: choose another"),
    QT_TRANSLATE_NOOP("Sentences", "a profile needs a name"),
    QT_TRANSLATE_NOOP("Sentences", "the name %1 is taken by Trainyard itself"),
    QT_TRANSLATE_NOOP("Sentences", "a profile's name has up to 64 letters, digits and . _ - + @"),
    QT_TRANSLATE_NOOP("Sentences", "an access key has an id, such as AKIA..."),
    QT_TRANSLATE_NOOP("Sentences", "an access key's id has 4 to 128 letters and digits"),
    QT_TRANSLATE_NOOP("Sentences", "the access key's secret is needed too"),
    QT_TRANSLATE_NOOP("Sentences", "a secret has no spaces in it"),
    QT_TRANSLATE_NOOP("Sentences", "a session token has no spaces in it"),
    QT_TRANSLATE_NOOP("Sentences", "the start URL begins with https://"),
    QT_TRANSLATE_NOOP("Sentences", "single sign-on has a region of its own, such as eu-west-1"),
    QT_TRANSLATE_NOOP("Sentences", "an account id has twelve digits"),
    QT_TRANSLATE_NOOP("Sentences", "a role (permission set) is needed, in one word"),
    QT_TRANSLATE_NOOP("Sentences", "its name is no file name"),
    QT_TRANSLATE_NOOP("Sentences", "its name is longer than a file name may be"),
    QT_TRANSLATE_NOOP("Sentences", "its name has characters that cannot be shown"),
    QT_TRANSLATE_NOOP("Sentences", "it is a device, a pipe or a socket"),
    QT_TRANSLATE_NOOP("Sentences", "it is a link that leads to nothing"),
    QT_TRANSLATE_NOOP("Sentences", "is missing"),
    QT_TRANSLATE_NOOP("Sentences", "is not a text"),
    QT_TRANSLATE_NOOP("Sentences", "is longer than %1 bytes"),
    QT_TRANSLATE_NOOP("Sentences", "contains a zero byte"),
    QT_TRANSLATE_NOOP("Sentences", "is neither true nor false"),
    QT_TRANSLATE_NOOP("Sentences", "is not a number"),
    QT_TRANSLATE_NOOP("Sentences", "%1 is not in %2 to %3"),
    QT_TRANSLATE_NOOP("Sentences", "is not an integer"),
    QT_TRANSLATE_NOOP("Sentences", "is not an integer of at least 0"),
    QT_TRANSLATE_NOOP("Sentences", "is not a list of %1 numbers"),
    QT_TRANSLATE_NOOP("Sentences", "is not a list of at most %1 numbers"),
    QT_TRANSLATE_NOOP("Sentences", "one of its elements is no number or out of range"),
    QT_TRANSLATE_NOOP("Sentences", "is not a list of at most %1 texts"),
    QT_TRANSLATE_NOOP("Sentences", "one of its elements is no text, is empty or too long"),
    QT_TRANSLATE_NOOP("Sentences", "is too long"),
    QT_TRANSLATE_NOOP("Sentences", "\"%1\" is none of %2"),
    QT_TRANSLATE_NOOP("Sentences", "is none of workers, head, all, or a number of machines"),
    QT_TRANSLATE_NOOP("Sentences", "is empty: what shall run?"),
    QT_TRANSLATE_NOOP("Sentences", "leads out of the code"),
    QT_TRANSLATE_NOOP("Sentences", "%1 is set by Trainyard"),
    QT_TRANSLATE_NOOP("Sentences", "\"%1\" is not the name of a variable"),
    QT_TRANSLATE_NOOP("Sentences", "need onFailure restart"),
    QT_TRANSLATE_NOOP("Sentences", "starts with neither s3://BUCKET nor file:///"),
    QT_TRANSLATE_NOOP("Sentences", "names no bucket behind s3://"),
    QT_TRANSLATE_NOOP("Sentences", "is neither s3://BUCKET, file:/// nor a path"),
    QT_TRANSLATE_NOOP("Sentences", "is not a name (1 to 64 letters, digits, dots, underscores and dashes)"),
    QT_TRANSLATE_NOOP("Sentences", "%1 is not there for GPUs yet: train in float32"),
    QT_TRANSLATE_NOOP(
        "Sentences",
        "workers cannot step in %1, where no two have the same weights: let the servers, or train in dist_sync"),
    QT_TRANSLATE_NOOP("Sentences", "%1 leaves nothing for some of %2 workers"),
    QT_TRANSLATE_NOOP("Sentences", "is not a multiple of 64"),
    QT_TRANSLATE_NOOP("Sentences", "is neither channels (1 or 3), height and width, nor three zeros"),
    QT_TRANSLATE_NOOP("Sentences",
                      "%1 seems to be a secret, and would be stored with the run: send it with --secret-env %2"),
    QT_TRANSLATE_NOOP("Sentences",
                      "begins with %1: give the script, Trainyard adds horovodrun with the addresses of the "
                      "machines"),
    QT_TRANSLATE_NOOP("Sentences", "mpi has a fixed number of processes: an elastic job needs gloo"),
    QT_TRANSLATE_NOOP("Sentences", "%1 means one worker and no server, not %2 and %3: train in dist_sync, or on one "
                                   "worker without servers"),
    QT_TRANSLATE_NOOP("Sentences", "%1 needs at least one"),
    QT_TRANSLATE_NOOP("Sentences", "%1 is more than workers, %2"),
    QT_TRANSLATE_NOOP("Sentences", "%1 is less than workers, %2"),
    QT_TRANSLATE_NOOP("Sentences", "MXNet has a fixed number of workers")};

} // namespace

std::vector<const char *> fieldSentences()
{
    return {std::begin(kFieldSentences), std::end(kFieldSentences)};
}

} // namespace trainyard::gui::text
