import { readFileSync } from 'node:fs';

/** A term in `docs/glossary.md`. */
export interface GlossaryTerm {
  english: string[];
  simplified: string[];
  traditional: string[];
}

const markdown = readFileSync(`${import.meta.dirname}/../../docs/glossary.md`, 'utf8');
const rowsUnder = (headings: string): string[][] =>
  markdown
    .split(/^## /m)
    .slice(1)
    .flatMap(section => section.split('\n').filter(line => line.startsWith('| ')))
    .reduce<{ heading: string; rows: string[][] }[]>((tables, line) => {
      const cells = line
        .split('|')
        .slice(1, -1)
        .map(cell => cell.trim());
      if (/^-+$/.test(cells[0] ?? '')) return tables;
      const isHeading = cells[0] === 'English' || cells[0] === 'Not';
      if (isHeading) tables.push({ heading: cells[0] ?? '', rows: [] });
      else tables.at(-1)?.rows.push(cells);
      return tables;
    }, [])
    .filter(table => table.heading === headings)
    .flatMap(table => table.rows);

const either = (cell = '') => cell.split(' / ');

/** All terms of the glossary, the longest first, so that “lab order” is found before “lab”. */
export const terms: GlossaryTerm[] = rowsUnder('English').map(([english, simplified, traditional]) => ({
  english: either(english),
  simplified: either(simplified),
  traditional: either(traditional),
}));

/** Unwanted words, with their replacements. */
export const unwanted = rowsUnder('Not').map(([word = '', instead = '']) => ({ word, instead }));

const ending = '(?:e?s|ed|d|ing|’s|s’)?';
const patterns = terms
  .flatMap(term => term.english.map(english => ({ term, english })))
  .toSorted((a, b) => b.english.length - a.english.length)
  .map(({ term, english }) => ({
    term,
    pattern: new RegExp(`(?<![\\w-])${english}${ending}(?![\\w-])`, 'i'),
  }));

/** The terms in an English text; each word counts only for the longest term that contains it. */
export function termsIn(text: string): GlossaryTerm[] {
  let rest = text.replaceAll(/\{\{?\w+\}\}?/g, '…');
  return patterns.flatMap(({ term, pattern }) => {
    if (!pattern.test(rest)) return [];
    rest = rest.replaceAll(new RegExp(pattern.source, 'gi'), '…');
    return [term];
  });
}
