import type { HourlyTask } from '../../../composition/work-context.ts';
import { sendAll } from '../../../platform/events/send-all.ts';
import { reminderMarks } from '../session-keys.ts';

export const announceReminders: HourlyTask = async ({ ownTable, queue, now }) => {
  const remindersOf = now();
  const marks = await ownTable.queryAll(reminderMarks);
  await sendAll(marks, ({ sk: organization }) =>
    queue.send(organization, { organization, remindersOf }, `reminders.${organization}.${remindersOf}`),
  );
};
