import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RichText as RichTextValue } from '../../shared/core/rich-text.ts';
import type { PickedCase } from '../platform/lookups/find-cases.ts';
import { NumberField } from '../ui/form/number-field.tsx';
import layout from '../ui/layout/layout.module.css';
import { CasePicker } from '../ui/picker/case-picker.tsx';
import { PersonPicker, type PickedPerson } from '../ui/picker/person-picker.tsx';
import { RichTextField } from '../ui/rich-text/rich-text-field.tsx';
import { RichText } from '../ui/text/rich-text.tsx';
import { MinuteTimer } from '../ui/timing/minute-timer.tsx';
import { StopwatchField } from '../ui/timing/stopwatch-field.tsx';
import { TallyField } from '../ui/timing/tally-field.tsx';
import styles from './gallery.module.css';
import { GallerySection } from './gallery-section.tsx';
import { colleagues, searchChildren, searchColleagues } from './samples.ts';

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

export function PickerExamples() {
  const { t } = useTranslation('parts');
  const [child, setChild] = useState<PickedCase[]>([]);
  const [people, setPeople] = useState<PickedPerson[]>(colleagues.slice(0, 1));
  return (
    <GallerySection title={t('picker.title')}>
      <div className={styles.pair}>
        <CasePicker label={t('picker.case')} value={child} search={searchChildren} onChange={setChild} />
        <PersonPicker
          label={t('picker.people')}
          description={t('picker.peopleHelp')}
          max={3}
          value={people}
          search={searchColleagues}
          onChange={setPeople}
        />
      </div>
    </GallerySection>
  );
}

const limits = { stand: 120, mistakes: 80 };
const lastTime = 11.8;

export function TimingExamples() {
  const { t } = useTranslation('parts');
  const [seconds, setSeconds] = useState('');
  const [mistakes, setMistakes] = useState('');
  return (
    <GallerySection title={t('timing.title')}>
      <div className={layout.stack12}>
        <StopwatchField
          label={t('timing.stand')}
          value={seconds}
          limit={limits.stand}
          mark={lastTime}
          beside={t('timing.last', { seconds: lastTime })}
          takesSpace
          onChange={setSeconds}
        />
        <MinuteTimer />
        <TallyField
          label={t('timing.mistakes')}
          value={mistakes}
          limit={limits.mistakes}
          onChange={setMistakes}
        />
      </div>
    </GallerySection>
  );
}

export function RichTextExamples() {
  const { t } = useTranslation('parts');
  const [text, setText] = useState<RichTextValue | null>({
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 3 }, content: [{ type: 'text', text: t('richText.heading') }] },
      {
        type: 'paragraph',
        content: [{ type: 'text', text: t('richText.sentence'), marks: [{ type: 'bold' }] }],
      },
      {
        type: 'bulletList',
        content: [
          {
            type: 'listItem',
            content: [{ type: 'paragraph', content: [{ type: 'text', text: t('richText.point') }] }],
          },
        ],
      },
    ],
  });
  return (
    <GallerySection title={t('richText.title')}>
      <div className={layout.stack12}>
        <RichTextField label={t('richText.label')} value={text} onChange={setText} />
        <RichTextField
          label={t('richText.empty')}
          required
          value={null}
          error="validation.required"
          onChange={() => {}}
        />
        {text && <RichText value={text} />}
      </div>
    </GallerySection>
  );
}
