import { Button, Group, Stack } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { maxAssignees } from '../../../../../shared/features/cases/cases/schema.ts';
import type { WaitingRegistration } from '../../../../../shared/features/intake/registrations/schema.ts';
import { lazyPart } from '../../../../platform/features/contributions.ts';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { PartLoading } from '../../../../ui/layout/part-loading.tsx';
import { ColleaguePicker } from '../../../../ui/picker/colleague-picker.tsx';
import type { PickedPerson } from '../../../../ui/picker/person-picker.tsx';
import styles from './review.module.css';
import { useDecision } from './use-decision.ts';

const LikelyCases = lazyPart('likelyCases');
const ConsentFacts = lazyPart('consentFacts');

export function AcceptDialog({
  registration,
  onClose,
}: {
  registration: WaitingRegistration;
  onClose: () => void;
}) {
  const { t } = useTranslation(['reviews', 'common', 'ui']);
  const [assigned, setAssigned] = useState<PickedPerson[]>([]);
  const { accept, isBusy } = useDecision();

  async function submit(): Promise<void> {
    const ids = assigned.map(({ id }) => id);
    if (await accept(registration, ids)) onClose();
  }

  return (
    <Dialog onClose={onClose} title={t('acceptTitle', { name: registration.fullName })} size={480}>
      <form
        onSubmit={event => {
          event.preventDefault();
          submit();
        }}
      >
        <Stack gap="md">
          <section className={styles.likely} aria-label={t('likelyNamed', { name: registration.fullName })}>
            <h2>{t('likely')}</h2>
            <Suspense fallback={<PartLoading height={72} />}>
              <LikelyCases registrationId={registration.id} />
            </Suspense>
          </section>
          <dl className={styles.facts}>
            <Suspense>
              <ConsentFacts caseId={registration.id} />
            </Suspense>
          </dl>
          <ColleaguePicker
            label={t('assign')}
            description={t('assignHelp')}
            value={assigned}
            max={maxAssignees}
            onChange={setAssigned}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t('common:cancel')}
            </Button>
            <Button type="submit" loading={isBusy}>
              {t('ui:act.accept')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
