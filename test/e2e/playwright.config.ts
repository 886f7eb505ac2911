import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { seed } from '../support/seed.ts';
import { launchOptions } from './support/browser.ts';

const folder = import.meta.dirname;
/** Workers take the same samples, whatever is committed meanwhile. */
process.env.TEST_SEED ??= String(seed);

const long = ['ways', 'story-of-a-day', 'new-organization', 'accessibility'].map(name => `**/${name}.e2e.ts`);

export default defineConfig({
  testDir: folder,
  outputDir: join(folder, '../../test-results'),
  globalSetup: join(folder, 'support/global-setup.ts'),
  /** On two cores: for a good part of its time a test waits for the page. */
  workers: 4,
  fullyParallel: true,
  retries: process.env.CI ? 1 : 0,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  /** What takes longest comes first, so that nobody waits for it alone at the end. */
  projects: [
    { name: 'long', testMatch: long },
    { name: 'others', testMatch: '**/*.e2e.ts', testIgnore: long },
  ],
  use: {
    launchOptions: await launchOptions(),
    viewport: { width: 1280, height: 900 },
    screenshot: 'only-on-failure',
    /** Drawing one takes a third of a test's time; CI tries a failed test again. */
    trace: process.env.CI ? 'on-first-retry' : 'off',
    reducedMotion: 'reduce',
  },
});
