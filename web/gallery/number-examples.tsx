import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NumberField } from '../ui/form/number-field.tsx';
import layout from '../ui/layout/layout.module.css';
import { GallerySection } from './gallery-section.tsx';

const expectedValue = '−1.25';

export function NumberExamples() {
  const { t } = useTranslation('parts');
  const [values, setValues] = useState({ sphere: '+1.25', axis: '175', pd: '28.5', cylinder: '−0.25' });
  const field = (name: keyof typeof values) => ({
    label: t(`number.${name}`),
    decimals: 2,
    value: values[name],
    onChange: (value: string) => setValues(before => ({ ...before, [name]: value })),
  });
  const hasWrongSign = values.sphere === '+1.25';
  return (
    <GallerySection title={t('number.title')}>
      <div className={layout.stack12}>
        <NumberField
          {...field('sphere')}
          unit="D"
          warning={
            hasWrongSign
              ? {
                  text: t('number.warning', { value: expectedValue }),
                  fixes: [
                    {
                      label: t('number.mend', { value: expectedValue }),
                      run: () => setValues(before => ({ ...before, sphere: expectedValue })),
                    },
                  ],
                }
              : undefined
          }
        />
        <NumberField {...field('cylinder')} unit="D" />
        <NumberField {...field('axis')} unit="°" />
        <NumberField {...field('pd')} unit="mm" />
      </div>
    </GallerySection>
  );
}
