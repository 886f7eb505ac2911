import type { Locale } from '../../shared/core/fields.ts';
import { type Config, configAddress } from '../platform/api/config.ts';
import { fetchEarly } from '../platform/api/early-responses.ts';
import { readCookie, slugInCookie } from '../platform/auth/cookies.ts';
import { storedToken } from '../platform/auth/stored-token.ts';
import { tabToken } from '../platform/auth/tab-token.ts';
import { hasTokens } from '../platform/auth/token-store.ts';
import { deviceScript, languageOf } from '../platform/i18n/language.ts';
import type { FirstRead } from './first-reads.ts';

/** Files that pages of signed-in people load when they are opened, by their number in `files`. */
export interface PageFiles {
  files: string[];
  /** Of every page. */
  shared: number[];
  pages: PageFilesOf[];
  /** Path of the call for the account. */
  account: string;
}

interface PageFilesOf {
  /** Matches the path without its language prefix. */
  path: string;
  files: number[];
  texts: Record<string, number[]>;
  /** Calls that the page needs first if its address has no filter. */
  reads?: FirstRead[];
}

declare const __PAGE_FILES__: PageFiles;

const { files, shared, pages, account } = __PAGE_FILES__;
const [, prefix, path = ''] = /^(\/zh(?=\/|$))?(.*?)\/?$/.exec(location.pathname) ?? [];
const page = pages.find(({ path: pattern }) => new RegExp(`^${pattern}$`).test(path));

/** The address of the home page has no language of its own. */
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

/** Asks who is signed in, and for what the page shows; a token that has to be refreshed first is left to the app. */
async function fetchFirst(): Promise<void> {
  const [response, token] = await Promise.all([fetchEarly(configAddress), storedToken()]);
  if (!token || !response.ok || tabToken()) return;
  const { api }: Config = await response.json();
  const slug = slugInCookie();
  const headers = {
    'x-app-version': __APP_VERSION__,
    authorization: `Bearer ${token}`,
  };
  const reads = slug && !location.search ? (page?.reads ?? []) : [];
  const addressOf = (template: string) => template.replace('{id}', path.split('/')[2] ?? '');
  await Promise.all([
    fetchEarly(`${api}/${account}`, { headers }),
    ...reads.map(({ path: template, body }) =>
      fetchEarly(`${api}/${addressOf(template)}`, {
        headers: {
          ...headers,
          'x-organization': slug ?? '',
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body }),
      }),
    ),
  ]);
}

/**
 * The app has the line to itself, so that it is started while the files of the page arrive; of these the layout and
 * the texts come first, so that they are drawn while the page's own arrive.
 */
function preloadAfterApp(first: string[], own: string[]): void {
  const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[type=module]')];
  const app = link(scripts.at(-1)?.src ?? '', 'high');
  const preload = () => {
    for (const name of first) link(`/assets/${name}`, 'high');
    for (const name of own) link(`/assets/${name}`, 'low');
  };
  app.onload = preload;
  app.onerror = preload;
}

if (page && hasTokens()) {
  fetchFirst().catch(() => undefined);
  const texts = page.texts[languageOf(locale(), deviceScript())] ?? [];
  const namesOf = (numbers: number[]) => numbers.map(number => files[number] ?? '');
  preloadAfterApp(namesOf([...shared, ...texts]), namesOf(page.files));
}
