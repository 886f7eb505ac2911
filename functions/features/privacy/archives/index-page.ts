import { type LanguageTag, languages } from '../../../../shared/core/languages.ts';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import { escapeHtml } from '../../../platform/escape-html.ts';
import { archiveTexts } from './archive-texts.ts';
import { hasTable } from './columns.ts';
import { linkTo, linkToOther, page, pageFiles, table } from './page-html.ts';
import { pathOf } from './write-tables.ts';

export interface ChildRow extends Pick<Case, 'fullName' | 'birthDate' | 'fileNumber' | 'status'> {
  folder: string;
  visits: number;
}

interface IndexPage {
  organization: string;
  at: string;
  rows: readonly ChildRow[];
  nouns: readonly { kind: string; count: number }[];
  /** Number of files that could not be read, and of documents that could not be printed. */
  missing: number;
}

export function indexPage(
  { organization, at, rows, nouns, missing }: IndexPage,
  language: LanguageTag,
): string {
  const t = archiveTexts(language);
  const { locale, collation } = languages[language];
  const inOrder = new Intl.Collator(collation).compare;
  const sorted = rows.toSorted((one, another) => inOrder(one.fullName, another.fullName));
  const children = sorted.map(({ folder, fullName, birthDate, fileNumber, status, visits }) => [
    linkTo(`${folder}/${pageFiles[locale]}`, fullName),
    `<time>${escapeHtml(birthDate ?? '')}</time>`,
    escapeHtml(fileNumber ?? ''),
    escapeHtml(t.statusOf[status]),
    String(visits),
  ]);
  const records = nouns.map(({ kind, count }) => {
    const endings = hasTable(kind) ? ['csv', 'ndjson'] : ['ndjson'];
    const links = endings.map(ending => linkTo(`${pathOf(kind)}.${ending}`, `${kind}.${ending}`));
    return [links.join(' '), String(count)];
  });
  const title = t.title.replace('{organization}', organization);
  return page(
    { title, language },
    [linkToOther(language, t.other), `<a href="#data">${escapeHtml(t.data)}</a>`],
    `<p>${escapeHtml(t.made.replace('{date}', at.slice(0, 10)))}</p>
<p>${escapeHtml(t.intro)}</p>
${missing > 0 ? `<p><strong>${escapeHtml(t.missing.replace('{count}', String(missing)))}</strong></p>\n` : ''}<h2>${escapeHtml(t.children)} (${rows.length})</h2>
${table([t.name, t.born, t.number, t.status, t.visits], children)}
<h2 id="data">${escapeHtml(t.data)}</h2>
<p>${escapeHtml(t.dataIntro)} ${escapeHtml(t.check)}</p>
${table([t.kind, t.records], records)}`,
  );
}
