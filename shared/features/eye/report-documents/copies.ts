import { reachesAny } from '../../../core/mail/reaches-any.ts';
import type { addressees } from '../eye-reports/schema.ts';

/** Recipients for whom a report has a copy of its own; the copy for staff is never emailed. */
export const mailedCopyKinds = ['family', 'lab', 'doctor', 'school'] as const;
export const copyKinds = [...mailedCopyKinds, 'staff'] as const;
export type CopyKind = (typeof copyKinds)[number];

/** The kind of copy that a report's options name; null if they name none. */
export const copyKindIn = ({ copy }: { copy?: unknown }): CopyKind | null =>
  copyKinds.find(kind => kind === copy) ?? null;

type AddresseeKind = (typeof addressees)[number];
type Addressee = { kind: AddresseeKind; name: string | null } | null;

const presets = {
  parent: 'family',
  lab: 'lab',
  optician: 'lab',
  doctor: 'doctor',
  school: 'school',
} as const satisfies Record<AddresseeKind, CopyKind>;

/** The default kind of copy: the one for the report's addressee, or the family's if there is no addressee. */
export const presetCopy = (to: Addressee): CopyKind => (to ? presets[to.kind] : 'family');

/**
 * The kind of copy to attach to an email: the family's copy, if any recipient is an address of the family.
 * @param family addresses of the case
 */
export function copyForRecipients(
  to: readonly string[],
  family: readonly string[],
  addressee: Addressee,
): CopyKind {
  return reachesAny(to, family) ? 'family' : presetCopy(addressee);
}

/**
 * Addressee and kind of a copy; both decide what the copy contains. The lab's copy has remarks instead of
 * advice.
 */
export interface AddressedCopy {
  to: Addressee;
  isForLab: boolean;
  /** Kind of copy; null for reports that are older than kinds of copies, so that their PDFs do not change. */
  copy: CopyKind | null;
}

/**
 * Determines the addressee and the kind of a copy.
 * @param copy null if no kind was chosen
 */
export function addressedCopy(to: Addressee, copy: CopyKind | null): AddressedCopy {
  if (copy === null || (copy === presetCopy(to) && to?.kind !== 'optician'))
    return { to, isForLab: to?.kind === 'lab', copy: null };
  if (copy === 'staff') return { to: null, isForLab: false, copy };
  const named: Addressee = { kind: copy === 'family' ? 'parent' : copy, name: null };
  return { to: copy === presetCopy(to) ? to : named, isForLab: copy === 'lab', copy };
}
