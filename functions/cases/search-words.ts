import { pinyin } from 'pinyin-pro';
import type { CaseRow } from '../../shared/cases/schema.ts';
import { searchWords } from '../../shared/limits.ts';
import { foldText } from './fold-text.ts';

type Named = Pick<CaseRow, 'fullName' | 'otherName' | 'contactEmail' | 'mobile'>;

const han = /\p{Script=Han}/u;
const hanRun = /\p{Script=Han}+/gu;
const separators = /[^\p{L}\p{N}]+/u;
const localDigits = 8;

/**
 * Every word start by which a case is found: each Latin word; each ending of a Han name with its
 * pinyin and initials; the email; the phone number whole and its last eight digits.
 */
export function wordsOf({ fullName, otherName, contactEmail, mobile }: Named): string[] {
  const digits = (mobile ?? '').replaceAll(/\D/g, '');
  const words = [
    ...nameWords(fullName),
    ...nameWords(otherName ?? ''),
    (contactEmail ?? '').toLowerCase(),
    digits,
    digits.slice(-localDigits),
  ];
  return [...new Set(words.filter(Boolean))].slice(0, searchWords);
}

/** The words a searcher typed, longest first. All of them must start a word of the case. */
export function queryWords(text: string): string[] {
  const typed = text.trim();
  if (typed.includes('@')) return [typed.toLowerCase()];
  const digits = typed.replaceAll(/[\s()+-]/g, '');
  if (/^\d{3,}$/.test(digits)) return [digits];
  const words = splitScripts(typed);
  return [...new Set(words)].sort((a, b) => b.length - a.length);
}

/** A Han word as it sounds, for finding homophones; undefined for other scripts. */
export function soundOf(word: string): string | undefined {
  return han.test(word) ? syllables(word).join('') : undefined;
}

/** What names are sorted by: pinyin for Han, folded letters for the rest. */
export function sortName(fullName: string): string {
  return foldText(fullName)
    .replaceAll(hanRun, run => ` ${syllables(run).join(' ')} `)
    .trim()
    .replaceAll(/\s+/g, ' ');
}

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
  return characters.flatMap((_, from) => [
    characters.slice(from).join(''),
    sounds.slice(from).join(''),
    sounds
      .slice(from)
      .map(sound => sound[0])
      .join(''),
  ]);
}

/** Pinyin without tones, one syllable a character; a surname is read as a surname. */
function syllables(word: string): string[] {
  return pinyin(word, { toneType: 'none', type: 'array', surname: 'head', v: true });
}
