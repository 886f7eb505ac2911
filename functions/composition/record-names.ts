import type { LoadedRecords } from '../../shared/core/endpoint.ts';
import { readableLanguage } from '../../shared/core/languages.ts';
import type { PermissionScope } from '../../shared/core/permissions.ts';
import type { MemberRecord } from '../../shared/features/organizations/members/record.ts';
import type { RecordTypes } from '../platform/http/record-types.ts';
import type { Table } from '../platform/storage/table.ts';

/** Types of records with a name that says nothing about a child. */
const namedTypes = ['activity', 'class', 'course', 'template', 'term'] as const;
type NamedType = (typeof namedTypes)[number];

const nameOf: {
  [Type in NamedType]: (record: LoadedRecords[Type], locale: MemberRecord['locale']) => string | null;
} = {
  activity: ({ title }) => title,
  class: ({ name }) => name,
  course: ({ title }) => title,
  template: ({ name }) => name,
  term: ({ titles }, locale) => titles[readableLanguage(titles, locale)],
};

/** Reads names of records by id. Leaves out records that are gone, hidden from the reader or have no name. */
export type ReadRecordNames = (ids: readonly string[]) => Promise<Map<string, string>>;

interface RecordNamesOptions {
  recordTypes: RecordTypes;
  table: Table;
  organization: string;
  reader: MemberRecord;
  scope: PermissionScope;
}

export function openRecordNames(of: RecordNamesOptions): ReadRecordNames {
  return async ids => {
    const wanted = [...new Set(ids)].flatMap(id =>
      namedTypes.flatMap(type => {
        const key = of.recordTypes[type].key(of.organization, id);
        return key ? [{ id, type, key }] : [];
      }),
    );
    if (wanted.length === 0) return new Map();
    const items = await of.table.get(wanted.map(({ key }) => key));
    const names = await Promise.all(
      wanted.map(async ({ id, type }, at) => {
        const name = items[at] ? await readName(type, items[at], of) : null;
        return name === null ? [] : [[id, name] as const];
      }),
    );
    return new Map(names.flat());
  };
}

async function readName<Type extends NamedType>(
  type: Type,
  item: unknown,
  { recordTypes, reader, scope }: RecordNamesOptions,
): Promise<string | null> {
  const { schema, isVisible } = recordTypes[type];
  const record = (await schema()).parse(item);
  return isVisible(record, reader.id, scope, reader.role) ? nameOf[type](record, reader.locale) : null;
}
