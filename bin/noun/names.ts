/** What a noun is called everywhere. */
export interface NounNames {
  /** Folder of its feature, and of itself. */
  feature: string;
  singular: string;
  plural: string;
  chinese: string;
  isCaseChild: boolean;
}

/** The templates are written for the noun "rooms" of the feature "feature". */
export function renameTemplate(text: string, names: NounNames): string {
  const { feature, singular, plural, chinese } = names;
  const words: Record<string, string> = {
    rooms: plural,
    room: singular,
    Rooms: capital(plural),
    Room: capital(singular),
    ROOMS: plural.toUpperCase(),
    ROOM: singular.toUpperCase(),
    房间: chinese,
    'features/feature': `features/${feature}`,
  };
  const pattern = /rooms?|Rooms?|ROOMS?|房间|features\/feature(?![\w.])/g;
  const withArticles = /^[aeiou]/.test(singular) ? text.replaceAll(/\b([Aa]) (?=[Rr]oom\b)/g, '$1n ') : text;
  return withArticles.replaceAll(pattern, word => words[word] ?? word);
}

export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** A feature's name as a variable. */
export const variableOf = (feature: string): string =>
  feature.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** How ids of a new kind begin. */
export const prefixOf = ({ singular }: NounNames): string => singular;

/** Endings of words whose plural no rule makes: diagnosis, campus, datum, leaf, child. */
const irregular = /(is|us|um|f|fe|criterion|child|person|man|foot|tooth|goose|mouse)$/;

/** The regular plural: classes, activities, notes; undefined where it may be irregular. */
export function pluralOf(singular: string): string | undefined {
  if (irregular.test(singular)) return undefined;
  if (/[^aeiou]y$/.test(singular)) return singular.replace(/y$/, 'ies');
  return /(s|x|z|ch|sh)$/.test(singular) ? `${singular}es` : `${singular}s`;
}
