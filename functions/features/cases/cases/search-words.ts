import { customPinyin, pinyin } from 'pinyin-pro';
import { maxSearchWords } from '../../../../shared/core/limits.ts';
import type { CaseRow } from '../../../../shared/features/cases/cases/schema.ts';
import { foldText } from './fold-text.ts';
import { surnameReadings } from './surname-readings.ts';

type Named = Pick<CaseRow, 'fullName' | 'otherName' | 'contactEmail' | 'mobile'>;

const han = /\p{Script=Han}/u;
/** What is a word without spaces around it: a run of Han characters, a picture. */
const unspacedWord = /\p{Script=Han}+|\p{Extended_Pictographic}/gu;
/** Space inside of a Han name, where it only fills the line. */
const hanSpace = /(?<=\p{Script=Han})\s+(?=\p{Script=Han})/gu;
const separators = /[^\p{L}\p{N}\p{Extended_Pictographic}]+/u;
const apostrophes = /['’ʼ`]/g;
/** Digits by the last of which a number is found: fewer are somebody else's as likely. */
const minEndingDigits = 4;
/** Country codes of E.164: none is the start of another, and those not named here have three digits. */
const callingCode = /^(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;
/** Code points of a word that count; a key of the table holds 1,024 bytes. */
const maxWordLength = 120;
/** Endings of one name, so that a very long one leaves room for the other words. */
const maxEndings = 8;
/** How ü is written in pinyin besides `v`: without its dots, and in passports. */
const umlautSpellings = ['u', 'yu'];

/** A surname that pinyin-pro reads by its first character alone. */
customPinyin({ 单于: 'chán yú' });

/**
 * Every word start by which a case is found: the email and the words of its local part; the phone
 * number whole, as it is dialled at home, and each ending of that; each Latin word of the names, these
 * written together, and their initials; each ending of a Han name with its pinyin and initials.
 */
export function wordsOf({ fullName, otherName, contactEmail, mobile }: Named): string[] {
  const words = [
    ...emailWords(contactEmail ?? ''),
    ...phoneWords(mobile ?? ''),
    ...nameWords(fullName),
    ...nameWords(otherName ?? ''),
    ...joinedWords(fullName),
    ...joinedWords(otherName ?? ''),
  ];
  return [...new Set(words.filter(Boolean).map(shorten))].slice(0, maxSearchWords);
}

/** The words a searcher typed, longest first. All of them must start a word of the case. */
export function queryWords(text: string): string[] {
  const typed = text.normalize('NFKC').trim();
  if (typed.includes('@')) return [shorten(typed.toLowerCase())];
  const digits = typed.replaceAll(/[\s()+./-]/g, '');
  if (/^\d{3,}$/.test(digits)) return [withoutTrunk(digits)];
  const words = splitScripts(typed).map(shorten);
  return [...new Set(words)].sort((a, b) => b.length - a.length);
}

/** A Han word as it sounds, for finding homophones; undefined for other scripts. */
export function pinyinOf(word: string): string | undefined {
  return han.test(word) ? syllables(word).join('') : undefined;
}

/** What names are sorted by: pinyin for Han, folded letters for the rest. */
export function sortName(fullName: string): string {
  const name = foldText(fullName)
    .replaceAll(hanSpace, '')
    .replaceAll(/\p{Script=Han}+/gu, run => ` ${syllables(run).join(' ')} `)
    .trim()
    .replaceAll(/\s+/g, ' ');
  return shorten(name);
}

function emailWords(email: string): string[] {
  const whole = email.toLowerCase();
  return [whole, ...splitScripts(whole.slice(0, whole.indexOf('@')))];
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

/** Digits without the zeros that are dialled before a number at home or abroad. */
const withoutTrunk = (digits: string) => digits.replace(/^0+(?=\d)/, '');

const shorten = (word: string) => [...word].slice(0, maxWordLength).join('');

function nameWords(name: string): string[] {
  return [name, name.replaceAll(apostrophes, ' ')]
    .flatMap(written => splitScripts(written.replaceAll(hanSpace, '')))
    .flatMap(word => (han.test(word) ? hanWords(word) : [word]));
}

/** Words of a name in letters as people run them together, and their initials: taiman, ctm. */
function joinedWords(name: string): string[] {
  const words = splitScripts(name).filter(word => !han.test(word));
  if (words.length < 2 || words.length > maxEndings) return [];
  const endings = words.slice(0, -1).map((_, from) => words.slice(from).join(''));
  return [...endings, initialsOf(words)];
}

const initialsOf = (words: string[]) => words.map(word => [...word][0]).join('');

/** Words of a folded text; a run of Han characters is a word of its own. */
function splitScripts(text: string): string[] {
  return foldText(text)
    .replaceAll(unspacedWord, run => ` ${run} `)
    .split(separators)
    .filter(Boolean);
}

function hanWords(word: string): string[] {
  const characters = [...word];
  const endings = characters.slice(0, maxEndings).map((_, from) => characters.slice(from).join(''));
  return [...endings, ...readingsOf(word).flatMap(pinyinWords)];
}

function pinyinWords(sounds: string[]): string[] {
  return sounds
    .slice(0, maxEndings)
    .flatMap((_, from) => [sounds.slice(from).join(''), initialsOf(sounds.slice(from))]);
}

/**
 * A name as it is read, as somebody reads it who does not know the surname or knows it as another, and
 * with ü as it is typed.
 */
function readingsOf(word: string): string[][] {
  const proper = syllables(word);
  const plain = pinyin(word, { toneType: 'none', type: 'array', v: true });
  const given = (surname: string[]) => [...surname, ...proper.slice(surname.length)];
  const readings = [
    proper,
    ...(plain.join() === proper.join() ? [] : [plain]),
    ...otherSurnames(word).map(given),
  ];
  const withV = readings.filter(sounds => sounds.some(sound => sound.includes('v')));
  const others = withV.flatMap(sounds =>
    umlautSpellings.map(written => sounds.map(sound => sound.replace('v', written))),
  );
  return [...readings, ...others];
}

/** What else the surname that a name begins with is read as. */
function otherSurnames(name: string): string[][] {
  const [first = '', second = ''] = name;
  return surnameReadings[first + second] ?? surnameReadings[first] ?? [];
}

/** Pinyin without tones, one syllable a character; a surname is read as a surname. */
function syllables(word: string): string[] {
  return pinyin(word, { toneType: 'none', type: 'array', surname: 'head', v: true });
}
