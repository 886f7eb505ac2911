import type { PersonRecord } from '../account/record.ts';
import type { Missing } from './schema.ts';

/**
 * What a person has still to do.
 * @param certificates how many they have uploaded, verified or not
 * @param owes whether their organisation's terms are still to be accepted
 */
export function missingOf(
  person: Pick<PersonRecord, 'mobile' | 'profession' | 'qualification'>,
  certificates: number,
  owes: boolean,
): Missing[] {
  const { mobile, profession, qualification } = person;
  const missing: Missing[] = [];
  if (!mobile || !profession || !qualification) missing.push('details');
  if (certificates === 0) missing.push('certificate');
  if (owes) missing.push('terms');
  return missing;
}
