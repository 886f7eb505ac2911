import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { useFieldNotes } from '../../../web/features/eye/eye-reports/form/use-field-notes.ts';
import { renderHook } from '../hooks/render-hook.ts';

const eye = (sph: string, cyl: string, axis: string) => ({ sph, cyl, axis, add: '' });

test('if one eye has a plus and the other a minus cylinder, the note offers to transpose one of them', async () => {
  const texts = JSON.parse(await readFile('web/platform/i18n/en/eye.json', 'utf8'));
  const filled: string[] = [];
  const { noteOf } = renderHook(
    () =>
      useFieldNotes({
        now: { right: eye('-1.50', '+0.50', '100'), left: eye('+0.50', '-0.50', '10') },
        last: null,
        kind: 'spectacle',
        set: (...field) => filled.push(field.join(' ')),
      }),
    1,
    { en: { eye: texts } },
  );
  const note = noteOf('left', 'cyl', '-0.50', undefined);
  expect(note).toMatchObject({ isError: false, text: 'The other eye has the other sign of cylinder.' });
  const [first, second] = note?.fixes ?? [];
  expect(first?.label).toBe('Transpose the right eye');
  expect(second?.label).toBe('Transpose the left eye');
  first?.run();
  second?.run();
  expect(filled).toEqual([
    ...['right sph −1.00', 'right cyl −0.50', 'right axis 10'],
    ...['left sph 0.00', 'left cyl +0.50', 'left axis 100'],
  ]);
});
