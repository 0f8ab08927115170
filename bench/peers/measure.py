"""What the Python peers have in common: options as JSON in, a measurement as JSON out; the clock runs only while the peer works."""

import json
import resource
import sys
import time


def peak_mib():
    """Peak memory of this process (resident set). Linux counts KiB, macOS bytes."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / (2**20 if sys.platform == "darwin" else 2**10)


def run(work):
    """Calls work(options, clock), which returns the fields to report, and writes them. argv: options, file for the answer."""
    with open(sys.argv[2], "w", encoding="utf-8") as out:
        json.dump(work(json.loads(sys.argv[1]), Clock()), out)


def read_values(options):
    with open(options["file"], encoding="utf-8") as file:
        return json.load(file)["values"]


class Clock:
    """Runs once, around the work."""

    def time(self, work):
        self.before_mib = peak_mib()
        started = time.perf_counter()
        result = work()
        self.ms = (time.perf_counter() - started) * 1000
        self.peak_mib = peak_mib()
        return result

    def report(self, count, **more):
        return {"count": count, "ms": self.ms, "peakMiB": self.peak_mib, "beforeMiB": self.before_mib, **more}


def run_linkage(link):
    """
    link(different values, options) gives, for each of options["thresholds"], the cluster of each value. Equal rows are compared once, as anybody
    would do; finding them is part of the time.
    """

    def work(options, clock):
        rows = read_values(options)

        def linked():
            number = {value: i for i, value in enumerate(dict.fromkeys(rows))}
            answers = link(list(number), options)
            return [[int(answer[number[row]]) for row in rows] for answer in answers]

        clusters = clock.time(linked)
        return clock.report(len(rows), clusters=clusters)

    run(work)


def components(count, lefts, rights):
    """Connected components: whatever a chain of matches joins is one cluster."""
    import numpy as np
    from scipy.sparse import coo_matrix
    from scipy.sparse.csgraph import connected_components

    ones = np.ones(len(lefts), dtype=np.int8)
    return connected_components(coo_matrix((ones, (lefts, rights)), shape=(count, count)), directed=False)[1]
