import type { Sex } from '../optics/axial-tables.ts';
import { emmetropicGrowthOf } from '../optics/emmetropic-growth.ts';
import { sources } from '../progression/sources.ts';
import type { ReportTexts } from './report-text-types.ts';

/** The chart legend about the growth of eyes that stay emmetropic: each article with its published values. */
export function describeEmmetropicGrowth({ axial, changes }: ReportTexts, sex: Sex | null): string {
  const { figure, published, marks } = axial.growthChart;
  const values = emmetropicGrowthOf(sex);
  const articles = [...new Set(values.map(({ source }) => source))];
  return marks(
    articles.map(article => {
      const own = values.filter(({ source }) => source === article);
      const figures = own.map(({ mmPerYear, years }) =>
        figure(changes.perYear(changes.amount.mm(mmPerYear)), years),
      );
      return published([...new Set(figures)], sources[article]);
    }),
  );
}
