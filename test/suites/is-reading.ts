import type { Key } from '../../functions/platform/storage/key.ts';

/** Naming a foreign record together with an own case reads that case, which is recorded. */
export const isReading = ({ pk }: Key): boolean => /^O#[^#]+#R#/.test(pk);
