import { documentKinds } from '../../../../shared/core/documents/document-kinds.ts';
import { childIdPrefixes, idKindOf } from '../../../../shared/core/ids.ts';
import { SendingRecord } from '../../../../shared/features/reports/sending/schema.ts';
import type { CaseDataScope, CaseObject } from '../../../composition/case-data-part.ts';
import { jsonEntry, type ZipEntry } from '../../../platform/files/write-zip.ts';
import { readWithRetries } from '../../../platform/mail/read-with-retries.ts';
import { pdfObjectKey } from '../../../platform/pdf/pdfs-store.ts';
import { sendingPrefix } from '../keys.ts';

/**
 * Matches the path of a finished document's PDF: document id, then the finished version (without a number for
 * progress reports).
 */
const finishedPlace = /^[^/]+\/final(?:-(\d+))?\//;

export async function copySendings(scope: CaseDataScope): Promise<ZipEntry[]> {
  const { table, organization } = scope;
  const ids = sendingsOf(scope).flatMap(sending => sending.mails);
  const mails = await readWithRetries(table, organization, ids);
  const sent = mails.map(({ to, status, queuedAt, template }) => ({ to, status, queuedAt, template }));
  return [jsonEntry('mails.json', sent)];
}

const sendingsOf = ({ items }: CaseDataScope) =>
  items.filter(({ sk }) => sk.startsWith(sendingPrefix)).map(item => SendingRecord.parse(item));

export async function objectsOfPdfs(scope: CaseDataScope): Promise<CaseObject[]> {
  const { organization, caseId, items, eraser } = scope;
  const places = sendingsOf(scope).flatMap(({ documents }) => documents.map(({ place }) => place));
  const sent = new Set(places.map(place => `${pdfObjectKey(organization, place)}.pdf`));
  const objects = await eraser();
  const folder = pdfObjectKey(organization, '');
  const documents = new Map(items.map(item => [item.id, item]));
  const found: string[] = [];
  for (const prefix of childIdPrefixes(caseId))
    found.push(...(await objects.keysBelow(pdfObjectKey(organization, prefix))));
  return found.flatMap(key => {
    const place = key.slice(folder.length);
    const id = place.slice(0, place.indexOf('/'));
    const document = documents.get(id);
    const finished = finishedPlace.exec(place);
    if (!finished && !sent.has(key)) return [];
    if (!document && documentKinds.some(kind => kind === idKindOf(id))) return [];
    const version = Number(finished?.[1] ?? 0);
    const isCurrent = finished
      ? finished[1] === undefined || version === Number(document?.frozenVersion ?? 0)
      : document?.status === 'draft';
    const kind = place.slice(place.lastIndexOf('/') + 1).replace(/(-[\da-f]{8,})?(-sent)?\.pdf$/, '');
    return {
      name: `pdf/${place}`,
      key,
      prints: { id, version, kind },
      ...(document && !isCurrent && { isEarlier: true }),
    };
  });
}
