import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { seed } from '../support/seed.ts';
import { launchOptions } from './support/browser.ts';

const folder = import.meta.dirname;
/** All workers run the same sample of tests, even if somebody commits while they run. */
process.env.TEST_SEED ??= String(seed);

const long = ['ways', 'story-of-a-day', 'new-organization', 'accessibility'].map(name => `**/${name}.e2e.ts`);

export default defineConfig({
  testDir: folder,
  outputDir: join(folder, '../../test-results'),
  globalSetup: join(folder, 'support/global-setup.ts'),
  /** Four workers for two cores, because a test often waits for the page. */
  workers: 4,
  fullyParallel: true,
  retries: process.env.CI ? 1 : 0,
  timeout: 120_000,
  /** The slowest tests start first, so that no slow test runs alone at the end. */
  projects: [
    { name: 'long', testMatch: long },
    { name: 'others', testMatch: '**/*.e2e.ts', testIgnore: long },
  ],
  use: {
    launchOptions: await launchOptions(),
    viewport: { width: 1280, height: 900 },
    screenshot: 'only-on-failure',
    /** Recording a trace takes a third of a test's time; CI retries failed tests. */
    trace: process.env.CI ? 'on-first-retry' : 'off',
    reducedMotion: 'reduce',
  },
});
