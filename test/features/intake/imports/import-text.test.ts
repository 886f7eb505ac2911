import { createInstance } from 'i18next';
import { expect, test } from 'vitest';
import { importText } from '../../../../web/features/intake/imports/import-text.ts';
import imports from '../../../../web/platform/i18n/en/imports.json' with { type: 'json' };

test('the button of an import says how many children are added and how many cases are filled in', () => {
  const i18n = createInstance({ lng: 'en', defaultNS: 'imports', resources: { en: { imports } } });
  void i18n.init();
  const textOf = (added: number, filled: number) => importText(i18n.t as never, { added, filled });
  expect(textOf(2, 1)).toBe('Add 2, fill in 1');
  expect(textOf(2, 0)).toBe('Import 2 children');
  expect(textOf(0, 1)).toBe('Fill in 1 case');
});
