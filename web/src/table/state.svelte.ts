// What this browser knows about one table: only what the server has sent.
import type * as P from "../protocol";
import { PROTOCOL } from "../protocol";
import { seated, tokenOf } from "../shared/api";
import { kept, keep } from "../shared/keep";
import { Link, type Request, type Status } from "../shared/link";
import { play } from "../shared/sounds";
import { say, speaking, wordsOf, type Words } from "../shared/words.svelte";

export interface Notice {
  text: string;
  rule: string;
  bad: boolean;
}

export type Allowed = "option" | "refused" | "idle";
type Bare<T> = T extends Request ? Omit<T, "id"> : never;

export class TableState {
  readonly id: string;
  status = $state<Status>("connecting");
  header = $state.raw<P.Header>();
  box = $state.raw<P.BoxInfo>();
  scene = $state.raw<P.Scene | null>(null);
  events = $state.raw<P.Happened[]>([]);
  chat = $state.raw<P.ChatLine[]>([]);
  seat = $state(-1);
  held = $state.raw<number[]>([]);
  /** Cards that moved or struck with the last news. */
  fresh = $state.raw<ReadonlySet<number>>(new Set());
  news = $state.raw<P.Happened[]>([]);
  sending = $state(0);
  notice = $state.raw<Notice>();
  missing = $state("");
  unread = $state(0);
  muted = $state.raw<ReadonlySet<number>>(new Set());
  private eyes = -1;
  private whole = true;
  private link: Link;
  private counter = 0;
  private readonly session = Math.random().toString(36).slice(2, 10);

  words = $derived<Words>(wordsOf(this.header?.game ?? ""));
  cards = $derived(new Map(this.box?.cards.map((card) => [card.number, card]) ?? []));
  options = $derived(new Map(this.scene?.options.map((one) => [one.action, one]) ?? []));
  refused = $derived(new Map(this.scene?.refused.map((one) => [one.action, one]) ?? []));
  /** Answers that are no card, allowed or not, in the order of the box. */
  spoken = $derived(
    (this.box?.spoken ?? []).filter(
      (one) => this.options.has(one.action) || this.refused.has(one.action),
    ),
  );
  /** How a board lays cards out, so that the number keys follow the eye. */
  order = $state.raw<(a: P.Card, b: P.Card) => number>(() => 0);
  ordered = $derived(
    (this.scene?.options ?? []).toSorted((a, b) => {
      const [one, other] = [this.cards.get(a.action), this.cards.get(b.action)];
      return one && other ? this.order(one, other) : 0;
    }),
  );
  keys = $derived(new Map(this.ordered.slice(0, 9).map((offer, i) => [offer.action, i + 1])));
  mine = $derived(!!this.scene && this.seat >= 0 && this.scene.view.pending.includes(this.seat));
  /** Another person at this device is asked: whom to hand it to. */
  next = $derived.by(() => {
    const pending = this.scene?.view.pending ?? [];
    if (this.held.length < 2 || pending.includes(this.seat)) return undefined;
    return pending.find((seat) => this.held.includes(seat));
  });

  constructor(id: string) {
    this.id = id;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const path = `/api/tables/${encodeURIComponent(id)}/socket`;
    this.link = new Link(`${scheme}://${location.host}${path}`, {
      hello: () => this.hello(),
      heard: (message) => this.heard(message),
      status: (status) => (this.status = status),
    });
  }

  close(): void {
    this.link.close();
  }

  private hello(): P.FromClient {
    return {
      type: "hello",
      protocol: PROTOCOL,
      token: tokenOf(this.id),
      seat: this.eyes,
      seen: this.whole ? -1 : (this.events.at(-1)?.number ?? -1),
      language: speaking(),
    };
  }

  /** Everything anew: in another language, after taking a seat, or with other eyes. */
  renew(seat = this.eyes): void {
    this.eyes = seat;
    this.whole = true;
    this.link.renew();
  }

