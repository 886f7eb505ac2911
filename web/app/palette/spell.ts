/** Sounds of Han characters in letters. */
export type Readings = Readonly<Record<string, string>>;

/** A Chinese name as it is typed in letters: whole, and the first letter of each character. */
export function spell(name: string, readings: Readings): string {
  const sounds = [...name].map(character => readings[character] ?? character);
  return `${sounds.join('')} ${sounds.map(sound => sound[0]).join('')}`;
}
