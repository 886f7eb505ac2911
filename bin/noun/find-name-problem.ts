import { capital, type NounNames, variableOf } from './names.ts';

/** Words of the language that no variable can have as its name. */
const keywords = new Set(
  `abstract arguments async await boolean break case catch class const continue debugger declare default delete
  do else enum eval export extends false finally for from function get if implements import in infinity instanceof
  interface is keyof let module nan new null number object of package private protected public readonly require
  return set static string super switch symbol this throw true try type typeof undefined unknown using var void
  while with yield`.split(/\s+/),
);

/** Plurals that generated files bind to something else. */
const boundNames = new Set([
  'calls',
  'endpoints',
  'errors',
  'handlers',
  'nouns',
  'permissions',
  'records',
  'samples',
]);

/** Types of the language, and those that every endpoint, handler or test of a call works with. */
const knownTypes = new Set(
  `Array Date Error Event File Function Map Number Object Partial Pick Promise Record Request Response Set String
  Symbol Element Node Document Window Location History Image Option Text Range Selection Screen
  Cursor Handler Id Instant Line Principal Sample Version`.split(/\s+/),
);

/** Why a noun cannot be called so; undefined where it can. */
export function findNameProblem({ feature, singular, plural, chinese }: NounNames): string | undefined {
  if (!/^[a-z]+(-[a-z]+)*$/.test(feature)) return 'A feature is named in lower-case words.';
  if (keywords.has(variableOf(feature)))
    return `${feature} is a word of the language: no feature can be called so.`;
  if (!/^[a-z]+$/.test(singular) || !/^[a-z]+$/.test(plural)) return 'A noun is one lower-case word.';
  if (singular === plural) return 'Singular and plural have to differ: give the plural with --plural.';
  if (keywords.has(plural) || boundNames.has(plural))
    return `${plural} is a name that the code already uses: give another plural with --plural.`;
  if (knownTypes.has(capital(singular)))
    return `${capital(singular)} is a type that the code already uses: choose another noun.`;
  if (!/^[\p{Script=Han}\w]*\p{Script=Han}[\p{Script=Han}\w]*$/u.test(chinese))
    return 'Give the Chinese name with --zh, in Chinese characters.';
  return undefined;
}
