import { expect } from 'vitest';
import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import type { CaseSort } from '../../../../shared/features/cases/cases/schema.ts';
import type { Principal } from '../../../support/clinic.ts';
import { settled } from '../../../support/world.ts';

/**
 * Returns the days of a child's due visit and booked visit; checks that the child's page and the list agree.
 */
export async function daysOf(
  who: Principal,
  caseId: string,
  search: { sort?: CaseSort; assignedTo?: string } = {},
) {
  await settled();
  const { nextDueOn, bookedFor } = (await who.call(cases.getCase, { caseId })).data;
  const { data } = (await who.call(cases.searchCases, search)).data;
  const row = data.find(({ id }) => id === caseId);
  expect([row?.nextDueOn, row?.bookedFor]).toEqual([nextDueOn, bookedFor]);
  return [nextDueOn, bookedFor];
}
