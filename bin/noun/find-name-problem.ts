import { type NounNames, typeOf, variableOf } from './names.ts';

const keywords = new Set(
  `abstract arguments async await boolean break case catch class const continue debugger declare default delete
  do else enum eval export extends false finally for from function get if implements import in infinity instanceof
  interface is keyof let module nan new null number object of package private protected public readonly require
  return set static string super switch symbol this throw true try type typeof undefined unknown using var void
  while with yield`.split(/\s+/),
);

/** Plurals that are not allowed, because generated files use these names for something else. */
const boundNames = new Set(['calls', 'endpoints', 'errors', 'nouns', 'permissions', 'records', 'samples']);

/**
 * Names of built-in types, and of types that every endpoint, handler or test uses. A new type must not have
 * one of these names.
 */
const knownTypes = new Set(
  `Array Date Error Event File Function Map Number Object Partial Pick Promise Record Request Response Set String
  Symbol Element Node Document Window Location History Image Option Text Range Selection Screen
  Cursor Handler Id Instant Line Principal Sample Version`.split(/\s+/),
);

const words = /^[a-z]+(-[a-z]+)*$/;

/** Says why a new kind of record cannot have these names; undefined if it can. */
export function findNameProblem({ feature, singular, plural, chinese }: NounNames): string | undefined {
  if (!words.test(feature)) return 'A feature is named in lower-case words.';
  if (keywords.has(variableOf(feature)))
    return `${feature} is a word of the language: no feature can be called so.`;
  if (![singular, plural].every(name => words.test(name)))
    return 'A noun is lower-case words, joined by hyphens.';
  if (singular === plural) return 'Singular and plural have to differ: give the plural with --plural.';
  if (keywords.has(plural) || boundNames.has(variableOf(plural)))
    return `${plural} is a name that the code already uses: give another plural with --plural.`;
  if (knownTypes.has(typeOf(singular)))
    return `${typeOf(singular)} is a type that the code already uses: choose another noun.`;
  if (!/^[\p{Script=Han}\w]*\p{Script=Han}[\p{Script=Han}\w]*$/u.test(chinese))
    return 'Give the Chinese name with --zh, in Chinese characters.';
  return undefined;
}
