import { expect, test } from 'vitest';
import { keyRows } from '../../../../lib/restore/key-rows.ts';
import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import { drafts } from '../../../../shared/features/cases/drafts/endpoints.ts';
import { duplicates } from '../../../../shared/features/cases/duplicates/endpoints.ts';
import { merges } from '../../../../shared/features/cases/merges/endpoints.ts';
import { eyeReports } from '../../../../shared/features/eye/eye-reports/endpoints.ts';
import { reportDocuments } from '../../../../shared/features/eye/report-documents/endpoints.ts';
import { registrations } from '../../../../shared/features/intake/registrations/endpoints.ts';
import { notes } from '../../../../shared/features/notes/notes/endpoints.ts';
import { retention } from '../../../../shared/features/privacy/retention/endpoints.ts';
import { screenings } from '../../../../shared/features/screening/screenings/endpoints.ts';
import { uniqueEmail } from '../../../support/callers/unique-email.ts';
import { type Clinic, openClinic, type Principal } from '../../../support/clinic.ts';
import { organizationItems, violationsOf } from '../../../support/integrity.ts';
import { testInTurn } from '../../../support/sampling/test-in-turn.ts';
import { makeEvaluated } from '../../classes/evaluations/samples.ts';
import { makeFinishedReport as makeFinishedProgressReport } from '../../classes/progress-reports/samples.ts';
import { makeConsent } from '../../consent/consents/samples.ts';
import { makeTerm } from '../../consent/terms/samples.ts';
import { makeEyeReport, makeFinishedReport } from '../../eye/eye-reports/samples.ts';
import { makeReceived } from '../../eye/received/samples.ts';
import { makeSurvey } from '../../eye/surveys/samples.ts';
import { makeRegistration } from '../../intake/registrations/samples.ts';
import { makeNote } from '../../notes/notes/samples.ts';
import { attachToCase, uploadFile } from '../../operations/files/samples.ts';
import { makeFinishedScreening, makeScreening } from '../../screening/screenings/samples.ts';
import { makeTreeEntry } from '../../screening/tree-entries/samples.ts';
import { makeCase } from '../cases/samples.ts';
import { digest } from './digest.ts';

/**
 * Says for each kind of record that refers to a case what a merge does to such records. A new kind needs a
 * row here, and `fill` must make a record of the new kind.
 */
const howItMerges: Record<string, string> = {
  case: 'points to the other one',
  'case merged into this one': 'stays; the chain is followed',
  'assignment (with list row)': 'added to the other one',
  'place of a case in the lists by visit and by addition (with list row)': 'leaves the list',
  'registration that waits for a review': 'waits no longer',
  'search word (with list row)': 'leaves the index',
  'birth date index': 'leaves the index',
  'email and phone index': 'leaves the index',
  'file number index': 'leaves the index',
  'index of the names of parents and guardians': 'leaves the index',
  'old index entries that are still to be deleted': 'stay until they are deleted',
  'likely duplicate of a case': 'found anew',
  'two cases are not duplicates': 'stays',
  'draft of a form': 'read in both places',
  consent: 'read in both places',
  'latest acceptance of a term by a case': 'read in both places',
  'eye report': 'read in both places',
  'earlier version of an eye report': 'read in both places',
  'printed content of a version of a finished eye report': 'read in both places',
  'risk questionnaire for a family': 'read in both places',
  'series of a child’s visits': 'joined',
  'recall of a case': 'goes with the latest visit',
  'measurement that another system sent': 'read in both places',
  'decisions about the data of a case':
    'refuses a legal hold, keeps the later day, drops the copy of the data',
  'reports sent by mail': 'read in both places',
  'number of sendings of a record’s reports': 'stays with the record',
  screening: 'read in both places',
  'finished version of a screening that was reopened': 'read in both places',
  'printed content of a version of a finished screening': 'read in both places',
  'draft of a screening, by tester and day': 'stays with its draft',
  'entry of a NeuroTree': 'read in both places',
  'evaluation of a child in a session': 'read in both places',
  'change of an evaluation': 'read in both places',
  'report of attendance and progress': 'read in both places',
  'printed content of a finished report of attendance and progress': 'read in both places',
  note: 'read in both places',
  'text of a note': 'stays with its note',
  'printed content of a version of a finished note': 'stays with its note',
  'deleted draft of a note': 'stays with its note',
};
/** Kinds of records that remain after their case is erased. */
const ofNoCase = ['erasure of a case'];
/** Kinds of records that a reaction deletes at once, so that a test cannot keep one. */
const passing = ['old index entries that are still to be deleted'];

const rowsOfCases = keyRows.filter(
  ({ pk, sk, record }) => /\{(c|about)\}/.test(pk + sk) && !ofNoCase.includes(record),
);
const pattern = (drawn: string) =>
  new RegExp(
    `^${drawn.replace(/[#]/g, '#').replace(/\{(\w+)\}/g, (_, part) => (part === 'own' || part === 'word' ? '.+' : '[^#]*'))}$`,
  );

