#!/usr/bin/env python3
"""A program that plays any game: JSON lines in, JSON lines out.

usage: overlord simulate dark-dealings --player "cmd: python examples/first_bot.py" --player random
"""

import json
import random
import sys

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "choose":
        luck = random.Random(message["seed"])  # the same seeds give the same game again
        print(json.dumps({"action": luck.choice(message["options"])}), flush=True)
