import { daysAfter } from '../../../../shared/core/dates/days.ts';
import { minuteMs } from '../../../../shared/core/dates/durations.ts';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import type { EyeReportFields } from '../../../../shared/features/eye/eye-reports/input.schema.ts';
import type { RecallRow } from '../../../../shared/features/eye/recalls/recall.ts';
import { yearsKnown } from '../cases/child.ts';
import { childrenOfBrightwater } from '../cases/children-of-brightwater.ts';
import {
  type DemoCaller,
  type DemoFeature,
  type MakeDemoRecords,
  momentOn,
  workdayBefore,
} from '../demo-client.ts';
import { visitsOf } from './visits.ts';

const parallelWriters = 4;
const minutesToFinish = 20;

/**
 * Five visits of each child of the clinic; the newest child has none yet. The two optometrists take turns.
 * Each visit is entered on its own day.
 */
const makeRecords: MakeDemoRecords = async signIn => {
  const helen = await signIn('helen@brightwater.example', 'brightwater');
  const mei = await signIn('mei@brightwater.example', 'brightwater');
  const { post } = helen;
  const today = new Date().toISOString().slice(0, 10);
  const { data } = await post<{ data: { data: Case[] } }>('cases/search', {
    limit: childrenOfBrightwater.length,
  });
  const caseIds = new Map(data.data.map(({ fullName, id }) => [fullName, id]));
  const visits = visitsOfAll(today).entries();
  const writers = Array.from({ length: parallelWriters }, async () => {
    for (const [order, { child, place, fields }] of visits) {
      const author = place % 2 === 0 ? helen : mei;
      const moment = momentOn(fields.date, order);
      const path = `cases/${caseIds.get(child)}/eye-reports`;
      const { data: report } = await author.at(moment).post<{ data: { id: string } }>(path, fields);
      const finished = author.at(moment + minutesToFinish * minuteMs);
      await finished.post(`eye-reports/${report.id}/finish`, { version: 1 });
    }
  });
  await Promise.all(writers);
  await noteRecalls(helen, today);
};

/** All visits of all children, sorted by day, because reference numbers follow the order of creation. */
function visitsOfAll(today: string): { child: string; place: number; fields: EyeReportFields }[] {
  const count = childrenOfBrightwater.length;
  return childrenOfBrightwater
    .slice(0, -1)
    .flatMap(([child, , , ageInMonths], index) =>
      visitsOf(index, yearsKnown(index, count, ageInMonths), today).map((fields, place) => ({
        child,
        place,
        fields,
      })),
    )
    .sort((a, b) => a.fields.date.localeCompare(b.fields.date));
}

/**
 * Recalls of children who are due: some families were called, one visit is booked, one child need not come.
 */
async function noteRecalls(caller: DemoCaller, today: string): Promise<void> {
  const { data } = await caller.post<{ data: { data: RecallRow[] } }>('recalls/search', { until: today });
  const states = ['contacted', 'booked', 'notNeeded', 'contacted'] as const;
  for (const [index, state] of states.entries()) {
    const row = data.data[2 * index + 1];
    if (!row) continue;
    const { caseId, reportId } = row;
    const bookedFor = state === 'booked' ? daysAfter(today, 9) : null;
    const noted = caller.at(momentOn(workdayBefore(today, index + 1), index));
    await noted.put(`cases/${caseId}/recall`, { reportId, state, bookedFor });
  }
}

export const demo: DemoFeature = { needs: ['cases'], makeRecords };
