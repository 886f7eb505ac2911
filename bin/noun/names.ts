/** The names of a noun (a kind of record), from which `npm run new` derives all other names and texts. */
export interface NounNames {
  feature: string;
  /** The noun in lower case, with hyphens between its words. */
  singular: string;
  plural: string;
  chinese: string;
  isCaseChild: boolean;
}

/**
 * Fills in a template: replaces "meeting room" and "feature" by the names of the new noun and its feature.
 */
export function renameTemplate(text: string, names: NounNames): string {
  const { feature, singular, plural, chinese } = names;
  const words: Record<string, string> = {
    ...formsOf('meeting-room', singular),
    ...formsOf('meeting-rooms', plural),
    房间: chinese,
    'features/feature': `features/${feature}`,
  };
  const pattern =
    /meeting[- ]rooms?|Meeting rooms?|meetingrooms?|meetingRooms?|MeetingRooms?|MEETINGROOMS?|房间|features\/feature(?![\w.])/g;
  const withArticles = /^[aeiou]/.test(singular)
    ? text.replaceAll(/\b([Aa]) (?=[Mm]eeting room\b)/g, '$1n ')
    : text;
  return withArticles.replaceAll(pattern, word => words[word] ?? word);
}

/** Maps each form of a template's word, such as `MeetingRoom`, to the same form of a new noun. */
function formsOf(template: string, noun: string): Record<string, string> {
  const forms = [
    (name: string) => name,
    variableOf,
    typeOf,
    wordsOf,
    (name: string) => capital(wordsOf(name)),
    joined,
    (name: string) => joined(name).toUpperCase(),
  ];
  return Object.fromEntries(forms.map(form => [form(template), form(noun)]));
}

export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Variable name for a noun: `lensTrial`. */
export const variableOf = (name: string): string =>
  name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Type name for a noun: `LensTrial`. */
export const typeOf = (name: string): string => capital(variableOf(name));

export const wordsOf = (name: string): string => name.replaceAll('-', ' ');

/** A noun as prefix of ids and, in upper case, as part of database keys: `lenstrial`. */
export const joined = (name: string): string => name.replaceAll('-', '');

export const prefixOf = ({ singular }: NounNames): string => joined(singular);

/** Endings of words that may have an irregular plural, as in diagnosis, campus, datum, leaf, child. */
const irregular = /(is|us|um|f|fe|criterion|child|person|man|foot|tooth|goose|mouse)$/;

/** The regular plural of a word, such as classes, activities, notes; undefined if it may be irregular. */
export function pluralOf(singular: string): string | undefined {
  if (irregular.test(singular)) return undefined;
  if (/[^aeiou]y$/.test(singular)) return singular.replace(/y$/, 'ies');
  return /(s|x|z|ch|sh)$/.test(singular) ? `${singular}es` : `${singular}s`;
}
