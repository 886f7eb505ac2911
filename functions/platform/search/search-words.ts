import { customPinyin, pinyin } from 'pinyin-pro';
import { maxMergedWords, maxSearchWords, minEndingDigits } from '../../../shared/core/limits.ts';
import type { CaseRow, MergedIdentifiers } from '../../../shared/features/cases/cases/schema.ts';
import { foldText } from './fold-text.ts';
import { surnameReadings } from './surname-readings.ts';
import { spellingsOf } from './traditional-spellings.ts';

export type Named = Pick<
  CaseRow,
  'fullName' | 'otherName' | 'contactEmail' | 'mobile' | 'fileNumber' | 'mergedIdentifiers'
>;

const han = /\p{Script=Han}/u;
/** Matches words that have no spaces around them: runs of Han characters, and emoji. */
const unspacedWord = /\p{Script=Han}+|\p{Extended_Pictographic}/gu;
/** Matches spaces inside a Han name, which have no meaning. */
const hanSpace = /(?<=\p{Script=Han})\s+(?=\p{Script=Han})/gu;
const separators = /[^\p{L}\p{N}\p{Extended_Pictographic}]+/u;
/** Matches what separates the words of a name when it is compared with another. */
const notLetters = /[^\p{L}\p{N}]+/u;
const apostrophes = /['’ʼ`]/g;
/** Matches an E.164 calling code. No code is a prefix of another; codes not listed here have three digits. */
const callingCode = /^(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;
/** Maximum length of an indexed word, in code points, because a DynamoDB key holds 1,024 bytes. */
const maxWordLength = 120;
/** Maximum number of indexed suffixes of a name, so that a very long name leaves room for other words. */
const maxEndings = 8;
/** Spellings of pinyin ü other than `v`: `u` without dots, and `yu` as in passports. */
const umlautSpellings = ['u', 'yu'];

/** Teaches pinyin-pro a surname of two characters that it does not know. */
customPinyin({ 单于: 'chán yú' });

/** A word without an index entry is found by a longer word that begins with it. */
interface Word {
  text: string;
  hasEntry: boolean;
}

/**
 * All words by which a case is found: the email address, and the words before its @; the phone number in
 * full, in national format, and each suffix of that format; the words of the file number, and its digits;
 * each Latin word of the names, these words joined, and their initials; each suffix of a Han name, with its
 * pinyin and initials; and the email address, phone number and file number of each case merged into it.
 */
export const wordsOf = (named: Named): string[] => [...everyWord(named).keys()];

/** All words by which a person is found who has only a name. */
export const wordsOfName = (fullName: string): string[] =>
  wordsOf({ fullName, otherName: null, contactEmail: null, mobile: null, fileNumber: null });

/** The same words in both Chinese scripts, for a search that does not fold what is typed. */
export const spelledWordsOfName = (fullName: string): string[] => wordsOfName(fullName).flatMap(spellingsOf);

/** Words of a name as they sound, one for each Han character: 陈小明 has the words chen, xiao and ming. */
export const spokenWords = (name: string): string[] => sortName(name).split(notLetters).filter(Boolean);

/** Words of a name as they are written, in folded letters and simplified characters. */
export const writtenWords = (name: string): string[] => foldText(name).split(notLetters).filter(Boolean);

/** Whether each word begins one of a person's own words. */
export const hasWords = (own: readonly string[], words: readonly string[]): boolean =>
  words.every(word => own.some(ownWord => ownWord.startsWith(word)));

/**
 * Words with their own entry in the search index. A word that begins a longer word of the case is found
 * through the longer word. Such a word has its own entry only if exact matches must come first: a search for
 * `chan` lists Chan before Chang.
 */
export const indexedWordsOf = (named: Named): string[] =>
  [...everyWord(named)].flatMap(([word, hasEntry]) => (hasEntry ? [word] : []));

function everyWord({ mergedIdentifiers = [], ...named }: Named): Map<string, boolean> {
  const own = [...ownWords(named)].slice(0, maxSearchWords);
  const known = new Set(own.map(([word]) => word));
  const ofMerged = new Set(mergedIdentifiers.toReversed().flatMap(identifierWords).filter(Boolean));
  const others = [...ofMerged].filter(word => !known.has(word)).slice(0, maxMergedWords);
  return new Map([...own, ...others.map(word => [word, true] as const)]);
}

function ownWords({ fullName, otherName, contactEmail, mobile, fileNumber }: Named): Map<string, boolean> {
  const words = [
    ...emailWords(contactEmail ?? ''),
    ...phoneWords(mobile ?? '').map(withEntry),
    ...fileNumberWords(fileNumber ?? '').map(withEntry),
    ...nameWords(fullName),
    ...nameWords(otherName ?? ''),
    ...joinedWords(fullName).map(withEntry),
    ...joinedWords(otherName ?? '').map(withEntry),
  ];
  const found = new Map<string, boolean>();
  for (const { text, hasEntry } of words) {
    const word = shorten(text);
    if (word) found.set(word, hasEntry || found.get(word) === true);
  }
  return found;
}

/**
 * Search words from the identifiers of a merged case, which find the surviving case. Shortens long words.
 */
function identifierWords({ fileNumber, contactEmail, mobile }: MergedIdentifiers): string[] {
  const [digits = '', atHome = ''] = phoneWords(mobile ?? '');
  return [(contactEmail ?? '').toLowerCase(), digits, atHome, ...fileNumberWords(fileNumber ?? '')].map(
    shorten,
  );
}

const withEntry = (text: string): Word => ({ text, hasEntry: true });

/** Words of a search text, longest first. Each must be a prefix of a word of the case. */
export function queryWords(text: string): string[] {
  const typed = typedText(text);
  if (isAddressQuery(text)) return [shorten(typed.toLowerCase())];
  if (isNumberQuery(text)) return [withoutTrunk(digitsOf(typed))];
  const words = splitScripts(typed).map(shorten);
  return [...new Set(words)].sort((a, b) => b.length - a.length);
}

export const isAddressQuery = (text: string): boolean => typedText(text).includes('@');
export const isNumberQuery = (text: string): boolean => /^\d{3,}$/.test(digitsOf(typedText(text)));

export const typedText = (text: string) => text.normalize('NFKC').trim();
const digitsOf = (typed: string) => typed.replaceAll(/[\s()+./-]/g, '');

/**
 * Search words of a whole name: its words in pinyin, joined, beginning with each of the words in turn
 * (chantaiman, taimanchan, manchantai). Finds the cases with exactly this name.
 */
export function wholeNameWords(name: string): string[] {
  const sounds = soundsOfName(name);
  if (sounds.length > maxEndings) return [];
  return [...new Set(rotationsOf(sounds).map(words => shorten(words.join(''))))];
}

/** The words, beginning with each of them in turn. */
export const rotationsOf = (words: readonly string[]): string[][] =>
  words.map((_, from) => [...words.slice(from), ...words.slice(0, from)]);

/** Words of a name: folded Latin words, and the pinyin of each run of Han characters. */
export const soundsOfName = (name: string): string[] =>
  splitScripts(name.replaceAll(hanSpace, '')).map(word => pinyinOf(word) ?? word);

/** Pinyin of a Han word, for finding homophones; undefined for other scripts. */
export function pinyinOf(word: string): string | undefined {
  return han.test(word) ? syllables(word).join('') : undefined;
}

/** Sort key of a name: pinyin for Han, folded letters for the rest. */
export function sortName(fullName: string): string {
  const name = foldText(fullName)
    .replaceAll(hanSpace, '')
    .replaceAll(/\p{Script=Han}+/gu, run => ` ${syllables(run).join(' ')} `)
    .trim()
    .replaceAll(/\s+/g, ' ');
  return shorten(name);
}

/** Search words of an email address. The first word before the @ is found through the whole address. */
function emailWords(email: string): Word[] {
  const whole = email.toLowerCase();
  const local = splitScripts(whole.slice(0, whole.indexOf('@')));
  return [
    withEntry(whole),
    ...local.map((text, at) => ({ text, hasEntry: at > 0 || !whole.startsWith(text) })),
  ];
}

/** @param mobile in E.164 */
function phoneWords(mobile: string): string[] {
  const digits = mobile.replaceAll(/\D/g, '');
  const atHome = withoutTrunk(digits.replace(callingCode, ''));
  const endings = Array.from({ length: Math.max(0, atHome.length - minEndingDigits) }, (_, from) =>
    withoutTrunk(atHome.slice(from + 1)),
  );
  return [digits, atHome, ...endings];
}

/** The words of a file number, and its digits, because people may search by digits alone. */
function fileNumberWords(fileNumber: string): string[] {
  const digits = fileNumber.normalize('NFKC').replaceAll(/\D/g, '');
  return [...splitScripts(fileNumber), withoutTrunk(digits)];
}

/** Digits without leading zeros, which are trunk or international prefixes. */
const withoutTrunk = (digits: string) => digits.replace(/^0+(?=\d)/, '');

export const shorten = (word: string) => [...word].slice(0, maxWordLength).join('');

function nameWords(name: string): Word[] {
  return [name, name.replaceAll(apostrophes, ' ')]
    .flatMap(written => splitScripts(written.replaceAll(hanSpace, '')))
    .flatMap(word => (han.test(word) ? hanWords(word) : [withEntry(word)]));
}

/** The words of a Latin name joined, and their initials: `taiman`, `ctm`. */
function joinedWords(name: string): string[] {
  const words = splitScripts(name).filter(word => !han.test(word));
  if (words.length < 2 || words.length > maxEndings) return [];
  const endings = words.slice(0, -1).map((_, from) => words.slice(from).join(''));
  return [...endings, initialsOf(words)];
}

const initialsOf = (words: string[]) => words.map(word => [...word][0]).join('');

/** Splits folded text into words; a run of Han characters is one word. */
function splitScripts(text: string): string[] {
  return foldText(text)
    .replaceAll(unspacedWord, run => ` ${run} `)
    .split(separators)
    .filter(Boolean);
}

function hanWords(word: string): Word[] {
  const characters = [...word];
  const endings = characters.slice(0, maxEndings).map((_, from) => characters.slice(from).join(''));
  return [...endings.map(withEntry), ...readingsOf(word).flatMap(pinyinWords)];
}

/** Search words of a name in pinyin. The last initial needs no entry: the last syllable begins with it. */
function pinyinWords(sounds: string[]): Word[] {
  return sounds.slice(0, maxEndings).flatMap((_, from) => {
    const rest = sounds.slice(from);
    return [withEntry(rest.join('')), { text: initialsOf(rest), hasEntry: rest.length > 1 }];
  });
}

/**
 * All pronunciations of a name in pinyin: the usual one, one that does not treat the first characters as a
 * surname, other pronunciations of the surname, and spellings of ü.
 */
export function readingsOf(word: string): string[][] {
  const proper = syllables(word);
  const plain = pinyin(word, { toneType: 'none', type: 'array', v: true });
  const withSurname = (surname: string[]) => [...surname, ...proper.slice(surname.length)];
  const readings = [
    proper,
    ...(plain.join() === proper.join() ? [] : [plain]),
    ...otherSurnames(word).map(withSurname),
  ];
  const withV = readings.filter(sounds => sounds.some(sound => sound.includes('v')));
  const others = withV.flatMap(sounds =>
    umlautSpellings.map(written => sounds.map(sound => sound.replace('v', written))),
  );
  return [...readings, ...others];
}

/** Every way to pronounce one character, in pinyin without tones. */
export const readingsOfCharacter = (character: string): string[] =>
  pinyin(character, { toneType: 'none', type: 'array', multiple: true, v: true });

function otherSurnames(name: string): string[][] {
  const [first = '', second = ''] = name;
  return surnameReadings[first + second] ?? surnameReadings[first] ?? [];
}

/**
 * Pinyin of a word without tones, one syllable per character. A surname at the start of the word is
 * pronounced as a surname.
 */
function syllables(word: string): string[] {
  return pinyin(word, { toneType: 'none', type: 'array', surname: 'head', v: true });
}
