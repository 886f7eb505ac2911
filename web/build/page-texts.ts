import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { commonTexts, signedInTexts } from '../app/common-texts.ts';
import type { Language } from '../platform/i18n/language.ts';
import { toTraditional } from '../platform/i18n/to-traditional.ts';
import { keysNamedBy, keysOf, type Texts, textsNamedInCode, textsWith } from './named-texts.ts';
import { languages, namespaceFile, pageTextsFile, usesOfPages } from './page-use.ts';

const list = /\/platform\/i18n\/catalogues\.([\w-]+)\.ts$/;
const empty = 'export const pages: PageTexts = {};';
const file = /\/platform\/i18n\/pages\/([\w-]+)\/(\w+)\.js$/;

/** Namespaces whose keys come with data, such as the error of a field: a page that uses one has it whole. */
const keyedByData: readonly string[] = ['validation', ...commonTexts, 'moreErrors'];

/** Keys of the texts of a page by namespace; namespaces without such texts are listed too. */
type Keys = Map<string, string[]>;

/**
 * Makes a file of texts for each page of signed-in people, with the texts that the code of the page names, and
 * lists it in `catalogues.en.ts` and its siblings. So a page loads neither all texts of its features nor a
 * file for each of them. The file lacks texts of tabs and those whose key is only known at run time;
 * `translations.ts` loads them when they are shown.
 */
export function pageTexts(root: string): Plugin {
  const readTexts = textsReader(root);
  let found: Promise<Map<string, Keys>> | undefined;
  const keysOfPages = () => {
    found ??= namedKeys(root, readTexts);
    return found;
  };
  return {
    name: 'page-texts',
    apply: 'build',
    enforce: 'pre',
    resolveId: id => (file.test(id) ? id : null),
    async load(id) {
      const [, language, name = ''] = file.exec(id) ?? [];
      if (!language) return null;
      const keys = (await keysOfPages()).get(name) ?? [];
      const texts = [...keys].map(([namespace, keys]) => [
        namespace,
        textsWith(keys, readTexts(language as Language, namespace)),
      ]);
      return { code: `export default ${JSON.stringify(Object.fromEntries(texts))}`, moduleType: 'js' };
    },
    transform: {
      filter: { id: list },
      async handler(code, id) {
        const [, lowerCase] = list.exec(id) ?? [];
        const language = languages.find(it => it.toLowerCase() === lowerCase);
        if (!language || !code.includes(empty)) this.error(`${id} has no list of pages to fill`);
        const pages = [...(await keysOfPages()).keys()].map(
          name => `${name}: () => import('${root}${pageTextsFile(language, name)}').then(it => it.default)`,
        );
        return { code: code.replace(empty, `export const pages = { ${pages.join(', ')} };`), map: null };
      },
    },
  };
}

type ReadTexts = (language: Language, namespace: string) => Texts;

/** Returns a function that reads the texts of a namespace, each once. */
function textsReader(root: string): ReadTexts {
  const known = new Map<string, Texts>();
  return (language, namespace) => {
    const path = `${language}/${namespace}`;
    const found = known.get(path) ?? read(language, namespace);
    known.set(path, found);
    return found;
  };

  function read(language: Language, namespace: string): Texts {
    const [path, conversion] = namespaceFile(language, namespace).split('?');
    const text = readFileSync(root + path, 'utf8');
    return JSON.parse(conversion ? toTraditional(text) : text);
  }
}

/** The keys that each page names, without those that every page shows after sign-in, which are a file. */
async function namedKeys(root: string, readTexts: ReadTexts): Promise<Map<string, Keys>> {
  const { pages, signedIn, modulesOfPart } = await usesOfPages(root);
  const wordsIn = textsNamedInCode(name => modulesOfPart(name).map(path => root + path));
  const namedIn = (words: ReadonlySet<string>, namespaces: readonly string[]): Keys =>
    new Map(
      namespaces.map(namespace => {
        const texts = readTexts('en', namespace);
        return [
          namespace,
          keyedByData.includes(namespace) ? keysOf(texts) : keysNamedBy(words, namespace, texts),
        ];
      }),
    );
  const ofLayout = wordsIn(['/app/main.tsx', ...signedIn].map(path => root + path));
  const inManifests = [...wordsIn([`${root}/app/features.ts`])].filter(word => /[:.]/.test(word));
  const ofAll = namedIn(ofLayout, ['ui', ...commonTexts, ...signedInTexts]);
  const own = pages
    .filter(({ isPublic }) => !isPublic)
    .map(({ name, modules, later, namespaces }): [string, Keys] => {
      const words = wordsIn([...modules, ...later].map(path => root + path));
      const keys = namedIn(new Set([...words, ...inManifests]), namespaces);
      for (const [namespace, named] of keys)
        keys.set(
          namespace,
          named.filter(key => !ofAll.get(namespace)?.includes(key)),
        );
      return [name, keys];
    });
  return new Map([['signedIn', ofAll], ...own]);
}
