// What this browser knows about one table: only what the server has sent.
import type * as P from "../protocol";
import { PROTOCOL } from "../protocol";
import { seated, tokenOf } from "../shared/api";
import { Link, type Request, type Status } from "../shared/link";
import { settings } from "../shared/settings.svelte";
import { play } from "../shared/sounds.svelte";
import { say, speaking } from "../shared/words.svelte";
import { upTo } from "./log";
import { Sight } from "./sight.svelte";

export interface Notice {
  text: string;
  rule: string;
  bad: boolean;
}

/** An earlier moment as a scene in which nothing can be done. */
const bygone = ({ view, lines, sentence }: P.Recalled): P.Scene => ({
  view, lines, sentence, prompt: "", options: [], refused: [], undo: "nothing",
  standing: null, orders: [], outcome: null, result: "",
});

type Bare<T> = T extends Request ? Omit<T, "id"> : never;

export class TableState extends Sight {
  readonly id: string;
  status = $state<Status>("connecting");
  header = $state.raw<P.Header>();
  box = $state.raw<P.BoxInfo>();
  /** The table as it is, and the earlier moment that is being looked at. */
  private now = $state.raw<P.Scene | null>(null);
  past = $state.raw<P.Recalled>();
  scene = $derived<P.Scene | null>(this.past ? bygone(this.past) : this.now);
  events = $state.raw<P.Happened[]>([]);
  history = $derived(this.past ? upTo(this.events, this.past.number) : this.events);
  chat = $state.raw<P.ChatLine[]>([]);
  seat = $state(-1);
  held = $state.raw<number[]>([]);
  news = $state.raw<P.Happened[]>([]);
  sending = $state(0);
  notice = $state.raw<Notice>();
  missing = $state("");
  unread = $state(0);
  muted = $state.raw<ReadonlySet<number>>(new Set());
  private foreseen = $state.raw<P.Foreseen>();
  forecast = $derived(this.past ? {} : (this.foreseen?.forecast ?? {}));
  private foreseeing = "";
  /** What a bot thinks of the options, once the reader has asked for it. */
  hint = $state.raw<P.Hinted>();
  private eyes = -1;
  private whole = true;
  private link: Link;
  private counter = 0;
  private readonly session = Math.random().toString(36).slice(2, 10);

  /** Answers that are no card, allowed or not, in the order of the box. */
  spoken = $derived(
    (this.box?.spoken ?? []).filter((one) => this.options.has(one.action) || this.refused.has(one.action)),
  );
  /** Whether as many answers are marked as make a request. */
  ready = $derived(this.marks.length > 0 && this.marks.length === this.marking.wanted(this));
  /** Whether this reader is asked, even while looking back. */
  asked = $derived(this.seat >= 0 && !!this.now?.view.pending.includes(this.seat));
  /** Another person at this device is asked: whom to hand it to. */
  next = $derived.by(() => {
    const pending = this.now?.view.pending ?? [];
    if (this.held.length < 2 || pending.includes(this.seat)) return undefined;
    return pending.find((seat) => this.held.includes(seat));
  });

  constructor(id: string) {
    super();
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
        this.whole = false;
        this.past = undefined;
        this.arrange(message.header, message.scene);
        // After the link has sent again what waits.
        if (message.ask_everything !== settings.askEverything) queueMicrotask(() => this.prefer());
        break;
      case "update": {
        const news = this.later(message.events);
        this.news = news;
        this.events = [...this.events, ...news];
        const before = this.asked;
        const over = this.header?.phase === "over";
        this.arrange(message.header, message.scene);
        if (this.header?.phase === "over" && !over) play("over");
        else if (this.asked && !before) play("turn");
        else if (news.some((event) => event.kind === "announce")) play("attack");
        else if (news.length) play("act");
        break;
      }
      case "header":
        this.header = message.header;
        break;
      case "chat":
        this.chat = [...this.chat, message.line];
        this.unread += 1;
        break;
      case "recalled":
        this.past = message;
        break;
      case "foreseen":
        if (message.id !== this.foreseeing) break;
        this.foreseen = message;
        if (this.now && message.version === this.header?.version && this.reworded(message.options))
          this.now = { ...this.now, options: message.options };
        break;
      case "hinted":
        if (message.version === this.header?.version) this.hint = message;
        break;
      case "ack":
        this.answered();
        break;
      case "refused":
        if (message.id === this.foreseeing) break;
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
    this.now = scene;
    this.foreseen = undefined;
    this.hint = undefined;
    this.notice = undefined;
    this.armed = -1;
    this.marks = [];
  }

