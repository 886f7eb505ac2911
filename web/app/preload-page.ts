import type { Locale } from '../../shared/core/fields.ts';
import { type Config, configAddress } from '../platform/api/config.ts';
import { fetchEarly } from '../platform/api/early-responses.ts';
import { readCookie, slugInCookie } from '../platform/auth/cookies.ts';
import { storedToken } from '../platform/auth/stored-token.ts';
import { tabToken } from '../platform/auth/tab-token.ts';
import { hasTokens } from '../platform/auth/token-store.ts';
import { deviceScript, languageOf } from '../platform/i18n/language.ts';
import type { FirstRead } from './first-reads.ts';

/** Files that pages of signed-in people load when they are opened. Numbers are indexes into `files`. */
export interface PageFiles {
  files: string[];
  /** Script that arrives one round trip before the app's other files. */
  first: string;
  /** Indexes of the files that every page loads. */
  shared: number[];
  /** Indexes of the files that many other pages load. */
  often: number[];
  pages: PageFilesOf[];
  /** Path of the request that reads the user's account. */
  account: string;
}

interface PageFilesOf {
  /** Pattern of the page's path without the language prefix. */
  path: string;
  files: number[];
  /** Indexes of the files of parts that the page loads while it is shown. */
  later?: number[];
  texts: Record<string, number[]>;
  /** Requests that the page sends first if its address has no filter. */
  reads?: FirstRead[];
}

declare const __PAGE_FILES__: PageFiles;

const { files, first, shared, often, pages, account } = __PAGE_FILES__;
const [, prefix, path = ''] = /^(\/zh(?=\/|$))?(.*?)\/?$/.exec(location.pathname) ?? [];
const page = pages.find(({ path: pattern }) => new RegExp(`^${pattern}$`).test(path));

/** Language of the page. On the home page, whose address can lack the language prefix, the cookie decides. */
function locale(): Locale {
  if (prefix) return 'zh';
  return path === '' && /"locale":"zh"/.test(readCookie('user') ?? '') ? 'zh' : 'en';
}

function link(href: string, fetchPriority: 'high' | 'low'): HTMLLinkElement {
  const link = document.createElement('link');
  const isStyle = href.endsWith('.css');
  link.rel = isStyle ? 'preload' : 'modulepreload';
  if (isStyle) link.as = 'style';
  Object.assign(link, { crossOrigin: '', fetchPriority, href });
  document.head.append(link);
  return link;
}

/**
 * Requests the account and the first reads of the page. Does nothing if the token must be refreshed first.
 */
async function requestFirst(): Promise<void> {
  const [response, token] = await Promise.all([fetchEarly(configAddress), storedToken()]);
  if (!token || !response.ok || tabToken()) return;
  const { api }: Config = await response.json();
  const slug = slugInCookie();
  const headers = {
    'x-app-version': __APP_VERSION__,
    authorization: `Bearer ${token}`,
  };
  fetchEarly(`${api}/${account}`, { headers });
  if (!slug || location.search) return;
  const id = path.split('/')[2] ?? '';
  for (const { path: template, body } of page?.reads ?? []) {
    const address = template.replace('{id}', id);
    fetchEarly(`${api}/${address}`, {
      headers: {
        ...headers,
        'x-organization': slug,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body }),
    });
  }
}

/**
 * Preloads the app's first file, then the files of the page, and then those of its parts. So the app starts
 * while the page loads. Layout and texts have high priority, so that they are drawn before the page's own
 * files arrive.
 */
function preloadAfterApp(layout: string[], own: string[], later: string[]): void {
  const started = link(`/assets/${first}`, 'high');
  const preload = () => {
    for (const name of layout) link(`/assets/${name}`, 'high');
    const links = own.map(name => link(`/assets/${name}`, 'low'));
    links.at(-1)?.addEventListener('load', () => {
      for (const name of later) link(`/assets/${name}`, 'low');
    });
  };
  started.onload = preload;
  started.onerror = preload;
}

/**
 * Loads a file for other pages. A style sheet is only put into the cache: the browser warns of a preloaded one
 * that the page does not use.
 */
function loadForOthers(href: string): void {
  if (!href.endsWith('.css')) link(href, 'low');
  else
    fetch(href, { priority: 'low' })
      .then(response => response.blob())
      .catch(() => undefined);
}

/** Milliseconds that a page is shown before files for other pages are loaded. */
const readingMs = 3000;

/**
 * Loads files that many other pages need, once the page is loaded and the user has begun to read, unless the
 * user saves data.
 */
function preloadForOthers(names: string[]): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  addEventListener('load', () => {
    setTimeout(() => {
      for (const name of names) loadForOthers(`/assets/${name}`);
    }, readingMs);
  });
}

if (page && hasTokens()) {
  globalThis.earlyRequestsSent = requestFirst().catch(() => undefined);
  const texts = page.texts[languageOf(locale(), deviceScript())] ?? [];
  const namesOf = (numbers: number[]) => numbers.map(number => files[number] ?? '');
  const own = [...page.files, ...(page.later ?? [])];
  preloadAfterApp(namesOf([...shared, ...texts]), namesOf(page.files), namesOf(page.later ?? []));
  preloadForOthers(namesOf(often.filter(file => !own.includes(file))));
  // The first date formatter takes 10 ms to load its data. It is created now, while files arrive, so that
  // drawing the page does not wait for it.
  Intl.DateTimeFormat('en', { timeZone: 'UTC' }).format();
}
