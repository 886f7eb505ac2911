/** The day of a booked visit after and before an event, as `YYYY-MM-DD`; missing if no visit was booked. */
export type BookingDetail = { bookedFor?: string; bookedBefore?: string };

/**
 * Event details if an event changed the day of a booked visit from `before` to `after`; empty if it did not.
 */
export function bookingDetail(before: string | null | undefined, after: string | null): BookingDetail {
  if ((before ?? null) === after) return {};
  return { ...(after !== null && { bookedFor: after }), ...(before && { bookedBefore: before }) };
}
