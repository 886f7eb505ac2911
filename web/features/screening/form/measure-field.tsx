import type { Measure } from '../../../../shared/features/screening/tests/catalogue.ts';
import { LineField } from '../../../ui/form/line-field.tsx';
import { NumberField } from '../../../ui/form/number-field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TallyField } from '../../../ui/timing/tally-field.tsx';
import { AcuityField } from './acuity-field.tsx';
import { GradeField } from './grade-field.tsx';
import { useTestWords } from './use-test-words.ts';

interface MeasureFieldProps {
  measure: Measure;
  /** Scale of the test, which decides what its grades mean. */
  scale: 'skill' | 'reflex' | 'sway';
  value: string;
  /** Value of the child's last screening, in words. */
  last?: string | undefined;
  error: string | undefined;
  disabled: boolean;
  path: string;
  onChange: (value: string) => void;
}

export function MeasureField({ measure, scale, last, ...field }: MeasureFieldProps) {
  const { t, measureName, optionName, unitName } = useTestWords();
  const label = measureName(measure);
  const description = last && t('form.last', { value: last });
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
    case 'choice':
      return (
        <div data-path={path}>
          <SelectField
            label={label}
            description={description}
            clearable
            options={measure.options.map(option => ({
              value: option,
              label: optionName(measure.id, option),
            }))}
            onChange={onChange}
            {...rest}
          />
        </div>
      );
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
