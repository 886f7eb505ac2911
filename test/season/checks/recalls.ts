import { eyeReports } from '../../../shared/features/eye/eye-reports/endpoints.ts';
import type { Model, ModelRecord } from '../model.ts';
import { survivorOf } from '../survivor-of.ts';
import type { Check } from './check.ts';

interface Due {
  list: 'due' | 'notNeeded' | 'unscheduled';
  dueOn: unknown;
  state: string;
  bookedFor: string | null;
}

/** Every child who was examined is due on the day that the last visit asked for, unless no recall is needed. */
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
  const last = new Map<string, ModelRecord>();
  for (const visit of model.of(slug, 'visit')) {
    if (visit.expected.status === 'draft') continue;
    const child = survivorOf(model, visit.caseId ?? '');
    if ((last.get(child)?.day ?? '') <= visit.day) last.set(child, visit);
  }
  const due = new Map<string, Due>();
  for (const [caseId, visit] of last) {
    if (!model.records.get(caseId)?.isListed) continue;
    const note = model.recalls.get(visit.id);
    due.set(caseId, {
      list: note?.state === 'notNeeded' ? 'notNeeded' : 'due',
      dueOn: visit.expected.followUp,
      state: note?.state ?? 'waiting',
      bookedFor: note?.bookedFor ?? null,
    });
  }
  return due;
}
