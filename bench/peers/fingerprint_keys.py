"""Keys of strings in Python: the fingerprint that people write themselves, and the fingerprints package (made for companies)."""

import re
import unicodedata

from measure import read_values, run


def recipe(value):
    plain = unicodedata.normalize("NFKD", value.strip().lower()).encode("ascii", "ignore").decode()
    return " ".join(sorted(set(re.sub(r"[^\w\s]", "", plain).split()))) or None


def method(name):
    if name == "Python recipe":
        return recipe
    import fingerprints

    return fingerprints.generate


def clusters_of(keys):
    first = {}
    return [i if key is None else first.setdefault(key, i) for i, key in enumerate(keys)]


def work(options, clock):
    values = read_values(options)
    key = method(options["method"])
    if options["task"] == "keyClusters":
        clusters = clock.time(lambda: clusters_of([key(value) for value in values]))
        return clock.report(len(values), clusters=[clusters])
    for value in values[: options["warmUp"]]:
        key(value)
    measured = values[options["warmUp"] :]
    clock.time(lambda: [key(value) for value in measured])
    return clock.report(len(measured))


run(work)
