import { childIdPrefixes } from '../../../../shared/core/ids.ts';
import { SendingRecord } from '../../../../shared/features/reports/sending/schema.ts';
import type { CaseDataScope } from '../../../composition/case-data-part.ts';
import { jsonEntry, type ZipEntry } from '../../../platform/files/write-zip.ts';
import { readWithRetries } from '../../../platform/mail/read-with-retries.ts';
import { pdfObjectKey } from '../../../platform/pdf/pdfs-store.ts';
import { sendingPrefix } from '../keys.ts';

/** Of what can be amended the version follows. */
const finishedKey = /\/final[-/]/;

/** The mails that reports of a case were sent with, and the PDFs of what is finished or was sent, as they are. */
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

/** What was finished, and what was sent without being finished first; PDFs of drafts stand beside them. */
async function finishedPdfs(
  { organization, caseId, eraser, bucket }: CaseDataScope,
  sendings: SendingRecord[],
): Promise<ZipEntry[]> {
  const places = sendings.flatMap(({ documents }) => documents.map(({ place }) => place));
  const sent = new Set(places.map(place => `${pdfObjectKey(organization, place)}.pdf`));
  const [objects, files] = await Promise.all([eraser(), bucket()]);
  const folder = pdfObjectKey(organization, '');
  const found = await Promise.all(
    childIdPrefixes(caseId).map(prefix => objects.keysBelow(pdfObjectKey(organization, prefix))),
  );
  const entries = found
    .flat()
    .filter(key => finishedKey.test(key) || sent.has(key))
    .map(async key => {
      const bytes = await files.read(key);
      return bytes ? [{ name: `pdf/${key.slice(folder.length)}`, bytes }] : [];
    });
  return (await Promise.all(entries)).flat();
}
