"""Big Bad Overlord: dukes, minions and do-gooders, and one throne."""
