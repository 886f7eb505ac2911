export type Readings = Readonly<Record<string, string>>;

/** Returns the pinyin of a Chinese name as people type it: in full, and as initials. */
export function spell(name: string, readings: Readings): string {
  const sounds = [...name].map(character => readings[character] ?? character);
  return `${sounds.join('')} ${sounds.map(sound => sound[0]).join('')}`;
}
