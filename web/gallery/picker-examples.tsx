import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PickedCase } from '../platform/lookups/find-cases.ts';
import { CasePicker } from '../ui/picker/case-picker.tsx';
import { PersonPicker, type PickedPerson } from '../ui/picker/person-picker.tsx';
import styles from './gallery.module.css';
import { GallerySection } from './gallery-section.tsx';
import { colleagues, searchChildren, searchColleagues } from './samples.ts';

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
