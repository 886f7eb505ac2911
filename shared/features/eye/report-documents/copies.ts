import type { addressees } from '../eye-reports/schema.ts';

/** Whose copies of a report there are. */
export const copyKinds = ['family', 'lab', 'doctor', 'school'] as const;
export type CopyKind = (typeof copyKinds)[number];

type AddresseeKind = (typeof addressees)[number];
type Addressee = { kind: AddresseeKind; name: string | null } | null;

const presets = {
  parent: 'family',
  lab: 'lab',
  optician: 'lab',
  doctor: 'doctor',
  school: 'school',
} as const satisfies Record<AddresseeKind, CopyKind>;

/** The copy that the addressee of a visit presets, where its recipient says nothing. */
export const presetCopy = (to: Addressee): CopyKind => (to ? presets[to.kind] : 'family');

/**
 * The copy of a mail: one that goes to an address of the family is the family's, whoever else gets it.
 * @param family addresses of the case
 */
export function copyForRecipients(
  to: readonly string[],
  family: readonly string[],
  addressee: Addressee,
): CopyKind {
  const known = new Set(family.map(address => address.toLowerCase()));
  return to.some(address => known.has(address.toLowerCase())) ? 'family' : presetCopy(addressee);
}

/** What a copy prints: for whom, and whether it is the lab's, with its remarks in place of advice. */
export interface AddressedCopy {
  to: Addressee;
  isForLab: boolean;
  /** Null for the copy that was printed before copies were chosen: it keeps its bytes. */
  copy: CopyKind | null;
}

/** @param copy null where nobody has chosen one */
export function addressedCopy(to: Addressee, copy: CopyKind | null): AddressedCopy {
  if (copy === null || (copy === presetCopy(to) && to?.kind !== 'optician'))
    return { to, isForLab: to?.kind === 'lab', copy: null };
  const named: Addressee = { kind: copy === 'family' ? 'parent' : copy, name: null };
  return { to: copy === presetCopy(to) ? to : named, isForLab: copy === 'lab', copy };
}
