import { cases } from '../../../shared/features/cases/cases/endpoints.ts';
import { call } from '../api/call.ts';
import type { PickedCase } from '../../ui/picker/case-picker.tsx';

const foundAtMost = 10;

/** Children by part of their name, as a picker asks for them. */
export async function findCases(text: string): Promise<PickedCase[]> {
  const { data } = await call(cases.searchCases, { text, limit: foundAtMost });
  return data.map(({ id, fullName, otherName, birthDate }) => ({
    id,
    fullName,
    otherName,
    detail: birthDate,
  }));
}
