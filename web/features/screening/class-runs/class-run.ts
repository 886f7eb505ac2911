import * as z from 'zod';
import { PlainDate } from '../../../../shared/core/fields.ts';
import { CaseId } from '../../../../shared/core/ids.ts';

/** Maximum number of children in a class run; the same as on a prepared device. */
export const maxRunChildren = 200;

/** A class run: children whom a tester screens one after another, stored as the tester's draft. */
const ClassRun = z.object({
  children: z.array(CaseId).min(1).max(maxRunChildren),
  absent: z.array(CaseId).max(maxRunChildren),
  date: PlainDate,
});
export type ClassRun = z.output<typeof ClassRun>;

/** Parses a class run from a draft; null if missing or invalid. Drops the absences of earlier days. */
export function readRun(body: string | undefined, today: string): ClassRun | null {
  const parsed = body === undefined ? undefined : ClassRun.safeParse(parseJson(body)).data;
  if (!parsed) return null;
  return parsed.date === today ? parsed : { ...parsed, absent: [], date: today };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
