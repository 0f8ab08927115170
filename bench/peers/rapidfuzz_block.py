"""RapidFuzz, one-to-many: process.cdist gives all scores, process.extract the ten best of each query."""

import json
import time

import numpy as np
from rapidfuzz import distance, fuzz, process

from measure import peak_mib, run

SCORERS = {
    "Levenshtein": (distance.Levenshtein.distance, np.uint32),
    "Indel": (distance.Indel.distance, np.uint32),
    "Jaro-Winkler": (distance.JaroWinkler.similarity, np.float32),
    "token_set_ratio": (fuzz.token_set_ratio, np.float32),
    "WRatio": (fuzz.WRatio, np.float32),
}
LEAST_S = 0.4


def work(options, _):
    with open(options["file"], encoding="utf-8") as file:
        block = json.load(file)
    queries, choices = block["queries"], block["choices"]
    scorer, dtype = SCORERS[options["measure"]]
    cut_off = options["cutOff"]

    def cdist():
        return float(process.cdist(queries, choices, scorer=scorer, score_cutoff=cut_off, dtype=dtype, workers=1).sum(dtype=np.float64))

    def extract():
        return float(sum(len(process.extract(query, choices, scorer=scorer, score_cutoff=cut_off, limit=10)) for query in queries))

    once = cdist if options["method"] == "cdist" else extract
    checksum = once()
    started, passes = time.perf_counter(), 0
    while time.perf_counter() - started < LEAST_S:
        once()
        passes += 1
    return {"count": len(queries) * len(choices), "ms": (time.perf_counter() - started) * 1000 / passes, "checksum": checksum, "peakMiB": peak_mib()}


run(work)
