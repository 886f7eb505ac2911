import { useTranslation } from 'react-i18next';
import { isLabOrder } from '../../../../../../shared/features/eye/eye-reports/lab-order.ts';
import { Notice } from '../../../../../ui/feedback/notice.tsx';
import layout from '../../../../../ui/layout/layout.module.css';
import { type EyeValues, toFields } from '../eye-values.ts';

/** Says before a report is finished that this places a lab order. */
export function OrderNotice({ values }: { values: EyeValues }) {
  const { t } = useTranslation('eye');
  const { to, returnBy } = toFields(values);
  if (!isLabOrder({ status: 'finished', to, returnBy })) return null;
  return (
    <div className={layout.above12}>
      <Notice>{t('form.placesOrder')}</Notice>
    </div>
  );
}
