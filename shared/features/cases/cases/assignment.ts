import * as z from 'zod';
import { MemberId } from '../../organizations/members/schema.ts';
import { maxAssignees } from './schema.ts';

/** Cases whose assignment one call changes, and that somebody may name for a job, at the most. */
export const maxCasesPerCall = 24;
export const maxCasesPerJob = 500;

/** Items that a transaction takes, and those that it needs beside the cases and the people added. */
const maxTransactionItems = 100;
const reservedItems = 3;
/** The case and its entry in the journal. */
const itemsPerCase = 2;

/** Members by id, none twice. */
export const MemberIds = z.array(MemberId).max(maxAssignees);

/** How many cases fit into one transaction when so many members are added and taken off. */
export function casesInTransaction(added: number, removed: number): number {
  const room = (maxTransactionItems - reservedItems - added) / (itemsPerCase + added + removed);
  return Math.min(maxCasesPerCall, Math.floor(room));
}
