import * as z from 'zod';
import { Instant, Line, PlainDate, RequiredLine, Text } from '../../../core/fields.ts';
import { Id } from '../../../core/ids.ts';

/** A stored subscription. An organisation has one for each course that it ever requested. */
export const SubscriptionRecord = z.object({
  courseId: Id('course'),
  /** State of the organisation's last request for the course. */
  status: z.enum(['pending', 'subscribed', 'declined', 'cancelled', 'withdrawn']),
  /**
   * Last day of access, in the organisation's time zone. A new or declined request does not change this day.
   */
  until: PlainDate.nullable(),
  /** Names of the course and its publisher at the time of the request. */
  course: z.object({ title: RequiredLine, organization: z.object({ id: z.string(), name: z.string() }) }),
  request: z.object({
    by: z.object({ id: z.uuid(), fullName: z.string() }),
    at: Instant,
    message: Line.nullable(),
  }),
  /** The platform's last decision about a request or about access. */
  decision: z
    .object({
      at: Instant,
      reason: Text.nullable(),
      by: z.object({ id: z.uuid(), fullName: z.string() }).nullable().default(null),
    })
    .nullable(),
  version: z.int().min(1),
});
export type SubscriptionRecord = z.output<typeof SubscriptionRecord>;
