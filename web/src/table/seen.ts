// Tables as they were seen last, kept in this browser to be read without a network.
import type * as P from "../protocol";

const CACHE = "seen";
const MOST = 12; // tables

export interface Seen {
  header: P.Header;
  box: P.BoxInfo;
  scene: P.Scene | null;
  events: P.Happened[];
  seat: number;
  held: number[];
}

const addressOf = (id: string) => `/seen/${encodeURIComponent(id)}`;
const able = () => typeof caches !== "undefined";

export async function keepSeen(id: string, seen: Seen): Promise<void> {
  if (!able()) return;
  try {
    const cache = await caches.open(CACHE);
    await cache.delete(addressOf(id)); // the newest stands last
    await cache.put(addressOf(id), new Response(JSON.stringify(seen)));
    const keys = await cache.keys();
    await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST)).map((one) => cache.delete(one)));
  } catch {
    // No room, or a private window: then it is not kept.
  }
}

export async function lastSeen(id: string): Promise<Seen | undefined> {
  if (!able()) return undefined;
  try {
    const found = await (await caches.open(CACHE)).match(addressOf(id));
    return found ? ((await found.json()) as Seen) : undefined;
  } catch {
    return undefined;
  }
}
