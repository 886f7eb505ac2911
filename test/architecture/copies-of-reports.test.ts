import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { apiOperations } from '../../shared/contract.ts';
import { readSources, root } from '../support/source/source-tree.ts';

/**
 * How code that returns or sends a finished report behaves if the child's data changed after the finishing.
 */
type WhenChanged =
  /**
   * The code sends nothing until a person has read the changes and confirmed that the report is sent anyway.
   */
  | 'asks'
  /**
   * The code returns the finished report, and staff see the changes since then before the report or beside
   * it.
   */
  | 'says so'
  | 'leaves it out'
  /** The code returns a copy that was made before the change, byte for byte. */
  | 'made before the change'
  /** The code prints the current records each time. */
  | 'prints what is so now'
  /** The code makes no copy of a finished report. */
  | 'no report';

/**
 * `shownBy` names the test that proves the behaviour: its file and the beginning of its title. It is omitted
 * if the code itself shows the behaviour.
 */
type Place = [does: WhenChanged, shownBy?: `${string} › ${string}`];

const answers =
  'test/features/reports/sending/changed-reports.test.ts › a ${kind} report of a renamed child causes a warning';
const digest =
  'test/features/notes/digests/digests.alone.test.ts › a digest leaves out a note about a renamed child';
const everything =
  'test/features/privacy/archives/archives.test.ts › an admin gets an archive of all data of the organisation, with web pages for browsing the archive';
const bundle =
  'test/features/privacy/child-data/changed-documents.test.ts › a copy of a child’s data with a changed document';
const sentBefore =
  'test/features/reports/report-links/sent-before.test.ts › a report link opens exactly what was sent';
const asSent =
  'test/features/reports/sending/open-as-sent.test.ts › after an amendment, each PDF can be opened as it was sent';
const pages = 'test/e2e/reports/changed-copies.e2e.ts › if the child’s data changed, a ${kind} warns';

