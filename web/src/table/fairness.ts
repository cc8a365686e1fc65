// Fairness: what was promised about luck, checked in this browser (docs/fairness.md).
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Fairness } from "../protocol";
import type { Kept } from "./part";

/** Texts, each after its length in bytes, so that no two lists read alike. */
function joined(...texts: (string | number)[]): Uint8Array {
  return concatBytes(
    ...texts.flatMap((text) => {
      const bytes = utf8ToBytes(String(text));
      const length = new Uint8Array(4);
      new DataView(length.buffer).setUint32(0, bytes.length);
      return [length, bytes];
    }),
  );
}

/** Hash that is published of a salt; of use for this server's secret, this start and this seat only. */
export const promiseOf = (commitment: string, round: number, seat: number, salt: string): string =>
  bytesToHex(sha256(joined("overlord salt", commitment, round, seat, salt)));

function seedOf(secret: Uint8Array, said: Uint8Array): bigint {
  const signed = hmac(sha256, secret, said).slice(0, 12);
  return [...signed].reduce((sum, byte) => sum * 256n + BigInt(byte), 0n);
}

/** Part of a deal that is not as it was promised. */
export type Problem = "commitment" | "secret" | "promise" | "others" | "own" | "voids" | "seed";

/** Key of the sentence about each problem. */
export const SENTENCES: Record<Problem, string> = {
  commitment: "web-fair-problem-commitment",
  secret: "web-fair-problem-secret",
  promise: "web-fair-problem-promise",
  others: "web-fair-problem-others",
  own: "web-fair-problem-own",
  voids: "web-fair-problem-voids",
  seed: "web-fair-problem-seed",
};

/** All that can be checked at the end; nothing before it. */
export function problemsOf(fairness: Fairness, kept: Kept | undefined): Problem[] | undefined {
  const { commitment, round, parts, voids, secret, seed } = fairness;
  if (secret == null || seed == null) return undefined;
  let bytes: Uint8Array;
  try {
    bytes = hexToBytes(secret);
  } catch {
    return ["secret"];
  }
  const found: Problem[] = [];
  if (kept && kept.commitment !== commitment) found.push("commitment");
  if (bytesToHex(sha256(bytes)) !== commitment) found.push("secret");
  if (!fairness.binds) {
    const said = utf8ToBytes((fairness.salts ?? []).join("\n"));
    return String(seedOf(bytes, said)) === seed ? found : [...found, "seed"];
  }
  if (parts.some((part) => promiseOf(commitment, round, part.seat, part.salt ?? "") !== part.hash)) found.push("promise");
  const start = kept?.starts[round];
  if (start?.told) {
    const told = Object.entries(start.told);
    if (told.length !== parts.length || parts.some((part) => start.told?.[part.seat] !== part.hash)) found.push("others");
    if (!parts.some((part) => part.seat === start.seat && part.salt === start.salt)) found.push("own");
  }
  const told = Object.entries(kept?.starts ?? {}).flatMap(([number, one]) => (one.told ? [Number(number)] : []));
  const known = [...voids.map((one) => one.round), round];
  if (known.some((number, i) => number !== i + 1) || told.some((number) => !known.includes(number))) found.push("voids");
  const said = joined("overlord deal", round, ...parts.flatMap((part) => [part.seat, part.salt ?? ""]));
  return String(seedOf(bytes, said)) === seed ? found : [...found, "seed"];
}
