import { Button, Combobox, Loader, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import styles from '../form/fields.module.css';
import layout from '../layout/layout.module.css';
import type { ItemConfig } from './item-config.ts';

export interface ItemSource {
  label: string;
  href: string;
  /** Whether the page leads back here when it is done; it opens in this tab. Others open beside. */
  returns?: boolean;
}

interface PickerOptionsProps<Item> {
  itemConfig: ItemConfig<Item>;
  /** Items that were found; undefined while searching. */
  options: Item[] | undefined;
  sources: readonly ItemSource[];
  note: ReactNode;
  isFailed: boolean;
  onRetry: () => void;
}

export function PickerOptions<Item>({
  itemConfig,
  options,
  sources,
  note,
  isFailed,
  onRetry,
}: PickerOptionsProps<Item>) {
  const { t } = useTranslation(['ui', 'common']);
  if (isFailed) {
    return (
      <div className={styles.pickerState} role="alert">
        {t('ui:picker.failed')}
        <Button
          variant="subtle"
          size="xs"
          onMouseDown={event => event.preventDefault()}
          onClick={() => onRetry()}
        >
          {t('common:retry')}
        </Button>
      </div>
    );
  }
  const status = options ? t('ui:picker.found', { count: options.length }) : t('common:loading');
  return (
    <>
      <Combobox.Options mah={280} style={{ overflowY: 'auto' }}>
        {options?.map(item => (
          <Combobox.Option key={itemConfig.keyOf(item)} value={itemConfig.keyOf(item)}>
            {itemConfig.option(item)}
          </Combobox.Option>
        ))}
      </Combobox.Options>
      {!options && (
        <div className={styles.pickerState}>
          <Loader size={18} />
        </div>
      )}
      {options?.length === 0 && (
        <div className={styles.pickerState}>
          <span>{t('ui:nothingFound')}</span>
          {sources.map(({ label, href, returns = false }) => (
            <Link
              key={href}
              to={href}
              {...(returns ? { state: { returns } } : { target: '_blank' })}
              onMouseDown={event => event.preventDefault()}
            >
              {label}
            </Link>
          ))}
        </div>
      )}
      {options && note && <div className={`${styles.pickerState} ${layout.hint}`}>{note}</div>}
      <VisuallyHidden role="status">
        {status} {options && note}
      </VisuallyHidden>
    </>
  );
}