/** Matches code that returns the bytes of a PDF, or writes a file of a child's records. */
const handsOut = /\bpdfs\.(open|ensure|read|link)\(|\bfhirBundle\(|\bwriteZip\(/;
const onServer: Record<string, Place> = {
  'functions/features/classes/progress-documents/class-progress-pdf.ts': ['prints what is so now'],
  'functions/features/courses/lesson-plans/print-lesson-plans.ts': ['no report'],
  'functions/features/eye/eye-reports/copy-as-fhir.ts': ['prints what is so now'],
  'functions/features/eye/eye-reports/export-eye-report.ts': ['prints what is so now'],
  'functions/features/eye/report-documents/open-blank-eye-form.ts': ['no report'],
  'functions/features/intake/qr-posters/open-qr-poster.ts': ['no report'],
  'functions/features/notes/digests/run-digest.ts': ['leaves it out', digest],
  // This file prints only drafts.
  'functions/features/notes/note-reports/generate-note-pdf.ts': ['prints what is so now'],
  'functions/features/notes/note-reports/open-blank-note-pdf.ts': ['no report'],
  'functions/features/notes/template-previews/preview-template.ts': ['no report'],
  // The archive of all data of an organisation contains reports as they were when they were finished.
  'functions/features/privacy/archives/children/print-missing.ts': ['made before the change', everything],
  'functions/features/privacy/child-data/take-child-data-step.ts': ['asks', bundle],
  'functions/features/reports/report-links/read-linked-reports.ts': ['made before the change', sentBefore],
  // This file opens the finished copy of every kind of report except NeuroTree reports, which have none.
  'functions/features/reports/sending/document-report.ts': ['says so', answers],
  'functions/features/reports/sending/send-reports.ts': ['asks', answers],
  'functions/features/screening/screening-reports/open-blank-screening-form.ts': ['no report'],
  'functions/features/screening/tree-reports/open-blank-tree.ts': ['no report'],
  // This file reads the PDFs attached to emails that wait to be sent.
  'functions/platform/mail/attachment-sources.ts': ['made before the change'],
};

/** Components that show staff the changes of a report, on every page that uses them. */
const sayingSo = ['web/ui/file/pdf-preview.tsx', 'web/ui/file/printed-pages.tsx'];
/** Matches code of the web app that saves or sends a PDF. */
const shows = /\bsavePdf\b|<SendDialog\b|\buseSendReport\(|\bsource\.send\b/;
const inBrowser: Record<string, Place> = {
  'web/features/classes/progress/class-report-dialog.tsx': ['prints what is so now'],
  'web/features/courses/lesson-plans/plan-dialog.tsx': ['no report'],
  'web/features/eye/eye-reports/eye-report-actions.tsx': ['asks', pages],
  'web/features/intake/qr-codes/live-qr-code.tsx': ['no report'],
  'web/features/notes/notes/note.page.tsx': ['asks', pages],
  // Shows staff the documents behind a report link, as the family sees them.
  'web/features/reports/report-links/linked-report.tsx': ['made before the change', sentBefore],
  'web/features/reports/sending/save-sent.ts': ['made before the change', asSent],
  'web/features/reports/sending/send-dialog-from-url.tsx': ['asks', pages],
  'web/features/reports/sending/use-sending.ts': ['asks', pages],
  'web/features/screening/report/report.page.tsx': ['says so', pages],
  'web/features/screening/tree-entries/pdf-menu.tsx': ['prints what is so now'],
};

/** Matches code that reads the facts that a report stored when it was finished. */
const readsFrozen = /\.frozen\(|\bgetOrFreeze\(|\bFrozen(Report|Screening|Note|Progress)\.parse\(/;
const compares = /\b(changesSince|eyeReportChanges|screeningChangesSince|changesOfNote)\(/;
/**
 * Files that read stored facts without comparing them with current records. Either their callers compare the
 * facts, or the files make no copy of the report.
 */
const readsWithoutComparing = [
  'functions/features/classes/progress-reports/progress-reports-store.ts',
  'functions/features/eye/eye-reports/eye-items.ts',
  'functions/features/eye/eye-reports/eye-store.ts',
  'functions/features/eye/eye-reports/reactions.ts',
  'functions/features/notes/notes/discard-amendment.ts',
  'functions/features/notes/notes/note-items.ts',
  // This file reads only the norms from the report.
  'functions/features/screening/merge-fields/screening-field.ts',
  'functions/features/screening/screenings/screening-items.ts',
];

const sources = readSources();
const placesOf = (folder: string, kind: RegExp) =>
  sources.filter(({ path, text }) => path.startsWith(folder) && kind.test(text)).map(({ path }) => path);

test('each server file that returns a child’s report or file declares how to handle changed data of the child', () => {
  const found = placesOf('functions/', handsOut).filter(
    path => path !== 'functions/platform/files/write-zip.ts',
  );
  expect(found.toSorted()).toEqual(Object.keys(onServer));
});

test('each page file that saves or sends a report declares how to handle changed data of the child', () => {
  const found = placesOf('web/features/', shows);
  expect(found.toSorted()).toEqual(Object.keys(inBrowser));
});

test('the components that show and print a finished report also show later changes of the child', () => {
  expect(sayingSo.map(path => placesOf(path, /<ChangedDetails\b/))).toEqual(sayingSo.map(path => [path]));
});

test('each declaration about changed data names an existing test', () => {
  for (const [path, [does, shownBy]] of Object.entries({ ...onServer, ...inBrowser })) {
    const isSeen = does === 'prints what is so now' || does === 'no report' || path.includes('/mail/');
    expect([path, isSeen || shownBy !== undefined]).toEqual([path, true]);
    const [file = '', title = ''] = shownBy?.split(' › ') ?? [];
    const isTitled = !file || readFileSync(`${root}/${file}`, 'utf8').includes(title);
    expect([file, title, isTitled]).toEqual([file, title, true]);
  }
});

test('code that reads the data of a child stored in a finished report compares these data with the child’s current data', () => {
  const found = sources.filter(
    ({ path, text }) => path.startsWith('functions/') && readsFrozen.test(text) && !compares.test(text),
  );
  expect(found.map(({ path }) => path).toSorted()).toEqual(readsWithoutComparing);
});

test('each request that sends or prepares a report is rejected if the child’s data has changed, until the user confirms', () => {
  const names = (isMeant: (call: (typeof apiOperations)[number]) => boolean) =>
    apiOperations
      .filter(isMeant)
      .map(({ name }) => name)
      .toSorted();
  const asks = names(({ endpoint }) => endpoint.errors?.includes('report.changed') ?? false);
  const sends = names(({ endpoint }) => endpoint.errors?.includes('report.just-sent') ?? false);
  // A NeuroTree report stores no facts, so none can change.
  expect(asks).toEqual([...sends.filter(name => name !== 'sendTree'), 'prepareBundle'].toSorted());
  const confirmed = names(({ endpoint }) => 'changesAcknowledged' in endpoint.input.shape);
  expect(confirmed).toEqual([...sends, 'prepareBundle'].toSorted());
});
