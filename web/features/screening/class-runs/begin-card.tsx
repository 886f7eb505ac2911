import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Band, bandAt, bands } from '../../../../shared/features/screening/screenings/bands.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { LineField } from '../../../ui/form/line-field.tsx';
import layout from '../../../ui/layout/layout.module.css';

/** Chosen age band of a screening; needs a reason if the child's age is outside the band. */
export interface ChosenBand {
  band: Band;
  bandReason: string | null;
}

interface BeginCardProps {
  birthDate: string | null;
  date: string;
  isAbsent: boolean;
  isWorking: boolean;
  colleague?: string | undefined;
  onBegin: (chosen: ChosenBand) => void;
  onAbsent: (isAbsent: boolean) => void;
}

/**
 * Card of a child without a screening today. Begins a screening in the band for the child's age, or marks the
 * child as absent.
 */
export function BeginCard(props: BeginCardProps) {
  const { birthDate, date, isAbsent, isWorking, colleague, onBegin, onAbsent } = props;
  const { t } = useTranslation(['classes', 'learning']);
  const proposed = bandAt(birthDate, date);
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);

  function beginIn(band: Band): void {
    const bandReason = band === proposed ? null : reason.trim() || null;
    if (band !== proposed && bandReason === null) setMissing(true);
    else onBegin({ band, bandReason });
  }

  return (
    <div className={`${layout.stack16} ${layout.atStart}`}>
      {colleague && <Notice>{t('begin.colleague', { name: colleague })}</Notice>}
      {isAbsent && <Notice>{t('begin.absent')}</Notice>}
      {proposed === null && (
        <Notice tone="attention">
          <p>{t(birthDate === null ? 'learning:band.unknown' : 'learning:band.outside')}</p>
          <LineField
            label={t('learning:band.reason')}
            required
            value={reason}
            error={isMissing && reason.trim() === '' ? 'validation.required' : undefined}
            onChange={event => setReason(event.currentTarget.value)}
          />
        </Notice>
      )}
      <Group gap="xs">
        {(proposed === null ? bands : [proposed]).map(band => (
          <Button
            key={band}
            size="md"
            data-autofocus={band === proposed || undefined}
            loading={isWorking}
            onClick={() => beginIn(band)}
          >
            {t('begin.begin', { band: t(`learning:band.${band}`) })}
          </Button>
        ))}
        <Button size="md" variant="default" disabled={isWorking} onClick={() => onAbsent(!isAbsent)}>
          {t(isAbsent ? 'begin.present' : 'begin.markAbsent')}
        </Button>
      </Group>
    </div>
  );
}
