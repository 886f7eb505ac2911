import { AppError } from '../../../../shared/core/errors.ts';
import { isFhirType } from '../../../../shared/core/fhir/search-parameters.ts';
import type { fhirExports } from '../../../../shared/features/privacy/fhir-exports/endpoints.ts';
import type { FhirExportRecord } from '../../../../shared/features/privacy/fhir-exports/record.ts';
import type { Handler, OrganizationContext } from '../../../composition/context.ts';
import { ConflictError, retryOnConflict } from '../../../platform/storage/retry-on-conflict.ts';
import { archivePrefix } from '../archives/archive-object-key.ts';
import { movingJob } from '../moving-job.ts';
import { ExportsStore } from './exports-store.ts';

const isConflict = (error: unknown) => error instanceof ConflictError;

/** The permissions that decide what an export contains; for an API key, only those in its scopes. */
async function permissionsFor({
  actor,
  key,
  caseDataParts,
  modules,
}: Pick<OrganizationContext, 'actor' | 'key' | 'caseDataParts' | 'modules'>): Promise<string[]> {
  const granted = (await modules.list(key?.maker ?? actor.id)).filter(({ status }) => status === 'granted');
  const parts = caseDataParts.flatMap(({ fhir }) => fhir ?? []);
  const readable = parts.filter(
    ({ needs, module }) =>
      (!key || key.scopes.includes(needs)) &&
      (module === undefined || granted.some(one => one.module === module)),
  );
  return [...new Set(readable.map(({ needs }) => needs))];
}

/** The caller must see all children. An organisation has at most one running export. */
export const startExport: Handler<typeof fhirExports.startExport> = async ({ types, since }, context) => {
  const { actor, caseDataParts, openStore, jobs } = context;
  if (actor.visibility !== 'all') throw new AppError('permission.denied');
  const permissions = await permissionsFor(context);
  const parts = caseDataParts.flatMap(({ fhir }) => (fhir && permissions.includes(fhir.needs) ? [fhir] : []));
  const readable = new Set<string>(parts.flatMap(part => [...part.types]));
  const isReadable = types.length > 0 ? types.every(type => readable.has(type)) : readable.size > 0;
  if (!isReadable) throw new AppError('permission.denied');
  const store = openStore(ExportsStore);
  const start = async () => {
    const before = await store.get();
    const isRunning = before?.state === 'running' && !before.isCancelled;
    if (isRunning && (await movingJob(before.job, context))) return store.refuse(before);
    const prepared = jobs.prepare({ kind: 'fhirExport' }, null);
    return store.start(before, { permissions, types, since }, prepared);
  };
  return retryOnConflict(start, { isConflict });
};

/** @throws record.missing unless the caller started the export and it was neither cancelled nor replaced */
async function ownExport(
  id: string,
  { actor, openStore }: Pick<OrganizationContext, 'actor' | 'openStore'>,
): Promise<FhirExportRecord> {
  const found = await openStore(ExportsStore).get();
  if (found?.job !== id || found.by !== actor.id) throw new AppError('record.missing');
  return found;
}

export const getExport: Handler<typeof fhirExports.getExport> = async ({ exportId }, context) => {
  const { organization, files: stored, now } = context;
  const found = await ownExport(exportId, context);
  const { job: id, state, types, since, startedAt, expiresAt, files } = found;
  const isOver = found.isCancelled || (expiresAt !== null && Date.parse(expiresAt) <= now());
  if (isOver) throw new AppError('record.missing');
  const moving = state === 'running' ? await movingJob(id, context) : undefined;
  const prefix = archivePrefix(organization.slug, id);
  return {
    ...{ id, types: types.filter(isFhirType), since, startedAt, expiresAt },
    state: state === 'running' && !moving ? 'failed' : state,
    children: moving?.done ?? 0,
    files: await Promise.all(
      files.map(async ({ type, count, name }) => ({
        ...{ type, count },
        url: await stored.linkToObject(`${prefix}${name}`),
      })),
    ),
  };
};

export const cancelExport: Handler<typeof fhirExports.cancelExport> = async ({ exportId }, context) =>
  retryOnConflict(async () => context.openStore(ExportsStore).cancel(await ownExport(exportId, context)), {
    isConflict,
  });
