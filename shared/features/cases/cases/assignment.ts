import * as z from 'zod';
import { MemberId } from '../../organizations/members/schema.ts';
import { assignedAtMost } from './schema.ts';

/** Cases whose assignment one call changes, and that somebody may name for a job, at the most. */
export const casesAtOnce = 24;
export const casesOfAJob = 500;

/** Items that a transaction takes, and those that it needs beside the cases and the people added. */
const items = 100;
const itemsBeside = 3;
/** The case and its entry in the journal. */
const itemsOfACase = 2;

/** Members by id, none twice. */
export const MemberIds = z.array(MemberId).max(assignedAtMost);

/** How many cases fit into one transaction when so many members are added and taken off. */
export function casesInTransaction(added: number, removed: number): number {
  const room = (items - itemsBeside - added) / (itemsOfACase + added + removed);
  return Math.min(casesAtOnce, Math.floor(room));
}
