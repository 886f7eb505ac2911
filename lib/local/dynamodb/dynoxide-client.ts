import { connect, type Socket } from 'node:net';

interface Answer {
  status: number;
  body: Buffer;
}

interface Waiting {
  resolve: (answer: Answer) => void;
  reject: (error: Error) => void;
}

export type AskDynoxide = (headers: Record<string, string>, body: string) => Promise<Answer>;

const endOfHead = '\r\n\r\n';

/**
 * A client for the DynamoDB stand-in, which keeps its connections open. It is three times as fast as
 * `node:http`, which took a tenth of the test time. Each response must have a content-length.
 */
export function createDynoxideClient(endpoint: string): AskDynoxide {
  const { hostname, port, host } = new URL(endpoint);
  const idle: Connection[] = [];
  return async (headers, body) => {
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    const length = Buffer.byteLength(body);
    const request = `POST / HTTP/1.1\r\nhost: ${host}\r\n${lines.join('')}content-length: ${length}${endOfHead}${body}`;
    const connection = idle.pop() ?? new Connection(hostname, Number(port), closed => forget(idle, closed));
    const answer = await connection.ask(request);
    idle.push(connection);
    return answer;
  };
}

function forget(idle: Connection[], closed: Connection): void {
  const at = idle.indexOf(closed);
  if (at >= 0) idle.splice(at, 1);
}

/** A connection that sends one request at a time. While it is idle, the process can end. */
class Connection {
  readonly #socket: Socket;
  #waiting: Waiting | undefined;
  #chunks: Buffer[] = [];
  #received = 0;
  /** Length of the whole response in bytes; 0 until its header has arrived. */
  #expected = 0;
  #headLength = 0;
  #status = 0;

  constructor(hostname: string, port: number, onClose: (connection: Connection) => void) {
    this.#socket = connect(port, hostname).setNoDelay(true);
    this.#socket.on('data', chunk => this.#receive(chunk));
    this.#socket.on('error', error => this.#fail(error));
    this.#socket.on('close', () => {
      onClose(this);
      this.#fail(new Error('The connection to DynamoDB’s stand-in was closed.'));
    });
  }

  ask(request: string): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
      this.#socket.ref();
      this.#socket.write(request);
    });
  }

  #receive(chunk: Buffer): void {
    this.#chunks.push(chunk);
    this.#received += chunk.length;
    if (this.#expected === 0) this.#readHead();
    if (this.#expected === 0 || this.#received < this.#expected) return;
    const body = this.#joined().subarray(this.#headLength);
    const waiting = this.#waiting;
    this.#waiting = undefined;
    this.#chunks = [];
    this.#received = 0;
    this.#expected = 0;
    this.#socket.unref();
    waiting?.resolve({ status: this.#status, body });
  }

  #readHead(): void {
    const received = this.#joined();
    const end = received.indexOf(endOfHead);
    if (end < 0) return;
    const head = received.toString('latin1', 0, end);
    const length = /^content-length: *(\d+)/im.exec(head)?.[1];
    if (length === undefined)
      return void this.#socket.destroy(new Error(`An answer without a length: ${head}`));
    this.#status = Number(head.split(' ', 2)[1]);
    this.#headLength = end + endOfHead.length;
    this.#expected = this.#headLength + Number(length);
  }

  #joined(): Buffer {
    const [only] = this.#chunks;
    const all = this.#chunks.length === 1 && only ? only : Buffer.concat(this.#chunks);
    this.#chunks = [all];
    return all;
  }

  #fail(error: Error): void {
    this.#waiting?.reject(error);
    this.#waiting = undefined;
  }
}
