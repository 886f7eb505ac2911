import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { keysNamedBy, type Texts, textsNamedInCode, textsWith } from '../../web/build/named-texts.ts';

/** The keys of a namespace `eye` that the first of these files names, itself or by what it imports. */
function namedIn(files: Record<string, string>, texts: Texts, parts: Record<string, string> = {}): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'named-texts-'));
  for (const [name, code] of Object.entries(files)) writeFileSync(join(folder, name), code);
  const wordsIn = textsNamedInCode(part => (parts[part] ? [join(folder, parts[part])] : []));
  const [first = ''] = Object.keys(files);
  return keysNamedBy(wordsIn([join(folder, first)]), 'eye', texts);
}

test('a page names the texts of its modules, of what they import at once or later, and of parts', () => {
  const texts = { page: '', table: '', dialog: '', part: '', unused: '', type: '' };
  const named = namedIn(
    {
      'page.tsx': `import { Table } from './table.tsx'; import type { T } from './type.ts';
        const Dialog = lazy(() => import('./dialog.tsx')); const Part = lazyPart('send');
        export const Page = () => <h1>{t('page')}<Table /></h1>;`,
      'table.tsx': `export const Table = () => <table aria-label={t('eye:table')} />;`,
      'dialog.tsx': `export default () => <Text i18nKey="dialog" />;`,
      'part.tsx': `export const Component = () => t('part');`,
      'type.ts': `export type T = 'type'; export const type = 'type';`,
    },
    texts,
    { send: 'part.tsx' },
  );
  expect(named).toEqual(['page', 'table', 'dialog', 'part']);
});

test('a manifest names the labels in it, but not the texts of the pages that it lists', () => {
  const named = namedIn(
    {
      'feature.tsx': `export const eye = { label: 'nav.eye', load: () => import('./page.tsx') };`,
      'page.tsx': `export const Page = () => t('page');`,
    },
    { nav: { eye: '' }, page: '' },
  );
  expect(named).toEqual(['nav.eye']);
});

test('a key that code puts together names each text that it can be', () => {
  const texts = {
    state: { draft: '', finished: '' },
    count_one: '',
    count_other: '',
    side: { right: { label: '' }, left: { label: '' } },
    field: { sph: '' },
    other: { sph: '' },
  };
  const code = (words: string) => namedIn({ 'page.tsx': `export const name = ${words};` }, texts);
  expect(code('`state.${state}`')).toEqual(['state.draft', 'state.finished']);
  expect(code("'state.' + state")).toEqual(['state.draft', 'state.finished']);
  expect(code("t('count', { count })")).toEqual(['count_one', 'count_other']);
  expect(code('`side.${eye}.label`')).toEqual(['side.right.label', 'side.left.label']);
  expect(code('`eye:${key}`')).toHaveLength(8);
  expect(code('`notes:${key}`')).toEqual([]);
  expect(code('`${group}.${key}`'), 'this pattern would match every key').toEqual([]);
});

test('texts keep their groups, and groups without texts are left out', () => {
  const texts = { title: 'Eyes', state: { draft: 'Draft', sent: 'Sent' }, help: { title: 'Help' } };
  expect(textsWith(['title', 'state.sent'], texts)).toEqual({ title: 'Eyes', state: { sent: 'Sent' } });
});
