/** The names of a noun, from which all other names and texts are derived. */
export interface NounNames {
  feature: string;
  /** In lower-case words, joined by hyphens. */
  singular: string;
  plural: string;
  chinese: string;
  isCaseChild: boolean;
}

/** Fills in a template; templates use the noun "meeting rooms" of the feature "feature". */
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

/** Maps each form of the template's noun to the same form of another noun. */
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

/** The name of a variable: `lensTrial`. */
export const variableOf = (name: string): string =>
  name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The name of a type: `LensTrial`. */
export const typeOf = (name: string): string => capital(variableOf(name));

/** The words of a sentence: `lens trial`. */
export const wordsOf = (name: string): string => name.replaceAll('-', ' ');

/** Prefix of IDs, and in upper case a part of keys: `lenstrial`. */
export const joined = (name: string): string => name.replaceAll('-', '');

/** Prefix of the ids of a new kind. */
export const prefixOf = ({ singular }: NounNames): string => joined(singular);

/** Endings of words with an irregular plural: diagnosis, campus, datum, leaf, child. */
const irregular = /(is|us|um|f|fe|criterion|child|person|man|foot|tooth|goose|mouse)$/;

/** The regular plural: classes, activities, notes; undefined if it may be irregular. */
export function pluralOf(singular: string): string | undefined {
  if (irregular.test(singular)) return undefined;
  if (/[^aeiou]y$/.test(singular)) return singular.replace(/y$/, 'ies');
  return /(s|x|z|ch|sh)$/.test(singular) ? `${singular}es` : `${singular}s`;
}
