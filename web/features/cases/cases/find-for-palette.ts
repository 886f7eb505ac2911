import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import { call } from '../../../platform/api/call.ts';
import type { FoundRecord } from '../../../platform/features/menu-entries.ts';

const maxResults = 6;

/** Finds children by part of their name. */
export async function findForPalette(text: string, signal: AbortSignal): Promise<FoundRecord[]> {
  const { data } = await call(cases.searchCases, { text, limit: maxResults }, { signal });
  return data.map(({ id, fullName, otherName }) => ({
    id,
    label: fullName,
    ...(otherName && { detail: otherName }),
  }));
}
