import { Button } from '@mantine/core';
import { IconDeviceTablet, IconUsers } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSession } from '../../../platform/auth/session.ts';
import { todayIn } from '../../../platform/i18n/today-in.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { usePageTitle } from '../../../platform/i18n/use-page-title.ts';
import { toPicked } from '../../../platform/lookups/find-cases.ts';
import { useUrlState } from '../../../platform/routing/use-url-state.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { PageLoading } from '../../../ui/layout/page-loading.tsx';
import { ChooseChildren } from '../../../ui/picker/choose-children.tsx';
import { EyesightLineNotice } from '../eyesight-line/eyesight-line-notice.tsx';
import { TakeAlongDialog } from '../prepared-days/take-along-dialog.tsx';
import { ChooseSchoolClass } from './choose-school-class.tsx';
import { type ClassRun, maxRunChildren } from './class-run.ts';
import { OnlineChild } from './online-child.tsx';
import { nextChild } from './run-child.ts';
import { RunStrip } from './run-strip.tsx';
import { useClassRun } from './use-class-run.ts';
import { useRunChildren } from './use-run-children.ts';

export function ClassRunPage() {
  const { t } = useTranslation(['classes', 'preparedDay', 'learning', 'common']);
  const to = useTo();
  const errorText = useErrorText();
  const today = todayIn(useSession().organization?.timeZone);
  const { run, isPending, error, refetch, change } = useClassRun(today);
  const { query, change: changeUrl } = useUrlState();
  const isChoosing = query.get('choose') !== null;
  const classId = query.get('class');
  const [isTaking, setTaking] = useState(false);
  usePageTitle(t('runTitle'));

  function start(ids: string[]): void {
    const absent = run?.absent.filter(id => ids.includes(id)) ?? [];
    change({ children: ids, absent, date: today });
    changeUrl({ choose: null, child: null, step: null, class: null });
  }

  const isOpen = run !== null && !isChoosing && classId === null;
  return (
    <>
      <PageHeader
        parents={[{ label: t('learning:list.title'), href: to('screenings') }]}
        crumb={t('runTitle')}
        title={t('runTitle')}
        description={t('runDescription')}
        actions={
          isOpen && (
            <>
              <Button component={Link} variant="default" to={`${to('screenings')}?tab=devices`}>
                {t('preparedDay:devices.title')}
              </Button>
              <Button
                variant="default"
                leftSection={<IconUsers size={18} aria-hidden />}
                onClick={() => changeUrl({ choose: '1' })}
              >
                {t('changeChildren')}
              </Button>
              <Button
                variant="default"
                leftSection={<IconDeviceTablet size={18} aria-hidden />}
                onClick={() => setTaking(true)}
              >
                {t('preparedDay:take.open')}
              </Button>
            </>
          )
        }
      />
      <EyesightLineNotice />
      {error && (
        <Notice tone="danger" action={<Button onClick={() => refetch()}>{t('common:retry')}</Button>}>
          {errorText(error)}
        </Notice>
      )}
      {isPending ? (
        <PageLoading />
      ) : classId !== null ? (
        <ChooseSchoolClass
          classId={classId}
          isRunning={run !== null}
          onSubmit={start}
          onCancel={() => changeUrl({ class: null })}
        />
      ) : run ? (
        <Run run={run} isChoosing={isChoosing} onStart={start} onChange={change} />
      ) : (
        !error && (
          <ChooseChildren
            initial={[]}
            max={maxRunChildren}
            submit={t('startFirst')}
            isWorking={false}
            onSubmit={start}
          />
        )
      )}
      {run && isTaking && <TakeAlongDialog caseIds={run.children} onClose={() => setTaking(false)} />}
    </>
  );
}

interface RunProps {
  run: ClassRun;
  isChoosing: boolean;
  onStart: (ids: string[]) => void;
  onChange: (run: ClassRun) => void;
}

function Run({ run, isChoosing, onStart, onChange }: RunProps) {
  const { t } = useTranslation(['classes', 'learning', 'common']);
  const errorText = useErrorText();
  const { query, change: changeUrl } = useUrlState();
  const { children, isPending, gone, error, refetch } = useRunChildren(run);
  const [isRunning, setRunning] = useState(false);
  const saving = useRef<(() => Promise<boolean>) | null>(null);
  const chosen = query.get('child');
  const current = children.find(({ id }) => id === chosen) ?? children[0];

  if (isPending) return <PageLoading />;
  if (isChoosing)
    return (
      <ChooseChildren
        initial={children.map(toPicked)}
        max={maxRunChildren}
        submit={t('startFirst')}
        isWorking={false}
        onSubmit={onStart}
        onCancel={() => changeUrl({ choose: null })}
      />
    );

  /** Opens another child at the same step of the screening; from the last step, at the first test. */
  async function choose(id: string | undefined): Promise<void> {
    if (id === undefined || id === current?.id || isRunning) return;
    if (saving.current && !(await saving.current())) return;
    changeUrl({ child: id, ...(query.get('step') === 'finish' && { step: 'romberg' }) });
    window.scrollTo({ top: 0 });
  }

  function markAbsent(id: string, isAbsent: boolean): void {
    if (run.absent.includes(id) === isAbsent) return;
    onChange({ ...run, absent: isAbsent ? [...run.absent, id] : run.absent.filter(other => other !== id) });
  }

  const next = nextChild(children, current?.id);
  return (
    <>
      {error && (
        <Notice tone="danger" action={<Button onClick={refetch}>{t('common:retry')}</Button>}>
          {errorText(error)}
        </Notice>
      )}
      {gone > 0 && <Notice tone="attention">{t('gone', { count: gone })}</Notice>}
      <RunStrip childrenOfClass={children} current={current?.id} isLocked={isRunning} onChoose={choose} />
      {current && (
        <OnlineChild
          key={current.id}
          child={current.child}
          date={run.date}
          screening={current.screening}
          colleague={current.colleague}
          isAbsent={current.state === 'absent'}
          saving={saving}
          onAbsent={isAbsent => markAbsent(current.id, isAbsent)}
          onRunning={setRunning}
          onNext={() => choose(next?.id)}
        />
      )}
    </>
  );
}
