/** Texts of the default and offered norms, which are stored in English, with the keys of their translations. */
export const shippedTexts = {
  'Copying speed, grades 1–6': 'shipped.copying',
  'English-language sample, grades 1–6': 'shipped.englishSample',
  '20/40 at 4–5 years, 20/32 from 6 years': 'shipped.stateLine',
  'Children from 4 years, in one US state': 'shipped.stateSample',
} as const;

export const isShipped = (text: string): text is keyof typeof shippedTexts => text in shippedTexts;
