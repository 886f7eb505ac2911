import { Locale } from '../../../../../shared/core/fields.ts';
import { languageTag } from '../../../../../shared/core/languages.ts';
import { Case, CaseStatus } from '../../../../../shared/features/cases/cases/schema.ts';
import type { JobRecord } from '../../../../../shared/features/operations/jobs/record.ts';
import { OrganizationRecord } from '../../../../../shared/features/organizations/organizations/record.ts';
import type { CaseDataScope, CaseObject } from '../../../../composition/case-data-part.ts';
import type { JobContext } from '../../../../composition/job-context.ts';
import { organizationFileLocation } from '../../../../platform/files/file-locations.ts';
import { caseKey, organizationKey } from '../../../../platform/storage/keys.ts';
import type { ArchiveRun } from '../archive-run.ts';
import { nextPhase } from '../archive-state.ts';
import { pageFiles } from '../page-html.ts';
import { caseIds } from './case-ids.ts';
import { childPage } from './child-page.ts';
import { documentsOf } from './documents-of.ts';
import { folderOf, pathOf } from './paths.ts';
import { printMissing } from './print-missing.ts';
import { scopesOfChild } from './scopes-of-child.ts';

/**
 * Adds the files and PDFs of a child to the archive, until the run ends. After the last one, adds the child's
 * records and page.
 */
export async function archiveChild(run: ArchiveRun, _: JobRecord, context: JobContext): Promise<void> {
  const { state } = run;
  const id = (await childrenOf(run, context))[state.position];
  if (id === undefined) return nextPhase(state);
  const scopes = await scopesOfChild(id, context);
  const item = scopes[0]?.items.find(({ sk }) => sk === caseKey(context.organization, id).sk);
  if (item) {
    const child = Case.parse(item);
    const objects = (await Promise.all(scopes.map(scope => objectsOf(scope, context)))).flat();
    const items = scopes.flatMap(scope => scope.items);
    if ((await printMissing(run, { child, objects, items }, context)) > 0) return;
    if (!(await addObjects(run, { child, objects, items }, context))) return;
    await addResources(run, id, scopes, context);
    await addRecords(run, { child, objects, items }, context);
  }
  Object.assign(state, { position: state.position + 1, paths: {}, printed: [] });
}

/**
 * Adds a child's records as FHIR resources. If that fails for a record, the manifest says so; the archive
 * still contains the record itself.
 */
async function addResources(
  run: ArchiveRun,
  id: string,
  scopes: readonly CaseDataScope[],
  context: JobContext,
): Promise<void> {
  const parts = context.caseDataParts.flatMap(({ fhir }) => fhir ?? []);
  run.fhir ??= new Map(parts.map(fhir => [fhir, fhir.open(context).catch(() => undefined)]));
  for (const scope of scopes)
    for (const [fhir, opening] of run.fhir) {
      const read = await opening;
      const resources = await read?.(scope).catch(() => undefined);
      if (!resources) run.state.unread.push(`${fhir.types.join(', ')} of ${id} in fhir`);
      for (const resource of resources ?? []) run.addLine(`fhir/${resource.resourceType}`, resource);
    }
}

interface Found {
  child: Case;
  objects: CaseObject[];
  items: CaseDataScope['items'];
}

/** Number of reports read in parallel. Other files may be too large for that, and are read one by one. */
const readAtOnce = 8;

function groupAt(objects: readonly CaseObject[], index: number): CaseObject[] {
  const group = objects.slice(index, index + readAtOnce);
  const end = group.findIndex(({ prints }) => !prints);
  return end < 0 ? group : group.slice(0, Math.max(1, end));
}

/** Adds the files and PDFs of a child to the archive. @returns false if the run ended before the last one */
async function addObjects(
  run: ArchiveRun,
  { child, objects, items }: Found,
  context: JobContext,
): Promise<boolean> {
  const { state } = run;
  const bucket = await context.bucket();
  const documents = documentsOf(items);
  const left = objects.filter(({ key }) => !(key in state.paths));
  let reading: Promise<Uint8Array | undefined>[] = [];
  for (const [index, object] of left.entries()) {
    if (reading.length === 0) {
      if (run.isDue) return false;
      reading = groupAt(left, index).map(({ key }) => bucket.read(key));
      await Promise.all(reading);
    }
    const bytes = await reading.shift();
    const taken = new Set(Object.values(state.paths).map(path => path.toLowerCase()));
    const path = bytes ? pathOf(object, documents, taken) : '';
    state.paths[object.key] = path;
    if (!bytes) {
      state.unread.push(`${folderOf(child)}/${object.name}`);
      continue;
    }
    await run.add({ name: `${folderOf(child)}/${path}`, bytes });
    state.counts[object.prints ? 'pdfs' : 'files'] += 1;
  }
  return true;
}

async function addRecords(
  run: ArchiveRun,
  { child, objects, items }: Found,
  { table, organization, openDocumentPrinters }: JobContext,
): Promise<void> {
  const { paths, counts } = run.state;
  const folder = folderOf(child);
  for (const item of items) run.record(table.kindOf(item), item);
  const location = organizationFileLocation(organization);
  const files = objects.filter(({ key, prints }) => !prints && paths[key]);
  for (const { key } of files) {
    const [stored] = await table.get([location.key(key.slice(key.lastIndexOf('/') + 1))]);
    if (stored) run.record(table.kindOf(stored), { ...stored, path: `${folder}/${paths[key]}` });
  }
  const [item] = await table.get([organizationKey(organization)]);
  const { script } = OrganizationRecord.parse(item);
  const documents = documentsOf(items);
  const { documentPrinters: printers } = await openDocumentPrinters();
  const page = { child, documents, objects, paths, printers };
  for (const locale of Locale.options) {
    const html = childPage(page, languageTag(locale, script));
    await run.add({ name: `${folder}/${pageFiles[locale]}`, bytes: Buffer.from(html) });
  }
  const { fullName, birthDate, fileNumber, status } = child;
  const visits = documents.filter(({ kind, state }) => kind === 'eyeReport' && state === 'finished').length;
  run.addRow({ folder, fullName, birthDate, fileNumber, status, visits });
  counts.children += 1;
}

/** Ids of all children, from the list that was stored before the first child was archived. */
async function childrenOf(run: ArchiveRun, context: JobContext): Promise<readonly string[]> {
  const { state, storage } = run;
  if (state.children === null) {
    run.children = await caseIds(context, CaseStatus.options);
    state.children = await storage.put('children', Buffer.from(JSON.stringify(run.children)));
  }
  run.children ??= JSON.parse(await storage.readText(state.children)) as string[];
  return run.children;
}

async function objectsOf(scope: CaseDataScope, { caseDataParts }: JobContext): Promise<CaseObject[]> {
  const found = await Promise.all(caseDataParts.map(part => part.objects?.(scope) ?? []));
  return found.flat().toSorted((one, other) => (one.key < other.key ? -1 : 1));
}
