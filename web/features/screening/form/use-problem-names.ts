import { useTranslation } from 'react-i18next';
import type { Place } from '../../../../shared/features/screening/tests/catalogue.ts';
import { screeningTests } from '../../../../shared/features/screening/tests/catalogue.ts';
import { useFieldError } from '../../../platform/i18n/use-field-error.ts';
import type { ThingToCheck } from '../../../ui/form/steps/things-to-check.tsx';
import type { Problems } from './check-values.ts';
import { stepOfPath } from './steps.ts';
import { useTestWords } from './use-test-words.ts';

const detailNames = ['date', 'testerId', 'school', 'grade', 'place', 'notes'] as const;

export function useProblemNames(): (problems: Problems) => ThingToCheck[] {
  const { t } = useTranslation('learning');
  const { nameOf, placeName, measureName } = useTestWords();
  const fieldError = useFieldError();

  function nameOfPath(path: string): string {
    const [root, id, place, , measureId = place] = path.split('.');
    const detail = detailNames.find(name => name === root);
    if (detail) return t(`field.${detail === 'testerId' ? 'tester' : detail}`);
    if (root === 'recommendations') return t('recommendation.line', { number: Number(id) + 1 });
    const test = screeningTests.find(test => test.id === id);
    if (!test) return t(`step.${stepOfPath(path)}`);
    const isPlace = place === 'right' || place === 'left';
    const where = isPlace
      ? t('finish.sideOf', { test: nameOf(test.id), side: placeName(test.id, place as Place) })
      : nameOf(test.id);
    const key = path.split('.').at(-1);
    const measure = [...test.measures, ...test.details].find(
      field => field.id === key || field.id === measureId,
    );
    return measure ? `${where} · ${measureName(measure)}` : where;
  }

  return problems =>
    Object.entries(problems).map(([path, problem]) => ({
      path,
      name: nameOfPath(path),
      problem: fieldError(problem) ?? '',
    }));
}
