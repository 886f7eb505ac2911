import { Button, Group, Stack } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Course } from '../../../../shared/features/courses/courses/schema.ts';
import { publications } from '../../../../shared/features/courses/publications/endpoints.ts';
import { call } from '../../../platform/api/call.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import card from '../../../ui/layout/card.module.css';
import { coursesRoot } from '../courses/queries.ts';
import { useOffer } from './use-offer.ts';

const kinds = ['added', 'changed', 'moved', 'removed'] as const;

export function PublishCard({ course }: { course: Course }) {
  const { t } = useTranslation(['courses', 'common']);
  const { id: courseId, version, treeVersion, courseVersion } = course;
  const [note, setNote] = useState('');
  const { data: changes } = useQuery({
    queryKey: [...coursesRoot, 'changes', courseId, version, treeVersion, courseVersion, course.updatedAt],
    queryFn: ({ signal }) => call(publications.getCourseChanges, { courseId }, { signal }),
  });
  const offer = useOffer({ course, note });
  const [confirming, setConfirming] = useState<'publish' | 'withdraw'>();
  const isInLibrary = course.state === 'published' || course.state === 'changed';
  const next = courseVersion + 1;
  return (
    <section className={card.card}>
      <h2>{t('publish.title')}</h2>
      <Stack gap="md">
        {course.isPublishing && <Notice tone="quiet">{t('publish.working')}</Notice>}
        {offer.isWaiting && (
          <Notice
            action={
              <Button variant="default" onClick={offer.cancelPublishing}>
                {t('common:undo')}
              </Button>
            }
          >
            {t('publish.waiting', { version: next })}
          </Notice>
        )}
        {changes && changes.lacks.length > 0 && (
          <Notice tone="attention">
            {t('publish.lacks', {
              what: changes.lacks.map(name => t(`publish.lack.${name}`)).join(t('common:comma')),
            })}
          </Notice>
        )}
        {changes && courseVersion > 0 && (
          <ul>
            {changes.hasDetails && <li>{t('publish.details')}</li>}
            {kinds
              .filter(kind => changes[kind].length > 0)
              .map(kind => (
                <li key={kind}>
                  {t(`publish.${kind}`, {
                    count: changes[kind].length,
                    titles: changes[kind]
                      .slice(0, 5)
                      .map(({ title }) => title)
                      .join(t('common:comma')),
                  })}
                </li>
              ))}
          </ul>
        )}
        {course.state === 'published' ? (
          <p>{t('publish.current', { version: courseVersion })}</p>
        ) : (
          <TextField
            label={t('publish.note')}
            description={t('publish.noteHelp')}
            value={note}
            onChange={event => setNote(event.currentTarget.value)}
          />
        )}
      </Stack>
      <Group mt="md" gap="xs">
        {course.state !== 'published' && (
          <Button
            leftSection={<IconSend size={18} aria-hidden />}
            loading={offer.isBusy}
            disabled={course.isPublishing || offer.isWaiting || !changes || changes.lacks.length > 0}
            onClick={() => setConfirming('publish')}
          >
            {t('publish.action', { version: next })}
          </Button>
        )}
        {isInLibrary && (
          <Button
            variant="default"
            loading={offer.isBusy}
            disabled={course.isPublishing || offer.isWaiting || !changes}
            onClick={() => setConfirming('withdraw')}
          >
            {t('publish.withdraw')}
          </Button>
        )}
        {course.state === 'withdrawn' && (
          <Button
            variant="default"
            loading={offer.isBusy}
            disabled={course.isPublishing || offer.isWaiting}
            onClick={() => void offer.offerAgain(version)}
          >
            {t('publish.offerAgain', { version: courseVersion })}
          </Button>
        )}
      </Group>
      <OfferDialog
        confirming={confirming}
        title={course.title}
        next={next}
        subscribers={changes?.subscribers ?? 0}
        isWorking={offer.isBusy}
        onPublish={() => {
          setConfirming(undefined);
          void offer.publish();
        }}
        onWithdraw={() => void offer.withdraw().then(() => setConfirming(undefined))}
        onKeep={() => setConfirming(undefined)}
      />
    </section>
  );
}

interface OfferDialogProps {
  confirming: 'publish' | 'withdraw' | undefined;
  title: string;
  next: number;
  subscribers: number;
  isWorking: boolean;
  onPublish: () => void;
  onWithdraw: () => void;
  onKeep: () => void;
}

function OfferDialog(props: OfferDialogProps) {
  const { confirming, title, next, subscribers, isWorking, onPublish, onWithdraw, onKeep } = props;
  const { t } = useTranslation('courses');
  const about = { title, version: next };
  return (
    <>
      <ConfirmDialog
        isOpen={confirming === 'publish'}
        title={t('publish.ask.title', about)}
        consequence={t('publish.ask.consequence')}
        confirm={t('publish.action', about)}
        keep={t('publish.ask.keep')}
        isWorking={isWorking}
        onConfirm={onPublish}
        onKeep={onKeep}
      >
        <p>{t('publish.ask.subscribers', { count: subscribers })}</p>
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={confirming === 'withdraw'}
        title={t('publish.askWithdraw.title', about)}
        consequence={t('publish.askWithdraw.consequence')}
        confirm={t('publish.withdraw')}
        keep={t('publish.askWithdraw.keep')}
        isWorking={isWorking}
        onConfirm={onWithdraw}
        onKeep={onKeep}
      >
        <p>{t('publish.askWithdraw.subscribers', { count: subscribers })}</p>
      </ConfirmDialog>
    </>
  );
}
