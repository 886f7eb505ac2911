import { globSync, readFileSync } from 'node:fs';
import { pinyin } from 'pinyin-pro';
import type { Plugin } from 'vite';

const name = 'virtual:han-readings';
const han = /\p{Script=Han}+/gu;

/** The most frequent reading of each Han character in the texts, as pinyin without tones. */
export function readingsOf(texts: string): Record<string, string> {
  const counts = new Map<string, Map<string, number>>();
  for (const [words] of texts.matchAll(han)) {
    const sounds = pinyin(words, { toneType: 'none', type: 'array', v: true });
    for (const [index, character] of [...words].entries()) {
      const heard = counts.get(character) ?? new Map<string, number>();
      const sound = sounds[index] ?? '';
      counts.set(character, heard.set(sound, (heard.get(sound) ?? 0) + 1));
    }
  }
  const mostHeard = (heard: Map<string, number>) => [...heard].sort(([, a], [, b]) => b - a)[0]?.[0] ?? '';
  return Object.fromEntries([...counts].map(([character, heard]) => [character, mostHeard(heard)]));
}

/**
 * Vite plugin: makes a module with the readings of all characters in the Chinese texts. Made at build time,
 * because the dictionary is too large for the browser.
 */
export function hanReadings(): Plugin {
  const folder = `${import.meta.dirname}/zh`;
  return {
    name: 'han-readings',
    resolveId: id => (id === name ? id : null),
    load(id) {
      if (id !== name) return null;
      const files = globSync(`${folder}/*.json`).sort();
      for (const file of files) this.addWatchFile(file);
      const texts = files.map(file => readFileSync(file, 'utf8')).join('\n');
      return `export default ${JSON.stringify(readingsOf(texts))};`;
    },
  };
}
