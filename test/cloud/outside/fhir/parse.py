"""Parses each line of an NDJSON file with fhir.resources (R4B): python parse.py FILE."""
import collections
import importlib
import json
import sys

count, failed = collections.Counter(), collections.Counter()
for line in open(sys.argv[1], encoding="utf-8"):
    resource = json.loads(line)
    kind = resource["resourceType"]
    module = importlib.import_module(f"fhir.resources.R4B.{kind.lower()}")
    try:
        getattr(module, kind).model_validate(resource)
        count[kind] += 1
    except Exception as error:
        failed[f"{kind}: {error}"[:300]] += 1
print(dict(count))
for text, times in failed.most_common(20):
    print(times, text)
sys.exit(1 if failed else 0)
