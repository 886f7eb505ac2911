import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectFolder } from '../../lib/build/paths.ts';
import { errors } from '../../shared/errors.ts';
import { openApi } from '../../shared/openapi.ts';
import { readSources } from '../support/source-tree.ts';

const pluralForm = /_(zero|one|two|few|many|other)$/;
const baseOf = (key: string) => key.replace(pluralForm, '');

interface Catalogue {
  /** Key, with dots, → text. */
  texts: Map<string, string>;
  /** Keys without the endings of plural forms. */
  keys: Set<string>;
}

function readCatalogue(locale: string, name: string): Catalogue {
  const file = `${projectFolder}web/i18n/${locale}/${name}`;
  const texts = new Map(flatten(JSON.parse(readFileSync(file, 'utf8'))));
  return { texts, keys: new Set([...texts.keys()].map(baseOf)) };
}

function flatten(value: object, path = ''): [key: string, text: string][] {
  return Object.entries(value).flatMap(([name, inner]): [string, string][] =>
    typeof inner === 'string' ? [[path + name, inner]] : flatten(inner, `${path}${name}.`),
  );
}

/** What a text has filled in and how it is marked up, over all its plural forms. */
function slotsOf({ texts }: Catalogue, key: string): string[] {
  const forms = [...texts].filter(([name]) => baseOf(name) === key).map(([, text]) => text);
  const slots = forms.flatMap(text => text.match(/\{\{\s*\w+|<\w+>/g) ?? []);
  return [...new Set(slots)].sort();
}

function missingForms(locale: string, { texts, keys }: Catalogue): string[] {
  const wanted = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
  const counted = [...keys].filter(key => !texts.has(key));
  return counted.flatMap(key => wanted.map(form => `${key}_${form}`).filter(name => !texts.has(name)));
}

const files = (locale: string) =>
  globSync(`${projectFolder}web/i18n/${locale}/*.json`)
    .map(file => basename(file))
    .sort();

const source = readSources()
  .filter(({ path }) => /^(web|shared|functions)\//.test(path))
  .map(({ text }) => text)
  .join('\n');

/** Formats that a field of some call can have, which are keys of what is said of a wrong one. */
const formats = new Set(
  [...JSON.stringify(openApi('')).matchAll(/"format":"([\w-]+)"/g)].map(([, format]) => format),
);

/** Whether some source names the key whole, or its group with what follows filled in. */
function isUsed(name: string, key: string): boolean {
  if (name === 'errors.json' && key in errors) return true;
  if (name === 'validation.json' && formats.has(key)) return true;
  const whole = new RegExp(`['":](validation\\.)?${RegExp.escape(key)}['"]`);
  const group = key.slice(0, key.lastIndexOf('.') + 1);
  const filledIn = new RegExp(`[\`:]${RegExp.escape(`${group}\${`)}`);
  return whole.test(source) || (group !== '' && filledIn.test(source));
}

test('both languages have the same catalogues', () => {
  expect(files('zh')).toEqual(files('en'));
});

describe.each(files('en'))('%s', name => {
  const en = readCatalogue('en', name);
  const zh = readCatalogue('zh', name);

  test('says everything in both languages', () => {
    expect([...zh.keys].sort()).toEqual([...en.keys].sort());
    expect([...en.texts, ...zh.texts].filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  test('fills in the same words in both languages', () => {
    const differing = [...en.keys].filter(key => slotsOf(en, key).join() !== slotsOf(zh, key).join());
    expect(differing).toEqual([]);
  });

  test('has every plural form of its language', () => {
    expect([missingForms('en', en), missingForms('zh', zh)]).toEqual([[], []]);
  });

  test('says nothing that no page shows', () => {
    expect([...en.keys].filter(key => !isUsed(name, key))).toEqual([]);
  });
});
