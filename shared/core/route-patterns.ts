import { languagePrefixes, type Route, routes } from './routes.ts';

/** Pattern of the token in a QR link; a path with any other token is invalid. */
const tokenShape = '[0-9A-Za-z_-]{22,64}';
const paramShapes: Record<string, string> = { token: tokenShape };
const token = new RegExp(`^${tokenShape}$`);

export const isTokenShaped = (text: string): boolean => token.test(text);

/** The source text of a regular expression for a path without a language prefix. */
export function pathPattern(path: string): string {
  if (path === '/') return '';
  return path.replaceAll(/\/\{(\w+)(\?)?\}/g, (_, name: string, optional?: string) => {
    const shape = `/${paramShapes[name] ?? '[^/]+'}`;
    return optional ? `(?:${shape})?` : shape;
  });
}

const startFile = '/index\\.html';
const publicFile = '/public\\.html';
const registrationFile = '/register\\.html';

const patternsOf = (routes: readonly Route[]): string[] => routes.map(({ path }) => pathPattern(path));

const inEachLanguage = (patterns: readonly string[]): string =>
  `(?:${languagePrefixes.join('|')})?(?:${[...new Set(patterns)].join('|')})/?`;

const familyRoutes: readonly Route[] = [routes.registerCase, routes.registerCaseShort];

/**
 * The source text of one regular expression that matches every route in every language. Other paths get
 * status 404. Uses only syntax that CloudFront Functions support.
 */
export const knownPathPattern = (): string =>
  `^${inEachLanguage([...patternsOf(Object.values(routes)), startFile])}$`;

/**
 * Like `knownPathPattern`, but only for the pages for families, which have their own file (`register.html`).
 */
export const registrationPathPattern = (): string =>
  `^(?:${inEachLanguage(patternsOf(familyRoutes))}|${registrationFile})$`;

/**
 * Like `knownPathPattern`, but only for the other pages that need no sign-in. Their file, `public.html`, is
 * the app without the list of files of each page; only people who are signed in need that list.
 */
export function publicPathPattern(): string {
  const open = Object.values<Route>(routes).filter(
    route => route.roles.includes('public') && !familyRoutes.includes(route),
  );
  return `^(?:${inEachLanguage(patternsOf(open))}|${publicFile})$`;
}

/**
 * Number of literal characters in a path pattern. If two patterns match a path, the pattern with more literal
 * characters wins.
 */
export const literalLength = (path: string) => path.replaceAll(/\{\w+\??\}/g, '').length;

const templates = Object.values<Route>(routes)
  .map(route => ({ route, path: route.path, pattern: new RegExp(`^${pathPattern(route.path)}$`, 'i') }))
  .sort((a, b) => literalLength(b.path) - literalLength(a.path));

/** Undefined if no page has this path. The path has no language prefix. */
export const routeAt = (pathname: string): Route | undefined =>
  templates.find(({ pattern }) => pattern.test(pathname.replace(/\/$/, '')))?.route;

/**
 * Corrects the letter case of a path to that of the route table: `/ZH/neurotree/report/x` becomes
 * `/zh/neuroTree/report/x`. Undefined if the path is already correct or unknown.
 */
export function canonicalPath(pathname: string): string | undefined {
  const address = pathname.replace(/(?<!\/)\/+$/, '');
  const [prefix = ''] = /^\/zh(?=\/|$)/i.exec(address) ?? [];
  const rest = address.slice(prefix.length);
  if (rest.toLowerCase() === '/index.html') return prefix.toLowerCase() || '/';
  const found = templates.find(({ pattern }) => pattern.test(rest));
  if (!found) return undefined;
  const parts = rest.split('/');
  const words = found.path
    .split('/')
    .filter(word => !word.endsWith('?}') || parts.length === found.path.split('/').length);
  const mended = words.map((word, index) => (word.startsWith('{') ? (parts[index] ?? '') : word)).join('/');
  const canonical = `${prefix.toLowerCase()}${mended === '/' ? '' : mended}` || '/';
  return canonical === pathname ? undefined : canonical;
}
