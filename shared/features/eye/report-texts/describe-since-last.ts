import { type Eye, eyes } from '../../../core/optics/eyes.ts';
import { isMeasurable } from '../optics/axial-length.ts';
import { changeSizeOf } from '../progression/change-size.ts';
import { type Progression, progressionOf } from '../progression/progression.ts';
import { orthokeratologyOf, type SeriesVisit } from '../progression/series.ts';
import { axialTrend, isChosen, type PowerMethod, powerTrend } from '../progression/trend.ts';
import { isYearly, sayChange } from './change-words.ts';
import { eyesText } from './describe-trend.ts';
import type { ReportTexts } from './report-text-types.ts';

interface SinceLast {
  /** Finished visits of the child, the earliest first. */
  visits: readonly SeriesVisit[];
  method: PowerMethod;
  dayOf: (date: string) => string;
}

/**
 * Describes to staff how power and length changed between the last two measurements of each eye. Eyes that
 * were measured on the same days share a sentence. A rate over less than 180 days is called indicative. Empty
 * if nothing was measured twice.
 */
export function describeSinceLast(texts: ReportTexts, { visits, method, dayOf }: SinceLast): string[] {
  const lenses = orthokeratologyOf(visits);
  return (['D', 'mm'] as const).flatMap(unit => {
    const lastOf = (eye: Eye) => {
      const { measured } = unit === 'D' ? powerTrend(visits, eye, method, lenses) : axialTrend(visits, eye);
      return progressionOf(measured.slice(-2));
    };
    const last = { right: lastOf('right'), left: lastOf('left') };
    const spans = new Map(eyes.flatMap(eye => (last[eye] ? [[spanOf(last[eye]), last[eye]] as const] : [])));
    return [...spans].map(([span, change]) => {
      const said = (eye: Eye) =>
        last[eye] && spanOf(last[eye]) === span ? sayPast(texts, last[eye], unit, method) : null;
      const changed = eyesText(texts, said('right'), said('left'));
      const { part, stop, indicative } = texts.sentence;
      const limit = isYearly(change) && change.isIndicative ? indicative : '';
      return part(dayOf(change.from), dayOf(change.to), changed).trim() + stop + limit;
    });
  });
}

const spanOf = ({ from, to }: Progression) => `${from} ${to}`;

const sayPast = (texts: ReportTexts, change: Progression, unit: 'D' | 'mm', method: PowerMethod): string =>
  sayChange(texts.changes, change, {
    ...{ unit, tense: 'past', dayOf: null },
    size: unit === 'D' && !isChosen(method) ? changeSizeOf(change) : undefined,
    isBelowNoise: unit === 'mm' && !isMeasurable(change.end - change.start),
  });
