import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { deviceData } from '../../../web/platform/auth/device-data.ts';
import { launchOptions } from './browser.ts';

export interface Profile {
  context: BrowserContext;
  /**
   * Returns the words that occur in any file of the profile, stored with one or two bytes per letter. Closes
   * the browser.
   */
  wordsOnDisk: (words: readonly string[]) => Promise<string[]>;
  remove: () => Promise<void>;
}

/** Opens a browser with a profile on disk, by default a new profile. */
export async function openProfile(
  folder = mkdtempSync(join(tmpdir(), 'lumitree-profile-')),
): Promise<Profile> {
  const settings = { viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' as const };
  const context = await chromium.launchPersistentContext(folder, { ...(await launchOptions()), ...settings });
  context.setDefaultTimeout(30_000);
  return {
    context,
    wordsOnDisk: async words => {
      await context.close();
      const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(file =>
        file.isFile(),
      );
      const contents = files.map(file => readFileSync(join(file.parentPath, file.name)));
      const lies = (word: string) =>
        contents.some(content => content.includes(word) || content.includes(Buffer.from(word, 'utf16le')));
      return words.filter(lies);
    },
    remove: async () => {
      await context.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** All data that a tab finds in its storages, databases and caches, by place and name. */
export const storedIn = (page: Page): Promise<{ place: string; name: string; value: string }[]> =>
  page.evaluate(async () => {
    const found: { place: string; name: string; value: string }[] = [];
    const add = (place: string) => (entry: [string, unknown]) =>
      found.push({ place, name: entry[0], value: String(entry[1]) });
    Object.entries(localStorage).forEach(add('local'));
    Object.entries(sessionStorage).forEach(add('session'));
    document.cookie
      .split('; ')
      .filter(Boolean)
      .map((one): [string, unknown] => [one.split('=')[0] ?? '', decodeURIComponent(one)])
      .forEach(add('cookie'));
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name);
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
      for (const store of database.objectStoreNames) {
        const all = await new Promise<unknown[]>(resolve => {
          const request = database.transaction(store).objectStore(store).getAll();
          request.onsuccess = () => resolve(request.result);
        });
        const text = JSON.stringify(all, (_, value) =>
          value instanceof ArrayBuffer || ArrayBuffer.isView(value)
            ? new TextDecoder('latin1').decode(value instanceof ArrayBuffer ? value : value.buffer)
            : value,
        );
        if (all.length > 0) add('database')([name, text]);
      }
      database.close();
    }
    for (const name of await caches.keys()) add('cache')([name, 'files of the app']);
    add('history')(['state', JSON.stringify(history.state)]);
    return found;
  });

const isNamed = (name: string, pattern: string) =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;

/** The row for a stored item in the list of everything that the product stores in the browser. */
export const rowOf = ({ place, name }: { place: string; name: string }) =>
  deviceData.find(row => row.place === place && isNamed(name, row.name));
