import { caseIdFromChildId, childIdSuffix } from '../../../shared/core/ids.ts';
import type { TermReference } from '../../../shared/features/consent/consents/schema.ts';
import type { Key } from '../../platform/storage/key.ts';
import { caseKey, type KeyRow, organizationKey } from '../../platform/storage/keys.ts';

/** Table keys of terms and consents, for the diagram in `docs/data-model.md`. @public */
export const keyRows: KeyRow[] = [
  { record: 'consent', format: 'consents', pk: 'C#{o}#C#{c}', sk: 'CONSENT#{own}' },
  {
    record: 'latest acceptance of a term by a case',
    format: 'case-acceptance',
    pk: 'C#{o}#C#{c}',
    sk: 'ACC#{term}',
    gsi1: ['C#{o}#ACC#{term}', '{version}#{c}'],
    note: 'gsi1 until it is withdrawn',
  },
  { record: 'term', format: 'term', pk: 'O#{o}', sk: 'TERM#{term}' },
  {
    record: 'text of a term',
    format: 'term-text',
    pk: 'O#{o}',
    sk: 'TERMTEXT#{term}#{version}',
    note: 'never written over',
  },
  {
    record: 'acceptance of a text of a term by a member',
    format: 'term-acceptance',
    pk: 'O#{o}',
    sk: 'TERMACC#{term}#{version}#{u}',
    note: 'never written over',
  },
  {
    record: 'term that applies to cases, for the public form',
    format: 'public-term',
    pk: 'O#{o}#PUBLIC',
    sk: 'TERM#{term}',
  },
];

export const consentKey = (o: string, id: string): Key => ({
  pk: caseKey(o, caseIdFromChildId(id)).pk,
  sk: `CONSENT#${childIdSuffix(id)}`,
});
export const consentsOf = (o: string, c: string) => ({ pk: caseKey(o, c).pk, prefix: 'CONSENT#' });

export const caseAcceptanceKey = (o: string, c: string, term: string): Key => ({
  pk: caseKey(o, c).pk,
  sk: `ACC#${term}`,
});
export const caseAcceptancesOf = (o: string, c: string) => ({ pk: caseKey(o, c).pk, prefix: 'ACC#' });
const numbered = (version: number) => String(version).padStart(4, '0');
export const caseAcceptanceIndex = (o: string, c: string, { id, textVersion }: TermReference) => ({
  gsi1pk: `C#${o}#ACC#${id}`,
  gsi1sk: `${numbered(textVersion)}#${c}`,
});
/** Index range of the cases whose families have accepted one version of a term's text. */
export const casesAcceptingTerm = (o: string, { id, textVersion }: TermReference) =>
  ({ index: 'gsi1', pk: `C#${o}#ACC#${id}`, prefix: `${numbered(textVersion)}#` }) as const;

export const publicTermKey = (o: string, term: string): Key => ({ pk: `O#${o}#PUBLIC`, sk: `TERM#${term}` });
export const publicTermsOf = (o: string) => ({ pk: `O#${o}#PUBLIC`, prefix: 'TERM#' });

export const termKey = (o: string, term: string): Key => ({ pk: organizationKey(o).pk, sk: `TERM#${term}` });
export const termsOf = (o: string) => ({ pk: organizationKey(o).pk, prefix: 'TERM#' });
export const termTextKey = (o: string, term: string, version: number): Key => ({
  pk: organizationKey(o).pk,
  sk: `TERMTEXT#${term}#${numbered(version)}`,
});

export const termAcceptanceKey = (o: string, term: TermReference, u: string): Key => ({
  pk: organizationKey(o).pk,
  sk: `TERMACC#${term.id}#${numbered(term.textVersion)}#${u}`,
});
export const acceptancesOfTerm = (o: string, term: string) => ({
  pk: organizationKey(o).pk,
  prefix: `TERMACC#${term}#`,
});
/** Key range of the members who have accepted one version of a term's text. */
export const termAcceptancesOf = (o: string, term: TermReference) => ({
  pk: organizationKey(o).pk,
  prefix: `TERMACC#${term.id}#${numbered(term.textVersion)}#`,
});
