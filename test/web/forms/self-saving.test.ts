import { createInstance } from 'i18next';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, test } from 'vitest';
import { useSelfSaving } from '../../../web/ui/form/use-self-saving.ts';

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
  const found: { saved?: ReturnType<typeof useForm> } = {};
  function Form() {
    found.saved = useForm();
    return null;
  }
  const i18n = createInstance({ lng: 'en', resources: {} });
  void i18n.init();
  renderToString(createElement(I18nextProvider, { i18n }, createElement(Form)));
  if (!found.saved) throw new Error('nothing was rendered');
  return { saved: found.saved, sent };
}

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
