import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const pages = ['docs/security.md', 'docs/operations.md'];
const read = (page: string) => readFileSync(join(root, page), 'utf8');

/**
 * Requirements of levels 1 and 2 of the security standard ASVS 5.0.0: for each section, the numbers of the
 * requirements that are not of level 3.
 */
const firstOf: Record<string, number[]> = {
  1: [2, 9, 11, 3, 2],
  2: [3, 3, 4, 1],
  3: [0, 2, 4, 6, 5, 0, 2],
  4: [3, 1, 2, 4],
  5: [1, 3, 2, 3],
  6: [3, 12, 4, 4, 5, 3, 0, 4],
  7: [3, 4, 2, 5, 2, 2],
  8: [2, 3, 1, 1],
  9: [3, 4],
  10: [2, 2, 4, 11, 5, 2, 3],
  11: [2, 3, 3, 4, 1, 1],
  12: [3, 2, 4],
  13: [1, 5, 2, 5],
  14: [2, 4, 3],
  15: [3, 3, 7],
  16: [1, 5, 4, 3, 3],
  17: [1, 4, 2],
};

const rows = [...read('docs/security.md').matchAll(/^\| (\d+\.\d+\.\d+) \| (.+) \| (.+) \| (.+) \|$/gm)].map(
  ([, id = '', asks = '', by = '', how = '']) => ({ id, asks, by, how }),
);

/** Anchors of the headings of a page, as links use them. */
function sectionsOf(text: string): string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\d _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

test('the security page lists every ASVS level 2 requirement and nothing else', () => {
  const wanted = Object.entries(firstOf).flatMap(([chapter, sections]) =>
    sections.flatMap((count, index) =>
      Array.from({ length: count }, (_, number) => `${chapter}.${index + 1}.${number + 1}`),
    ),
  );
  expect(wanted).toHaveLength(253);
  expect(rows.map(({ id }) => id)).toEqual(wanted);
});

test('on the security page, each ASVS requirement that a test covers has a link to this test', () => {
  const unproved = rows.filter(
    ({ by, how }) => by === 'test' && !/\]\(\.\.\/test\/[^)]+\.(test|e2e)\.ts\)/.test(how),
  );
  expect(unproved).toEqual([]);
});

test('each statement about the public entry points on the security page links to a test that proves the statement', () => {
  const [, door = ''] = read('docs/security.md').split('## The public door\n');
  const said = (door.split('\n## ')[0] ?? '').split('\n').filter(line => /^\| \d/.test(line));
  expect(said.length).toBeGreaterThan(15);
  expect(said.filter(line => !/\]\(\.\.\/test\/[^)]+\.ts\)[^|]*\|$/.test(line))).toEqual([]);
});

test('the security page counts the ASVS requirements correctly and explains each deviation from them', () => {
  const text = read('docs/security.md');
  const count = (answer: string) => rows.filter(({ by }) => by === answer).length;
  expect(text).toContain(
    `253 requirements: ${count('test')} by test, ${count('design')} by design, ${count('does not apply')} do not apply, ${count('**deviation**')} deviations, ${count('later')} later`,
  );
  const explained = [...text.matchAll(/^- \*\*([\d., ]+)\*\*/gm)].flatMap(([, ids = '']) => ids.split(', '));
  const deviating = rows.filter(({ by }) => by === '**deviation**').map(({ id }) => id);
  expect(explained.toSorted()).toEqual(deviating.toSorted());
});

test.each(pages)('every link in the document %s leads to an existing target', page => {
  const links = [...read(page).matchAll(/\]\(([^)]+)\)/g)].map(([, link = '']) => link);
  const inside = links.filter(link => !/^https:/.test(link));
  expect(inside.length).toBeGreaterThan(3);
  const lost = inside.filter(link => {
    const [path = '', section] = link.split('#');
    const file = path === '' ? page : join(dirname(page), path);
    if (!existsSync(join(root, file))) return true;
    return section !== undefined && !sectionsOf(read(file)).includes(section);
  });
  expect(lost).toEqual([]);
});

/** Whether a text ends with links to its tests, or says why there is no test. */
const isShown = (text: string) => /\]\(\.\.\/test\/[^)]+\)[^()]*\)?[.:]?$|no test: .+\)?[.:]?$/.test(text);

const endOfSentence = /(?<=[.?!]) (?=[\p{Lu}\d`[“*])/u;

const lines = read('docs/security.md')
  .replaceAll(/<!-- worst inputs -->[\s\S]*?<!-- end of worst inputs -->/g, '')
  .split('\n')
  .map(line => line.trim());

test('every sentence of the security page names its tests or says why it has none', () => {
  const prose = lines.filter(line => line !== '' && !/^[#|]/.test(line));
  const sentences = prose.flatMap(line =>
    line
      .replace(/^- /, '')
      .replaceAll(/(?<![*\p{L}])\*(?!\*)[^*]+\*(?!\*)(?=$| )/gu, '')
      .replace(/^\*\*[^*]+\*\*/, '')
      .trim()
      .split(endOfSentence)
      .filter(Boolean),
  );
  expect(sentences.length).toBeGreaterThan(90);
  expect(sentences.filter(sentence => !isShown(sentence))).toEqual([]);
});

test('every table row of the security page names its tests, says why it has none, or has an answer in its column for answers', () => {
  const claims = lines.filter(
    line =>
      /^\| /.test(line) && !/^\| (---|\d+\.\d+\.\d+ )/.test(line) && !/\| (shown by|how) \|$/.test(line),
  );
  expect(claims.length).toBeGreaterThan(100);
  expect(claims.filter(line => !isShown(line.replace(/ \|$/, '')))).toEqual([]);
});
