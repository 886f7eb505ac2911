/**
 * A work queue and the Lambda that processes it, with the settings of the CloudFormation template. Times are
 * in seconds.
 */
export interface SimulatedQueue {
  /** Maximum number of workers of this Lambda at the same time, for all its queues and events together. */
  reserved: number;
  /** Maximum number of workers that SQS invokes at the same time; undefined if the queue sets none. */
  mostAtOnce: number | undefined;
  batchSize: number;
  visibilitySeconds: number;
  mostReceives: number;
  isFifo: boolean;
}

export interface SimulatedMessage {
  sentAt: number;
  /** Messages of a group are processed one after the other in a FIFO queue. */
  group: string;
  seconds: number;
}

/** Number of emails that SES accepts per second, and how long a worker waits when SES accepts no more. */
export interface SendRate {
  mailsASecond: number;
  waitsSeconds: readonly number[];
}

/** Values that CloudWatch would show; arrays have one value per period of five minutes. */
export interface Outcome {
  done: number;
  deadLetters: number;
  endedAt: number;
  throttles: number[];
  failures: number[];
  /** Age of the oldest message, as the maximum of each period. */
  oldest: number[];
}

interface Message extends SimulatedMessage {
  receives: number;
}

const period = 300;
/**
 * Maximum number of workers that AWS runs for a queue after some seconds: five at first, 300 more each
 * minute.
 */
const mostFrom = (second: number) => Math.min(1_000, 5 + 5 * second);
/** Seconds after which the simulation gives up, because the work will never end. */
const longestSeconds = 4 * 3_600;

/**
 * Simulates a queue with its worker, second by second. A throttled batch comes back after the visibility
 * timeout and counts as received, as AWS says.
 */
export function simulate(queue: SimulatedQueue, messages: SimulatedMessage[], rate?: SendRate): Outcome {
  const outcome: Outcome = { done: 0, deadLetters: 0, endedAt: 0, throttles: [], failures: [], oldest: [] };
  const visibleAt = new Map<number, Message[]>();
  const endsAt = new Map<number, (() => void)[]>();
  const groups = new Groups(queue.isFifo);
  const open = new Set<Message>();
  const sends = new SendCounter(rate);
  let running = 0;
  const add = <Value>(map: Map<number, Value[]>, at: number, value: Value) => {
    const found = map.get(at);
    if (found) found.push(value);
    else map.set(at, [value]);
  };
  for (const message of messages) add(visibleAt, Math.ceil(message.sentAt), { ...message, receives: 0 });
  const comeBack = (batch: Message[], at: number) => {
    for (const message of batch) add(visibleAt, Math.ceil(at), message);
  };
  let left = messages.length;
  for (let second = 0; left > 0 && second < longestSeconds; second++) {
    const count = (counted: number[], by: number) => {
      const index = Math.floor(second / period);
      counted[index] = (counted[index] ?? 0) + by;
    };
    for (const end of endsAt.get(second) ?? []) end();
    for (const message of visibleAt.get(second) ?? []) {
      open.add(message);
      if (message.receives < queue.mostReceives) groups.put(message);
      else {
        outcome.deadLetters++;
        left--;
        open.delete(message);
        groups.free(message);
      }
    }
    const room = (queue.mostAtOnce ?? mostFrom(second)) - running;
    for (let invoked = 0; invoked < room; invoked++) {
      const batch = groups.take(queue.batchSize);
      if (batch.length === 0) break;
      for (const message of batch) message.receives++;
      if (running >= queue.reserved) {
        count(outcome.throttles, 1);
        comeBack(batch, second + queue.visibilitySeconds);
        continue;
      }
      running++;
      const { endsAfter, failed } = work(batch, second, sends);
      add(endsAt, Math.max(second + 1, Math.ceil(endsAfter)), () => {
        running--;
        const done = batch.filter(message => !failed.includes(message));
        outcome.done += done.length;
        left -= done.length;
        for (const message of done) {
          open.delete(message);
          groups.free(message);
        }
        outcome.endedAt = endsAfter;
      });
      if (failed.length > 0) count(outcome.failures, failed.length);
      comeBack(failed, second + queue.visibilitySeconds);
    }
    const [first] = open;
    const index = Math.floor(second / period);
    outcome.oldest[index] = Math.max(outcome.oldest[index] ?? 0, first ? second - first.sentAt : 0);
  }
  outcome.deadLetters += left;
  return outcome;
}

/**
 * Messages that can be received. Only one message of a FIFO group is in flight; a message that returns to the
 * queue is the first of its group again.
 */
class Groups {
  readonly #isFifo: boolean;
  readonly #waiting = new Map<string, Message[]>();
  readonly #busy = new Set<string>();
  #ready: string[] = [];

  constructor(isFifo: boolean) {
    this.#isFifo = isFifo;
  }

  put(message: Message): void {
    const { group, receives } = message;
    const waiting = this.#waiting.get(group) ?? [];
    this.#waiting.set(group, waiting);
    if (receives > 0) {
      waiting.unshift(message);
      this.#busy.delete(group);
    } else waiting.push(message);
    this.#makeReady(group);
  }

  /** Makes the next message of the group available. */
  free({ group }: Message): void {
    this.#busy.delete(group);
    this.#makeReady(group);
  }

  take(most: number): Message[] {
    const batch: Message[] = [];
    while (batch.length < most) {
      const group = this.#ready.shift();
      const message = group === undefined ? undefined : this.#waiting.get(group)?.shift();
      if (group === undefined || !message) return batch;
      if (this.#isFifo) this.#busy.add(group);
      batch.push(message);
      this.#makeReady(group);
    }
    return batch;
  }

  #makeReady(group: string): void {
    const waits = (this.#waiting.get(group)?.length ?? 0) > 0;
    if (waits && !this.#busy.has(group) && !this.#ready.includes(group)) this.#ready.push(group);
  }
}

function work(batch: Message[], from: number, sends: SendCounter): { endsAfter: number; failed: Message[] } {
  const failed: Message[] = [];
  let now = from;
  for (const message of batch) {
    const sent = sends.send(now + message.seconds);
    now = sent.at;
    if (!sent.isTaken) failed.push(message);
  }
  return { endsAfter: now, failed };
}

/** Counts the emails that are sent through SES in each second. */
class SendCounter {
  readonly #sent = new Map<number, number>();
  readonly #rate: SendRate | undefined;
  #random = 20_261_128;

  constructor(rate: SendRate | undefined) {
    this.#rate = rate;
  }

  send(from: number): { at: number; isTaken: boolean } {
    if (!this.#rate) return { at: from, isTaken: true };
    let at = from;
    for (const longestWait of [...this.#rate.waitsSeconds, 0]) {
      const second = Math.floor(at);
      const sent = this.#sent.get(second) ?? 0;
      if (sent < this.#rate.mailsASecond) {
        this.#sent.set(second, sent + 1);
        return { at, isTaken: true };
      }
      at += longestWait * (0.5 + this.#nextRandom() / 2);
    }
    return { at, isTaken: false };
  }

  /** Returns the same numbers in every run (Park and Miller's generator). */
  #nextRandom(): number {
    this.#random = (this.#random * 48_271) % 2_147_483_647;
    return this.#random / 2_147_483_647;
  }
}
