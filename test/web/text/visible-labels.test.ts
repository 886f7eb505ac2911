import { globSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import type { Texts } from '../../../web/build/named-texts.ts';

interface Node {
  type: string;
  [key: string]: unknown;
}
interface Attribute extends Node {
  name?: { name: unknown };
  value?: Node;
}

const web = `${import.meta.dirname}/../../../web`;
/** Elements whose name a person may speak to use them. */
const control = /(Button|Checkbox|Switch|Radio|Anchor|Item|^a)$/;
const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string';
const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

/** Keys of the texts that an expression takes from catalogues, without those of elements inside it. */
function keysIn(node: Node): string[] {
  const { callee, arguments: args } = node as {
    callee?: { name?: string };
    arguments?: { value?: unknown }[];
  };
  const key = callee?.name === 't' ? args?.[0]?.value : undefined;
  if (node.type === 'JSXElement') return [];
  return [...(typeof key === 'string' ? [key] : []), ...childrenOf(node).flatMap(keysIn)];
}

interface NamedControl {
  /** Keys of the accessible name. */
  name: string[];
  /** Keys of the texts that are seen in the control. */
  seen: string[];
}

function namedControls(node: Node): NamedControl[] {
  const inner = childrenOf(node).flatMap(namedControls);
  if (node.type !== 'JSXElement') return inner;
  const { name: tag, attributes } = node.openingElement as {
    name: { name?: string };
    attributes: Attribute[];
  };
  if (!control.test(tag.name ?? '')) return inner;
  const keysOf = (name: string) =>
    attributes.flatMap(({ name: own, value }) => (own?.name === name && value ? keysIn(value) : []));
  const content = (node.children as Node[]).filter(({ type }) => type === 'JSXExpressionContainer');
  const name = keysOf('aria-label');
  if (name.length === 0) return inner;
  return [{ name, seen: [...content.flatMap(keysIn), ...keysOf('label')] }, ...inner];
}

/** Texts with a key, in all namespaces of a file. */
function textsOf(key: string, namespaces: readonly string[], locale: string): string[] {
  const [own, named] = key.split(':').toReversed();
  return (named ? [named] : namespaces).flatMap(namespace => {
    const texts = JSON.parse(
      readFileSync(`${web}/platform/i18n/${locale}/${namespace}.json`, 'utf8'),
    ) as Texts;
    const path = (own ?? '').split('.');
    const text = path.reduce<Texts | string | undefined>(
      (inner, part) => (typeof inner === 'object' ? (inner[part] ?? inner[`${part}_other`]) : undefined),
      texts,
    );
    return typeof text === 'string' ? [text.toLowerCase()] : [];
  });
}

test.each(['en', 'zh'])(
  'the accessible name of a control contains the text that is seen on it (%s)',
  locale => {
    const files = globSync(`${web}/**/*.tsx`);
    const controls = files.flatMap(file => {
      const source = readFileSync(file, 'utf8');
      const namespaces = [...source.matchAll(/useTranslation\(\[?'(\w+)'/g)].map(([, one]) => one ?? '');
      return namedControls(parseSync(file, source).program as unknown as Node).flatMap(({ name, seen }) =>
        seen
          .filter(key => !name.includes(key))
          .map(key => ({
            of: `${relative(web, file)} ${key}`,
            names: name.flatMap(one => textsOf(one, namespaces, locale)),
            texts: textsOf(key, namespaces, locale),
          })),
      );
    });
    expect(controls.length).toBeGreaterThan(20);
    const others = controls.filter(({ names, texts }) =>
      texts.some(text => !names.some(name => name.includes(text))),
    );
    expect(others.map(({ of }) => of)).toEqual([]);
  },
);
