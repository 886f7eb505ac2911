import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { readablePhone } from '../../../../shared/core/places/readable-phone.ts';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import { useInstants } from '../../../platform/i18n/use-instants.ts';
import { nameOfPlace, useLocations } from '../../../platform/lookups/use-locations.ts';
import layout from '../../../ui/layout/layout.module.css';
import { PhoneLink } from '../../../ui/text/phone-link.tsx';
import styles from './case.module.css';

export function CaseDetails({ record }: { record: Case }) {
  const { t } = useTranslation(['cases', 'common']);
  const { country, state, source, createdAt } = record;
  const { day } = useInstants();
  const { countries, states } = useLocations(country ?? '');
  return (
    <div className={layout.column16}>
      <Section title={t('section.contact')}>
        <Fact label={t('field.contactEmail')}>
          {record.contactEmail && <a href={`mailto:${record.contactEmail}`}>{record.contactEmail}</a>}
        </Fact>
        <Fact label={t('field.mobile')}>{record.mobile && <PhoneLink phone={record.mobile} />}</Fact>
        <Fact label={t('field.address')}>{record.address}</Fact>
        <Fact label={t('field.postalCode')}>{record.postalCode}</Fact>
        <Fact label={t('field.country')}>{country && nameOfPlace(countries, country)}</Fact>
        <Fact label={t('field.state')}>{state && nameOfPlace(states, state)}</Fact>
      </Section>
      <Section title={t('section.school')}>
        <Fact label={t('field.school')}>{record.school}</Fact>
        <Fact label={t('field.grade')}>{record.grade}</Fact>
        <Fact label={t('field.tags')}>{record.tags.join(t('common:comma'))}</Fact>
      </Section>
      <Section title={t('section.record')}>
        <Fact label={t('field.fileNumber')}>{record.fileNumber}</Fact>
        <Fact label={t('facts.alsoFoundBy')}>{identifiersOfMerged(record).join(t('common:comma'))}</Fact>
        <Fact label={t('facts.added')}>{t(`facts.${source}`, { day: day(createdAt) })}</Fact>
      </Section>
    </div>
  );
}

function identifiersOfMerged({ fileNumber, contactEmail, mobile, mergedIdentifiers = [] }: Case): string[] {
  const known = mergedIdentifiers.flatMap(merged => [merged.fileNumber, merged.contactEmail, merged.mobile]);
  const shown = new Set([fileNumber, contactEmail, mobile]);
  return [...new Set(known)].flatMap(one => {
    if (one === null || shown.has(one)) return [];
    return one.startsWith('+') ? readablePhone(one) : one;
  });
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.card}>
      <h2 className={`${layout.below16} ${layout.normal}`}>{title}</h2>
      <dl className={styles.details}>{children}</dl>
    </section>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  const { t } = useTranslation('cases');
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children || <span className={layout.faint}>{t('unknown')}</span>}</dd>
    </div>
  );
}
