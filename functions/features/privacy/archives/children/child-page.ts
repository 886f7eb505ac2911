import type { Locale, Script } from '../../../../../shared/core/fields.ts';
import type { Case } from '../../../../../shared/features/cases/cases/schema.ts';
import type { CaseObject } from '../../../../composition/case-data-part.ts';
import { escapeHtml } from '../../../../platform/escape-html.ts';
import { archiveTexts } from '../archive-texts.ts';
import { linkTo, page, table } from '../page-html.ts';
import type { ChildDocument } from './documents-of.ts';

interface ChildPage {
  child: Case;
  documents: readonly ChildDocument[];
  objects: readonly CaseObject[];
  /** Paths by object key; empty for an object that no longer exists. */
  paths: Readonly<Record<string, string>>;
}

/** The page of a child: lists documents with their PDFs, and files. */
export function childPage(
  { child, documents, objects, paths }: ChildPage,
  locale: Locale,
  script: Script,
): string {
  const t = archiveTexts(locale, script);
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
    const told = [t.kindOf[kind], title, t.stateOf[state]].map(escapeHtml);
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
  const isEnglish = locale === 'en';
  const nav = [
    `<a href="../../${isEnglish ? 'index.html' : 'index-zh.html'}">${escapeHtml(t.back)}</a>`,
    linkTo(isEnglish ? 'index-zh.html' : 'index.html', t.other, isEnglish ? 'zh' : 'en'),
  ];
  return page(
    { title: child.fullName, locale, script },
    nav,
    `<dl>${facts.join('')}</dl>
<h2>${escapeHtml(t.documents)}</h2>
${rows.length > 0 ? table(head, rows) : `<p>${escapeHtml(t.noDocuments)}</p>`}
<h2>${escapeHtml(t.files)}</h2>
${listOf(others, t.noFiles)}`,
  );
}
