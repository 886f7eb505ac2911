import * as z from 'zod';

/** Kinds of records that have an owner. They are transferred when the owner leaves. Add new kinds here. */
export const OwnedRecordKind = z.enum(['cases']);
export type OwnedRecordKind = z.output<typeof OwnedRecordKind>;

/** How many records of a kind a member owns. */
export const OwnedRecordCount = z
  .object({ kind: OwnedRecordKind, count: z.int().min(1) })
  .meta({ id: 'Belonging' });
export type OwnedRecordCount = z.output<typeof OwnedRecordCount>;
