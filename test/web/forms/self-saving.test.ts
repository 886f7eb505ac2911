import { expect, test } from 'vitest';
import { useSelfSaving } from '../../../web/ui/form/use-self-saving.ts';
import { renderHook } from '../hooks/render-hook.ts';

interface Stored {
  version: number;
  savedAt: string;
  text: string;
}

/** A form of one text that saves itself, and what it has sent. */
function formOf(record: Stored) {
  const sent: { text: string; version: number }[] = [];
  const useForm = () =>
    useSelfSaving({
      record,
      valuesOf: ({ text }: Stored) => ({ text }),
      findProblems: () => ({}),
      withoutProblems: values => values,
      store: async ({ text }, version) => {
        sent.push({ text, version });
        return { text, version: version + 1, savedAt: '' };
      },
      onStored: () => undefined,
      action: 'edit',
    });
  return { saved: renderHook(useForm), sent };
}

test('what a user chose to discard on leaving a form is not saved any more', async () => {
  const { saved, sent } = formOf({ version: 1, savedAt: '', text: 'Slept' });
  saved.change(() => ({ text: 'Slept badly' }));
  expect(await saved.leaving.saveDraft()).toBe(true);
  saved.change(() => ({ text: 'Slept badly, tired' }));
  saved.leaving.discardChanges();
  await saved.save();
  expect(sent).toEqual([{ text: 'Slept badly', version: 1 }]);
});

test('a form that goes on from another stored version keeps what was typed while that version was read', async () => {
  const { saved, sent } = formOf({ version: 1, savedAt: '', text: 'Slept' });
  saved.change(() => ({ text: 'Slept badly' }));
  await saved.save();
  saved.change(() => ({ text: 'Slept badly, tired' }));
  saved.goOnFrom({ version: 3, savedAt: '', text: 'Slept badly' });
  await saved.save();
  expect(sent).toEqual([
    { text: 'Slept badly', version: 1 },
    { text: 'Slept badly, tired', version: 3 },
  ]);
});
