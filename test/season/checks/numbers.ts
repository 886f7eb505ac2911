import type { Check } from './check.ts';

/** Checks that reference numbers of visits are unique and without gaps in each organisation and year. */
export const checkNumbers: Check = async ({ clinic, school, model }, report) => {
  for (const { slug } of [clinic, school]) {
    const byYear = new Map<string, number[]>();
    const erased = model.erasedNumbers.filter(({ organization }) => organization === slug);
    for (const { reference = '' } of [...model.of(slug, 'visit'), ...erased]) {
      const [, year = '', number = ''] = reference.split('-');
      byYear.set(year, [...(byYear.get(year) ?? []), Number(number)]);
    }
    for (const [year, numbers] of byYear) {
      report.compared(numbers.length);
      const wrong = numbers.sort((a, b) => a - b).findIndex((number, index) => number !== index + 1);
      if (wrong >= 0) report.differs(`${slug} ${year}: number ${numbers[wrong]} is at place ${wrong + 1}`);
    }
  }
};
