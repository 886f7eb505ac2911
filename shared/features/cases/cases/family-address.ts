import type { Case } from './schema.ts';

/** Where mail to the family of a child goes: its own address, else that of a parent. */
export const familyAddress = ({
  contactEmail,
  mother,
  father,
}: Pick<Case, 'contactEmail' | 'mother' | 'father'>): string | null =>
  contactEmail ?? mother?.email ?? father?.email ?? null;
