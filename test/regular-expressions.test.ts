import { expect, test } from 'vitest';
import { apiOperations } from '../shared/contract.ts';
import { inputSchema, type Schema } from './support/input-schema.ts';
import { type FoundExpression, regularExpressionsIn } from './support/source/regular-expressions.ts';
import { readSources } from './support/source/source-tree.ts';
import { cpuSeconds, growthProblem } from './support/worst-inputs/growth.ts';

/**
 * Matches files with code that reads untrusted text: in the Lambdas, in shared/, and in readers of files and
 * pasted text.
 */
const read =
  /^(?:functions|shared|web\/(?:ui\/(?:file|rich-text|text)|platform\/lookups|features\/(?:courses\/import|classes\/school-calendar|eye\/measurements|intake)))\//;
const written = regularExpressionsIn(readSources().filter(({ path }) => read.test(path)));

/** Regular expressions that zod creates for formats such as emails. */
function patternsOf(schema: Schema, path: string): FoundExpression[] {
  const inner = [schema.items, ...(schema.anyOf ?? []), ...Object.values(schema.properties ?? {})];
  const own = schema.pattern ? [{ path, source: schema.pattern, flags: '' }] : [];
  return [...own, ...inner.flatMap(one => (typeof one === 'object' ? patternsOf(one as Schema, path) : []))];
}
const ofSchemas = apiOperations.flatMap(call => patternsOf(inputSchema(call), call.name));
const expressions = [...new Map([...written, ...ofSchemas].map(one => [one.source, one])).values()];

/**
 * Texts to repeat: single characters, one for each class that regular expressions treat alike, and pairs of
 * them. Words from the expression itself are added later.
 */
const pumps = [
  ...[
    ' ',
    'a',
    '0',
    '-',
    '.',
    '/',
    '\\',
    '#',
    '\n',
    '\r\n',
    '(',
    '<',
    '"',
    ',',
    ':',
    '@',
    '%',
    '_',
    '+',
    '=',
  ],
  ...['陈', '\u0301', 'a ', 'a.', '1,', '/a', '0-', 'a@', '#4', 'A-', '<b>'],
];
const fragmentsOf = (source: string) => [
  '',
  ...new Set(
    source
      .replaceAll(/\\[a-zA-Z]|[^\w/#<@. -]+/g, '\0')
      .split('\0')
      .filter(Boolean)
      .slice(0, 3),
  ),
];
const endings = ['', '!', '陈'];

const length = 8_000;
const shortLength = 24;
const suspectMs = 20;

/** Returns a function that uses a regular expression in the slowest way: it replaces every match. */
const useOf = ({ source, flags }: FoundExpression) => {
  const everywhere = new RegExp(source, flags.includes('g') ? flags : `${flags}g`);
  return (text: string) => text.replaceAll(everywhere, '');
};

const isSuspect = async (work: () => unknown, tries?: number): Promise<boolean> =>
  (await cpuSeconds(work, tries)) * 1000 > suspectMs;

async function problemOf(expression: FoundExpression): Promise<string | undefined> {
  const use = useOf(expression);
  for (const begin of fragmentsOf(expression.source)) {
    for (const pump of [...pumps, ...fragmentsOf(expression.source).slice(1)]) {
      for (const end of endings) {
        const make = (bytes: number) => begin + pump.repeat(Math.ceil(bytes / pump.length)) + end;
        const text = JSON.stringify(begin + pump);
        if (await isSuspect(() => use(make(shortLength)))) return `explodes over ${text}`;
        if (!(await isSuspect(() => use(make(length)), 1))) continue;
        const problem = await growthProblem(make, use, length / 4);
        if (problem) return `${text}: ${problem}`;
      }
    }
  }
  return undefined;
}

test('the check for slow regular expressions finds the regular expressions in the source and in schemas', () => {
  expect(written.length).toBeGreaterThan(50);
  expect(ofSchemas.length).toBeGreaterThan(5);
});

test.each(expressions.map((one): [string, FoundExpression] => [`${one.path}: /${one.source}/`, one]))(
  'the regular expression runs in linear time: %s',
  async (_, expression) => {
    expect(await problemOf(expression)).toBe(undefined);
  },
);
