import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import type { Key } from '../../../platform/storage/keys.ts';
import type { Write } from '../../../platform/storage/write.ts';
import { birthdayKey, contactKey } from '../keys.ts';

/** Emails in lower case and phone numbers by which a father or mother is reached. */
export function parentContacts({ father, mother }: Pick<Case, 'father' | 'mother'>): string[] {
  return contacts(father?.email, father?.mobile, mother?.email, mother?.mobile);
}

/** Every email and phone number recorded of a child and its parents, each once. */
function allContacts(record: Case): string[] {
  return [...new Set([...contacts(record.contactEmail, record.mobile), ...parentContacts(record)])];
}

const contacts = (...given: (string | null | undefined)[]): string[] => [
  ...new Set(given.flatMap(contact => (contact ? [contact.toLowerCase()] : []))),
];

/** What makes a case be found by its birthday and by whom it shares an email or phone number with. */
function relatedCaseKeys(organization: string, record: Case): Key[] {
  const { id, birthDate } = record;
  return [
    ...(birthDate ? [birthdayKey(organization, birthDate, id)] : []),
    ...allContacts(record).map(contact => contactKey(organization, contact, id)),
  ];
}

/** The writes after which a case is found as `after` says. */
export function relatedCaseWrites(organization: string, before: Case | undefined, after: Case): Write[] {
  const old = before ? relatedCaseKeys(organization, before) : [];
  const wanted = relatedCaseKeys(organization, after);
  const isIn = (keys: Key[], { pk }: Key) => keys.some(key => key.pk === pk);
  return [
    ...wanted.filter(key => !isIn(old, key)).map(key => ({ put: { ...key } })),
    ...old.filter(key => !isIn(wanted, key)).map(key => ({ delete: key })),
  ];
}
