import { createHash, createHmac } from "node:crypto";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Fairness, Header } from "../src/protocol";
import { problemsOf, promiseOf, type Problem } from "../src/table/fairness";
import { ownSeat, replyTo, type Kept, type Reply } from "../src/table/part";

const SECRET = "5e".repeat(32);
const sha = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");
const commitmentOf = (secret: string) => sha(Buffer.from(secret, "hex"));
const COMMITMENT = commitmentOf(SECRET);
const LAST = "b1".repeat(32);

const joined = (...texts: (string | number)[]) =>
  Buffer.concat(texts.flatMap((text) => {
    const bytes = Buffer.from(String(text));
    const length = Buffer.alloc(4);
    length.writeUInt32BE(bytes.length);
    return [length, bytes];
  }));

const seedOf = (secret: string, said: Buffer) =>
  BigInt(`0x${createHmac("sha256", Buffer.from(secret, "hex")).update(said).digest("hex").slice(0, 24)}`).toString();
const bound = (secret: string, round: number, told: [number, string][]) =>
  seedOf(secret, joined("overlord deal", round, ...told.flat()));

const told = (more: Partial<Fairness> = {}): Fairness => ({
  commitment: COMMITMENT, binds: true, round: 1, parts: [], fixed: false, missing: [], waived: [], voids: [],
  salts: null, secret: null, seed: null, ...more,
});

/** A dishonest server that knows its secret, and a last player in seat 1 who does as it wants. */
class Cheats {
  kept: Kept | undefined;
  round = 1;
  commitment = COMMITMENT;
  voids: Fairness["voids"] = [];

  say(more: Partial<Fairness>, fresh = false): Reply {
    const fairness = told({ commitment: this.commitment, round: this.round, voids: this.voids, ...more });
    const reply = replyTo(fairness, 0, this.kept, fresh);
    this.kept = reply.kept;
    return reply;
  }

  promise() {
    const { said } = this.say({});
    if (said?.type !== "commit") throw new Error("no promise");
    return [
      { seat: 0, hash: said.hash, salt: null },
      { seat: 1, hash: promiseOf(this.commitment, this.round, 1, LAST), salt: null },
    ];
  }

  hearSalt(): string {
    const { said } = this.say({ parts: this.promise(), fixed: true, missing: [0, 1] });
    if (said?.type !== "reveal") throw new Error("no salt");
    return said.salt;
  }

  /** The end, consistent in itself. */
  problems(salt: string, last = LAST, secret = SECRET, more: Partial<Fairness> = {}): Problem[] | undefined {
    const { commitment, round, voids } = this;
    const salts: [number, string][] = [[0, salt], [1, last]];
    const parts = salts.map(([seat, one]) => ({ seat, salt: one, hash: promiseOf(commitment, round, seat, one) }));
    const seed = bound(secret, round, salts);
    return problemsOf(told({ commitment, round, voids, parts, fixed: true, secret, seed, ...more }), this.kept);
  }
}

const ground = (good: (one: string) => boolean): string => {
  for (let n = 1; ; n += 1) {
    const one = n.toString(16).padStart(64, "0");
    if (good(one)) return one;
  }
};
const wanted = (seed: string) => BigInt(seed) % 64n === 0n;

describe("a deal", () => {
  it("is as promised where everybody keeps to it", () => {
    const cheats = new Cheats();
    expect(cheats.problems(cheats.hearSalt())).toEqual([]);
  });

  it("cannot be chosen by a last salt that is ground", () => {
    const cheats = new Cheats();
    const salt = cheats.hearSalt();
    const last = ground((one) => wanted(bound(SECRET, 1, [[0, salt], [1, one]])));
    expect(cheats.problems(salt, last)).toEqual(["others"]);
    const parts = [
      { seat: 0, salt, hash: promiseOf(COMMITMENT, 1, 0, salt) },
      { seat: 1, salt: last, hash: promiseOf(COMMITMENT, 1, 1, LAST) },
    ];
    expect(cheats.problems(salt, last, SECRET, { parts })).toEqual(["promise"]);
  });

  it("cannot be chosen by a secret that is ground", () => {
    const cheats = new Cheats();
    const salt = cheats.hearSalt();
    const secret = ground((one) => wanted(bound(one, 1, [[0, salt], [1, LAST]])));
    expect(cheats.problems(salt, LAST, secret)).toContain("secret");
    cheats.commitment = commitmentOf(secret);
    expect(cheats.problems(salt, LAST, secret)).toContain("commitment");
  });

  it("is noticed without the own salt, or with one that came later", () => {
    const cheats = new Cheats();
    const salt = cheats.hearSalt();
    expect(cheats.problems("f".repeat(64))).toContain("own");
    const parts = [...[0, 1, 2].map((seat) => ({ seat, salt: seat ? LAST : salt, hash: promiseOf(COMMITMENT, 1, seat, seat ? LAST : salt) }))];
    const seed = bound(SECRET, 1, [[0, salt], [1, LAST], [2, LAST]]);
    expect(cheats.problems(salt, LAST, SECRET, { parts, seed })).toEqual(["others"]);
  });

  it("tells of every start in which the own salt was shown", () => {
    const cheats = new Cheats();
    cheats.hearSalt();
    cheats.round = 2;
    const salt = cheats.hearSalt();
    expect(cheats.problems(salt)).toEqual(["voids"]);
    cheats.voids = [{ round: 1, missing: [1] }];
    expect(cheats.problems(salt)).toEqual([]);
  });

  it("has the seed that follows", () => {
    const cheats = new Cheats();
    const salt = cheats.hearSalt();
    expect(cheats.problems(salt, LAST, SECRET, { seed: "64" })).toEqual(["seed"]);
    expect(cheats.problems(salt, LAST, "no hex")).toEqual(["secret"]);
  });

  it("of an older server is checked by its own rules, and none before its end", () => {
    const salts = ["luck", ""];
    const old = { binds: false, salts, secret: SECRET, seed: seedOf(SECRET, Buffer.from("luck\n")) };
    expect(problemsOf(told(old), undefined)).toEqual([]);
    expect(problemsOf(told({ ...old, seed: "1", commitment: "x" }), undefined)).toEqual(["secret", "seed"]);
    expect(problemsOf(told(), undefined)).toBeUndefined();
  });

  it("agrees with the engine", () => {
    const source = readFileSync(new URL("../../tests/core/deal.json", import.meta.url), "utf8");
    const { round, salts, promises, seed } = JSON.parse(source);
    const parts = salts.map(([seat, salt]: [number, string]) => ({ seat, salt, hash: promiseOf(COMMITMENT, round, seat, salt) }));
    expect(parts.map((part: { hash: string }) => part.hash)).toEqual(promises);
    const voids = [{ round: 1, missing: [1] }];
    expect(problemsOf(told({ round, parts, voids, fixed: true, secret: SECRET, seed }), undefined)).toEqual([]);
  });
});

