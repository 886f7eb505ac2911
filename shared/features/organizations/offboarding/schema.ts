import * as z from 'zod';

/** What members own, by kind. Each kind is handed over when its owner leaves; a later noun joins here. */
export const BelongingKind = z.enum(['cases']);
export type BelongingKind = z.output<typeof BelongingKind>;

/** How much of a kind somebody owns. */
export const Belonging = z.object({ kind: BelongingKind, count: z.int().min(1) }).meta({ id: 'Belonging' });
export type Belonging = z.output<typeof Belonging>;
