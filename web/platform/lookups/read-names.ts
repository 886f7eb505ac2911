import { readName } from '../../../shared/core/reading/read-name.ts';
import { guessField } from '../../../shared/features/intake/imports/guess-fields.ts';

/** A child in a pasted list: the text as pasted, and possible names, the likeliest first. */
export interface PastedName {
  text: string;
  names: string[];
}

const han = /\p{Script=Han}/u;
/** Matches text before a name: a number, a bullet, an at sign from a chat, or a word such as "name". */
const numbering =
  /^\s*(?:[•·*\-–—@]\s*(?:\[[ xX]?\]\s*)?|[\u2460-\u2473\u2776-\u277F]\s*|[(（[]?(?:\d{1,3}|[一二三四五六七八九十]{1,3})[.)、．）\]:：]\s*|\d{1,3}\s+|(?:姓名|[学學]生|(?:full )?name|student|child)[:：]\s*)+/iu;
const inBrackets = /[(（[【]([^()（）[\]【】]*)[)）\]】]/gu;
const spaceInHan = /(?<=\p{Script=Han})[\s\u3000]+(?=\p{Script=Han})/gu;
/** Matches the end of a line, a semicolon, and the gap before a number or an at sign: `1. 陈小明 2. 李芷晴`. */
const betweenLines =
  /[\r\n;；]+|(?<=[^\s,，、])[ ,，、]+(?=\d{1,3}[.)、．）]\s*\p{L}|[\u2460-\u2473\u2776-\u277F]|@)|(?<=\p{Script=Han}{2}|\p{L} \p{L}+) (?:and|&) (?=\p{L})|(?<=\p{Script=Han}{2})[和及與与](?=\p{Script=Han}{2})/u;
/** Matches several Chinese names on a line, separated by spaces. A short match may still be one name. */
const spacedNames = /^\p{Script=Han}{2,4}(?:[\s\u3000]+\p{Script=Han}{2,4})+$/u;
/**
 * Matches text after a name: a class, number or gender; after a Chinese name also "mother", another word or
 * an answer.
 */
const behind =
  /(?<![,，\s])[,，\s]+(?:[-–—]\s*)?(?:[A-Z]{0,2}\d{1,2}[A-Z]?班?|男|女)$|(?<=\p{Script=Han}{2})(?:\s*(?:妈妈|媽媽|爸爸|妈|媽|爸|家长|家長)|\s+[^\s,，]+|\s*[:：].{0,40})$/iu;
const longest = 250;

/**
 * Reads the children of a pasted list: one name in each line, several separated by commas, or rows of a
 * sheet. Skips no line, even if it has no name.
 */
export function readPastedNames(text: string): PastedName[] {
  const lines = text.split(betweenLines).filter(line => line.trim() !== '');
  const columns = (lines[0] ?? '').split('\t').map(cell => guessField(cell));
  const hasHeading = columns.some(field => field !== undefined && nameFields.includes(field));
  const found = (hasHeading ? lines.slice(1) : lines).flatMap(line => {
    const cells = line.split('\t').map(cell => cell.trim());
    if (hasHeading) return namesInRow(cells, columns);
    return cells.length > 1 ? namesInCells(cells) : namesInLine(line);
  });
  return [...new Map(found.filter(({ text }) => text !== '').map(one => [one.text, one])).values()];
}

const nameFields: (string | undefined)[] = ['fullName', 'otherName', 'lastName', 'firstName'];

/** Reads the name in a row by the headings: full name, other name, or surname and given name together. */
function namesInRow(cells: string[], columns: (string | undefined)[]): PastedName[] {
  const of = (field: string) => cells.filter((_, at) => columns[at] === field && cells[at] !== '');
  const parts = [...of('lastName'), ...of('firstName')];
  const whole = parts.length > 1 ? [parts.join(' ')] : parts;
  const texts = [...of('fullName'), ...whole, ...of('otherName')];
  return texts.length > 0 ? [{ text: texts[0] ?? '', names: unique(texts.flatMap(namesIn)) }] : [];
}

/** Reads the name in a row without headings; skips classes, numbers and genders. */
function namesInCells(cells: string[]): PastedName[] {
  const texts = cells.filter(isLikeName);
  const [text = cells[0] ?? ''] = texts;
  return [{ text, names: unique((texts.length > 0 ? texts : [text]).flatMap(namesIn)) }];
}

const isLikeName = (cell: string) =>
  /\p{L}{2}/u.test(cell) && !/\d|@/.test(cell) && !/^(male|female|boy|girl)$/i.test(cell);

function namesInLine(line: string): PastedName[] {
  const parts = partsOf(line).map(part => part.replace(numbering, '').trim());
  const isRow = parts.length > 1 && parts.some(isBeside) && parts.some(isLikeName);
  if (isRow) return namesInCells(parts.filter(part => !isBeside(part)));
  const isList = parts.length > 1 && parts.every(part => part === '' || isWhole(part));
  const texts = isList ? parts : [line.replace(numbering, '').trim()];
  return texts.filter(text => text !== '').map(text => ({ text, names: unique(namesIn(text)) }));
}

/** Whether a part of a row is a gender, a date or a number, and so not a name. */
const isBeside = (part: string) => /^(?:男|女|m|f|male|female|boy|girl|[\d./-]{1,10}|\d{4}年.*)$/i.test(part);

function partsOf(line: string): string[] {
  const bare = line.replace(numbering, '').trim();
  const isSpaced = spacedNames.test(bare) && bare.replaceAll(/\s/g, '').length > 4;
  return bare.split(isSpaced ? /\s+/ : /[,，、]/);
}

/**
 * Whether a part is a whole name: it has Han characters or several words. `Chan, Siu Ming` is therefore one
 * name, `Ann Lee, Bo Chan` two.
 */
const isWhole = (part: string) => han.test(part) || part.replaceAll(inBrackets, ' ').trim().includes(' ');

/**
 * Possible names of a child in a text: all of it without brackets, the text in brackets, only the Chinese
 * characters, and only the other characters.
 */
function namesIn(text: string): string[] {
  const plainText = text.replaceAll(inBrackets, ' ').trim();
  const plain = clean(plainText);
  const beside = [...text.matchAll(inBrackets)].map(([, inside = '']) => clean(inside));
  const byScript = [
    clean((plain.match(/\p{Script=Han}+/gu) ?? []).join('')),
    clean(plain.replaceAll(/\p{Script=Han}+/gu, ' ')),
  ];
  const names = [...beside, ...(han.test(plain) ? byScript : [])].filter(name => !/\d/.test(name));
  const alone = plainText.replace(behind, '').trim();
  return [plain, clean(alone), clean(alone.replace(behind, '')), ...names].filter(name =>
    /\p{L}/u.test(name),
  );
}

const clean = (text: string) =>
  [...readName(text.replaceAll(/\s+/g, ' ')).replaceAll(spaceInHan, '')].slice(0, longest).join('');
const unique = (names: string[]) => [...new Set(names)];
