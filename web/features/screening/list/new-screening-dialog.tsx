import { Button, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ageOn } from '../../../../shared/core/age.ts';
import { bandAt, bands } from '../../../../shared/features/screening/screenings/bands.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { todayIn } from '../../../platform/i18n/today-in.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { childQuery } from '../../../platform/lookups/child-query.ts';
import { findCases, type PickedCase } from '../../../platform/lookups/find-cases.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { CasePicker } from '../../../ui/picker/case-picker.tsx';
import { bandPages } from '../band-pages.ts';

interface NewScreeningDialogProps {
  /** Id of the child; if undefined, the user chooses in the dialog. */
  caseId?: string | undefined;
  onClose: () => void;
}

/** Asks for the child of a new screening, and proposes the age band for the child. */
export function NewScreeningDialog({ caseId, onClose }: NewScreeningDialogProps) {
  const { t } = useTranslation('learning');
  const to = useTo();
  const today = todayIn(useSession().organization?.timeZone);
  const [picked, setPicked] = useState<PickedCase>();
  const [isCleared, setCleared] = useState(false);
  const chosen = picked?.id ?? (isCleared ? undefined : caseId);
  const { data: child } = useQuery({ ...childQuery(chosen ?? ''), enabled: chosen !== undefined });
  const birthDate = child?.birthDate ?? null;
  const age = birthDate === null ? null : ageOn(birthDate, today);
  const proposed = bandAt(birthDate, today);
  return (
    <Dialog onClose={onClose} title={t('menu.newScreening')} size={480}>
      <CasePicker
        label={t('field.case')}
        required
        value={chosen && child ? [child] : picked ? [picked] : []}
        search={findCases}
        onChange={([child]) => {
          setPicked(child);
          setCleared(child === undefined);
        }}
      />
      {chosen && child && (
        <p role="status">
          {age && `${t('age', { years: age.years, months: age.months })} · `}
          {proposed
            ? t('band.proposed', { band: t(`band.${proposed}`) })
            : t(birthDate === null ? 'band.unknown' : 'band.outside')}
        </p>
      )}
      <Group justify="flex-end" gap="xs" mt="lg">
        {bands.map(band => {
          const label = t(`create.of.${band}`);
          const variant = band === proposed ? 'filled' : 'default';
          return chosen && child ? (
            <Button
              key={band}
              component={Link}
              to={`${to(bandPages[band].create)}?case=${child.id}`}
              variant={variant}
            >
              {label}
            </Button>
          ) : (
            <Button key={band} disabled variant={variant}>
              {label}
            </Button>
          );
        })}
      </Group>
    </Dialog>
  );
}
