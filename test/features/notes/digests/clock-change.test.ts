import { expect } from 'vitest';
import { noteKey } from '../../../../functions/features/notes/note-keys.ts';
import { noteKind } from '../../../../functions/features/notes/notes/note-items.ts';
import { createJobsLambda } from '../../../../functions/lambdas/jobs.ts';
import { documentWrite } from '../../../../functions/platform/documents/document-kind.ts';
import { UndeliverableStore } from '../../../../functions/platform/mail/undeliverable-store.ts';
import type { FaultInjection } from '../../../../lib/local/fault-injection.ts';
import { hourMs } from '../../../../shared/core/dates/durations.ts';
import { instantAt } from '../../../../shared/core/dates/instant-at.ts';
import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';

import { uniqueEmail } from '../../../support/callers/unique-email.ts';
import { openClinic } from '../../../support/clinic.ts';
import { openRawTable } from '../../../support/raw-table.ts';
import { testInTurn } from '../../../support/sampling/test-in-turn.ts';
import { updatePreferences } from '../../../support/update-preferences.ts';
import { openWorld } from '../../../support/world.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { inbox, makeSharedNote } from './shared-notes.ts';

const everyDay = [0, 1, 2, 3, 4, 5, 6];

/** Returns the day of the next clock change in London, and the time of that day’s digest. */
function clockChange(from: number, hour: number): { date: string; at: number } {
  for (let day = from; ; day += 24 * hourMs) {
    const [before, date] = [day - 24 * hourMs, day].map(at => new Date(at).toISOString().slice(0, 10));
    const at = instantAt(date ?? '', hour, 'Europe/London');
    if (at - instantAt(before ?? '', hour, 'Europe/London') !== 24 * hourMs) return { date: date ?? '', at };
  }
}

testInTurn(
  'each family gets the digest of notes only once, despite a clock change and a crash immediately after the email was sent',
  async () => {
    const { admin, slug } = await openClinic();
    const { backend, withClockAhead, withFaults, now } = await openWorld();
    const digestHour = 17;
    const { date, at } = clockChange(now() + 48 * hourMs, digestHour);
    await updatePreferences(admin, slug, { timeZone: 'Europe/London', digestDays: everyDay, digestHour });
    const [family, bounced, archived] = [uniqueEmail(), uniqueEmail(), uniqueEmail()];
    const { table } = await openRawTable();
    for (const contactEmail of [family, bounced, archived]) {
      const child = await makeCase(admin, { contactEmail });
      const noteId = await makeSharedNote(admin, child.id, 'Week 12');
      const [item] = await table.get([noteKey(slug, noteId)]);
      const note = noteKind.parse(item);
      const written = new Date(at - 26 * hourMs).toISOString();
      const later = { ...note, date: written.slice(0, 10), finishedAt: written };
      await table.transact([documentWrite(noteKind, slug, note, later)]);
      if (contactEmail === archived) await admin.call(cases.archiveCase, { caseId: child.id });
    }
    await new UndeliverableStore(table, () => at).add(bounced, 'bounced');
    const jobs = createJobsLambda(backend.environmentOf('jobs'), now);
    const body = JSON.stringify({ organization: slug, digest: 'send', date });
    const run = async () => jobs({ Records: [{ messageId: '1', attributes: {}, body }] } as never);
    const counts: number[][] = [];
    const count = async () => {
      await backend.settled();
      counts.push(await Promise.all([family, bounced, archived].map(async to => (await inbox(to)).length)));
    };
    await withClockAhead(at - now() - hourMs / 60, async () => {
      await run();
      await count();
    });
    await withClockAhead(at - now() + hourMs / 60, async () => {
      let written = 0;
      const die: FaultInjection = ({ lambda, role, operation }) => {
        // Only writes to the organisation's records count, because failures are recorded among the platform's
        // records.
        if (lambda !== 'jobs' || role !== 'organization') return undefined;
        if (operation === 'TransactWriteItems') written += 1;
        return written === 0 ? undefined : written === 1 ? 'lose-answer' : 'break-off';
      };
      expect((await withFaults(die, run)).batchItemFailures).toHaveLength(1);
      await count();
      for (const _ of [1, 2]) expect(await run()).toEqual({ batchItemFailures: [] });
      await count();
    });
    await withClockAhead(at - now() + 2 * hourMs, async () => {
      await run();
      await count();
    });
    expect(counts).toEqual([
      [0, 0, 0],
      [1, 0, 0],
      [1, 0, 0],
      [1, 0, 0],
    ]);
  },
);
