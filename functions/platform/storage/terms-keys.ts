import type { Key } from './keys.ts';

export const termsKey = (o: string): Key => ({ pk: `O#${o}`, sk: 'TERMS' });
export const termsVersionKey = (o: string, version: number): Key => ({
  pk: `O#${o}`,
  sk: `TERMS#V#${numbered(version)}`,
});
/** Acceptance of a terms version by a member. */
export const acceptanceKey = (o: string, version: number, u: string): Key => ({
  pk: `O#${o}`,
  sk: `ACC#${numbered(version)}#${u}`,
});
const numbered = (version: number) => String(version).padStart(4, '0');
