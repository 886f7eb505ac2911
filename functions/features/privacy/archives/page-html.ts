import { type LanguageTag, languages, otherLocale } from '../../../../shared/core/languages.ts';
import { escapeHtml } from '../../../platform/escape-html.ts';

/** A link to a file near the page. Each part of the path is encoded separately. */
export function linkTo(path: string, text: string, lang?: string): string {
  const href = escapeHtml(path.split('/').map(encodeURIComponent).join('/'));
  const language = lang ? ` lang="${lang}" hreflang="${lang}"` : '';
  return `<a href="${href}"${language}>${escapeHtml(text)}</a>`;
}

export const pageFiles = { en: 'index.html', zh: 'index-zh.html' } as const;

export function linkToOther(language: LanguageTag, text: string): string {
  const other = otherLocale[languages[language].locale];
  return linkTo(pageFiles[other], text, other);
}

/** The cells must be HTML. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const heads = head.map(text => `<th scope="col">${escapeHtml(text)}</th>`).join('');
  const body = rows.map(row => `<tr>${row.map(cell => `<td>${cell}</td>`).join('')}</tr>`).join('\n');
  return `<div class="wide" tabindex="0" role="group"><table><thead><tr>${heads}</tr></thead><tbody>\n${body}\n</tbody></table></div>`;
}

/** Style of the archive's pages. Its light colours stay readable if they are printed in grey. */
const style = `:root{color-scheme:light}
body{font:16px/1.5 system-ui,sans-serif;color:#111;background:#fff;max-width:60rem;margin:0 auto;padding:1rem}
h1{font-size:1.6rem;line-height:1.25;margin:.5rem 0}h2{font-size:1.2rem;margin:1.5rem 0 .5rem}
a{color:#14406b}a:focus-visible,.wide:focus-visible{outline:3px solid #14406b;outline-offset:2px}
.wide{overflow-x:auto}time{white-space:nowrap}table{border-collapse:collapse;width:100%}
th,td{text-align:start;vertical-align:top;padding:.35rem .75rem .35rem 0;border-bottom:1px solid #767676}
ul{padding-inline-start:1.2rem;margin:.25rem 0}td ul{padding:0;margin:0;list-style:none}dl{display:grid;grid-template-columns:max-content 1fr;gap:.25rem 1rem}dd{margin:0}
@media print{body{max-width:none;font-size:11pt}a{color:#000}tr{break-inside:avoid}.wide{overflow:visible}nav{display:none}}`;

export function page(
  { title, language }: { title: string; language: LanguageTag },
  nav: readonly string[],
  main: string,
): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
</head>
<body>
<nav>${nav.join(' · ')}</nav>
<main>
<h1>${escapeHtml(title)}</h1>
${main}
</main>
</body>
</html>
`;
}
