import { visitFields } from '../../../../../shared/features/eye/visit-fields/visit-fields.ts';
import layout from '../../../../ui/layout/layout.module.css';
import styles from './eye-form.module.css';
import { FieldInput } from './measurements/field-input.tsx';
import type { EyeForm } from './use-eye-form.ts';

const names = ['lens', 'frame', 'model', 'color', 'returnBy'] as const;

export function LensStep({ form }: { form: EyeForm }) {
  return (
    <div className={styles.fields}>
      {names.map(name => (
        <FieldInput key={name} form={form} field={visitFields[name]} path={name} />
      ))}
      <div className={layout.allColumns}>
        <FieldInput form={form} field={visitFields.labRemarks} path="labRemarks" />
      </div>
    </div>
  );
}
