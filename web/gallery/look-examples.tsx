import { Button } from '@mantine/core';
import { IconDownload, IconPlus } from '@tabler/icons-react';
import { Trans, useTranslation } from 'react-i18next';
import { EyeName } from '../ui/chart/eye-mark.tsx';
import { Seedling, SeekingTree } from '../ui/feedback/illustrations.tsx';
import { Notice } from '../ui/feedback/notice.tsx';
import { recordStates, StateBadge } from '../ui/feedback/state-badge.tsx';
import { Count, Tag } from '../ui/feedback/status.tsx';
import layout from '../ui/layout/layout.module.css';
import { EmptyList, ListFailure, NothingFound } from '../ui/list/list-states.tsx';
import { Avatar, OrganizationLogo } from '../ui/text/avatar.tsx';
import styles from './gallery.module.css';
import { GallerySection } from './gallery-section.tsx';
import { RowMenu } from './row-menu.tsx';
import { children, colleagues } from './samples.ts';

export function StatusExamples() {
  const { t } = useTranslation('parts');
  return (
    <GallerySection title={t('status.title')}>
      <div className={styles.row}>
        {recordStates.map(state => (
          <StateBadge
            key={state}
            state={state}
            {...(state === 'overdue' && { label: t('status.overdueBy', { count: 4 }) })}
          />
        ))}
      </div>
      <div className={styles.row}>
        <Tag word={t('status.tag')} />
        <Tag word="P4" />
        <Count of={248} />
        <Count of={5} tone="attention" />
        <EyeName eye="right" />
        <EyeName eye="left" />
      </div>
      <div className={styles.row}>
        <Avatar name="陈小明" size="large" />
        {[...children, ...colleagues].slice(0, 6).map(({ id, fullName }) => (
          <Avatar key={id} name={fullName} />
        ))}
        <Avatar name="Helen Wong" size="small" />
        <OrganizationLogo name="Brightwater Vision Clinic" />
      </div>
    </GallerySection>
  );
}

/** Background colours, each with a readable text colour. */
const colours = [
  ['brand', 'on-brand'],
  ['brand-soft', 'brand-ink'],
  ['selected', 'ink'],
  ['amber-soft', 'amber-ink'],
  ['red-soft', 'red-ink'],
  ['bg', 'ink'],
  ['side', 'ink'],
  ['surface', 'ink'],
  ['sunken', 'ink-soft'],
  ['grey-soft', 'grey-ink'],
  ['red', 'on-red'],
  ['od', 'surface'],
  ['os', 'surface'],
  ['toast', 'on-toast'],
  ['line', 'ink'],
] as const;

export function ColourExamples() {
  const { t } = useTranslation('parts');
  return (
    <GallerySection title={t('colour.title')}>
      <div className={styles.grid}>
        {colours.map(([name, ink]) => (
          <span
            key={name}
            className={styles.colour}
            style={{ background: `var(--${name})`, color: `var(--${ink})` }}
          >
            {name}
          </span>
        ))}
      </div>
    </GallerySection>
  );
}

export function ButtonExamples() {
  const { t } = useTranslation('parts');
  return (
    <GallerySection title={t('button.title')}>
      <div className={styles.row}>
        <Button leftSection={<IconPlus size={18} aria-hidden />}>{t('button.add')}</Button>
        <Button variant="default" leftSection={<IconDownload size={18} aria-hidden />}>
          {t('button.download')}
        </Button>
        <Button variant="outline">{t('button.outline')}</Button>
        <Button variant="subtle">{t('button.subtle')}</Button>
      </div>
      <div className={styles.row}>
        <Button loading>{t('button.saving')}</Button>
        <Button disabled>{t('button.disabled')}</Button>
        <Button variant="outline" color="red">
          {t('button.remove')}
        </Button>
        <Button color="red">{t('button.delete')}</Button>
        <RowMenu />
      </div>
      <div className={styles.row}>
        <Button size="md">{t('button.inForms')}</Button>
        <Button variant="default">{t('button.onPages')}</Button>
        <Button variant="default" size="xs">
          {t('button.inCards')}
        </Button>
      </div>
    </GallerySection>
  );
}

export function NoticeExamples() {
  const { t } = useTranslation('parts');
  return (
    <GallerySection title={t('notice.title')}>
      <div className={layout.stack12}>
        <Notice>{t('notice.quiet')}</Notice>
        <Notice tone="attention">{t('notice.attention')}</Notice>
        <Notice
          tone="danger"
          action={
            <Button variant="default" size="xs">
              {t('notice.act')}
            </Button>
          }
        >
          {t('notice.danger')}
        </Notice>
      </div>
    </GallerySection>
  );
}

export function EmptyStateExamples() {
  const { t } = useTranslation('parts');
  return (
    <GallerySection title={t('empty.title')}>
      <EmptyList
        illustration={<SeekingTree />}
        title={t('empty.notes', { name: '陈小明' })}
        text={t('empty.notesText')}
        action={<Button leftSection={<IconPlus size={18} aria-hidden />}>{t('empty.add')}</Button>}
      />
      <div className={styles.row}>
        <Seedling />
        <SeekingTree />
      </div>
      <div className={`${layout.stack12} ${styles.spaced}`}>
        <NothingFound clear={t('empty.clear')} onClear={() => {}}>
          <Trans t={t} i18nKey="empty.nothing" values={{ text: 'chen xm' }} components={{ b: <b /> }} />
        </NothingFound>
        <ListFailure text={t('empty.failed')} onRetry={() => {}} />
      </div>
    </GallerySection>
  );
}
