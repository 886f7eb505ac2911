import { customPinyin, pinyin } from 'pinyin-pro';
import type { CaseRow } from '../../shared/cases/schema.ts';
import { searchWords } from '../../shared/limits.ts';
import { foldText } from './fold-text.ts';

type Named = Pick<CaseRow, 'fullName' | 'otherName' | 'contactEmail' | 'mobile'>;

const han = /\p{Script=Han}/u;
const hanRun = /\p{Script=Han}+/gu;
const separators = /[^\p{L}\p{N}]+/u;
const localDigits = 8;
/** Country codes of E.164: none is the start of another, and those not named here have three digits. */
const callingCode = /^(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;
/** Code points of a word that count; a key of the table holds 1,024 bytes. */
const wordLength = 120;
/** Endings of one Han name, so that a very long one leaves room for the other words. */
const endingsAtMost = 8;

/** A surname that pinyin-pro reads by its first character alone. */
customPinyin({ 单于: 'chán yú' });

/**
 * Every word start by which a case is found: the email and the words of its local part; the phone
 * number whole, as it is dialled at home, and its last eight digits; each Latin word of the names;
 * each ending of a Han name with its pinyin and initials.
 */
export function wordsOf({ fullName, otherName, contactEmail, mobile }: Named): string[] {
  const words = [
    ...emailWords(contactEmail ?? ''),
    ...phoneWords(mobile ?? ''),
    ...nameWords(fullName),
    ...nameWords(otherName ?? ''),
  ];
  return [...new Set(words.filter(Boolean).map(shorten))].slice(0, searchWords);
}

/** The words a searcher typed, longest first. All of them must start a word of the case. */
export function queryWords(text: string): string[] {
  const typed = text.trim();
  if (typed.includes('@')) return [shorten(typed.toLowerCase())];
  const digits = typed.replaceAll(/[\s()+./-]/g, '');
  if (/^\d{3,}$/.test(digits)) return [withoutTrunk(digits)];
  const words = splitScripts(typed).map(shorten);
  return [...new Set(words)].sort((a, b) => b.length - a.length);
}

/** A Han word as it sounds, for finding homophones; undefined for other scripts. */
export function soundOf(word: string): string | undefined {
  return han.test(word) ? syllables(word).join('') : undefined;
}

/** What names are sorted by: pinyin for Han, folded letters for the rest. */
export function sortName(fullName: string): string {
  const name = foldText(fullName)
    .replaceAll(hanRun, run => ` ${syllables(run).join(' ')} `)
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
  return [digits, digits.replace(callingCode, ''), digits.slice(-localDigits)].map(withoutTrunk);
}

/** Digits without the zeros that are dialled before a number at home or abroad. */
const withoutTrunk = (digits: string) => digits.replace(/^0+(?=\d)/, '');

const shorten = (word: string) => [...word].slice(0, wordLength).join('');

function nameWords(name: string): string[] {
  return splitScripts(name).flatMap(word => (han.test(word) ? hanWords(word) : [word]));
}

/** Words of a folded text; a run of Han characters is a word of its own. */
function splitScripts(text: string): string[] {
  return foldText(text)
    .replaceAll(hanRun, run => ` ${run} `)
    .split(separators)
    .filter(Boolean);
}

function hanWords(word: string): string[] {
  const characters = [...word];
  const sounds = syllables(word);
  return characters.slice(0, endingsAtMost).flatMap((_, from) => [
    characters.slice(from).join(''),
    sounds.slice(from).join(''),
    sounds
      .slice(from)
      .map(sound => [...sound][0])
      .join(''),
  ]);
}

/** Pinyin without tones, one syllable a character; a surname is read as a surname. */
function syllables(word: string): string[] {
  return pinyin(word, { toneType: 'none', type: 'array', surname: 'head', v: true });
}
