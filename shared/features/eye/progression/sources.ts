export interface Article {
  /** First author as articles cite the name: "Fan et al.", "Lam". */
  authors: string;
  year: number;
  /** Common name of the study. */
  study?: string;
  journal: string;
  volume?: string;
  pages?: string;
  doi?: string;
  /** Title with which the article can be found if volume and DOI are not known. */
  title?: string;
}

/**
 * The articles from which all published numbers in the product come. The product never shows a number from
 * another article.
 */
export const articles = {
  flitcroft2019: {
    authors: 'Flitcroft et al.',
    year: 2019,
    study: 'IMI',
    journal: 'Invest Ophthalmol Vis Sci',
    volume: '60(3)',
    pages: 'M20–M30',
    doi: '10.1167/iovs.18-25957',
  },
  dong2025: {
    authors: 'Dong et al.',
    year: 2025,
    journal: 'Front Public Health',
    volume: '13',
    doi: '10.3389/fpubh.2025.1660168',
  },
  donovan2012: {
    authors: 'Donovan et al.',
    year: 2012,
    journal: 'Optom Vis Sci',
    volume: '89(1)',
    pages: '27–32',
    doi: '10.1097/OPX.0b013e3182357f79',
  },
  saw2005: {
    authors: 'Saw et al.',
    year: 2005,
    study: 'SCORM',
    journal: 'Invest Ophthalmol Vis Sci',
    volume: '46(1)',
    pages: '51–57',
  },
  gwiazda2003: {
    authors: 'Gwiazda et al.',
    year: 2003,
    study: 'COMET',
    journal: 'Invest Ophthalmol Vis Sci',
    volume: '44(4)',
    pages: '1492–1500',
    doi: '10.1167/iovs.02-0816',
  },
  fan2004: {
    authors: 'Fan et al.',
    year: 2004,
    journal: 'Invest Ophthalmol Vis Sci',
    volume: '45(4)',
    pages: '1071–1075',
    doi: '10.1167/iovs.03-1151',
  },
  polling2022: {
    authors: 'Polling et al.',
    year: 2022,
    study: 'DREAM',
    journal: 'Br J Ophthalmol',
    volume: '106',
    pages: '820',
  },
  sanzDiez2022: {
    authors: 'Sanz Diez et al.',
    year: 2022,
    journal: 'Sci Rep',
    volume: '12',
    pages: '4850',
    doi: '10.1038/s41598-022-08907-5',
  },
  he2023: {
    authors: 'He et al.',
    year: 2023,
    journal: 'Br J Ophthalmol',
    volume: '107(2)',
    pages: '167–175',
    doi: '10.1136/bjophthalmol-2021-319431',
  },
  tideman2018: {
    authors: 'Tideman et al.',
    year: 2018,
    journal: 'Acta Ophthalmol',
    volume: '96(3)',
    pages: '301–309',
    doi: '10.1111/aos.13603',
  },
  naduvilath2023: {
    authors: 'Naduvilath et al.',
    year: 2023,
    journal: 'Ophthalmic Physiol Opt',
    volume: '43(5)',
    pages: '1160–1168',
  },
  naduvilath2025: {
    authors: 'Naduvilath et al.',
    year: 2025,
    journal: 'Ophthalmic Physiol Opt',
    title: 'Age, gender and regional/ethnic variations in emmetropic axial growth rate',
  },
  yii2023: {
    authors: 'Yii',
    year: 2023,
    journal: 'Ophthalmic Physiol Opt',
    volume: '43(6)',
    pages: '1412–1418',
  },
  nhc2021: {
    authors: 'National Health Commission of China',
    year: 2021,
    journal: 'Xinhua',
    title: 'National survey of 2020, press conference of 13 July 2021',
  },
  cho2017: {
    authors: 'Cho and Cheung',
    year: 2017,
    journal: 'Invest Ophthalmol Vis Sci',
    volume: '58(3)',
    pages: '1411–1416',
    doi: '10.1167/iovs.16-20594',
  },
  chamberlain2019: {
    authors: 'Chamberlain et al.',
    year: 2019,
    study: 'MiSight',
    journal: 'Optom Vis Sci',
    volume: '96(8)',
    pages: '556–567',
    doi: '10.1097/OPX.0000000000001410',
  },
  lam2020: {
    authors: 'Lam et al.',
    year: 2020,
    journal: 'Br J Ophthalmol',
    volume: '104(3)',
    pages: '363–368',
    doi: '10.1136/bjophthalmol-2018-313739',
  },
  lam2022: {
    authors: 'Lam et al.',
    year: 2022,
    journal: 'Br J Ophthalmol',
    volume: '106(8)',
    pages: '1110–1114',
    doi: '10.1136/bjophthalmol-2020-317664',
  },
  lam2023: {
    authors: 'Lam et al.',
    year: 2023,
    journal: 'Sci Rep',
    volume: '13',
    pages: '5475',
    doi: '10.1038/s41598-023-32700-7',
  },
  bao2021: {
    authors: 'Bao et al.',
    year: 2021,
    journal: 'Br J Ophthalmol',
    doi: '10.1136/bjophthalmol-2020-318367',
  },
  bao2022: {
    authors: 'Bao et al.',
    year: 2022,
    journal: 'JAMA Ophthalmol',
    volume: '140(5)',
    pages: '472–478',
    doi: '10.1001/jamaophthalmol.2022.0401',
  },
  cho2012: {
    authors: 'Cho and Cheung',
    year: 2012,
    study: 'ROMIO',
    journal: 'Invest Ophthalmol Vis Sci',
    volume: '53(11)',
    pages: '7077–7085',
    doi: '10.1167/iovs.12-10565',
  },
  walline2020: {
    authors: 'Walline et al.',
    year: 2020,
    study: 'BLINK',
    journal: 'JAMA',
    volume: '324(6)',
    pages: '571–580',
    doi: '10.1001/jama.2020.10834',
  },
  yam2019: {
    authors: 'Yam et al.',
    year: 2019,
    study: 'LAMP',
    journal: 'Ophthalmology',
    volume: '126(1)',
    pages: '113–124',
    doi: '10.1016/j.ophtha.2018.05.029',
  },
  yam2020: {
    authors: 'Yam et al.',
    year: 2020,
    study: 'LAMP',
    journal: 'Ophthalmology',
    volume: '127(7)',
    pages: '910–919',
    doi: '10.1016/j.ophtha.2019.12.011',
  },
  yam2022: {
    authors: 'Yam et al.',
    year: 2022,
    study: 'LAMP',
    journal: 'Ophthalmology',
    volume: '129(3)',
    pages: '308–321',
    doi: '10.1016/j.ophtha.2021.10.002',
  },
} as const satisfies Record<string, Article>;

export type Source = keyof typeof articles;

/**
 * Where we read a published number: in a table of the article, only in the abstract, or in a text that quotes
 * the article.
 */
export type PartRead = 'table' | 'abstract' | 'quoted';

/** Author and year of an article: "LAMP, Yam 2019". */
export function nameOf({ authors, year, study }: Article): string {
  return `${study ? `${study}, ` : ''}${authors} ${year}`;
}

/** Journal reference of an article: "Br J Ophthalmol 104(3):363–368, doi 10.1136/…". */
export function placeOf({ journal, volume, pages, doi, title }: Article): string {
  const place = [journal, [volume, pages].filter(Boolean).join(':')].filter(Boolean).join(' ');
  return [place, ...(title ? [title] : []), ...(doi ? [`doi ${doi}`] : [])].join(', ');
}

/** Citation of an article: "Lam 2020, Br J Ophthalmol 104(3):363–368, doi 10.1136/…". */
export const cite = (article: Article): string => `${nameOf(article)}, ${placeOf(article)}`;

export const sources = Object.fromEntries(
  Object.entries(articles).map(([key, article]) => [key, cite(article)]),
) as Record<Source, string>;
