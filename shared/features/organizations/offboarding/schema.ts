import * as z from 'zod';
import { ownedRecordKinds } from '../../../core/kinds.ts';

/** What members own, by kind. Each kind is handed over when its owner leaves. */
export const OwnedRecordKind = z.enum(ownedRecordKinds);
export type OwnedRecordKind = z.output<typeof OwnedRecordKind>;

/** How much of a kind somebody owns. */
export const OwnedRecordCount = z
  .object({ kind: OwnedRecordKind, count: z.int().min(1) })
  .meta({ id: 'Belonging' });
export type OwnedRecordCount = z.output<typeof OwnedRecordCount>;
