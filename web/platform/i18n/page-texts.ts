import i18next from 'i18next';
import { logWarning } from '../api/log.ts';
import type { Language } from './language.ts';
import type { PageTexts } from './lists.ts';
import type { Namespace } from './namespaces.ts';
import { loadTexts, type PageName, type Texts } from './translations.ts';

/** Namespaces of the pages that have been opened. */
const namespacesOf = new Map<Texts, Namespace[]>();

/** Namespaces that are known to be loaded whole, with their language. */
const complete = new Set<string>();

/** Whether the namespaces of the shown page load; components are drawn again once. */
let isCompleting = false;

/** Loads the texts that a page shows when it is opened. */
export async function loadPageTexts(
  language: Language,
  page: PageName,
  { pages }: { pages: PageTexts },
): Promise<void> {
  const load = pages[page.slice('page:'.length)];
  if (!load) return;
  const texts = Object.entries(await load());
  const namespaces = texts.map(([namespace]) => namespace as Namespace);
  namespacesOf.set(page, namespaces);
  for (const [namespace, part] of texts) i18next.addResourceBundle(language, namespace, part, true, true);
}

/**
 * Loads the namespaces of the shown page whole, because a text is not among the texts of the page: its key is
 * put together at run time, or it belongs to a tab. Components show the text once it has loaded.
 * @param shown texts of the shown page
 * @returns false if all namespaces are loaded
 */
export function loadRest(key: string, shown: readonly Texts[]): boolean {
  const language = i18next.language as Language;
  const namespaces = new Set(shown.flatMap(texts => namespacesOf.get(texts) ?? []));
  const rest = [...namespaces].filter(namespace => !complete.has(`${language}/${namespace}`));
  if (rest.length === 0) return false;
  logWarning('Late text', key);
  if (!isCompleting) void complement(language, rest);
  return true;
}

async function complement(language: Language, rest: readonly Namespace[]): Promise<void> {
  isCompleting = true;
  try {
    await loadTexts(language, rest);
    for (const namespace of rest) complete.add(`${language}/${namespace}`);
    i18next.emit('languageChanged', language);
  } catch {
    // Without a network the text stays empty until it is drawn again.
  } finally {
    isCompleting = false;
  }
}
