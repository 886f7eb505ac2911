import type { Locale } from '../../shared/core/fields.ts';
import { readCookie } from '../platform/auth/cookies.ts';
import { hasTokens } from '../platform/auth/token-store.ts';
import { deviceScript, languageOf } from '../platform/i18n/language.ts';

/** Files that pages of signed-in people load when they are opened, by their number in `files`. */
export interface PageFiles {
  files: string[];
  /** Of every page. */
  shared: number[];
  pages: PageFilesOf[];
}

interface PageFilesOf {
  /** Matches the path without its language prefix. */
  path: string;
  files: number[];
  texts: Record<string, number[]>;
}

declare const __PAGE_FILES__: PageFiles;

const { files, shared, pages } = __PAGE_FILES__;
const [, prefix, path = ''] = /^(\/zh(?=\/|$))?(.*?)\/?$/.exec(location.pathname) ?? [];
const page = pages.find(({ path: pattern }) => new RegExp(`^${pattern}$`).test(path));

/** The address of the home page has no language of its own. */
function locale(): Locale {
  if (prefix) return 'zh';
  return path === '' && /"locale":"zh"/.test(readCookie('user') ?? '') ? 'zh' : 'en';
}

function preload(href: string, kind?: 'style' | 'fetch'): void {
  const link = document.createElement('link');
  link.rel = kind ? 'preload' : 'modulepreload';
  if (kind) link.as = kind;
  link.crossOrigin = '';
  link.href = href;
  document.head.append(link);
}

if (page && hasTokens()) {
  preload('/config.json', 'fetch');
  const texts = page.texts[languageOf(locale(), deviceScript())] ?? [];
  for (const number of [...shared, ...texts, ...page.files]) {
    const name = files[number] ?? '';
    preload(`/assets/${name}`, name.endsWith('.css') ? 'style' : undefined);
  }
}
