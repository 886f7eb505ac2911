import type { Case } from '../../../../../shared/features/cases/cases/schema.ts';
import { OrganizationRecord } from '../../../../../shared/features/organizations/organizations/record.ts';
import type { CaseObject } from '../../../../composition/case-data-part.ts';
import type { JobContext } from '../../../../composition/job-context.ts';
import { PdfsStore } from '../../../../platform/pdf/pdfs-store.ts';
import { itemsByKey } from '../../../../platform/storage/get-in-batches.ts';
import { organizationKey } from '../../../../platform/storage/keys.ts';
import type { Item } from '../../../../platform/storage/write.ts';
import type { ArchiveRun } from '../archive-run.ts';
import { documentsOf } from './documents-of.ts';

/** After this many failed runs, a document is not printed and is listed as missing. */
const maxTries = 3;

/**
 * Prints finished documents that have no stored PDF yet, until the run ends.
 * @returns how many were printed; their PDFs are now among the child's stored files
 */
export async function printMissing(
  run: ArchiveRun,
  { child, items, objects }: { child: Case; items: readonly Item[]; objects: readonly CaseObject[] },
  context: JobContext,
): Promise<number> {
  const { state } = run;
  const printed = new Set([
    ...state.printed,
    ...objects.flatMap(({ prints, isEarlier }) => (prints && !isEarlier ? [prints.id] : [])),
  ]);
  const missing = documentsOf(items).filter(({ id, state }) => state === 'finished' && !printed.has(id));
  if (missing.length === 0) return 0;
  const { table, organization: slug, openStore, now } = context;
  const { documentPrinters } = await context.openDocumentPrinters();
  const [record] = await table.get([organizationKey(slug)]);
  const organization = OrganizationRecord.parse(record);
  const pdfs = new PdfsStore(slug, context.bucket, now);
  const about = { organization, openStore, pdfs, now, child, itemAt: itemsByKey(items) };
  let count = 0;
  for (const { id } of missing) {
    if (run.isDue && count > 0) break;
    const item = items.find(candidate => candidate.id === id && !candidate.sk.startsWith('V#'));
    const printer = documentPrinters.find(({ prefix }) => item?.sk.startsWith(prefix));
    if (!item || !printer) continue;
    count += 1;
    try {
      await pdfs.ensure(await printer.print(item, about));
      state.printed.push(id);
    } catch {
      const tries = (state.printTries[id] ?? 0) + 1;
      state.printTries[id] = tries;
      run.pause();
      if (tries < maxTries) break;
      state.printed.push(id);
      state.unprinted.push(id);
    }
  }
  return count;
}
