import { SegmentedControl, useMantineColorScheme } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './profile-panel.module.css';

const schemes = ['light', 'dark', 'auto'] as const;
type Scheme = (typeof schemes)[number];

/** Light, dark or system theme, stored on this device. */
export function ThemeSwitch() {
  const { t } = useTranslation('shell');
  const label = useId();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <div className={styles.theme}>
      <span id={label}>{t('theme.label')}</span>
      <SegmentedControl
        aria-labelledby={label}
        fullWidth
        value={colorScheme}
        data={schemes.map(scheme => ({ value: scheme, label: t(`theme.${scheme}`) }))}
        onChange={scheme => setColorScheme(scheme as Scheme)}
      />
    </div>
  );
}
