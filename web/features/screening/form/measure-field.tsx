import type { Measure, ScreeningTest } from '../../../../shared/features/screening/tests/catalogue.ts';
import { comparedLanguage, languagesOf } from '../../../../shared/features/screening/tests/task.ts';
import { LineField } from '../../../ui/form/line-field.tsx';
import { NumberField } from '../../../ui/form/number-field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TallyField } from '../../../ui/timing/tally-field.tsx';
import { AcuityField } from './acuity-field.tsx';
import { GradeField } from './grade-field.tsx';
import { useTestWords } from './use-test-words.ts';

interface MeasureFieldProps {
  test: ScreeningTest;
  measure: Measure;
  /** Scale of the test, which decides what its grades mean. */
  scale: 'skill' | 'reflex' | 'sway';
  value: string;
  /** Value of the child's last screening, in words. */
  last?: string | undefined;
  /** What the user should know about the value beside that. */
  hint?: string | undefined;
  error: string | undefined;
  disabled: boolean;
  path: string;
  onChange: (value: string) => void;
}

export function MeasureField({ test, measure, scale, last, hint, ...field }: MeasureFieldProps) {
  const { t, measureName, optionName, unitName } = useTestWords();
  const label = measureName(measure);
  const description = last ? t(hint ? 'form.lastWith' : 'form.last', { value: last, hint }) : hint;
  const { path, onChange, ...rest } = field;
  switch (measure.kind) {
    case 'number':
      if (measure.unit === 'grade') return <GradeField label={label} scale={scale} {...field} />;
      if (
        measure.unit === 'count' ||
        measure.unit === 'lettersPerMinute' ||
        measure.unit === 'wordsPerMinute'
      )
        return <TallyField label={label} description={description} limit={measure.max} {...field} />;
      return (
        <div data-path={path}>
          <NumberField
            label={label}
            description={description}
            unit={unitName(measure.unit)}
            onChange={onChange}
            {...rest}
          />
        </div>
      );
    case 'choice': {
      const isLanguage = measure.id === 'language';
      const options = isLanguage ? languagesOf(test.id) : measure.options;
      return (
        <div data-path={path}>
          <SelectField
            label={label}
            description={description}
            clearable
            options={options.map(option => ({
              value: option,
              label: optionName(measure.id, option, test.id),
            }))}
            onChange={onChange}
            {...rest}
            value={isLanguage ? String(comparedLanguage(test.id, rest.value)) : rest.value}
          />
        </div>
      );
    }
    case 'acuity':
      return <AcuityField label={label} description={description} {...field} />;
    default:
      return (
        <div data-path={path}>
          <LineField
            label={label}
            description={description}
            autoComplete="off"
            isPrinted
            onChange={event => onChange(event.currentTarget.value)}
            {...rest}
          />
        </div>
      );
  }
}
