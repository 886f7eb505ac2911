import type { Locale, Script } from '../../shared/core/fields.ts';
import { type LanguageTag, languageTag } from '../../shared/core/languages.ts';
import type { Module } from '../../shared/core/permissions.ts';
import type { FieldValues } from '../../shared/core/rich-document/fill-fields.ts';
import type { Case } from '../../shared/features/cases/cases/schema.ts';
import type { MemberRecord } from '../../shared/features/organizations/members/record.ts';
import { ModuleAccess, moduleState } from '../../shared/features/organizations/module-access/schema.ts';
import {
  type OrganizationRecord,
  todayIn,
} from '../../shared/features/organizations/organizations/record.ts';
import { moduleKey } from '../platform/storage/keys.ts';
import type { StoreScope } from './lazy-stores.ts';

export interface FieldSubject {
  child: Case;
  organization: OrganizationRecord;
  author: MemberRecord;
  language: LanguageTag;
  /** Today's date in the organisation's time zone, `YYYY-MM-DD`. */
  today: string;
  /** Date of the note, `YYYY-MM-DD`. Later records are ignored. */
  date: string;
}

export interface FieldOrigin {
  field: string;
  id: string;
  /** Date of the finished record, `YYYY-MM-DD`. */
  date: string;
  reference: string | null;
}

export interface FilledFields {
  values: FieldValues;
  /** The records from which the values come; set only if stored values are later compared with them. */
  origins?: readonly FieldOrigin[];
}

export interface FieldSource {
  names: readonly string[];
  /** Module without which these fields stay empty for a member; null if none is needed. */
  module: Module | null;
  read: (subject: FieldSubject, scope: StoreScope) => Promise<FilledFields>;
}

interface AskedFields extends Pick<FieldSubject, 'child' | 'date'> {
  language: Locale;
  script?: Script | null | undefined;
  author?: MemberRecord;
}

export type ReadFields = (names: readonly string[], asked: AskedFields) => Promise<Required<FilledFields>>;

interface Reader {
  sources: readonly FieldSource[];
  scope: StoreScope;
  organization: OrganizationRecord;
  actor: MemberRecord;
}

export const openFields =
  ({ sources, scope, organization, actor }: Reader): ReadFields =>
  async (names, { child, date, language, script, author = actor }) => {
    const today = todayIn(organization.timeZone, scope.origin.now());
    const subject: FieldSubject = {
      ...{ child, organization, author, today, date },
      language: languageTag(language, script ?? child.emailScript ?? organization.script),
    };
    const usedSources = sources.filter(source => source.names.some(name => names.includes(name)));
    const filled: FilledFields[] = await Promise.all(
      usedSources.map(async source =>
        (await maySee(source, { scope, actor, today })) ? source.read(subject, scope) : { values: {} },
      ),
    );
    const all: FieldValues = Object.assign({}, ...filled.map(({ values }) => values));
    return {
      values: Object.fromEntries(names.map(name => [name, all[name] ?? null])),
      origins: filled.flatMap(({ origins = [] }) => origins.filter(({ field }) => names.includes(field))),
    };
  };

async function maySee(
  { module }: FieldSource,
  { scope: { table, organization }, actor, today }: Pick<Reader, 'scope' | 'actor'> & { today: string },
): Promise<boolean> {
  if (module === null) return true;
  const [item] = await table.get([moduleKey(organization, actor.id, module)]);
  return moduleState(module, item && ModuleAccess.parse(item), today).status === 'granted';
}
