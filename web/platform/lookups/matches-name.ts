interface Named {
  fullName: string;
  /** Words by which a search finds the name, such as its pinyin; undefined while they are not known. */
  searchWords?: readonly string[] | undefined;
}

const accents = /\p{M}/gu;
const separators = /[^\p{L}\p{N}]+/u;

/** Whether a name contains the typed text, or each typed word begins one of its search words. */
export function matchesName({ fullName, searchWords = [] }: Named, text: string): boolean {
  const typed = text.trim().toLocaleLowerCase();
  if (fullName.toLocaleLowerCase().includes(typed)) return true;
  const words = typed.normalize('NFKD').replaceAll(accents, '').split(separators).filter(Boolean);
  return words.length > 0 && words.every(word => searchWords.some(own => own.startsWith(word)));
}
