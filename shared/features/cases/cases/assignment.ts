import * as z from 'zod';
import { MemberId } from '../../../core/ids.ts';
import { maxAssignees } from './schema.ts';

/** Maximum number of cases that one request may assign, and that a background job may list by id. */
export const maxCasesPerCall = 24;
export const maxCasesPerJob = 500;

/**
 * Maximum items in a DynamoDB transaction, and items reserved for records other than cases and added members.
 */
const maxTransactionItems = 100;
const reservedItems = 3;
/** Items that an assignment writes per case: the case and its journal entry. */
const itemsPerCase = 2;

/** Ids of members, without duplicates. */
export const MemberIds = z.array(MemberId).max(maxAssignees);

/** How many cases fit into one transaction for this number of added and removed members. */
export function casesInTransaction(added: number, removed: number): number {
  const room = (maxTransactionItems - reservedItems - added) / (itemsPerCase + added + removed);
  return Math.min(maxCasesPerCall, Math.floor(room));
}
