// Table at the server, live: what it has sent to this browser, and the link to ask it for more.
import type * as P from "../protocol";
import { PROTOCOL } from "../protocol";
import { forget, storeToken, tokenOf } from "../shared/api";
import { Link, type Request, type Status } from "../shared/link";
import { settings } from "../shared/settings.svelte";
import { readStored, store } from "../shared/storage";
import { play } from "../shared/sounds.svelte";
import { say, speaking } from "../shared/words.svelte";
import { stepsOf, timeFor, watched, type Step } from "./beats";
import { missedBy, noteSeen } from "./meanwhile";
import { upTo } from "./log";
import { beginsSoon, begun, keep, keptOf, ownSeat, replyTo, type Kept } from "./part";
import { Player, still } from "./player.svelte";
import { keepSeen, lastSeen } from "./seen";
import { TableView } from "./view.svelte";

export interface Notice {
  text: string;
  rule: string;
  bad: boolean;
}

/** An earlier moment as a scene in which nothing can be done. */
const pastScene = ({ view, lines, remarks, seat_lines, sentence }: P.Recalled): P.Scene => ({
  view, lines, remarks, seat_lines, sentence, prompt: "", about: "", options: [], refused: [], undo: "nothing",
  standing: null, orders: [], outcome: null, result: "", coach: null,
});

type WithoutId<T> = T extends Request ? Omit<T, "id"> : never;

