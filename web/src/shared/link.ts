// Link by one WebSocket to one table: notices a dead link, comes back, and resumes where it stopped.
import type { FromClient, FromServer } from "../protocol";


const PING_MS = 2000;
const DEAD_MS = 5500;
const AGAIN_MS = 1000;

export type Status = "connecting" | "open" | "lost" | "closed";
export type Request = Extract<FromClient, { id: string }>;

export interface Talk {
  hello(): FromClient;
  heard(message: FromServer): void;
  status(status: Status): void;
}

/** Time to wait before the n-th try; never so long that a person gives up. */
export function patience(tries: number): number {
  return Math.min(300 * 2 ** tries, 4000);
}

export class Link {
  private socket: WebSocket | undefined;
  private tries = 0;
  private heardAt = 0;
  private beat: ReturnType<typeof setInterval> | undefined;
  private again: ReturnType<typeof setTimeout> | undefined;
  private done = false;
  private ready = false;
  /** Sent but not answered yet: sent again, with the same id, when the link comes back. */
  readonly waiting = new Map<string, Request>();
  private readonly address: string;
  private readonly talk: Talk;

  constructor(address: string, talk: Talk) {
    this.address = address;
    this.talk = talk;
    this.connect();
    addEventListener("online", this.retry);
    document.addEventListener("visibilitychange", this.retry);
  }

  request(message: Request): void {
    this.waiting.set(message.id, message);
    this.send(message);
  }

  /** Say something that need not be said again: after a break it is asked anew, if at all. */
  tell(message: FromClient): void {
    this.send(message);
  }

  /** Say hello anew: another language, another seat. */
  renew(): void {
    this.tries = 0;
    this.drop();
    this.connect();
  }

  close(): void {
    this.done = true;
    this.drop();
    removeEventListener("online", this.retry);
    document.removeEventListener("visibilitychange", this.retry);
    this.talk.status("closed");
  }

  private readonly retry = () => {
    if (this.done || this.socket?.readyState === WebSocket.OPEN) return;
    this.tries = 0;
    this.drop();
    this.connect();
  };

  private send(message: FromClient): void {
    const open = this.socket?.readyState === WebSocket.OPEN;
    if (open && (this.ready || message.type === "hello")) {
      this.socket!.send(JSON.stringify(message));
    }
  }

  private connect(): void {
    if (this.done) return;
    this.talk.status(this.tries ? "lost" : "connecting");
    const socket = new WebSocket(this.address);
    this.socket = socket;
    this.ready = false;
    this.heardAt = Date.now();
    socket.onopen = () => this.send(this.talk.hello());
    socket.onmessage = (event) => this.receive(JSON.parse(String(event.data)) as FromServer);
    socket.onclose = () => socket === this.socket && this.lost();
    this.beat = setInterval(() => {
      if (Date.now() - this.heardAt > DEAD_MS) this.lost();
      else this.send({ type: "ping" });
    }, PING_MS);
  }

  private receive(message: FromServer): void {
    this.heardAt = Date.now();
    if (message.type === "refused" && message.code === "not-known") {
      this.askAgain(message.id); // whether it was done: the same request gets its first answer
      return;
    }
    if (message.type === "ack" || message.type === "refused") this.waiting.delete(message.id);
    if (message.type === "snapshot") {
      this.tries = 0;
      this.ready = true;
      this.talk.status("open");
      this.talk.heard(message);
      for (const request of this.waiting.values()) this.send(request);
      return;
    }
    this.talk.heard(message);
  }

  private askAgain(id: string): void {
    setTimeout(() => {
      const request = this.waiting.get(id);
      if (request) this.send(request);
    }, AGAIN_MS);
  }

  private lost(): void {
    this.drop();
    if (this.done) return;
    this.tries += 1;
    this.talk.status("lost");
    this.again = setTimeout(() => this.connect(), patience(this.tries));
  }

  private drop(): void {
    clearInterval(this.beat);
    clearTimeout(this.again);
    const socket = this.socket;
    this.socket = undefined;
    if (socket) {
      socket.onopen = socket.onmessage = socket.onclose = null;
      socket.close();
    }
  }
}
