import { invalidParameter } from './errors.ts';
import type { User } from './users.ts';

export interface Page {
  users: User[];
  next?: string;
}

const maxPageSize = 60;

/** A page of at most 60 people from a list sorted by sub, with the token of the next page, if any. */
export function takePage(
  listAfter: (sub: string) => Iterable<User>,
  limit: number | undefined,
  token: string | undefined,
): Page {
  const users: User[] = [];
  for (const user of listAfter(token === undefined ? '' : readToken(token))) {
    const last = users.at(-1);
    if (last && users.length === (limit || maxPageSize)) return { users, next: makeToken(last.sub) };
    users.push(user);
  }
  return { users };
}

const makeToken = (sub: string) => Buffer.from(sub).toString('base64url');

function readToken(token: string): string {
  const sub = Buffer.from(token, 'base64url').toString();
  if (!/^[0-9a-f-]{36}$/.test(sub)) throw invalidParameter('Invalid pagination token given.');
  return sub;
}
