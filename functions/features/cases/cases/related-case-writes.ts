import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import type { Key } from '../../../platform/storage/key.ts';
import type { Write } from '../../../platform/storage/write.ts';
import { birthdayKey, contactKey, familyNameKey, fileNumberKey } from '../keys.ts';
import { fileNumbersOfCase, searchedContacts } from './identifiers-of-case.ts';
import { familyNameEntries } from './search/family-names.ts';

export function relatedCaseKeys(organization: string, record: Case): Key[] {
  const { id, birthDate } = record;
  return [
    ...(birthDate ? [birthdayKey(organization, birthDate, id)] : []),
    ...fileNumbersOfCase(record).map(number => fileNumberKey(organization, number, id)),
    ...searchedContacts(record).map(contact => contactKey(organization, contact, id)),
    ...familyNameEntries(record).map(name => familyNameKey(organization, name, id)),
  ];
}

export function relatedCaseWrites(organization: string, before: Case | undefined, after: Case): Write[] {
  const old = before ? relatedCaseKeys(organization, before) : [];
  const newKeys = relatedCaseKeys(organization, after);
  const isIn = (keys: Key[], { pk, sk }: Key) => keys.some(key => key.pk === pk && key.sk === sk);
  return [
    ...newKeys.filter(key => !isIn(old, key)).map(key => ({ put: { ...key } })),
    ...old.filter(key => !isIn(newKeys, key)).map(key => ({ delete: key })),
  ];
}
