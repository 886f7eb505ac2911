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

/** The regular plural: classes, activities, notes. */
export function pluralOf(singular: string): string {
  if (/[^aeiou]y$/.test(singular)) return singular.replace(/y$/, 'ies');
  return /(s|x|z|ch|sh)$/.test(singular) ? `${singular}es` : `${singular}s`;
}

/** Plurals that are bound to a variable, and capitalised singulars that are types. */
const reservedPlurals = ['arguments', 'handlers', 'endpoints', 'errors', 'permissions', 'records', 'samples'];
const globalTypes = ['Array', 'Date', 'Error', 'Event', 'File', 'Function', 'Map', 'Number', 'Object']
  .concat(['Partial', 'Pick', 'Promise', 'Record', 'Request', 'Response', 'Set', 'String', 'Symbol'])
  .concat(['Handler', 'Principal', 'Samples', 'Cursor', 'Id', 'Instant', 'Line', 'Text', 'Version']);

/** Why a noun cannot be called so; undefined where it can. */
export function problemWithNames({ feature, singular, plural }: NounNames): string | undefined {
  if (!/^[a-z]+(-[a-z]+)*$/.test(feature)) return 'A feature is named in lower-case words.';
  if (!/^[a-z]+$/.test(singular) || !/^[a-z]+$/.test(plural)) return 'A noun is one lower-case word.';
  if (singular === plural) return 'Singular and plural have to differ: give the plural with --plural.';
  if (reservedPlurals.includes(plural)) return `${plural} is a name that the code already uses.`;
  if (globalTypes.includes(capital(singular)))
    return `${capital(singular)} is a type that the code already uses.`;
  return undefined;
}
