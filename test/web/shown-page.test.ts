import { expect, test } from 'vitest';
import { followRouter, pageIsShown, untilPageIsShown } from '../../web/platform/routing/shown-page.ts';

test('the focus moves only after the page that the router is opening is shown, not when another page is shown', async () => {
  let headedTo = '/cases';
  let isShown = false;
  followRouter(() => headedTo);
  pageIsShown('/cases');
  await untilPageIsShown();
  headedTo = '/cases/cas_1';
  const waiting = untilPageIsShown().then(() => {
    isShown = true;
  });
  pageIsShown('/cases?text=a');
  await Promise.resolve();
  expect(isShown).toBe(false);
  pageIsShown('/cases/cas_1');
  await waiting;
  expect(isShown).toBe(true);
});
