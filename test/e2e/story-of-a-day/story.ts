import type { Page } from '@playwright/test';
import type { Lang } from '../support/pages.ts';
import type { Say } from '../support/say-in.ts';

export const helen = 'helen@brightwater.example';

/** What a chapter of the story goes on from. */
export interface Story {
  page: Page;
  lang: Lang;
  say: Say;
  /** Full name of the child, which nobody else has. */
  child: string;
  /** Where the family reads its mail. */
  family: string;
}
