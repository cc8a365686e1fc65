import { beforeEach, describe, expect, it, vi } from "vitest";
import type * as P from "../src/protocol";

// Several answers that are marked and sent in one request.
const sent: P.FromClient[] = [];
let socket: FakeSocket;

class FakeSocket {
  static readonly OPEN = 1;
  readyState = 1;
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: () => void;
  constructor() {
    socket = this;
  }
  send(text: string): void {
    sent.push(JSON.parse(text) as P.FromClient);
  }
  close(): void {}
  addEventListener(kind: string, call: (event?: unknown) => void): void {
    (this as unknown as Record<string, unknown>)[`on${kind}`] = call;
  }
}

const keep = { getItem: () => null, setItem: () => {}, removeItem: () => {} };
vi.stubGlobal("WebSocket", FakeSocket);
vi.stubGlobal("location", { protocol: "http:", host: "here", hash: "" });
vi.stubGlobal("navigator", {});
vi.stubGlobal("localStorage", keep);
vi.stubGlobal("sessionStorage", keep);
vi.stubGlobal("addEventListener", () => {});
vi.stubGlobal("document", { addEventListener: () => {}, documentElement: { lang: "en", dataset: {} }, hidden: false });
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} }));

const { TableState } = await import("../src/table/state.svelte");

const OFFERS = [0, 20, 21, 22, 23].map((action) => ({ action, text: `${action}` }));

function snapshot(prompt: string): P.Snapshot {
  return {
    type: "snapshot", protocol: 1, seat: 0, held: [0], events: [], chat: [], ask_everything: false,
    header: { version: 7, phase: "playing", game: "", seats: [] } as unknown as P.Header,
    box: { digest: "", first: 20, spoken: [{ action: 0, verb: "done", text: "" }], cards: [], zones: [], firsts: {}, printed: {}, how_to_play: "", board: null } as unknown as P.BoxInfo,
    scene: {
      prompt, sentence: "", undo: "nothing", outcome: null, result: "", options: OFFERS, refused: [{ action: 30, text: "", reason: "r", sentence: "no", rule: "X-1" }],
      view: { seat: 0, players: 2, zones: [], facts: {}, pending: [0], prompts: [prompt], over: false },
    } as unknown as P.Scene,
  };
}

function asked(wanted: number) {
  const table = new TableState("T");
  socket.onopen?.();
  socket.onmessage?.({ data: JSON.stringify(snapshot("march")) });
  table.marking = { marks: (action) => action >= 20, wanted: () => wanted };
  sent.length = 0;
  return table;
}

const acts = () => sent.filter((one) => one.type === "act").map(({ action, more }) => ({ action, more }));

describe("answers that are marked", () => {
  beforeEach(() => {
    sent.length = 0;
  });

  it("are sent together with the one that confirms them", () => {
    const table = asked(0);
    for (const card of [20, 21, 22, 21]) table.choose(card);
    expect(acts()).toEqual([]);
    expect(table.marks).toEqual([20, 22]);
    table.choose(0);
    expect(acts()).toEqual([{ action: 20, more: [22, 0] }]);
  });

  it("are not in a request of one answer", () => {
    const table = asked(0);
    table.choose(0);
    expect(acts()).toEqual([{ action: 0, more: undefined }]);
  });

  it("go by themselves once there are enough of them", () => {
    const table = asked(3);
    for (const card of [20, 21]) table.choose(card);
    expect(table.ready).toBe(false);
    for (const card of [22, 23]) table.choose(card);
    expect(table.marks).toEqual([21, 22, 23]);
    expect(table.ready).toBe(true);
    table.confirm();
    expect(acts()).toEqual([{ action: 21, more: [22, 23] }]);
  });

  it("may make allowed what is not yet: the server decides", () => {
    const table = asked(0);
    table.choose(30);
    expect(acts()).toEqual([]);
    expect(table.notice?.rule).toBe("X-1");
    table.choose(20);
    table.choose(30);
    expect(acts()).toEqual([{ action: 20, more: [30] }]);
  });
});
