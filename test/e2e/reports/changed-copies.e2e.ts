import { cases } from '../../../shared/features/cases/cases/endpoints.ts';
import { makeFinishedReport as makeProgress } from '../../features/classes/progress-reports/samples.ts';
import { makeFinishedReport } from '../../features/eye/eye-reports/samples.ts';
import { changeChild, seen } from '../../features/eye/report-documents/signed-report.ts';
import { makeFinishedNote } from '../../features/notes/notes/samples.ts';
import { makeFinishedScreening } from '../../features/screening/screenings/samples.ts';
import type { Caller } from '../../support/caller.ts';
import { actAs, helen } from '../support/act-as.ts';
import { callerOf } from '../support/caller-of.ts';
import { expect, expectAccessible, pageUrl, phone, test } from '../support/pages.ts';
import { inTurn } from '../support/test-in-turn.ts';

const testInTurn = inTurn(test, 4);

const advice = {
  amend: { en: 'Amend it before you print or send it.', zh: '请先修订' },
  anew: { en: 'Write a new report before you print or send anything.', zh: '请先写一份新的报告' },
} as const;

interface Kind {
  page: string;
  tells: keyof typeof advice;
  make: (who: Principal, caseId: string) => Promise<{ id: string }>;
}
type Principal = Caller & Parameters<typeof makeFinishedReport>[0];

const kinds: Record<string, Kind> = {
  visit: {
    page: '/eye/report/refraction',
    tells: 'amend',
    make: (who, caseId) => makeFinishedReport(who, seen('2026-03-01', -1), caseId),
  },
  screening: {
    page: '/learning-efficiency/report',
    tells: 'amend',
    make: (who, caseId) => makeFinishedScreening(who, {}, caseId),
  },
  note: {
    page: '/notes/report',
    tells: 'amend',
    make: (who, caseId) => makeFinishedNote(who, {}, caseId),
  },
  'progress report': {
    page: '/classes/report',
    tells: 'anew',
    make: (who, caseId) => makeProgress(who, caseId),
  },
};

for (const [kind, { page: path, tells, make }] of Object.entries(kinds))
  testInTurn(
    `if the child’s data changed, a ${kind} warns on its page, before printing and before sending, but not on paper`,
    async ({ page }) => {
      const caller = (await callerOf(helen, 'brightwater')) as Principal;
      const { data: child } = await caller.call(cases.createCase, {
        fullName: 'Kit Before',
        birthDate: '2017-03-14',
        gender: 'female',
        contactEmail: 'kit@family.example',
      });
      const { id } = await make(caller, child.id);
      await changeChild(caller, child.id, { fullName: 'Kit After', contactEmail: child.contactEmail });
      await actAs(page, helen);
      const warning = page.getByText(advice[tells].en).first();
      await page.goto(pageUrl(`${path}/${id}`));
      await expect(warning).toBeVisible();
      await page.getByRole('button', { name: 'Email report' }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByText(advice[tells].en)).toBeVisible();
      await dialog.getByRole('button', { name: 'Send', exact: true }).click();
      await expect(dialog.getByText('or confirm that it is sent as it is')).toBeVisible();
      await expectAccessible(page);
      await dialog.getByRole('checkbox', { name: 'Send the copy as it was finished all the same' }).check();
      await dialog.getByRole('button', { name: 'Send', exact: true }).click();
      await expect(page.getByText('Report sent')).toBeVisible();

      await page.setViewportSize(phone);
      await page.goto(pageUrl(`${path}/${id}/render`, 'zh'));
      const onScreen = page.getByText(advice[tells].zh);
      await expect(onScreen).toBeVisible();
      await expect(page.getByText('Kit Before').first()).toBeVisible();
      await page.emulateMedia({ media: 'print' });
      await expect(onScreen).toBeHidden();
      await expect(page.getByText('Kit Before').first()).toBeVisible();
    },
  );
