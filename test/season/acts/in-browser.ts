import type { Page } from '@playwright/test';
import { eyeReports } from '../../../shared/features/eye/eye-reports/endpoints.ts';
import { notes } from '../../../shared/features/notes/notes/endpoints.ts';
import { screenings } from '../../../shared/features/screening/screenings/endpoints.ts';
import { register } from '../../e2e/story-of-a-day/register-and-accept.ts';
import { enterVisit } from '../../e2e/story-of-a-day/visit-and-send.ts';
import { writeNote } from '../../e2e/story-of-a-day/write-note.ts';
import { expect, pageUrl } from '../../e2e/support/pages.ts';
import { prepareDay, screen } from '../../e2e/support/prepared-day.ts';
import { sayIn } from '../../e2e/support/say-in.ts';
import { openAsPerson, useDevice } from '../browser/use-device.ts';
import { type SeasonOrganization, type SeasonPerson, type Stage, today, whoMay } from '../stage.ts';
import { awaitRegistration, doorOf } from './registrations.ts';
import { unseenOn } from './visits.ts';

const lang = 'en';
const say = sayIn(lang);
/** Number of children that one tablet screens without a network. */
const screened = 2;
const seconds = 12;

/** The person who always works at the same computer or tablet. */
function ownerOf(at: SeasonOrganization): SeasonPerson {
  const [head] = whoMay(at, 'admin');
  if (!head) throw new Error(`nobody heads ${at.slug}`);
  return head;
}

/** At the clinic's computer, examines a child, writes a note, and begins a visit that is never saved. */
export async function examineInBrowser(stage: Stage, at: SeasonOrganization): Promise<void> {
  const owner = ownerOf(at);
  const day = today(stage, at);
  const [child, other] = stage.random.shuffle(unseenOn(stage, at, day));
  if (!child || !other) return;
  const { caller } = owner;
  const { model } = stage;
  const name = String(child.expected.fullName);
  await useDevice(stage, 'computer of the clinic', async page => {
    await openAsPerson(page, owner);
    const story = { page, lang, say, child: name, family: '' } as const;
    await enterVisit(story, child.id);
    const reference = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    const eyeReportId = idIn(page, 'eye');
    const visit = await caller.call(eyeReports.getEyeReport, { eyeReportId });
    model.add({
      ...{ kind: 'visit', id: eyeReportId, organization: at.slug, caseId: child.id, day },
      ...{ version: visit.data.version, reference: /R-\d{4}-\d{6}/.exec(reference)?.[0] ?? 'none' },
      expected: { date: day, status: 'finished', followUp: null, axialLength: { right: 24.1, left: 23.96 } },
    });
    await writeNote(story, child.id);
    const noteId = idIn(page, 'notes');
    const note = await caller.call(notes.getNote, { noteId });
    model.add({
      ...{ kind: 'note', id: noteId, organization: at.slug, caseId: child.id, day },
      ...{ version: note.data.version, expected: { date: day, status: 'finished' } },
    });
    await beginVisit(page, other.id);
    return [name, String(other.expected.fullName)];
  });
}

/** Types into the form of a visit and leaves without saving. */
async function beginVisit(page: Page, caseId: string): Promise<void> {
  await page.goto(pageUrl(`/eye/create?case=${caseId}`));
  const sphere = say('eye.form.ofEye', { eye: say('ui.eye.right'), field: say('eye.field.sph') });
  await page.getByRole('textbox', { name: say('eye.field.date') }).press('Enter');
  await page.getByText(say('eye.method.dry'), { exact: true }).click();
  const kept = page.waitForResponse(answer => answer.request().method() === 'PUT' && answer.ok());
  await page.getByRole('textbox', { name: sphere }).fill('-1.25');
  await kept;
}

/** A parent registers a child with a phone of their own. */
export async function registerInBrowser(stage: Stage, at: SeasonOrganization): Promise<void> {
  const token = await doorOf(stage, at);
  const number = stage.next('parent');
  const child = `Phone Season ${number}`;
  const family = `phone-${number}@season.example`;
  await useDevice(stage, 'phone of parents', async page => {
    await page.setViewportSize({ width: 390, height: 844 });
    await register({ page, lang, say, child, family: '' }, token, family);
    return [child, family];
  });
  stage.model.expectMail(family);
  await awaitRegistration(stage, at, { fullName: child, contactEmail: family });
}

/** A tablet screens children without a network, and sends the screenings once it has a network. */
export async function screenInBrowser(stage: Stage, at: SeasonOrganization): Promise<void> {
  const { model } = stage;
  const owner = ownerOf(at);
  const day = today(stage, at);
  const earlier = model.of(at.slug, 'screening');
  const screenedToday = new Set(earlier.flatMap(one => (one.day === day ? [one.caseId] : [])));
  /** A pasted list of names cannot tell namesakes apart; children who wait for a review count too. */
  const namesakes = Map.groupBy(model.listed(at.slug, 'case'), ({ expected }) => expected.fullName);
  const free = model
    .children(at.slug)
    .filter(({ id, expected }) => !screenedToday.has(id) && namesakes.get(expected.fullName)?.length === 1);
  const children = stage.random.shuffle(free).slice(0, screened);
  const names = children.map(({ expected }) => String(expected.fullName));
  if (children.length === 0) return;
  await useDevice(stage, 'tablet of the school', async (page, measure) => {
    await openAsPerson(page, owner);
    await prepareDay(page, 'Tablet of the season', names);
    await page.context().setOffline(true);
    for (const name of names) await screen(page, name, seconds);
    await measure();
    await page.context().setOffline(false);
    await expect(page.getByRole('status').filter({ hasText: 'All sent' })).toBeVisible({ timeout: 120_000 });
    await page.getByRole('button', { name: 'End the day' }).click();
    await expect(
      page.getByText(`${names.length} of ${names.length} received.`, { exact: false }),
    ).toBeVisible();
    return names;
  });
  for (const { id: caseId } of children) {
    const { data } = await owner.caller.call(screenings.listCaseScreenings, { caseId });
    const made = data.screenings.filter(({ id }) => !model.records.has(id));
    const [one] = made;
    if (made.length !== 1 || !one) {
      stage.calls.problems.push(`tablets: a child screened in the browser has ${made.length} new screenings`);
      continue;
    }
    const measured = one.tests.romberg.whole;
    if (measured?.state !== 'done' || measured.values.seconds !== seconds)
      stage.calls.problems.push('tablets: the seconds measured in the browser are missing');
    model.add({
      ...{ kind: 'screening', id: one.id, organization: at.slug, caseId, day, version: one.version },
      expected: { date: day, status: 'draft' },
    });
  }
}

function idIn(page: Page, folder: string): string {
  const id = new RegExp(`/${folder}/(\\w+)`).exec(new URL(page.url()).pathname)?.[1];
  if (!id) throw new Error(`${page.url()} names no record`);
  return id;
}
