import * as z from 'zod';
import { dueSlot, previewedSlot } from '../../../../shared/features/notes/digests/digest-times.ts';
import type { HourlyTask } from '../../../composition/work-context.ts';
import { sendAll } from '../../../platform/events/send-all.ts';
import { digestMarks } from '../../organizations/keys.ts';

const DigestMark = z.object({
  sk: z.string(),
  timeZone: z.string(),
  digestDays: z.array(z.int()),
  digestHour: z.int(),
});

/**
 * Queues a message for each digest (emails with new notes to families) that has to be sent now, or announced
 * because it will be sent within a day.
 */
export const announceDigests: HourlyTask = async ({ ownTable, queue, now }) => {
  const at = now();
  const marks = (await ownTable.queryAll(digestMarks)).map(item => DigestMark.parse(item));
  const due = marks.flatMap(({ sk: organization, ...schedule }) => {
    const [preview, send] = [previewedSlot(schedule, at), dueSlot(schedule, at)];
    return [
      ...(preview ? [{ organization, digest: 'preview', date: preview.date }] : []),
      ...(send ? [{ organization, digest: 'send', date: send.date }] : []),
    ];
  });
  await sendAll(due, message =>
    queue.send(message.organization, message, `digest.${Object.values(message).join('.')}.${at}`),
  );
};
