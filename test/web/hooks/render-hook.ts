import { QueryClientProvider } from '@tanstack/react-query';
import { createInstance, type Resource } from 'i18next';
import { createElement, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { queryClient } from '../../../web/platform/api/query-client.ts';

/**
 * Runs a hook in a component that is rendered some times, and returns the last result.
 * @param hook gets the number of the rendering, from 0
 * @param resources texts by language and namespace; without them, a text is its key
 */
export function renderHook<Result>(
  hook: (round: number) => Result,
  rounds = 1,
  resources: Resource = {},
): Result {
  const found: { result?: Result } = {};
  function Component() {
    const [round, setRound] = useState(0);
    found.result = hook(round);
    if (round < rounds - 1) setRound(round + 1);
    return null;
  }
  const i18n = createInstance({ lng: 'en', resources });
  void i18n.init();
  const page = createElement(MemoryRouter, null, createElement(Component));
  const client = createElement(QueryClientProvider, { client: queryClient }, page);
  renderToString(createElement(I18nextProvider, { i18n }, client));
  if (!('result' in found)) throw new Error('nothing was rendered');
  return found.result as Result;
}
