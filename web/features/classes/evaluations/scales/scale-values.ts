import * as z from 'zod';
import {
  type EvaluationScales,
  ScaleLine,
  type ScaleName,
  type ScaleWords,
  scaleNames,
  scores,
} from '../../../../../shared/features/classes/evaluations/schema.ts';

export type ScaleValues = Record<string, string>;

const languages = ['en', 'zh'] as const;

export const fieldOf = (scale: ScaleName, score: number, language: (typeof languages)[number]): string =>
  `${scale}${score}${language}`;

const fields = scaleNames.flatMap(scale =>
  scores.flatMap(score => languages.map(language => ({ scale, score, language }))),
);

export const ScaleFormValues = z.object(
  Object.fromEntries(
    fields.map(({ scale, score, language }) => [fieldOf(scale, score, language), ScaleLine]),
  ),
);

export const scaleValuesOf = (scales: ScaleWords): ScaleValues =>
  Object.fromEntries(
    fields.map(({ scale, score, language }) => [
      fieldOf(scale, score, language),
      scales[scale][score - 1]?.[language] ?? '',
    ]),
  );

const wordsOf = (values: ScaleValues, scale: ScaleName): ScaleWords[ScaleName] =>
  scores.map(score => ({
    en: values[fieldOf(scale, score, 'en')] ?? '',
    zh: values[fieldOf(scale, score, 'zh')] ?? '',
  }));

export const scaleWordsIn = (values: ScaleValues): ScaleWords => ({
  participation: wordsOf(values, 'participation'),
  fluency: wordsOf(values, 'fluency'),
});

export const changedFields = (mine: ScaleValues, theirs: ScaleValues) =>
  fields.filter(({ scale, score, language }) => {
    const name = fieldOf(scale, score, language);
    return mine[name] !== theirs[name];
  });

export const areSameWords = (one: ScaleWords, other: EvaluationScales | ScaleWords): boolean =>
  changedFields(scaleValuesOf(one), scaleValuesOf(other)).length === 0;
