/** How an event changed the day of a booked visit; days as `YYYY-MM-DD`, missing if there was no booking. */
export type BookingDetail = { bookedFor?: string; bookedBefore?: string };

/** Details of an event that changed a booked day from `before` to `after`; empty if both are the same. */
export function bookingDetail(before: string | null | undefined, after: string | null): BookingDetail {
  if ((before ?? null) === after) return {};
  return { ...(after !== null && { bookedFor: after }), ...(before && { bookedBefore: before }) };
}
