import { textsByLanguage } from '../../../../../shared/core/chinese/texts-by-language.ts';
import { type LanguageTag, languages } from '../../../../../shared/core/languages.ts';
import type { Case } from '../../../../../shared/features/cases/cases/schema.ts';
import type { DocumentPrinter } from '../../../../composition/archives/document-printer.ts';
import type { CaseObject } from '../../../../composition/case-data-part.ts';
import { escapeHtml } from '../../../../platform/escape-html.ts';
import { archiveTexts } from '../archive-texts.ts';
import { linkTo, linkToOther, page, pageFiles, table } from '../page-html.ts';
import type { ChildDocument } from './documents-of.ts';

interface ChildPage {
  child: Case;
  documents: readonly ChildDocument[];
  objects: readonly CaseObject[];
  /** Path of each file in the archive, by S3 object key; empty for a file that no longer exists. */
  paths: Readonly<Record<string, string>>;
  printers: readonly Pick<DocumentPrinter, 'kind' | 'name'>[];
}

export function childPage(
  { child, documents, objects, paths, printers }: ChildPage,
  language: LanguageTag,
): string {
  const t = archiveTexts(language);
  const kindOf = (kind: DocumentPrinter['kind']) =>
    printers.flatMap(({ kind: printed, name: { en, zh } }) =>
      printed === kind ? textsByLanguage({ en, zh: () => zh })(language) : [],
    )[0] ?? '';
  const nameOf = (path: string) => path.slice(path.indexOf('/') + 1);
  const links = (found: readonly CaseObject[]) =>
    found.flatMap(({ key, name }) => {
      const path = paths[key];
      if (path === undefined) return [];
      const missing = `${escapeHtml(nameOf(name))} (${escapeHtml(t.unread)})`;
      return [`<li>${path ? linkTo(path, nameOf(path)) : missing}</li>`];
    });
  const listOf = (items: readonly string[], none: string) =>
    items.length > 0 ? `<ul>${items.join('')}</ul>` : escapeHtml(none);
  const rows = documents.map(({ id, kind, date, title, state }) => {
    const printed = links(objects.filter(({ prints }) => prints?.id === id));
    const none = state === 'finished' ? t.noReport : '';
    const told = [kindOf(kind), title, t.stateOf[state]].map(escapeHtml);
    return [`<time>${escapeHtml(date)}</time>`, ...told, listOf(printed, none)];
  });
  const known = new Set(documents.map(({ id }) => id));
  const others = links(objects.filter(({ prints }) => prints === undefined || !known.has(prints.id)));
  const facts = [
    [t.born, child.birthDate ?? ''],
    [t.number, child.fileNumber ?? ''],
    [t.status, t.statusOf[child.status]],
  ].map(([name = '', value = '']) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`);
  const head = [t.date, t.kind, t.called, t.status, t.reports];
  const nav = [
    `<a href="../../${pageFiles[languages[language].locale]}">${escapeHtml(t.back)}</a>`,
    linkToOther(language, t.other),
  ];
  return page(
    { title: child.fullName, language },
    nav,
    `<dl>${facts.join('')}</dl>
<h2>${escapeHtml(t.documents)}</h2>
${rows.length > 0 ? table(head, rows) : `<p>${escapeHtml(t.noDocuments)}</p>`}
<h2>${escapeHtml(t.files)}</h2>
${listOf(others, t.noFiles)}`,
  );
}