export class LiveTable extends TableView {
  readonly id: string;
  status = $state<Status>("connecting");
  header = $state.raw<P.Header>();
  box = $state.raw<P.BoxInfo>();
  /** The table as it is, and the earlier moment that is being looked at. */
  protected now = $state.raw<P.Scene | null>(null);
  past = $state.raw<P.Recalled>();
  readonly player = new Player(() => this.caughtUp());
  scene = $derived<P.Scene | null>(this.past ? pastScene(this.past) : (this.player.step?.scene ?? this.now));
  events = $state.raw<P.Happened[]>([]);
  /** Events up to what is shown: the log tells nothing before it is seen. */
  shownEvents = $derived.by(() => {
    const step = this.player.step;
    return step ? this.events.filter((event) => event.number <= step.last) : this.events;
  });
  history = $derived(this.past ? upTo(this.events, this.past.number) : this.shownEvents);
  /** Events while the reader was away, until they have seen them. */
  missed = $state.raw<P.Happened[]>([]);
  chat = $state.raw<P.ChatLine[]>([]);
  seat = $state(-1);
  held = $state.raw<number[]>([]);
  private latest = $state.raw<P.Happened[]>([]);
  news = $derived(this.player.step?.news ?? this.latest);
  sending = $state(0);
  notice = $state.raw<Notice>();
  /** Words of the coach of a guided game on an answer that was not carried out. */
  objection = $state("");
  missing = $state("");
  unread = $state(0);
  muted = $state.raw<ReadonlySet<number>>(new Set());
  /** Promise and salts that this browser keeps of the deal. */
  kept = $state.raw<Kept>();
  /** Whether it begins by itself, without anybody else to wait for. */
  beginning = $state(false);
  /** The last request about the deal. */
  private dealAsked = "";
  private firstLook = true;
  private forecastAnswer = $state.raw<P.Foreseen>();
  /** While something is played, what could be foreseen before it. */
  private foreseenBefore = $state.raw<P.Foreseen>();
  private foreseen = $derived(this.player.playing ? this.foreseenBefore : this.forecastAnswer);
  forecast = $derived(this.past ? {} : (this.foreseen?.forecast ?? {}));
  forecastLines = $derived(this.past ? [] : (this.foreseen?.lines ?? []));
  private forecastAsked = "";
  /** Thoughts of a bot on the options, once the reader has asked for them. */
  hint = $state.raw<P.Hinted>();
  private eyes = -1;
  private whole = true;
  private link: Link;
  private counter = 0;
  private readonly session = Math.random().toString(36).slice(2, 10);

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
    this.kept = keptOf(id);
    this.beginning = beginsSoon(id);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const path = `/api/tables/${encodeURIComponent(id)}/socket`;
    this.link = new Link(`${scheme}://${location.host}${path}`, {
      hello: () => this.hello(),
      heard: (message) => this.heard(message),
      status: (status) => this.linked(status),
    });
  }

  close(): void {
    this.remember();
    this.link.close();
  }

  /** Without a link, the table as it was seen last stands here to be read. */
  stale = $state(false);
  private keeping: ReturnType<typeof setTimeout> | undefined;

  private linked(status: Status): void {
    this.status = status;
    if (status !== "lost" || this.header || this.missing) return;
    void lastSeen(this.id).then((seen) => {
      if (!seen || this.header) return;
      this.box = seen.box;
      this.seat = seen.seat;
      this.held = seen.held;
      this.events = seen.events;
      this.arrange(seen.header, seen.scene);
      this.stale = true;
    });
  }

  /** Keep what is shown, for a time without a network. */
  remember(): void {
    clearTimeout(this.keeping);
    this.keeping = undefined;
    const { header, box, now: scene, events, seat, held } = this;
    if (header && box && scene && !this.stale) void keepSeen(this.id, { header, box, scene, events, seat, held });
  }

  private hello(): P.FromClient {
    return {
      type: "hello",
      protocol: PROTOCOL,
      token: tokenOf(this.id),
      seat: this.eyes,
      seen: this.whole || this.stale ? -1 : (this.events.at(-1)?.number ?? -1),
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
        if (this.takeOver(message)) break;
        if (this.stale) this.whole = true;
        this.stale = false;
        this.box = message.box;
        this.seat = message.seat;
        this.held = message.held;
        this.chat = message.chat;
        this.events = this.whole ? message.events : [...this.events, ...this.later(message.events)];
        this.latest = [];
        this.whole = false;
        this.past = undefined;
        this.player.drop();
        this.arrange(message.header, message.scene);
        this.missed = missedBy(this.id, this.seat, this.events);
        if (!this.missed.length) this.seen();
        // After the link has sent again what waits.
        if (message.ask_everything !== settings.askEverything) queueMicrotask(() => this.prefer());
        queueMicrotask(() => this.takePart());
        break;
      case "update": {
        this.update(message);
        break;
      }
      case "header":
        this.header = message.header;
        this.takePart();
        break;
      case "chat":
        this.chat = [...this.chat, message.line];
        this.unread += 1;
        break;
      case "recalled":
        this.past = message;
        break;
      case "meanwhile-told":
        this.playMeanwhile(message);
        break;
      case "foreseen":
        if (message.id !== this.forecastAsked) break;
        this.forecastAnswer = message;
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
        if (message.id && message.id === this.forecastAsked) break;
        if (message.id === "" && message.code === "foreign-token") {
          this.giveUpToken();
          break;
        }
        if (message.id === "" && !this.header && message.code === "no-such-table") {
          this.missing = message.sentence;
          this.link.close(); // a code that is wrong now is wrong later
          break;
        }
        this.answered();
        if (message.id && message.id === this.dealAsked) break; // the table has gone on since then
        this.beginning = false;
        if (message.code === "lesson") this.objection = message.sentence;
        else this.notice = { text: message.sentence, rule: message.rule ?? "", bad: true };
        play("refused");
        break;
      case "pong":
        break;
    }
  }

  /** Before the game: promise a salt, tell it when it is asked for, and begin where nobody else is
   *  waited for. */
  private takePart(): void {
    const header = this.header!;
    if (header.phase !== "lobby") {
      this.beginning = false;
      return;
    }
    const { kept, said } = replyTo(header.fairness, ownSeat(header, this.held), this.kept, this.firstLook);
    this.firstLook = false;
    // What is under way already is not said again.
    const waiting = [...this.link.waiting.values()].some((one) => one.type === said?.type);
    if (said && !waiting) {
      this.kept = kept;
      keep(this.id, kept); // before it is told
      this.dealAsked = this.ask(said);
    }
    if (this.held.length && beginsSoon(this.id)) {
      begun(this.id);
      this.ask({ type: "begin" });
    }
  }

  /** Take the seat of the game before: who left before a rematch was wanted has it there still. */
  private takeOver({ header, held }: P.Snapshot): boolean {
    const token = header.before && !held.length && !tokenOf(this.id) ? tokenOf(header.before) : "";
    if (!token || readStored<string[]>("foreign", []).includes(this.id)) return false;
    storeToken(this.id, token);
    this.whole = true;
    this.link.renew();
    return true;
  }

  /** The token of the game before is of no use here: its person had given up the seat. */
  private giveUpToken(): void {
    forget(this.id);
    store("foreign", [this.id, ...readStored<string[]>("foreign", [])].slice(0, 20));
    this.link.renew();
  }

  /** The game went on: at once, or played from beat to beat. */
  private update(message: P.Update): void {
    const news = this.later(message.events);
    const [before, asked] = [this.now, this.asked];
    const line = this.latest.findLast((event) => event.text)?.text;
    const shown: Step | undefined =
      before && !asked && line
        ? { scene: watched(before, before.view, line), news: this.latest, last: this.events.at(-1)?.number ?? -1, time: 0 }
        : undefined;
    if (!this.player.playing) this.foreseenBefore = this.forecastAnswer;
    this.events = [...this.events, ...news];
    const over = this.header?.phase === "over";
    const mine = news.length > 0 && news[0]!.kind === "answer" && news[0]!.numbers[0] === this.seat;
    this.arrange(message.header, message.scene);
    const waits = asked && this.asked && !mine; // others did something while this reader decides
    if (this.player.playing || (before && !still() && news.length && !this.past && !waits)) {
      const steps = stepsOf(before!.view, message.scene, message.beats, news);
      // What one has done oneself needs no time to be understood.
      if (mine && !steps[0]!.news.some((event) => event.kind !== "answer" && (event.moment || event.numbers.length > 1)))
        steps[0]!.time = Math.min(steps[0]!.time, 300);
      this.latest = steps.at(-1)!.news;
      this.player.add(steps, shown, message.header.clock !== "off");
    } else {
      this.latest = news;
      if (!document.hidden) this.seen();
    }
    if (this.header?.phase === "over" && !over) play("over");
    else if (this.asked && !asked && !this.player.playing) play("turn");
    else if (news.some((event) => event.kind === "announce")) play("attack");
    else if (news.length) play("act");
  }

  /** Nothing is played any more: the table is shown as it is. */
  private caughtUp(): void {
    this.seen();
    if (this.asked) play("turn");
  }

  private seen(): void {
    noteSeen(this.id, this.seat, this.events.at(-1)?.number ?? -1);
  }

  /** Ask for what happened while one was away: played from beat to beat, or left at that. */
  askMeanwhile(): void {
    this.ask({ type: "meanwhile" });
  }

  dropMissed(): void {
    this.missed = [];
    this.seen();
  }

  /** The page is looked at again. */
  lookedAt(): void {
    if (!document.hidden && !this.player.playing) this.missed = missedBy(this.id, this.seat, this.events);
  }

  private playMeanwhile({ view, events, beats }: P.MeanwhileTold): void {
    this.dropMissed();
    if (!this.now || !beats.length) return;
    // Their numbers are those of a game without what was taken back; they happened before all now.
    const steps = stepsOf(view, this.now, beats, events).map((step) => ({ ...step, last: Infinity }));
    const first = { scene: watched(this.now, view, say("web-meanwhile")), news: [], last: Infinity, time: timeFor([]) };
    this.player.drop();
    this.player.add([first, ...steps], undefined, false);
  }

  private arrange(header: P.Header, scene: P.Scene | null): void {
    this.keeping ??= setTimeout(() => this.remember(), 3000);
    this.header = header;
    this.now = scene;
    this.forecastAnswer = undefined;
    this.hint = undefined;
    this.notice = undefined;
    this.objection = "";
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
  protected moving(): boolean {
    const version = this.header!.version;
    const moves = [...this.link.waiting.values()];
    return moves.some((one) => (one.type === "act" || one.type === "undo") && one.version === version);
  }

  private numbered(): string {
    this.counter += 1;
    return `${this.session}-${this.counter}`;
  }

  protected ask(message: WithoutId<Request>): string {
    const id = this.numbered();
    this.link.request({ ...message, id } as Request);
    this.sending = this.link.waiting.size;
    this.notice = undefined;
    return id;
  }

  /** Whether a forecast says something else about the options; a table that stays as it is keeps
   *  its tips. */
  private reworded(options: P.Offer[]): boolean {
    return options.some((one) => this.now?.options.some((old) => old.action === one.action && old.text !== one.text));
  }

  /** Ask once what the scene that came last amounts to. Nothing waits for the answer. */
  askForecast(): void {
    if (!this.now || this.now.view.over || this.forecastAnswer) return;
    this.forecastAsked = this.numbered();
    this.link.tell({ type: "foresee", id: this.forecastAsked });
  }

  /** Tell the table how its reader wants to be asked. */
  prefer(): void {
    if (this.held.length) this.ask({ type: "prefer", ask_everything: settings.askEverything });
  }

  override get playing(): boolean {
    return this.player.playing;
  }

  // Words

  override nameOf(seat: number): string {
    return seat === this.seat && seat >= 0 ? this.words.say("you") : super.nameOf(seat);
  }
}

