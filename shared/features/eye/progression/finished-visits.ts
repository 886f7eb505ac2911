interface Visit {
  id: string;
  /** `YYYY-MM-DD` */
  date: string;
  status: string;
}

/**
 * Returns the visits that trends, flags, reports and exports use. Drafts are left out, because they may
 * contain errors.
 */
export function finishedVisits<One extends Visit>(visits: readonly One[]): One[] {
  return visits.filter(({ status }) => status !== 'draft');
}

/**
 * The visits that a report shows: finished visits up to the report's day, and the report's own visit even if
 * it is a draft.
 */
export function visitsOfReport<One extends Visit>(
  visits: readonly One[],
  report: Pick<Visit, 'id' | 'date'>,
): One[] {
  return visits.filter(
    ({ id, date, status }) => id === report.id || (status !== 'draft' && date <= report.date),
  );
}
