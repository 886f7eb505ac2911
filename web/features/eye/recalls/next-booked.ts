interface BookedVisit {
  fullName: string;
  time: string | null;
}

export interface NextBooked {
  /** `HH:MM`; null if no visit of the day has a time. */
  time: string | null;
  /** Whether the time has passed, so that none of the visits is still to come. */
  isPast: boolean;
  /** Children booked for this time. */
  names: string[];
}

/**
 * The visits that come next: those of the earliest time that has not passed, otherwise those without a time.
 * If the times of all visits have passed, the last ones. Null if there are none.
 * @param rows visits booked on one day, in order of time
 * @param time time in the organisation's zone, `HH:MM`
 */
export function nextBooked(rows: readonly BookedVisit[], time: string): NextBooked | null {
  const coming = rows.find(row => row.time === null || row.time >= time);
  const next = coming ?? rows.at(-1);
  if (!next) return null;
  const names = rows.filter(row => row.time === next.time).map(({ fullName }) => fullName);
  return { time: next.time, isPast: coming === undefined, names };
}
