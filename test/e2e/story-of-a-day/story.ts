import type { Page } from '@playwright/test';
import type { Lang } from '../support/pages.ts';
import type { Say } from '../support/say-in.ts';

/** State that each chapter of the story passes to the next one. */
export interface Story {
  page: Page;
  lang: Lang;
  say: Say;
  /** Unique full name of the child. */
  child: string;
  /** Email address of the family. */
  family: string;
}