async function fill(clinic: Clinic, record: Case, colleague: Principal) {
  const { admin, slug } = clinic;
  const caseId = record.id;
  const first = await makeFinishedReport(admin, { date: '2026-01-10' }, caseId);
  const second = await makeFinishedReport(admin, { date: '2026-04-10', followUp: '2026-12-01' }, caseId);
  await admin.call(eyeReports.amendEyeReport, { eyeReportId: first.id, version: first.version });
  await makeEyeReport(admin, {}, caseId);
  await admin.call(eyeReports.noteRecall, { caseId, reportId: second.id, state: 'contacted' });
  await admin.call(drafts.saveCaseDraft, { caseId, form: 'eye', body: '{"typed":1}' });
  await admin.call(reportDocuments.sendEyeReport, {
    ...{ eyeReportId: second.id, kinds: ['myopia' as const], language: 'en' as const },
    addressesConfirmed: true,
    to: [uniqueEmail()],
  });
  await makeConsent(admin, 'Wong Mei', caseId);
  await makeSurvey(admin, caseId);
  await makeReceived(admin, {}, caseId);
  const { id: screeningId, version } = await makeFinishedScreening(admin, {}, caseId);
  await admin.call(screenings.reopenScreening, { screeningId, version });
  await makeScreening(admin, { date: '2026-05-02' }, caseId);
  await makeTreeEntry(admin, 'Reads slowly', caseId);
  await makeEvaluated(admin, caseId);
  await makeFinishedProgressReport(admin, caseId);
  const note = await makeNote(admin, {}, caseId);
  await admin.call(notes.finishNote, { noteId: note.id, version: note.version });
  const { id: deletedId } = await makeNote(admin, {}, caseId);
  await admin.call(notes.deleteNote, { noteId: deletedId });
  await attachToCase(slug, await uploadFile(admin), record);
  await admin.call(retention.keepCase, { caseId, keepUntil: '2060-01-01' });
  await admin.call(cases.assignCases, { caseIds: [caseId], addIds: [colleague.person.id] });
}

const current = async (who: Principal, caseId: string) => (await who.call(cases.getCase, { caseId })).data;
const mergeInput = (into: Case, from: Case) => ({
  ...{ caseId: into.id, version: into.version, otherId: from.id, otherVersion: from.version },
});

test('the table howItMerges has an entry for every kind of record that refers to a case', () => {
  const kinds = new Set(rowsOfCases.map(({ record }) => record));
  expect([...kinds].toSorted()).toEqual(Object.keys(howItMerges).toSorted());
});

testInTurn(
  'undoing a merge of two children with records of every kind restores the database exactly',
  {
    timeout: 240_000,
  },
  async () => {
    const clinic = await openClinic();
    const { admin, slug } = clinic;
    const colleague = await clinic.join({ modules: ['eye'] });
    await makeTerm(admin);
    const registered = await makeRegistration(clinic, { fullName: '陳小明', birthDate: '2017-03-14' });
    const like = { fullName: '陈小明', birthDate: '2017-03-14', fileNumber: 'B-17' };
    const [into, third, fourth] = [
      await makeCase(admin, like),
      await makeCase(admin, { ...like, fileNumber: null }),
      await makeCase(admin, like),
    ];
    const from = await current(admin, registered.id);
    await admin.call(cases.changeCase, {
      ...fieldsOf(from),
      fileNumber: 'QR-1',
      caseId: from.id,
      version: from.version,
    });
    await admin.call(merges.mergeCases, mergeInput(await current(admin, from.id), fourth));
    const { version } = await current(admin, from.id);
    await admin.call(registrations.reopenRegistration, { caseId: from.id, version });
    await admin.call(duplicates.dismissDuplicate, { caseId: from.id, otherId: third.id });
    await Promise.all([
      fill(clinic, await current(admin, from.id), colleague),
      fill(clinic, into, colleague),
    ]);
    await admin.call(retention.keepCase, { caseId: into.id, keepUntil: '2050-01-01' });
    const items = await organizationItems(slug);
    const missing = rowsOfCases.filter(
      ({ pk, sk, record }) =>
        !passing.includes(record) &&
        !items.some(
          item =>
            pattern(pk.replace('{o}', slug)).test(item.pk) &&
            pattern(sk).test(item.sk) &&
            `${item.pk} ${item.sk}`.includes(from.id.slice(from.id.indexOf('_') + 1)),
        ),
    );
    expect(missing.map(({ record }) => record)).toEqual([]);
    const before = await digest(slug);

    const [one, other] = [await current(admin, into.id), await current(admin, from.id)];
    await admin.call(merges.mergeCases, {
      ...mergeInput(one, other),
      take: ['fullName', 'fileNumber', 'mother'],
    });
    expect(await violationsOf(slug)).toEqual([]);
    expect(await digest(slug)).not.toEqual(before);
    await admin.call(merges.undoMerge, { caseId: into.id, absorbedId: from.id });
    expect(await digest(slug)).toEqual(before);
    expect(await violationsOf(slug)).toEqual([]);
  },
);

function fieldsOf(record: Case) {
  const { id: _, version: __, status: ___, source: ____, review: _____, assigned: ______, ...rest } = record;
  const {
    lastSeenOn: _a,
    nextDueOn: _b,
    bookedFor: _g,
    createdAt: _c,
    updatedAt: _d,
    merged: _e,
    mergedInto: _f,
    ...fields
  } = rest;
  return fields;
}
