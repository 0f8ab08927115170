"""RapidFuzz: every pair of different values by process.cdist, connected components of those that reach the threshold."""

import numpy as np
from rapidfuzz import distance, fuzz, process, utils

from measure import components, run_linkage

SCORERS = {
    "ratio": fuzz.ratio,
    "Jaro-Winkler": distance.JaroWinkler.normalized_similarity,
    "token_set_ratio": fuzz.token_set_ratio,
    "WRatio": fuzz.WRatio,
}
ROWS_A_BLOCK = 256


def link(values, options):
    scorer = SCORERS[options["scorer"]]
    scale = 1 if options["scorer"] == "Jaro-Winkler" else 100
    thresholds = [threshold * scale for threshold in options["thresholds"]]
    texts = [utils.default_process(value) for value in values]
    lefts, rights, scores = [], [], []
    for start in range(0, len(texts), ROWS_A_BLOCK):
        block = process.cdist(texts[start : start + ROWS_A_BLOCK], texts[start:], scorer=scorer, score_cutoff=min(thresholds), dtype=np.float32, workers=1)
        left, right = np.nonzero(block)
        lefts.append(left + start)
        rights.append(right + start)
        scores.append(block[left, right])
    left, right, score = np.concatenate(lefts), np.concatenate(rights), np.concatenate(scores)
    # a hair below, because 0.85 is not the same number with 32 bits
    return [components(len(texts), left[score >= t - 1e-4], right[score >= t - 1e-4]) for t in thresholds]


run_linkage(link)
