import type { DatabaseSync } from 'node:sqlite';
import * as z from 'zod';
import { CognitoError, resourceNotFound } from './errors.ts';

const Row = z
  .object({
    name: z.string(),
    description: z.string().nullable(),
    precedence: z.number().nullable(),
    created_at: z.number(),
    changed_at: z.number(),
  })
  .transform(row => ({
    name: row.name,
    description: row.description ?? undefined,
    precedence: row.precedence ?? undefined,
    createdAt: row.created_at,
    changedAt: row.changed_at,
  }));

export type Group = z.output<typeof Row>;
export type Groups = ReturnType<typeof openGroups>;

export function openGroups(database: DatabaseSync, now: () => number) {
  const insert = database.prepare('INSERT INTO user_groups VALUES (?, ?, ?, ?, ?) RETURNING *');
  const byName = database.prepare('SELECT * FROM user_groups WHERE name = ?');
  const addMember = database.prepare('INSERT OR IGNORE INTO group_members VALUES (?, ?)');
  const ofUser = database.prepare(
    `SELECT user_groups.* FROM user_groups JOIN group_members ON group_name = name
     WHERE sub = ? ORDER BY precedence NULLS LAST, name`,
  );
  const membersAfter = database.prepare(
    'SELECT sub FROM group_members WHERE group_name = ? AND sub > ? ORDER BY sub',
  );

  function get(name: string): Group {
    const row = byName.get(name);
    if (!row) throw resourceNotFound('Group not found.');
    return Row.parse(row);
  }

  return {
    create(name: string, description?: string, precedence?: number): Group {
      if (byName.get(name)) {
        throw new CognitoError('GroupExistsException', 'A group with the name already exists.');
      }
      return Row.parse(insert.get(name, description ?? null, precedence ?? null, now(), now()));
    },

    addMember(name: string, sub: string): void {
      addMember.run(get(name).name, sub);
    },

    listOf: (sub: string): Group[] => ofUser.all(sub).map(row => Row.parse(row)),

    listMembersAfter: (name: string, sub: string): string[] =>
      membersAfter.all(get(name).name, sub).map(row => z.object({ sub: z.string() }).parse(row).sub),
  };
}
