import type { Locale, Script } from '../../shared/core/fields.ts';
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

/** Whom and when merge fields speak of, and how. */
export interface FieldSubject {
  child: Case;
  organization: OrganizationRecord;
  /** Who writes, or has written. */
  author: MemberRecord;
  language: Locale;
  script: Script;
  /** In the organisation's time zone, `YYYY-MM-DD`. */
  today: string;
  /** The day of the note, `YYYY-MM-DD`: nothing later is told. */
  date: string;
}

/** Merge fields that a feature fills in. */
export interface FieldSource {
  names: readonly string[];
  /** Whoever has no access to it is told nothing. */
  module: Module | null;
  read: (subject: FieldSubject, scope: StoreScope) => Promise<FieldValues>;
}

/** Whom fields are filled in for; what is left out follows from the caller and the child. */
interface AskedFields extends Pick<FieldSubject, 'child' | 'date' | 'language'> {
  script?: Script | null | undefined;
  author?: MemberRecord;
}

/** Reads the values of some fields, as far as the caller may see them. */
export type ReadFields = (names: readonly string[], asked: AskedFields) => Promise<FieldValues>;

interface Reader {
  sources: readonly FieldSource[];
  scope: StoreScope;
  organization: OrganizationRecord;
  actor: MemberRecord;
}

/** Closes the sources over one organisation and one caller. */
export const openFields =
  ({ sources, scope, organization, actor }: Reader): ReadFields =>
  async (names, { child, date, language, script, author = actor }) => {
    const today = todayIn(organization.timeZone, scope.origin.now());
    const subject: FieldSubject = {
      ...{ child, organization, author, language, today, date },
      script: script ?? child.emailScript ?? organization.script,
    };
    const wanted = sources.filter(source => source.names.some(name => names.includes(name)));
    const values = await Promise.all(
      wanted.map(async source =>
        (await maySee(source, { scope, actor, today })) ? source.read(subject, scope) : {},
      ),
    );
    const all: FieldValues = Object.assign({}, ...values);
    return Object.fromEntries(names.map(name => [name, all[name] ?? null]));
  };

/** Whether the caller has a source's module today. */
async function maySee(
  { module }: FieldSource,
  { scope: { table, organization }, actor, today }: Pick<Reader, 'scope' | 'actor'> & { today: string },
): Promise<boolean> {
  if (module === null) return true;
  const [item] = await table.get([moduleKey(organization, actor.id, module)]);
  return moduleState(module, item && ModuleAccess.parse(item), today).status === 'granted';
}
