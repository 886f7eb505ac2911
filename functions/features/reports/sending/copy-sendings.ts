import { childIdPrefixes, idKindOf } from '../../../../shared/core/ids.ts';
import { SendingRecord } from '../../../../shared/features/reports/sending/schema.ts';
import type { CaseDataScope } from '../../../composition/case-data-part.ts';
import { jsonEntry, type ZipEntry } from '../../../platform/files/write-zip.ts';
import { readWithRetries } from '../../../platform/mail/read-with-retries.ts';
import { pdfObjectKey } from '../../../platform/pdf/pdfs-store.ts';
import { sendingPrefix } from '../keys.ts';

/** Kinds of documents that can be deleted. */
const documentKinds = ['eyeReport', 'screening', 'note', 'progressReport'];

/** Path of a PDF: its document's id and the finished version; a progress report has only one version. */
const finishedPlace = /^[^/]+\/final(?:-(\d+))?\//;

/** Mails with reports of a case, and the PDFs of current documents that are finished or were sent. */
export async function copySendings(scope: CaseDataScope): Promise<ZipEntry[]> {
  const { table, organization, items } = scope;
  const sendings = items
    .filter(({ sk }) => sk.startsWith(sendingPrefix))
    .map(item => SendingRecord.parse(item));
  const ids = sendings.flatMap(sending => sending.mails);
  const mails = await readWithRetries(table, organization, ids);
  const sent = mails.map(({ to, status, queuedAt, template }) => ({ to, status, queuedAt, template }));
  return [jsonEntry('mails.json', sent), ...(await finishedPdfs(scope, sendings))];
}

/** PDFs of finished current versions, and of drafts that were sent. */
async function finishedPdfs(
  { organization, caseId, items, eraser, bucket }: CaseDataScope,
  sendings: SendingRecord[],
): Promise<ZipEntry[]> {
  const places = sendings.flatMap(({ documents }) => documents.map(({ place }) => place));
  const sent = new Set(places.map(place => `${pdfObjectKey(organization, place)}.pdf`));
  const [objects, files] = await Promise.all([eraser(), bucket()]);
  const folder = pdfObjectKey(organization, '');
  const documents = new Map(items.map(item => [item.id, item]));
  const isCurrent = (place: string, isSent: boolean) => {
    const id = place.slice(0, place.indexOf('/'));
    const finished = finishedPlace.exec(place);
    const document = documents.get(id);
    if (!document) return !documentKinds.includes(idKindOf(id) ?? '') && (finished !== null || isSent);
    if (!finished) return isSent && document.status === 'draft';
    return finished[1] === undefined || Number(finished[1]) === Number(document.frozenVersion ?? 0);
  };
  const found = await Promise.all(
    childIdPrefixes(caseId).map(prefix => objects.keysBelow(pdfObjectKey(organization, prefix))),
  );
  const entries = found
    .flat()
    .filter(key => isCurrent(key.slice(folder.length), sent.has(key)))
    .map(async key => {
      const bytes = await files.read(key);
      return bytes ? [{ name: `pdf/${key.slice(folder.length)}`, bytes }] : [];
    });
  return (await Promise.all(entries)).flat();
}
