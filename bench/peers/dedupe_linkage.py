"""
dedupe: it learns from the answers of a person to "are these two the same?". Here the labels of another column answer (options["labels"]: a JSON file of
values and truth), as often as somebody with patience would.
"""

import json
import random

import dedupe
import numpy as np

from measure import run_linkage

QUESTIONS = 150


def records(values):
    return {i: {"name": value} for i, value in enumerate(values) if value}


def trained(values, truth):
    company = dict(zip(values, truth))
    matcher = dedupe.Dedupe([dedupe.variables.String("name"), dedupe.variables.Text("name")], num_cores=0, in_memory=True)
    matcher.prepare_training(records(company))
    for _ in range(QUESTIONS):
        for first, second in matcher.uncertain_pairs():
            same = company[first["name"]] == company[second["name"]]
            matcher.mark_pairs({"match": [(first, second)] if same else [], "distinct": [] if same else [(first, second)]})
    matcher.train()
    matcher.cleanup_training()
    return matcher


def link(values, options):
    random.seed(1)
    np.random.seed(1)
    with open(options["labels"], encoding="utf-8") as file:
        matcher = trained(**json.load(file))
    data = records(values)
    answers = []
    for threshold in options["thresholds"]:
        answer = list(range(len(values)))
        for members, _ in matcher.partition(data, threshold):
            for member in members:
                answer[member] = members[0]
        answers.append(answer)
    return answers


run_linkage(link)
