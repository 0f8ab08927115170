"""
Splink on DuckDB. Its documentation says that it is not made for a single column of company names, and advises to cut such a column into parts that say
different things: here the first word, the words behind it, and the name written as one. Blocking on three of them, u by random sampling, m by EM.
"""

import logging
from collections import Counter

import duckdb
import pyarrow as pa
import splink.comparison_level_library as cll
import splink.comparison_library as cl
from rapidfuzz import utils
from splink import DuckDBAPI, Linker, SettingsCreator, block_on

from measure import components, run_linkage

logging.getLogger("splink").setLevel(logging.ERROR)


def columns(values):
    words = [utils.default_process(value).split() for value in values]
    count = Counter(word for row in words for word in set(row))
    return pa.table(
        {
            "unique_id": list(range(len(values))),
            "first": [row[0] if row else None for row in words],
            "rest": [" ".join(row[1:]) or None for row in words],
            "rarest": [min(row, key=lambda word: (count[word], word)) if row else None for row in words],
            "joined": ["".join(row) or None for row in words],
        }
    )


FIRST = cl.CustomComparison(
    output_column_name="first",
    comparison_levels=[
        cll.NullLevel("first"),
        cll.ExactMatchLevel("first", term_frequency_adjustments=True),
        cll.JaroWinklerLevel("first", 0.92),
        cll.ElseLevel(),
    ],
)
SETTINGS = SettingsCreator(
    link_type="dedupe_only",
    comparisons=[FIRST, cl.JaroWinklerAtThresholds("rest", [0.95, 0.88, 0.7])],
    blocking_rules_to_generate_predictions=[block_on("first"), block_on("rarest"), block_on("substr(joined, 1, 6)")],
)


def link(values, options):
    api = DuckDBAPI(duckdb.connect(config={"threads": 1}))
    linker = Linker(api.register(columns(values), dataset_display_name="names"), SETTINGS)
    training = linker.training
    training.estimate_probability_two_random_records_match([block_on("joined")], recall=0.5)
    training.estimate_u_using_random_sampling(max_pairs=1e6, seed=1)
    # each trains the comparisons of the columns that it does not block on
    training.estimate_parameters_using_expectation_maximisation(block_on("first"))
    training.estimate_parameters_using_expectation_maximisation(block_on("rest"))
    found = linker.inference.predict(threshold_match_probability=min(options["thresholds"])).as_pandas_dataframe()
    left, right, score = (found[name].to_numpy() for name in ("unique_id_l", "unique_id_r", "match_probability"))
    return [components(len(values), left[score >= threshold], right[score >= threshold]) for threshold in options["thresholds"]]


run_linkage(link)
