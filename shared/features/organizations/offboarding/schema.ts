import * as z from 'zod';
import { ownedRecordKinds } from '../../../core/kinds.ts';

/** Kinds of records that are transferred to a new owner when their owner leaves. */
export const OwnedRecordKind = z.enum(ownedRecordKinds);
export type OwnedRecordKind = z.output<typeof OwnedRecordKind>;

/** Number of records of a kind that a member owns. */
export const OwnedRecordCount = z
  .object({ kind: OwnedRecordKind, count: z.int().min(1) })
  .meta({ id: 'Belonging' });
export type OwnedRecordCount = z.output<typeof OwnedRecordCount>;
