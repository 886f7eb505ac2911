import * as z from 'zod';
import { attributesOf } from '../attributes.ts';
import { describeUser } from '../describe-user.ts';
import { invalidParameter } from '../errors.ts';
import { adminOperation } from '../operation.ts';
import { type Page, takePage } from '../paginate-users.ts';
import type { User } from '../users.ts';

const Limit = z.number().int().min(0).max(60).optional();
const NextPage = z.string().min(1).optional();

export const listUserOperations = {
  ListUsers: adminOperation(
    {
      Filter: z.string().max(256).optional(),
      Limit,
      PaginationToken: NextPage,
      AttributesToGet: z.array(z.string()).optional(),
    },
    (input, pool) => {
      const page = takePage(
        after => matching(pool.users.listAfter(after), readFilter(input.Filter)),
        input.Limit,
        input.PaginationToken,
      );
      const names = input.AttributesToGet;
      const Users = page.users.map(describeUser).map(user => ({
        ...user,
        Attributes: user.Attributes.filter(({ Name }) => names?.includes(Name) ?? true),
      }));
      return { Users, ...(page.next && { PaginationToken: page.next }) };
    },
  ),

  ListUsersInGroup: adminOperation({ GroupName: z.string(), Limit, NextToken: NextPage }, (input, pool) => {
    const members = (after: string) =>
      pool.groups.listMembersAfter(input.GroupName, after).map(sub => pool.users.get(sub));
    const page: Page = takePage(members, input.Limit, input.NextToken);
    return { Users: page.users.map(describeUser), ...(page.next && { NextToken: page.next }) };
  }),
};

type Filter = (user: User) => boolean;

function* matching(users: Iterable<User>, filter: Filter): Generator<User> {
  for (const user of users) if (filter(user)) yield user;
}

/** Parses the filter of ListUsers: `name = "value"`; for a prefix, `name ^= "value"`. */
function readFilter(text: string | undefined): Filter {
  if (!text?.trim()) return () => true;
  const [, name, operator, quoted] = /^\s*"?([\w:]+)"?\s*(\^?=)\s*"((?:[^"\\]|\\.)*)"\s*$/.exec(text) ?? [];
  if (name === undefined || quoted === undefined) throw invalidParameter('Error while parsing filter');
  const value = quoted.replace(/\\(.)/g, '$1').toLowerCase();
  return user => {
    const actual = filterable(user)[name]?.toLowerCase();
    if (actual === undefined) return false;
    return operator === '=' ? actual === value : actual.startsWith(value);
  };
}

function filterable(user: User): Record<string, string> {
  return {
    ...attributesOf(user),
    username: user.sub,
    'cognito:user_status': user.status,
    status: user.enabled ? 'Enabled' : 'Disabled',
  };
}
