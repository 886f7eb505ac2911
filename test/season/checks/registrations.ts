import { registrations } from '../../../shared/features/intake/registrations/endpoints.ts';
import type { Check } from './check.ts';

/** Checks that exactly the expected registrations wait for a review. */
export const checkRegistrations: Check = async ({ clinic, school, model, calls }, report) => {
  for (const at of [clinic, school]) {
    const { data } = await calls.of(at.clinic.admin).call(registrations.searchRegistrations, { limit: 100 });
    const found = new Set(data.data.map(({ id }) => id));
    const expected = [...model.waiting].flatMap(([id, slug]) => (slug === at.slug ? [id] : []));
    report.compared(expected.length);
    const missing = expected.filter(id => !found.has(id)).length;
    if (missing > 0 || found.size !== expected.length || data.meta.total !== expected.length)
      report.differs(
        `${at.slug} has ${data.meta.total} registrations to review and lists ${found.size}, not ${expected.length}; ${missing} are missing`,
      );
  }
};
