import { createHash } from 'node:crypto';
import { progressDocuments } from '../../../shared/features/classes/progress-documents/endpoints.ts';
import { eyeReports } from '../../../shared/features/eye/eye-reports/endpoints.ts';
import { reportDocuments } from '../../../shared/features/eye/report-documents/endpoints.ts';
import type { VisitTreatment } from '../../../shared/features/eye/treatments/treatment.ts';
import { visit as wholeVisit } from '../../features/eye/eye-reports/samples.ts';
import type { Principal } from '../../support/clinic.ts';
import { bytesAt } from '../../support/files/bytes-at.ts';
import { plusDays } from '../local-days.ts';
import type { ModelPrint, ModelRecord } from '../model.ts';
import { isOneOf, pick, type SeasonOrganization, type Stage, today, whoMay } from '../stage.ts';

/** Days until the next visit. */
const followUps = [10, 60, 120, 180] as const;
const methods = ['dims', 'hal', 'orthokeratology'] as const;

/** Makes an examination: drafts and finishes it; some are also printed, mailed or amended. */
export async function liveVisit(stage: Stage, at: SeasonOrganization): Promise<void> {
  const { model, random } = stage;
  const visits = model.of(at.slug, 'visit');
  const unseen = unseenOn(stage, at, today(stage, at));
  if (unseen.length === 0) return;
  const child = pick(stage, unseen);
  const { caller } = pick(stage, whoMay(at, 'admin', 'all'));
  const day = today(stage, at);
  const sph = -random.randomInt(1, 20) / 4;
  const power = { sph, cyl: null, axis: null, add: null, va: '1.0' };
  const expected = {
    date: day,
    comment: `Comment ${stage.next('comment')}`,
    axialLength: { right: 23 + random.randomInt(0, 200) / 100, left: 23.5 },
    refractions: { dry: null, current: null, cycloplegic: { right: power, left: power } },
    treatments: treatmentsAt(
      stage,
      visits.filter(({ caseId }) => caseId === child.id),
      day,
    ),
    followUp: plusDays(day, pick(stage, followUps)),
    ...(isOneOf(stage, 3)
      ? { to: { kind: 'lab' as const, name: 'Season Lab' }, returnBy: plusDays(day, 10) }
      : { to: wholeVisit.to, returnBy: null }),
  };
  const sent = { ...wholeVisit, ...expected, prescription: null };
  const { data } = await caller.call(eyeReports.createEyeReport, { ...sent, caseId: child.id });
  const { id, version, reference } = data;
  const visit = model.add({
    ...{ kind: 'visit', id, organization: at.slug, caseId: child.id, day, version, reference },
    expected: { ...expected, status: 'draft' },
  });
  if (isOneOf(stage, 15)) return;
  const finished = await caller.call(eyeReports.finishEyeReport, { eyeReportId: id, version });
  Object.assign(visit, { version: finished.data.version, expected: { ...expected, status: 'finished' } });
  await firstPrint(stage, at, visit, caller);
  if (isOneOf(stage, 3)) await mailReport(stage, visit, caller);
  if (isOneOf(stage, 12)) await amend(stage, at, visit, caller);
}

/** The children of an organisation who have no visit on this day. */
export function unseenOn(stage: Stage, at: SeasonOrganization, day: string): ModelRecord[] {
  const visits = stage.model.of(at.slug, 'visit');
  const seen = new Set(visits.flatMap(one => (one.day === day ? [one.caseId] : [])));
  return stage.model.children(at.slug).filter(({ id }) => !seen.has(id));
}

/** The treatment of a visit: started at one visit, continued at the next ones, stopped at the fourth. */
function treatmentsAt(stage: Stage, seen: ModelRecord[], day: string): VisitTreatment[] {
  const [last] = (seen.at(-1)?.expected.treatments ?? []) as VisitTreatment[];
  const details = { product: null, dose: null, wearing: null, reason: null };
  if (!last || last.decision === 'stop') {
    if (isOneOf(stage, 3)) return [];
    const id = `treatment-${stage.next('treatment')}`;
    return [{ ...details, id, decision: 'start', kind: pick(stage, methods), from: day, to: null }];
  }
  return seen.length >= 3
    ? [{ ...last, decision: 'stop', to: day, reason: 'Grown out of it' }]
    : [{ ...last, decision: 'continue' }];
}

export async function firstPrint(
  stage: Stage,
  at: SeasonOrganization,
  visit: ModelRecord,
  caller: Principal,
): Promise<void> {
  const kind = isOneOf(stage, 2) ? 'refraction' : 'myopia';
  const language = isOneOf(stage, 2) ? 'en' : 'zh';
  const print = { organization: at.slug, recordId: visit.id, kind, language } as const;
  stage.model.prints.set(`${visit.id} ${visit.version}`, { ...print, sha256: await printed(caller, print) });
}

/** The hash of the PDF of a report as it is printed now. */
export async function printed(caller: Principal, print: Omit<ModelPrint, 'sha256'>): Promise<string> {
  const { kind, language, recordId } = print;
  const { data } =
    kind === 'progress'
      ? await caller.call(progressDocuments.openProgressPdf, { progressReportId: recordId, language })
      : await caller.call(reportDocuments.openEyeReportPdf, { eyeReportId: recordId, kind, language });
  return createHash('sha256')
    .update(await bytesAt(data.url))
    .digest('hex');
}

/** Mails the report to the family; some addresses bounce. */
async function mailReport(
  { model, next, random }: Stage,
  visit: ModelRecord,
  caller: Principal,
): Promise<void> {
  const number = next('mail');
  const isBad = random.randomInt(0, 12) === 0;
  const to = isBad ? `bounce-${number}@season.example` : `report-${number}@season.example`;
  await caller.call(reportDocuments.sendEyeReport, {
    eyeReportId: visit.id,
    kinds: ['refraction'],
    language: 'en',
    to: [to],
    addressesConfirmed: true,
  });
  model.expectMail(to);
  if (isBad) model.bounced.add(to);
}

/** Amends a finished report: its printed text changes, but its reference number stays. */
async function amend(
  stage: Stage,
  at: SeasonOrganization,
  visit: ModelRecord,
  caller: Principal,
): Promise<void> {
  const { status: _, ...before } = visit.expected;
  const fields = { ...before, comment: `Amended ${stage.next('amendment')}` };
  const expected = { ...fields, status: 'amended' };
  const { data } = await caller.call(eyeReports.changeEyeReport, {
    ...{ ...wholeVisit, prescription: null },
    ...fields,
    eyeReportId: visit.id,
    version: visit.version,
  });
  stage.model.prints.delete(`${visit.id} ${visit.version}`);
  Object.assign(visit, { version: data.version, expected });
  await firstPrint(stage, at, visit, caller);
}
