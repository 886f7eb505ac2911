import { cases } from '../../../shared/features/cases/cases/endpoints.ts';
import type { FoundBy } from '../../../shared/features/cases/cases/schema.ts';
import { call } from '../api/call.ts';

export interface PickedCase {
  id: string;
  fullName: string;
  otherName?: string | null;
  /** Birth date, which distinguishes children of the same name. */
  birthDate?: string | null;
  /** The parent or guardian by whose name the child was found. */
  foundBy?: FoundBy | undefined;
}

const maxResults = 10;

export async function findCases(text: string): Promise<PickedCase[]> {
  const { data } = await call(cases.searchCases, { text, limit: maxResults });
  return data.map(toPicked);
}

export const toPicked = ({ id, fullName, otherName, birthDate, foundBy }: PickedCase): PickedCase => ({
  ...{ id, fullName, otherName, birthDate, foundBy },
});
