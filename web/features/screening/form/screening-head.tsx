import { useTranslation } from 'react-i18next';
import { ageOn } from '../../../../shared/core/age.ts';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import type { Screening } from '../../../../shared/features/screening/screenings/schema.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { FileImage } from '../../../ui/file/file-image.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Fact } from '../../../ui/text/fact.tsx';
import { PersonName } from '../../../ui/text/person-name.tsx';
import { ScreeningStatusBadge } from '../screening-status.tsx';
import styles from './screening-form.module.css';

interface ScreeningHeadProps {
  screening: Pick<Screening, 'date' | 'band' | 'status' | 'finishedAt' | 'wearsSpectacles'>;
  child: Case;
  lastDay?: string;
}

export function ScreeningHead({ screening, child, lastDay = '' }: ScreeningHeadProps) {
  const { t } = useTranslation('learning');
  const to = useTo();
  const age = child.birthDate === null ? null : ageOn(child.birthDate, screening.date);
  return (
    <>
      <PageHeader
        parents={[{ label: t('list.title'), href: to('screenings') }]}
        crumb={t('tab.title')}
        picture={<FileImage id={child.photoId} purpose="case-photo" name={child.fullName} />}
        title={<PersonName fullName={child.fullName} otherName={child.otherName} />}
        actions={<ScreeningStatusBadge screening={screening} />}
      />
      <dl className={styles.facts}>
        {age && <Fact name={t('field.age')}>{t('age', { years: age.years, months: age.months })}</Fact>}
        <Fact name={t('field.band')}>{t(`band.${screening.band}`)}</Fact>
        {lastDay && <Fact name={t('field.last')}>{lastDay}</Fact>}
        {screening.wearsSpectacles !== null && (
          <Fact name={t('field.wearsSpectacles')}>
            {t(screening.wearsSpectacles ? 'spectacles.yes' : 'spectacles.no')}
          </Fact>
        )}
      </dl>
    </>
  );
}
