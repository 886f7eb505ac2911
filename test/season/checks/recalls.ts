import { eyeReports } from '../../../shared/features/eye/eye-reports/endpoints.ts';
import type { Model } from '../model.ts';
import type { Check } from './check.ts';

interface Due {
  list: 'due' | 'notNeeded' | 'unscheduled';
  dueOn: unknown;
  state: string;
  bookedFor: string | null;
}

/**
 * Checks that every examined child is due on the follow-up day of the last visit that has one. A decision
 * that no recall is needed is valid until the next visit.
 */
export const checkRecalls: Check = async ({ clinic: { slug, clinic }, model, calls }, report) => {
  const admin = calls.of(clinic.admin);
  const found = new Map<string, Due>();
  for (const list of ['due', 'notNeeded'] as const) {
    let cursor: string | null = null;
    do {
      const { data }: { data: { data: (Due & { caseId: string })[]; meta: { next: string | null } } } =
        await admin.call(eyeReports.searchRecalls, { list, limit: 50, cursor });
      for (const { caseId, dueOn, state, bookedFor } of data.data) {
        if (found.has(caseId)) report.differs('a child is due twice');
        found.set(caseId, { list, dueOn, state, bookedFor });
      }
      cursor = data.meta.next;
    } while (cursor !== null);
  }
  const expected = dueChildren(model, slug);
  for (const [caseId, due] of expected) {
    report.compared();
    const listed = found.get(caseId);
    if (JSON.stringify(listed) !== JSON.stringify(due))
      report.differs(
        `${model.records.get(caseId)?.expected.fullName} is recalled ${JSON.stringify(listed)}, not ${JSON.stringify(due)}`,
      );
  }
  const surplus = [...found.keys()].filter(id => !expected.has(id)).length;
  if (surplus > 0) report.differs(`${surplus} children are due who were not examined`);
};

function dueChildren(model: Model, slug: string): Map<string, Due> {
  const due = new Map<string, Due>();
  for (const { id: caseId } of model.listed(slug, 'case')) {
    const visit = model.lastVisit(caseId, true);
    const note = visit && model.recalls.get(visit.id);
    const isDecided = note?.state === 'notNeeded';
    if (!visit || (isDecided && note.after !== model.lastVisit(caseId)?.id)) continue;
    due.set(caseId, {
      list: isDecided ? 'notNeeded' : 'due',
      dueOn: visit.expected.followUp,
      state: note?.state ?? 'waiting',
      bookedFor: note?.bookedFor ?? null,
    });
  }
  return due;
}
