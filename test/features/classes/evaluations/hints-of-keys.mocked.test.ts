import { MantineProvider } from '@mantine/core';
import { createInstance } from 'i18next';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { EvaluationFoot } from '../../../../web/features/classes/evaluations/evaluation-foot.tsx';
import evaluations from '../../../../web/platform/i18n/en/evaluations.json' with { type: 'json' };

const device = vi.hoisted(() => ({ hasKeys: true }));
vi.mock('../../../../web/ui/theme/use-has-keys.ts', () => ({ useHasKeys: () => device.hasKeys }));
vi.mock('../../../../web/platform/i18n/use-instants.ts', () => ({ useInstants: () => ({}) }));

function shown(): string {
  const i18n = createInstance({ lng: 'en', resources: { en: { evaluations } } });
  void i18n.init();
  const state = { unsaved: 0, held: undefined, hasFailed: false, isSending: false, savedAt: undefined };
  const foot = createElement(EvaluationFoot, {
    ...{ state: { ...state, canUndo: false } as never, hasActivities: true, onUndo: () => undefined },
    keys: { areOn: true, turn: () => undefined },
  });
  const inProviders = createElement(MantineProvider, null, createElement(I18nextProvider, { i18n }, foot));
  return renderToStaticMarkup(createElement(MemoryRouter, null, inProviders));
}

test('an evaluation names its keys only on a device with a keyboard', () => {
  expect(shown()).toContain(evaluations.keysHint);
  device.hasKeys = false;
  expect(shown()).not.toContain(evaluations.keysHint);
  expect(shown()).not.toContain(evaluations.keys);
});
