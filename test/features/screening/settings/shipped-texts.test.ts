import { expect, test } from 'vitest';
import { publishedLines } from '../../../../shared/features/screening/settings/eyesight-line.ts';
import { shippedNorms } from '../../../../shared/features/screening/settings/shipped-norms.ts';
import { shippedTexts } from '../../../../web/features/screening/settings/shipped-texts.ts';
import english from '../../../../web/platform/i18n/en/screeningSettings.json' with { type: 'json' };

test('every text of a default or offered norm has a translation, and its own wording in English', () => {
  const texts = [...shippedNorms.sets, ...publishedLines].flatMap(({ name, population }) => [
    name,
    population,
  ]);
  expect(Object.keys(shippedTexts).toSorted()).toEqual(texts.toSorted());
  for (const [text, key] of Object.entries(shippedTexts))
    expect(english.shipped[key.slice('shipped.'.length) as keyof typeof english.shipped]).toBe(text);
});
