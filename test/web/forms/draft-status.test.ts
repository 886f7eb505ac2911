import { createInstance } from 'i18next';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, test } from 'vitest';
import { DraftStatus } from '../../../web/features/eye/eye-reports/form/draft/draft-status.tsx';
import en from '../../../web/platform/i18n/en/eye.json' with { type: 'json' };
import zh from '../../../web/platform/i18n/zh/eye.json' with { type: 'json' };

test.each([
  ['en', en, 'number'],
  ['zh', zh, '编号'],
])('beside the private draft of a visit, the form says what its button does, in %s', (lng, eye, number) => {
  const i18n = createInstance({ lng, resources: { [lng]: { eye } }, initAsync: false });
  void i18n.init();
  const textOf = (isNew: boolean) => {
    const status = createElement(DraftStatus, { isNew, saved: 'Draft saved' });
    return renderToStaticMarkup(createElement(I18nextProvider, { i18n }, status));
  };
  for (const isNew of [true, false]) {
    expect(textOf(isNew)).toContain('Draft saved');
    expect(textOf(isNew)).toContain(`“${eye.form.saveDraft}”`);
    expect(textOf(isNew).includes(number)).toBe(isNew);
  }
});
