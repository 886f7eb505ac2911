import { expect, test } from 'vitest';
import {
  type Article,
  articles,
  cite,
  sources,
} from '../../../../shared/features/eye/progression/sources.ts';

const all: [string, Article][] = Object.entries(articles);

test.each(all)(
  'the description of the source %s has everything that a reader needs to find the article',
  (_, article) => {
    const { authors, year, journal, volume, pages, doi, title } = article;
    expect(authors).toMatch(/^\S+/);
    expect(year).toBeGreaterThan(1950);
    expect(journal.length).toBeGreaterThan(3);
    expect(Boolean((volume && pages) || doi || title), 'volume and pages, doi or title').toBe(true);
    if (doi) expect(doi).toMatch(/^10\.\d{4,5}\/\S+$/);
  },
);

test.each(all)(
  'the printed source of %s names the authors, the year and the place of publication',
  (key, article) => {
    const printed = sources[key as keyof typeof sources];
    expect(printed).toBe(cite(article));
    expect(printed).toContain(article.authors);
    expect(printed).toContain(String(article.year));
    expect(printed).toContain(article.journal);
    expect(printed).not.toMatch(/undefined|null/);
  },
);

test('the printed source of an article has the study, journal, volume, pages and DOI that are known', () => {
  expect(cite(articles.cho2012)).toBe(
    'ROMIO, Cho and Cheung 2012, Invest Ophthalmol Vis Sci 53(11):7077–7085, doi 10.1167/iovs.12-10565',
  );
  expect(cite({ authors: 'Somebody', year: 2020, journal: 'A Journal', pages: '7' })).toBe(
    'Somebody 2020, A Journal 7',
  );
  expect(cite({ authors: 'Somebody', year: 2020, journal: 'A Journal', doi: '10.1000/1' })).toBe(
    'Somebody 2020, A Journal, doi 10.1000/1',
  );
});
