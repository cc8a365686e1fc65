// Table at the server, and what a person may do here.
import { storeToken, tokenOf } from "../shared/api";
import { settings } from "../shared/settings.svelte";
import { play } from "../shared/sounds.svelte";
import { say } from "../shared/words.svelte";
import { LiveTable } from "./live.svelte";
import { beginSoon } from "./part";

export class TableState extends LiveTable {
  /** Answers that are no card, allowed or not, in the order of the box. */
  spoken = $derived(
    (this.box?.spoken ?? []).filter((one) => this.options.has(one.action) || this.refused.has(one.action)),
  );
  /** Whether as many answers are marked as make a request. */
  ready = $derived(this.marks.length > 0 && this.marks.length === this.marking.wanted(this));
  /** Whether a coach leads answer by answer. */
  private led = $derived(!!this.now?.coach && !this.now.coach.free);

  askHint(): void {
    this.ask({ type: "hint" });
  }

  override choose(action: number): void {
    const why = this.refused.get(action);
    if (why && !this.marks.length) {
      this.notice = { text: why.sentence, rule: why.rule, bad: true };
      play("refused");
    } else if (this.options.has(action) && !this.led && this.marking.marks(action, this)) {
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

  /** Begin, also without those who are not there, if all others agree. */
  begin(without: number[]): void {
    if (without.length) this.ask({ type: "waive", seats: without });
    this.ask({ type: "begin" });
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

  /** Show the table as it was when something happened. */
  recall(number: number): void {
    this.player.skip();
    if (!this.sending) this.ask({ type: "recall", number });
  }

  /** Back to now. */
  back(): void {
    this.past = undefined;
  }

  rematch(): void {
    this.ask({ type: "rematch", start: false });
  }

  /** The new table of a rematch; tokens of this one are good there. */
  followRematch(): string | undefined {
    const next = this.header?.rematch;
    if (next && tokenOf(this.id)) storeToken(next, tokenOf(this.id));
    const people = this.header!.seats.filter((seat) => seat.kind === "person");
    if (next && people.every((seat) => this.held.includes(seat.seat) && !seat.left)) beginSoon(next);
    return next ?? undefined;
  }
}
