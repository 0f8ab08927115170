"""string_grouper: TF-IDF cosine of character trigrams, group_similar_strings with its default settings."""

import pandas as pd
from string_grouper import group_similar_strings

from measure import run_linkage


def link(values, options):
    series = pd.Series(values)
    groups = [
        group_similar_strings(series, min_similarity=threshold, number_of_processes=1, ignore_index=False) for threshold in options["thresholds"]
    ]
    return [group["group_rep_index"].to_numpy() for group in groups]


run_linkage(link)
