import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type Band,
  bandAt,
  bands,
  isBandOutdated,
} from '../../../../shared/features/screening/screenings/bands.ts';
import type { Screening } from '../../../../shared/features/screening/screenings/schema.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { LineField } from '../../../ui/form/line-field.tsx';

interface BandQuestionProps {
  screening: Screening;
  birthDate: string | null;
  isWorking: boolean;
  onChoose: (band: Band, reason: string | null) => void;
}

/** Asks once whether to change the age band, if a corrected birthday or date would change it. */
export function BandQuestion({ screening, birthDate, isWorking, onChoose }: BandQuestionProps) {
  const { t } = useTranslation('learning');
  const [reason, setReason] = useState(screening.bandReason ?? '');
  if (!isBandOutdated(screening, birthDate)) return null;
  const proposed = bandAt(birthDate, screening.date);
  const reasoned = reason.trim() || null;
  return (
    <Notice tone="attention">
      <p>
        {t(proposed ? 'band.changed' : 'band.nowOutside', { band: t(`band.${proposed ?? screening.band}`) })}
      </p>
      <LineField
        label={t('band.reason')}
        description={t('band.reasonHelp')}
        value={reason}
        onChange={event => setReason(event.currentTarget.value)}
      />
      <Group gap="xs" mt="sm">
        {bands.map(band => (
          <Button
            key={band}
            variant={band === proposed ? 'filled' : 'default'}
            loading={isWorking}
            disabled={band !== proposed && reasoned === null}
            onClick={() => onChoose(band, band === proposed ? null : reasoned)}
          >
            {t(band === screening.band ? 'band.keep' : 'band.change', { band: t(`band.${band}`) })}
          </Button>
        ))}
      </Group>
    </Notice>
  );
}