  private later(events: P.Happened[]): P.Happened[] {
    const last = this.events.at(-1)?.number ?? -1;
    return events.filter((event) => event.number > last);
  }

  private answered(): void {
    this.sending = this.link.waiting.size;
  }

  /** Whether a move of this reader is under way; a table that has moved on since then took it. */
  private moving(): boolean {
    const version = this.header!.version;
    const moves = [...this.link.waiting.values()];
    return moves.some((one) => (one.type === "act" || one.type === "undo") && one.version === version);
  }

  private numbered(): string {
    this.counter += 1;
    return `${this.session}-${this.counter}`;
  }

  private ask(message: Bare<Request>): void {
    this.link.request({ ...message, id: this.numbered() } as Request);
    this.sending = this.link.waiting.size;
    this.notice = undefined;
  }

  /** Whether a forecast says something else about the options; a table that stays as it is keeps
   *  its tips. */
  private reworded(options: P.Offer[]): boolean {
    return options.some((one) => this.now?.options.some((old) => old.action === one.action && old.text !== one.text));
  }

  /** Ask once what the scene that came last amounts to. Nothing waits for the answer. */
  foresee(): void {
    if (!this.now || this.now.view.over || this.foreseen) return;
    this.foreseeing = this.numbered();
    this.link.tell({ type: "foresee", id: this.foreseeing });
  }

  // What a person may do

  askHint(): void {
    this.ask({ type: "hint" });
  }

  override choose(action: number): void {
    const why = this.refused.get(action);
    if (why && !this.marks.length) {
      this.notice = { text: why.sentence, rule: why.rule, bad: true };
      play("refused");
    } else if (this.options.has(action) && this.marking.marks(action, this)) {
      this.mark(action);
    } else if ((why || this.options.has(action)) && !this.moving()) {
      // The word that closes a plan is a confirmation already.
      const closing = this.action("done") === action;
      if (settings.careful && !closing && this.armed !== action) this.armed = action;
      else this.send([...this.marks, action]);
    }
  }

  /** Mark an answer, or not any more. Beyond what is wanted the first of them gives way. */
  private mark(action: number): void {
    const others = this.marks.filter((one) => one !== action);
    if (others.length < this.marks.length) this.marks = others;
    else this.marks = [...others, action].slice(-(this.marking.wanted(this) || Infinity));
    this.notice = undefined;
  }

  /** One request; the server takes all of these answers, or none of them and says why. */
  private send(actions: readonly number[]): void {
    const [action = -1, ...more] = actions;
    const version = this.header!.version;
    this.ask({ type: "act", version, seat: this.seat, action, ...(more.length ? { more } : {}) });
  }

  /** Enter: what waits for it, the closing word, or the only thing there is to do. */
  confirm(): void {
    if (this.armed >= 0) {
      this.choose(this.armed);
      return;
    }
    if (this.ready) {
      if (!this.moving()) this.send(this.marks);
      return;
    }
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
    } else if (!this.moving()) {
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

  /** Say no for as long as the question allows. */
  stand(): void {
    const standing = this.scene?.standing;
    if (!standing || this.moving()) return;
    const { action } = standing;
    this.ask({ type: "act", version: this.header!.version, seat: this.seat, action, standing: true });
  }

  /** End the standing orders of this reader. */
  revoke(): void {
    this.ask({ type: "revoke", seat: this.seat });
  }

  /** Tell the table how its reader wants to be asked. */
  prefer(): void {
    if (this.held.length) this.ask({ type: "prefer", ask_everything: settings.askEverything });
  }

  /** Show the table as it was when something happened. */
  recall(number: number): void {
    if (!this.sending) this.ask({ type: "recall", number });
  }

  /** Back to now. */
  back(): void {
    this.past = undefined;
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

  override nameOf(seat: number): string {
    return seat === this.seat && seat >= 0 ? this.words.say("you") : super.nameOf(seat);
  }
}

