import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { dayMs, minuteMs } from '../../../shared/core/dates/durations.ts';
import type { DemoDoor } from './open-demo-door.ts';
import { demoPassword } from './people.ts';

export interface DemoCaller {
  id: string;
  get: <Answer>(path: string) => Promise<Answer>;
  post: <Answer>(path: string, body: unknown) => Promise<Answer>;
  put: <Answer>(path: string, body: unknown) => Promise<Answer>;
  patch: <Answer>(path: string, body: unknown) => Promise<Answer>;
  /**
   * Returns a caller for the same person. Its requests run as if it were another time.
   * @param moment milliseconds since 1970
   */
  at: (moment: number) => DemoCaller;
}

/** Creates demo records. @param signIn returns a caller: a person who is signed in to an organisation */
export type MakeDemoRecords = (
  signIn: (email: string, organizationSlug: string) => Promise<DemoCaller>,
) => Promise<void>;

export interface DemoFeature {
  /** Folders whose demo records must exist before these. */
  needs?: string[];
  makeRecords: MakeDemoRecords;
}

/** User agent of a tablet, with which the people of the demo sign in. */
const tablet =
  'Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

const busy = 503;
const attempts = 6;

export async function signInAt(door: DemoDoor, email: string, organizationSlug: string): Promise<DemoCaller> {
  const person = { email, password: demoPassword, organizationSlug };
  const { data } = await send<{ data: { token: { token: string }; user: { id: string } } }>(
    'POST',
    door.endpoint,
    'auth/login',
    person,
  );
  const authorization = `Bearer ${data.token.token}`;
  const callerAt = (moment?: number): DemoCaller => {
    const headers = () => ({ authorization, ...(moment !== undefined && door.ticketFor(moment)) });
    return {
      id: data.user.id,
      get: path => send('GET', door.endpoint, path, undefined, headers()),
      post: (path, body) => send('POST', door.endpoint, path, body, headers()),
      put: (path, body) => send('PUT', door.endpoint, path, body, headers()),
      patch: (path, body) => send('PATCH', door.endpoint, path, body, headers()),
      at: callerAt,
    };
  };
  return callerAt();
}

/**
 * Sends a request, and retries it while the product is busy. The idempotency key prevents a second effect.
 */
async function send<Answer>(
  method: 'GET' | 'POST' | 'PUT' | 'PATCH',
  endpoint: string,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const key: Record<string, string> = method === 'GET' ? {} : { 'idempotency-key': randomUUID() };
  for (let left = attempts; ; left -= 1) {
    const answer = await fetch(`${endpoint}/api/${path}`, {
      method,
      headers: { 'content-type': 'application/json', 'user-agent': tablet, ...key, ...headers },
      body: JSON.stringify(body),
    });
    if (answer.ok) return (await answer.json()) as Answer;
    const text = await answer.text();
    if (answer.status !== busy || left === 1)
      throw new Error(`${path} of the demonstration: ${answer.status} ${text}`);
    await setTimeout(1_000);
  }
}

/** When each demo organisation opens, in minutes after midnight (UTC); by time zone. */
const opensAt = { 'Asia/Hong_Kong': 2 * 60, 'Europe/London': 9 * 60 };
const openMinutes = 420;
const sunday = 0;

export type DemoTimeZone = keyof typeof opensAt;

/** The date some days earlier, `YYYY-MM-DD`. For a Sunday, the Saturday before it. */
export function workdayBefore(today: string, days: number): string {
  const date = new Date(Date.parse(today) - Math.round(days) * dayMs);
  if (date.getUTCDay() === sunday) date.setUTCDate(date.getUTCDate() - 1);
  return date.toISOString().slice(0, 10);
}

/** A moment in the opening hours of a day, in ms since 1970. @param index spreads moments over the day */
export const momentOn = (day: string, index: number, timeZone: DemoTimeZone = 'Asia/Hong_Kong') =>
  Date.parse(day) + (opensAt[timeZone] + ((index * 37) % openMinutes)) * minuteMs;
