import * as z from 'zod';
import { PlainDate } from '../../../../shared/core/fields.ts';
import { CaseId } from '../../../../shared/core/ids.ts';

/** Most children of a class, as of a prepared day. */
export const maxRunChildren = 200;

/** The children that a tester has chosen to screen one after another; kept as a draft of theirs. */
const ClassRun = z.object({
  children: z.array(CaseId).min(1).max(maxRunChildren),
  /** Who is absent on this day. */
  absent: z.array(CaseId).max(maxRunChildren),
  date: PlainDate,
});
export type ClassRun = z.output<typeof ClassRun>;

/** The run that a draft holds; null for none, or one that cannot be read. Nobody stays absent until the next day. */
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
