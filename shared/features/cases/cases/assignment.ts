import * as z from 'zod';
import { MemberId } from '../../../core/ids.ts';
import { maxAssignees } from './schema.ts';

/** Maximum number of cases whose assignees one request may change. */
export const maxCasesPerCall = 24;
/** Maximum number of case ids that a background job may get. */
export const maxCasesPerJob = 500;

/** Maximum number of items in a DynamoDB transaction. */
const maxTransactionItems = 100;
/** Items of a transaction that are reserved for records other than cases and added members. */
const reservedItems = 3;
/** Items that an assignment writes per case: the case and its journal entry. */
const itemsPerCase = 2;

/** Without duplicates. */
export const MemberIds = z.array(MemberId).max(maxAssignees);

/** How many cases fit into one transaction for this number of added and removed members. */
export function casesInTransaction(added: number, removed: number): number {
  const room = (maxTransactionItems - reservedItems - added) / (itemsPerCase + added + removed);
  return Math.min(maxCasesPerCall, Math.floor(room));
}
