import { type HandbookPage, linesOf } from './read-page.ts';

export interface Found {
  page: string;
  title: string;
  /** The first line that has most of what was typed. */
  line: string;
}

type Pages = Readonly<Record<string, HandbookPage>>;

/** How much more a word says in a title or a heading than in a line. */
const weights = { title: 12, heading: 4, line: 1 };

/** Words of questions that are in every page or in none. */
const fillers = new Set(
  'a an and are can do does for how i in is it me my of on or the to what where with'.split(' '),
);
const chineseFillers = /怎么样?|怎样|如何|哪里|什么|怎麼樣?|怎樣|哪裏|什麼|[的了吗呢嗎]/gu;

/**
 * The pages that hold what is typed, the best first. Latin words are found by their beginning, and Chinese, which has
 * no spaces, by pairs of characters. A page must have at least half of what was typed.
 */
export function searchHandbook(pages: Pages, typed: string): Found[] {
  const wanted = wordsOf(typed.replace(chineseFillers, ' ')).filter(word => !fillers.has(word));
  if (wanted.length === 0) return [];
  const indexed = Object.entries(pages).map(([page, content]) => ({
    page,
    ...content,
    parts: partsOf(content),
  }));
  const rarity = new Map(
    wanted.map(word => {
      const holding = indexed.filter(({ parts }) => parts.some(part => part.has(word))).length;
      return [word, Math.log(1 + indexed.length / (1 + holding))];
    }),
  );
  return indexed
    .map(({ page, title, parts }) => {
      const scores = wanted.map(word => (rarity.get(word) ?? 0) * weightOf(word, parts));
      const held = scores.filter(score => score > 0).length;
      return {
        page,
        title,
        line: bestLine(parts, wanted),
        held,
        score: scores.reduce((sum, one) => sum + one, 0),
      };
    })
    .filter(({ held }) => held > 0 && held * 2 >= wanted.length)
    .sort((one, other) => other.held - one.held || other.score - one.score)
    .map(({ page, title, line }) => ({ page, title, line }));
}

const weightOf = (word: string, parts: readonly Part[]) =>
  parts.reduce((sum, part) => sum + (part.has(word) ? part.weight : 0), 0);

function bestLine(parts: readonly Part[], wanted: readonly string[]): string {
  const held = (part: Part) => wanted.filter(part.has).length;
  const lines = parts.filter(({ weight }) => weight === weights.line);
  return lines.sort((one, other) => held(other) - held(one))[0]?.text ?? '';
}

interface Part {
  text: string;
  weight: number;
  has: (word: string) => boolean;
}

function partsOf({ title, blocks }: HandbookPage): Part[] {
  return [
    toPart(title, weights.title),
    ...blocks.flatMap(block =>
      linesOf(block).map(line => toPart(line, block.kind === 'heading' ? weights.heading : weights.line)),
    ),
  ];
}

function toPart(text: string, weight: number): Part {
  const words = wordsOf(text);
  const lower = text.toLocaleLowerCase();
  const has = (word: string) =>
    isHan(word) ? lower.includes(word) : words.some(one => one.startsWith(word));
  return { text, weight, has };
}

const isHan = (word: string) => /^\p{Script=Han}/u.test(word);

/** Words in lower case; of a run of Chinese characters its pairs, or the one character. */
function wordsOf(text: string): string[] {
  const runs = text.toLocaleLowerCase().match(/\p{Script=Han}+|[\p{L}\p{N}’'-]+/gu) ?? [];
  return runs.flatMap(run => (isHan(run) ? pairsOf([...run]) : run.replace(/[^\p{L}\p{N}]/gu, '')));
}

const pairsOf = (characters: string[]) =>
  characters.length === 1
    ? characters
    : characters.slice(1).map((character, index) => `${characters[index]}${character}`);