describe("our part", () => {
  it("is told only for a settled list with our own promise, and never for another", () => {
    const cheats = new Cheats();
    const parts = cheats.promise();
    expect(cheats.say({ parts, missing: [0] }).said).toBeUndefined();
    const foreign = [{ seat: 0, hash: "f".repeat(64), salt: null }, parts[1]!];
    expect(cheats.say({ parts: foreign, fixed: true, missing: [0] }).said).toBeUndefined();
    cheats.commitment = "f".repeat(64);
    expect(cheats.say({ parts, fixed: true, missing: [0] }).said).toBeUndefined();
    cheats.commitment = COMMITMENT;
    expect(cheats.say({ parts, fixed: true, missing: [1] }).said).toBeUndefined();
    const salt = cheats.say({ parts, fixed: true, missing: [0, 1] }).said;
    expect(salt?.type).toBe("reveal");
    // A reload before it was heard: the same again, but never for other promises.
    expect(cheats.say({ parts, fixed: true, missing: [0, 1] }, true).said).toEqual(salt);
    const other = [parts[0]!, { ...parts[1]!, hash: "f".repeat(64) }];
    expect(cheats.say({ parts: other, fixed: true, missing: [0] }).said).toBeUndefined();
    // Nor is a start that our salt was shown in begun again.
    expect(cheats.say({ parts: [] }).said).toBeUndefined();
  });

  it("is kept over a reload", () => {
    const cheats = new Cheats();
    const [own] = cheats.promise();
    expect(cheats.say({ parts: [own!] }, true).said).toBeUndefined();
    const again = cheats.say({}, true).said;
    expect(again?.type === "commit" && again.hash).toBe(own!.hash);
  });

  it("is promised anew by another device when it comes, and not fought over", () => {
    const parts = [{ seat: 0, hash: "f".repeat(64), salt: null }];
    expect(replyTo(told({ parts }), 0, undefined, true).said?.type).toBe("commit");
    expect(replyTo(told({ parts }), 0, undefined, false).said).toBeUndefined();
  });

  it("is new for a new start, and for another seat", () => {
    const first = replyTo(told(), 0, undefined, false);
    const second = replyTo(told({ round: 2 }), 0, first.kept, false);
    const moved = replyTo(told(), 1, first.kept, false);
    const salts = [first.kept.starts[1]!, second.kept.starts[2]!, moved.kept.starts[1]!].map((one) => one.salt);
    expect(new Set(salts).size).toBe(3);
    expect(salts.every((salt) => /^[0-9a-f]{64}$/.test(salt))).toBe(true);
  });

  it("is taken for nobody, and not where one device plays for all", () => {
    const seats = (...kinds: string[]) => ({ seats: kinds.map((kind, seat) => ({ kind, seat })) }) as unknown as Header;
    expect(ownSeat(seats("person", "bot"), [0])).toBe(0);
    expect(ownSeat(seats("person", "person"), [0, 1])).toBe(-1);
    expect(ownSeat(seats("person", "person", "person"), [1, 2])).toBe(1);
    expect(ownSeat(seats("person", "bot"), [])).toBe(-1);
    expect(replyTo(told(), -1, undefined, true).said).toBeUndefined();
    expect(replyTo(told({ binds: false }), 0, undefined, true).said).toBeUndefined();
  });
});
