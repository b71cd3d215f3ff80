/** A connection to the server that comes back by itself, and matches answers to what was asked. */
import type { FirstMessage, Message, Request } from "../generated/protocol";

export type Status = "connecting" | "open" | "lost" | "closed";
type Answer = Extract<Message, { id: string }>;
type Unnumbered<T> = T extends { id: string } ? Omit<T, "id"> : never;
export type Asking = Unnumbered<Request>;

const FIRST_WAIT = 300; // milliseconds before the first attempt to come back; then twice as long each time
const LONGEST_WAIT = 5000;

export class Socket {
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private next = 1;
  private readonly nonce = Math.random().toString(36).slice(2, 10);
  private readonly pending = new Map<string, { message: Request; done: (answer: Answer) => void }>();
  private ended = false;

  constructor(
    private readonly hello: () => FirstMessage,
    private readonly heard: (message: Message) => void,
    private readonly changed: (status: Status) => void,
  ) {
    this.connect();
    window.addEventListener("online", this.comeBack);
  }

  /** Ask for something; the answer comes even if the connection is lost meanwhile. */
  ask(message: Asking): Promise<Answer> {
    const id = `${this.nonce}-${this.next++}`;
    const numbered = { ...message, id } as Request;
    return new Promise((done) => {
      this.pending.set(id, { message: numbered, done });
      this.send(numbered);
    });
  }

  close(): void {
    this.ended = true;
    clearTimeout(this.timer);
    window.removeEventListener("online", this.comeBack);
    this.socket?.close();
  }

  private send(message: Request | FirstMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private readonly comeBack = (): void => {
    if (this.socket) return;
    clearTimeout(this.timer);
    this.connect();
  };

  private connect(): void {
    this.changed("connecting");
    const address = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`;
    const socket = new WebSocket(address);
    this.socket = socket;
    socket.onopen = () => {
      this.send(this.hello());
      for (const { message } of this.pending.values()) this.send(message);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.receive(JSON.parse(event.data) as Message);
    };
    socket.onclose = () => {
      this.socket = null;
      if (this.ended) return;
      this.changed("lost");
      this.timer = setTimeout(() => this.connect(), this.wait);
      this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
    };
  }

  private receive(message: Message): void {
    if (message.type === "welcome" || message.type === "tables") {
      this.wait = FIRST_WAIT;
      this.changed("open");
    }
    if (message.type === "bye") {
      this.ended = true;
      this.changed("closed");
    }
    if ("id" in message) {
      const asked = this.pending.get(message.id);
      this.pending.delete(message.id);
      asked?.done(message);
    }
    this.heard(message);
  }
}
