import { type HandbookPage, linesOf } from './read-page.ts';

export interface Found {
  page: string;
  title: string;
  /** The line of the page that contains more of the typed words than any other. */
  line: string;
}

type Pages = Readonly<Record<string, HandbookPage>>;

/** Weight of a found word in the title, a heading or a line of a page. */
const weights = { title: 12, heading: 4, line: 1 };

/** Words that people use in questions but that do not help the search. */
const fillers = new Set(
  'a an and are can do does for how i in is it me my of on or the to what where with'.split(' '),
);
const chineseFillers = /怎么样?|怎样|如何|哪里|什么|怎麼樣?|怎樣|哪裏|什麼|[的了吗呢嗎]/gu;

/**
 * Returns the pages that match the typed text, best first. Matches Latin words by prefix, and Chinese, which
 * has no spaces, by pairs of characters. A page must match at least half of the text.
 */
export function searchHandbook(pages: Pages, typed: string): Found[] {
  const words = wordsOf(typed.replace(chineseFillers, ' ')).filter(word => !fillers.has(word));
  if (words.length === 0) return [];
  const indexed = Object.entries(pages).map(([page, content]) => ({
    page,
    ...content,
    parts: partsOf(content),
  }));
  const rarity = new Map(
    words.map(word => {
      const holding = indexed.filter(({ parts }) => parts.some(part => part.has(word))).length;
      return [word, Math.log(1 + indexed.length / (1 + holding))];
    }),
  );
  return indexed
    .map(({ page, title, parts }) => {
      const scores = words.map(word => (rarity.get(word) ?? 0) * weightOf(word, parts));
      const held = scores.filter(score => score > 0).length;
      return {
        page,
        title,
        line: bestLine(parts, words),
        held,
        score: scores.reduce((sum, score) => sum + score, 0),
      };
    })
    .filter(({ held }) => held > 0 && held * 2 >= words.length)
    .sort((one, other) => other.held - one.held || other.score - one.score)
    .map(({ page, title, line }) => ({ page, title, line }));
}

const weightOf = (word: string, parts: readonly Part[]) =>
  parts.reduce((sum, part) => sum + (part.has(word) ? part.weight : 0), 0);

function bestLine(parts: readonly Part[], words: readonly string[]): string {
  const held = (part: Part) => words.filter(part.has).length;
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
    isHan(word) ? lower.includes(word) : words.some(own => own.startsWith(word));
  return { text, weight, has };
}

const isHan = (word: string) => /^\p{Script=Han}/u.test(word);

/** Splits a text into words in lower case, and Chinese into pairs of characters or a single character. */
function wordsOf(text: string): string[] {
  const runs = text.toLocaleLowerCase().match(/\p{Script=Han}+|[\p{L}\p{N}’'-]+/gu) ?? [];
  return runs.flatMap(run => (isHan(run) ? pairsOf([...run]) : run.replace(/[^\p{L}\p{N}]/gu, '')));
}

const pairsOf = (characters: string[]) =>
  characters.length === 1
    ? characters
    : characters.slice(1).map((character, index) => `${characters[index]}${character}`);
