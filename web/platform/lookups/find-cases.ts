import { cases } from '../../../shared/features/cases/cases/endpoints.ts';
import { call } from '../api/call.ts';

export interface PickedCase {
  id: string;
  fullName: string;
  otherName?: string | null;
  /** What tells children of one name apart: the age, or the day of birth. */
  detail?: string | null;
}

const maxResults = 10;

/** Searches children by part of their name, for pickers. */
export async function findCases(text: string): Promise<PickedCase[]> {
  const { data } = await call(cases.searchCases, { text, limit: maxResults });
  return data.map(({ id, fullName, otherName, birthDate }) => ({
    id,
    fullName,
    otherName,
    detail: birthDate,
  }));
}
