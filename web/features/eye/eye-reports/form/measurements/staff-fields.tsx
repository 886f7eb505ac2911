import { useTranslation } from 'react-i18next';
import {
  eyeByEye,
  fieldsAt,
  isFilled,
} from '../../../../../../shared/features/eye/visit-fields/typed-texts.ts';
import {
  type StaffGroup,
  visitFields,
} from '../../../../../../shared/features/eye/visit-fields/visit-fields.ts';
import layout from '../../../../../ui/layout/layout.module.css';
import { useVisitTexts } from '../../use-visit-texts.ts';
import type { EyeForm } from '../use-eye-form.ts';
import { FieldInput } from './field-input.tsx';
import { FoldedFields } from './folded-fields.tsx';
import styles from './measurements.module.css';

interface StaffFieldsProps {
  form: EyeForm;
  group: StaffGroup;
  /** Whether the fields are visible although they are empty. */
  isAsked?: boolean;
}

/** A group of fields that are printed only on the staff's copy of the report. */
export function StaffFields({ form, group, isAsked = false }: StaffFieldsProps) {
  const { t } = useTranslation('eye');
  return (
    <FoldedFields
      title={useVisitTexts()[group].label}
      isFilled={isFilled(form.values[group])}
      isOpenFirst={isAsked}
    >
      <div className={`${styles.pair} ${styles.stacked}`}>
        <p className={`${layout.allColumns} ${layout.soft}`}>
          {t('form.staffOnly')}
          {group === 'sideEffects' && (
            <>
              <br />
              {t('form.wearCounted')}
            </>
          )}
        </p>
        {eyeByEye(fieldsAt({ [group]: visitFields[group] }, null)).map(({ path, field }) => (
          <FieldInput key={path} form={form} field={field} path={path} isOfEye />
        ))}
      </div>
    </FoldedFields>
  );
}
