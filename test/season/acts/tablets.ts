import { preparedDays } from '../../../shared/features/screening/prepared-days/endpoints.ts';
import { screenings } from '../../../shared/features/screening/screenings/endpoints.ts';
import { answeredTests } from '../../features/screening/screenings/samples.ts';
import { momentAt } from '../local-days.ts';
import type { ModelRecord } from '../model.ts';
import { pick, type SeasonPerson, type Stage, today, whoMay } from '../stage.ts';

const tablets = 8;
/**
 * The network of a hall that eight tablets share: one in `repeatedOf` requests is sent twice, and the
 * connection breaks during one in `brokenOf`.
 */
const badNetwork = { repeatedOf: 3, brokenOf: 4 };
const hoursOfDay = 10;

/**
 * A screening day without a network: each tablet is prepared in the morning, stores the screenings until the
 * evening, and then sends them.
 */
export async function screenOffline(stage: Stage): Promise<void> {
  const { calls, model, school, world } = stage;
  const day = today(stage, school);
  const done = new Set(model.of(school.slug, 'screening').map(({ caseId }) => caseId));
  const waiting = model.children(school.slug).filter(({ id }) => !done.has(id));
  const most = Math.max(1, Math.ceil((300 / tablets) * stage.scale));
  const sheets: { preparedDayId: string; children: ModelRecord[]; by: SeasonPerson }[] = [];
  for (let tablet = 1; tablet <= tablets; tablet++) {
    const children = waiting.splice(0, most);
    if (children.length === 0) break;
    const by = pick(stage, whoMay(school, 'admin', 'all'));
    const { data } = await by.caller.call(preparedDays.prepareDay, {
      ...{ deviceName: `Tablet ${tablet}`, children: children.length, hours: hoursOfDay },
    });
    sheets.push({ preparedDayId: data.day.id, children, by });
  }
  await world.moveClockTo(momentAt(day, '15:30', school.timeZone));
  await calls.withNetwork(badNetwork, async () => {
    for (const { preparedDayId, children, by } of sheets) {
      const sent: { id: string; version: number }[] = [];
      for (const child of children) sent.push(await sendQueue(stage, child, by));
      const end = await by.caller.call(preparedDays.endPreparedDay, { preparedDayId, screenings: sent });
      if (end.data.missing.length > 0 || end.data.received !== sent.length)
        calls.problems.push(`tablets: ${end.data.missing.length} screenings of a tablet are missing`);
    }
  });
}

/**
 * Sends the stored requests of a tablet for a child: creates the screening, saves the last results, and
 * finishes it.
 */
async function sendQueue(stage: Stage, child: ModelRecord, { caller }: SeasonPerson) {
  const { model, school } = stage;
  const day = today(stage, school);
  const fields = { school: 'Season School', grade: 'P3', wearsSpectacles: false, tests: answeredTests() };
  const expected = { date: day, place: 'Hall', notes: `Tablet ${stage.next('screening')}` };
  const { data: made } = await caller.call(screenings.createScreening, {
    ...{ ...fields, ...expected, notes: '', caseId: child.id, band: '7-11', bandReason: 'By age' },
  });
  const { id } = made;
  const saved = await caller.call(screenings.saveScreening, {
    ...{ ...fields, ...expected, screeningId: id, version: made.version },
  });
  const { data } = await caller.call(screenings.finishScreening, {
    screeningId: id,
    version: saved.data.version,
  });
  model.add({
    ...{ kind: 'screening', id, organization: school.slug, caseId: child.id, day, version: data.version },
    expected: { ...expected, status: 'finished' },
  });
  return { id, version: data.version };
}
