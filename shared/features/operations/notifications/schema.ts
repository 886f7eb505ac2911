import * as z from 'zod';
import { Instant, Picture } from '../../../core/fields.ts';

/** Number of a notification per recipient, from 1, as ten digits. */
export const NotificationId = z.string().regex(/^\d{10}$/);

/** A notification in its reader's language. No sender means the platform, shown as "SA". */
export const Notification = z
  .object({
    id: NotificationId,
    name: z.string(),
    description: z.string(),
    seen: z.boolean(),
    updatedAt: Instant,
    /** The page it links to. */
    link: z.string().nullable(),
    sender: z.object({ fullName: z.string(), profilePicture: Picture }).nullable(),
  })
  .meta({ id: 'Notification' });
export type Notification = z.output<typeof Notification>;
