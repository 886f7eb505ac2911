import * as z from 'zod';
import { canSeeCase } from '../../../shared/core/can-see-case.ts';
import type { ChildRecordType, RecordType } from '../../../shared/core/endpoint.ts';
import { Slug } from '../../../shared/core/fields.ts';
import { caseIdFromChildId, Id } from '../../../shared/core/ids.ts';
import type { PermissionScope } from '../../../shared/core/permissions.ts';
import { Case, CaseId } from '../../../shared/features/cases/cases/schema.ts';
import type { EyeReport } from '../../../shared/features/eye/eye-reports/schema.ts';
import type { EyeSeries } from '../../../shared/features/eye/progression/series.ts';
import { FileRecord } from '../../../shared/features/operations/files/record.ts';
import { FileId } from '../../../shared/features/operations/files/schema.ts';
import { JobRecord } from '../../../shared/features/operations/jobs/record.ts';
import { JobId } from '../../../shared/features/operations/jobs/schema.ts';
import { OrganizationRecord } from '../../../shared/features/organizations/organizations/record.ts';
import { fileKey } from '../files/keys.ts';
import { caseKey, type Key, organizationKey } from '../storage/keys.ts';
import { eyeReportKey, eyeSequenceKey, eyeSeriesKey, jobKey } from '../storage/loaded-record-keys.ts';

/** Loaded records, as handlers receive them. */
export interface RecordMap {
  case: Case;
  file: FileRecord;
  job: JobRecord;
  organization: OrganizationRecord;
  eyeReport: EyeReport;
  /** Every visit of the child. */
  eyeSeries: EyeSeries;
  /** Last reference number per year, with keys like `y2026`. */
  eyeSequence: Record<string, number>;
}

interface RecordTypeDefinition<Loaded> {
  /** Undefined if the id is invalid for this type. `organization` is null for a superadmin. */
  key: (organization: string | null, id: unknown) => Key | undefined;
  parse: (item: unknown) => Loaded;
  isVisible: (record: Loaded, sub: string, reach: PermissionScope) => boolean;
  /** Value of a record that was never written; if unset, it is missing. */
  defaultValue?: Loaded;
}

/** Schemas that few calls need, imported lazily. */
const lazySchemas = {
  eyeReport: async () => (await import('../../../shared/features/eye/eye-reports/schema.ts')).EyeReport,
  eyeSeries: async () => (await import('../../../shared/features/eye/progression/series.ts')).EyeSeries,
};
const loadedSchemas = new Map<RecordType, { parse: (item: unknown) => unknown }>();

/** Imports the schemas of these record types. */
export async function loadRecordSchemas(kinds: readonly RecordType[]): Promise<void> {
  const late = kinds.filter(kind => kind in lazySchemas) as (keyof typeof lazySchemas)[];
  await Promise.all(late.map(async kind => loadedSchemas.set(kind, await lazySchemas[kind]())));
}

function parseLoaded<Loaded>(kind: keyof typeof lazySchemas, item: unknown): Loaded {
  const schema = loadedSchemas.get(kind);
  if (!schema) throw new Error(`${kind} was not opened`);
  return schema.parse(item) as Loaded;
}

const EyeReportId = Id('eyeReport');

/** Key, parser and visibility rule of each record type. */
export const recordTypes: { [K in RecordType]: RecordTypeDefinition<RecordMap[K]> } = {
  case: {
    key: (organization, id) =>
      organization !== null && CaseId.safeParse(id).success ? caseKey(organization, String(id)) : undefined,
    parse: item => Case.parse(item),
    isVisible: (record, sub, reach) => canSeeCase({ id: sub, scope: reach }, record),
  },
  file: {
    key: (organization, id) =>
      organization !== null && FileId.safeParse(id).success ? fileKey(organization, String(id)) : undefined,
    parse: item => FileRecord.parse(item),
    isVisible: (record, sub) => record.status === 'kept' || record.by === sub,
  },
  job: {
    key: (organization, id) =>
      organization !== null && JobId.safeParse(id).success ? jobKey(organization, String(id)) : undefined,
    parse: item => JobRecord.parse(item),
    isVisible: ({ startedBy }, sub, reach) => reach === 'organization' || startedBy === sub,
  },
  organization: {
    key: (organization, id) => {
      const isOwn = organization === null || organization === id;
      return isOwn && Slug.safeParse(id).success ? organizationKey(String(id)) : undefined;
    },
    parse: item => OrganizationRecord.parse(item),
    isVisible: (_, __, reach) => reach === 'platform' || reach === 'organization',
  },
  eyeReport: {
    key: (organization, id) =>
      organization !== null && EyeReportId.safeParse(id).success
        ? eyeReportKey(organization, String(id))
        : undefined,
    parse: item => parseLoaded('eyeReport', item),
    isVisible: () => true,
  },
  eyeSeries: {
    key: (organization, id) => {
      const caseId = CaseId.safeParse(id).data ?? caseIdOfChild(id);
      return organization === null || caseId === undefined ? undefined : eyeSeriesKey(organization, caseId);
    },
    parse: item => parseLoaded('eyeSeries', item),
    isVisible: () => true,
    defaultValue: { revision: 0, visits: [] },
  },
  eyeSequence: {
    key: organization => (organization === null ? undefined : eyeSequenceKey(organization)),
    parse: item => EyeSequence.parse(item),
    isVisible: () => true,
    defaultValue: {},
  },
};

const EyeSequence = z
  .record(z.string(), z.unknown())
  .transform(item =>
    Object.fromEntries(
      Object.entries(item).filter(
        (entry): entry is [string, number] => /^y\d{4}$/.test(entry[0]) && typeof entry[1] === 'number',
      ),
    ),
  );

/** Record types that belong to a case. */
export const childRecordTypes: readonly ChildRecordType[] = ['eyeReport'];

/** The case id contained in a child id. */
function caseIdOfChild(id: unknown): string | undefined {
  return EyeReportId.safeParse(id).success ? caseIdFromChildId(String(id)) : undefined;
}

/** Key of the case of a child. */
export function parentCaseKey(organization: string | null, childId: unknown): Key | undefined {
  const caseId = caseIdOfChild(childId);
  return organization === null || caseId === undefined ? undefined : caseKey(organization, caseId);
}
