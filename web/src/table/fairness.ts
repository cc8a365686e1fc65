// Fairness: the promise about luck, checked in this browser: SHA-256 and HMAC, nothing of our own.
import type { Fairness } from "../protocol";

const hex = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");

const unhex = (text: string) =>
  new Uint8Array((text.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16)));

export interface Verdict {
  commitment: boolean;
  seed: boolean;
}

/** Nothing where the game is not over, or the browser offers no cryptography (plain http). */
export async function check(fairness: Fairness): Promise<Verdict | undefined> {
  const { commitment, secret, salts, seed } = fairness;
  if (secret == null || salts == null || seed == null || !globalThis.crypto?.subtle) return undefined;
  const bytes = unhex(secret);
  const digest = hex(await crypto.subtle.digest("SHA-256", bytes));
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", bytes, algorithm, false, ["sign"]);
  const said = new TextEncoder().encode(salts.join("\n"));
  const signed = new Uint8Array(await crypto.subtle.sign("HMAC", key, said)).slice(0, 12);
  const first = [...signed].reduce((sum, byte) => sum * 256n + BigInt(byte), 0n);
  return { commitment: digest === commitment, seed: first === BigInt(seed) };
}