  private heard(message: P.FromServer): void {
    switch (message.type) {
      case "snapshot":
        this.box = message.box;
        this.seat = message.seat;
        this.held = message.held;
        this.chat = message.chat;
        this.events = this.whole ? message.events : [...this.events, ...this.later(message.events)];
        this.news = [];
        this.fresh = new Set();
        this.whole = false;
        this.arrange(message.header, message.scene);
        break;
      case "update": {
        const news = this.later(message.events);
        this.news = news;
        this.fresh = new Set(news.map((event) => event.card).filter((card) => card >= 0));
        this.events = [...this.events, ...news];
        const before = this.mine;
        const over = this.header?.phase === "over";
        this.arrange(message.header, message.scene);
        if (this.header?.phase === "over" && !over) play("over");
        else if (this.mine && !before) play("turn");
        else if (news.some((event) => event.kind === "announce")) play("attack");
        else play("act");
        break;
      }
      case "header":
        this.header = message.header;
        break;
      case "chat":
        this.chat = [...this.chat, message.line];
        this.unread += 1;
        break;
      case "ack":
        this.answered();
        break;
      case "refused":
        if (message.id === "" && !this.header) this.missing = message.sentence;
        this.answered();
        this.notice = { text: message.sentence, rule: message.rule ?? "", bad: true };
        play("refused");
        break;
      case "pong":
        break;
    }
  }

  private arrange(header: P.Header, scene: P.Scene | null): void {
    this.header = header;
    this.scene = scene;
    this.notice = undefined;
  }

  private later(events: P.Happened[]): P.Happened[] {
    const last = this.events.at(-1)?.number ?? -1;
    return events.filter((event) => event.number > last);
  }

  private answered(): void {
    this.sending = this.link.waiting.size;
  }

  private ask(message: Bare<Request>): void {
    this.counter += 1;
    const id = `${this.session}-${this.counter}`;
    this.link.request({ ...message, id } as Request);
    this.sending = this.link.waiting.size;
    this.notice = undefined;
  }

  // What a person may do

  allowed(action: number): Allowed {
    if (this.options.has(action)) return "option";
    return this.refused.has(action) ? "refused" : "idle";
  }

  choose(action: number): void {
    const why = this.refused.get(action);
    if (why) {
      this.notice = { text: why.sentence, rule: why.rule, bad: true };
      play("refused");
    } else if (this.options.has(action) && !this.sending) {
      this.ask({ type: "act", version: this.header!.version, seat: this.seat, action });
    }
  }

  /** Enter: the closing word, or the only thing there is to do. */
  confirm(): void {
    const spoken = this.spoken.filter((one) => this.options.has(one.action));
    const done = spoken.find((one) => one.verb === "done");
    const only = this.scene?.options.length === 1 ? this.scene.options[0] : undefined;
    const last = done ?? (spoken.length === 1 ? spoken[0] : only);
    if (last) this.choose(last.action);
    else if (this.mine) this.notice = { text: say("web-choose-first"), rule: "", bad: false };
  }

  undo(): void {
    const undo = this.scene?.undo ?? "nothing";
    if (this.seat < 0 || undo === "nothing" || undo === "never") {
      const key = undo === "never" ? "undo-rolled" : "undo-nothing";
      this.notice = { text: say(key), rule: "", bad: false };
    } else if (!this.sending) {
      this.ask({ type: "undo", version: this.header!.version, seat: this.seat });
      if (undo === "consent") this.notice = { text: say("web-undo-asked"), rule: "", bad: false };
    }
  }

  vote(seat: number, agree: boolean): void {
    this.ask({ type: "vote", version: this.header!.version, seat, agree });
  }

  talk(text: string): void {
    if (text.trim()) this.ask({ type: "chat", text: text.trim().slice(0, 500) });
  }

  mute(seat: number, muted: boolean): void {
    const all = new Set(this.muted);
    if (muted) all.add(seat);
    else all.delete(seat);
    this.muted = all;
    this.ask({ type: "mute", seat, muted });
  }

  salt(seat: number, salt: string): void {
    if (salt.trim()) this.ask({ type: "salt", seat, salt: salt.trim().slice(0, 64) });
  }

  standIn(seat: number, bot: string): void {
    this.ask({ type: "stand-in", seat, bot });
  }

  reclaim(seat: number): void {
    this.ask({ type: "reclaim", seat });
  }

  rematch(): void {
    this.ask({ type: "rematch" });
  }

  /** The new table of a rematch; tokens of this one are good there. */
  followRematch(): string | undefined {
    const next = this.header?.rematch;
    if (next && tokenOf(this.id)) seated(next, tokenOf(this.id));
    return next ?? undefined;
  }

  // Words

  nameOf(seat: number): string {
    if (seat === this.seat && seat >= 0) return this.words.say("you");
    return this.header?.seats[seat]?.name || say("player", { number: seat + 1 });
  }

  zone(name: string): P.Zone | undefined {
    return this.box?.zones.find((zone) => zone.name === name);
  }

  in(name: string): number[] {
    const zone = this.zone(name);
    return zone ? (this.scene?.view.zones[zone.number] ?? []) : [];
  }
}

export const panelKept = () => kept<string>("panel", "log");
export const keepPanel = (panel: string) => keep("panel", panel);
