import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { familyParts, familyTexts } from '../../web/build/family-texts.ts';
import ui from '../../web/platform/i18n/en/ui.json' with { type: 'json' };

const sources = [
  'web/features/intake/registrations/{*,form/*}.{ts,tsx}',
  'web/features/eye/surveys/family/*.{ts,tsx}',
  'web/ui/plain/*.tsx',
];

test('the pages of families have the texts of ui.json that they show, and no others', () => {
  const code = globSync(sources)
    .map(file => readFileSync(file, 'utf8'))
    .join('\n');
  const named = [...code.matchAll(/['"`]ui[:.](\w+)/g)].map(([, part]) => part);
  expect([...new Set(named)].toSorted()).toEqual(familyParts);
  const { transform } = familyTexts() as unknown as {
    transform: { handler: (code: string) => { code: string } };
  };
  const { gender, date } = ui;
  expect(JSON.parse(transform.handler(JSON.stringify(ui)).code)).toEqual({ gender, date });
});
