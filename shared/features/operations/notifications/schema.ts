import * as z from 'zod';
import { Instant, Picture } from '../../../core/fields.ts';

/** Id of a notification: its number among the recipient's notifications, from 1, as ten digits. */
export const NotificationId = z.string().regex(/^\d{10}$/);

/** A notification in the recipient's language. If `sender` is null, the platform sent it, shown as "SA". */
export const Notification = z
  .object({
    id: NotificationId,
    name: z.string(),
    description: z.string(),
    seen: z.boolean(),
    updatedAt: Instant,
    /** Path of the page that the notification links to; null for none. */
    link: z.string().nullable(),
    sender: z.object({ fullName: z.string(), profilePicture: Picture }).nullable(),
  })
  .meta({ id: 'Notification' });
export type Notification = z.output<typeof Notification>;
