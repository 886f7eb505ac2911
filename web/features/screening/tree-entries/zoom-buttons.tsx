import { ActionIcon, Group } from '@mantine/core';
import { IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './tree.module.css';

/** Offered widths of the drawing, in multiples of the available width. */
export const zoomSteps = [1, 1.5, 2, 3] as const;

interface ZoomButtonsProps {
  step: number;
  onChange: (step: number) => void;
}

export function ZoomButtons({ step, onChange }: ZoomButtonsProps) {
  const { t } = useTranslation('neuroTree');
  return (
    <Group gap={4} justify="flex-end">
      <ActionIcon
        variant="default"
        size={44}
        className={styles.zoom}
        disabled={step === 0}
        aria-label={t('zoom.out')}
        onClick={() => onChange(step - 1)}
      >
        <IconZoomOut size={20} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="default"
        size={44}
        className={styles.zoom}
        disabled={step === zoomSteps.length - 1}
        aria-label={t('zoom.in')}
        onClick={() => onChange(step + 1)}
      >
        <IconZoomIn size={20} aria-hidden />
      </ActionIcon>
    </Group>
  );
}
