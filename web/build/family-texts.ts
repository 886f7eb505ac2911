import type { Plugin } from 'vite';

/** Parts of `ui.json` that the pages of families show. */
export const familyParts = ['date', 'gender'];

/** Vite plugin for the pages of families: keeps only those texts of `ui.json` that these pages show. */
export function familyTexts(): Plugin {
  return {
    name: 'family-texts',
    enforce: 'pre',
    transform: {
      filter: { id: /\/i18n\/(?:en|zh)\/ui\.json(?:\?|$)/ },
      handler(code) {
        const texts: Record<string, unknown> = JSON.parse(code);
        return {
          code: JSON.stringify(Object.fromEntries(familyParts.map(part => [part, texts[part]]))),
          map: null,
        };
      },
    },
  };
}
