import * as z from 'zod';
import { ownedRecordKinds } from '../../../core/kinds.ts';

export const OwnedRecordKind = z.enum(ownedRecordKinds);
export type OwnedRecordKind = z.output<typeof OwnedRecordKind>;

export const OwnedRecordCount = z
  .object({ kind: OwnedRecordKind, count: z.int().min(1) })
  .meta({ id: 'Belonging' });
export type OwnedRecordCount = z.output<typeof OwnedRecordCount>;
