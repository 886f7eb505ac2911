import { type FamilyKind, familyKinds } from '../../../../../shared/features/cases/cases/family.schema.ts';
import type { CaseValues, ParentValues } from './case-values.ts';

/** Whose phone and email are typed: those of a parent or guardian, or the child’s own. */
export const contactOwners = [...familyKinds, 'child'] as const;
export type ContactOwner = (typeof contactOwners)[number];

type Family = Pick<CaseValues, FamilyKind | 'contactEmail' | 'mobile'>;

/** The first person with something typed; null while nobody has anything typed. */
export function contactOwnerOf(values: Family): ContactOwner | null {
  const typedFor = ({ relationship: _, ...texts }: ParentValues) => Object.values(texts).some(Boolean);
  const parent = familyKinds.find(kind => typedFor(values[kind]));
  return parent ?? (values.contactEmail || values.mobile ? 'child' : null);
}

const nothing = { title: '', name: '', email: '', mobile: '' };

/** Moves what is typed from one person to another. A child has no separate name and title of a contact. */
export function moveContact(values: Family, from: ContactOwner, to: ContactOwner): Partial<Family> {
  if (from === to) return {};
  const { contactEmail: email, mobile } = values;
  const typed = from === 'child' ? { ...nothing, email, mobile } : values[from];
  return { ...contactOf(values, from, nothing), ...contactOf(values, to, typed) };
}

function contactOf(
  values: Family,
  owner: ContactOwner,
  typed: Omit<ParentValues, 'relationship'>,
): Partial<Family> {
  const { title, name, email, mobile } = typed;
  if (owner === 'child') return { contactEmail: email, mobile };
  const { relationship } = values[owner];
  return { [owner]: { relationship, title, name, email, mobile } };
}
