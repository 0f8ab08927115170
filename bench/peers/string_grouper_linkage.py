"""
string_grouper: TF-IDF cosine of character trigrams, with its default settings. group_similar_strings puts whatever a chain of matches joins into one group;
where groups at several thresholds are asked for, the matches are made once.
"""

import pandas as pd
from string_grouper import group_similar_strings, match_strings

from measure import components, run_linkage


def link(values, options):
    thresholds = options["thresholds"]
    series = pd.Series(values)
    settings = {"min_similarity": min(thresholds), "number_of_processes": 1}
    if len(thresholds) == 1:
        return [group_similar_strings(series, **settings)["group_rep_index"].to_numpy()]
    found = match_strings(series, **settings)
    left, right, score = (found[name].to_numpy() for name in ("left_index", "right_index", "similarity"))
    return [components(len(values), left[score > threshold], right[score > threshold]) for threshold in thresholds]


run_linkage(link)
