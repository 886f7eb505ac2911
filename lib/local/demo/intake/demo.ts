import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { dayMs } from '../../../../shared/core/dates/durations.ts';
import type { QrCode } from '../../../../shared/features/intake/qr-codes/schema.ts';
import type { PublicForm } from '../../../../shared/features/intake/registrations/schema.ts';
import { type DemoCaller, type DemoFeature, momentOn, workdayBefore } from '../demo-client.ts';
import { registeringOrganizations } from './families.ts';

const madeDaysAgo = 24;
const lastDayIn = 341;
const fillingInMs = 110_000;
const waitMs = 100;

/** A QR code of each organisation. Families have registered children with it in the last days. */
export const demo: DemoFeature = {
  needs: ['cases', 'terms'],
  makeRecords: async signIn => {
    const today = new Date().toISOString().slice(0, 10);
    const lastDay = new Date(Date.now() + lastDayIn * dayMs).toISOString().slice(0, 10);
    for (const { slug, admin, timeZone, country, families } of registeringOrganizations(today)) {
      const caller = await signIn(admin, slug);
      const path = `organizations/${slug}/qr-code`;
      const earlierCaller = caller.at(momentOn(workdayBefore(today, madeDaysAgo), 0, timeZone));
      await earlierCaller.post(path, { codeVersion: null, lastDay });
      const { data } = await caller.get<{ data: { code: QrCode } }>(path);
      for (const [index, written] of families.entries()) {
        const day = workdayBefore(today, families.length - index);
        const moment = momentOn(day, 3 + index, timeZone);
        await register(caller, moment, String(data.code.token), {
          country,
          relationship: 'mother',
          ...written,
        });
      }
    }
  },
};

/** Fills in the registration form like a family, and accepts all consent texts. */
async function register(caller: DemoCaller, moment: number, token: string, written: object): Promise<void> {
  const form = await openForm(caller.at(moment), token);
  const terms = form.terms.map(({ id, textVersion }) => ({ id, textVersion }));
  await caller.at(moment + fillingInMs).post('registrations', {
    ...written,
    token,
    terms,
    ticket: form.ticket,
    submission: randomUUID(),
    consents: true,
  });
}

/** Opens the registration form. Retries, because a new QR code does not work immediately. */
async function openForm(family: DemoCaller, token: string): Promise<NonNullable<PublicForm['form']>> {
  const { data } = await retryWhileBusy(() =>
    family.post<{ data: PublicForm }>('registrations/open', { token }),
  );
  if (!data.form) throw new Error('The QR code of the demonstration opens no form');
  return data.form;
}

async function retryWhileBusy<Answer>(ask: () => Promise<Answer>, attempts = 50): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (attempts === 0 || !String(error).includes('server.busy')) throw error;
    await setTimeout(waitMs);
    return retryWhileBusy(ask, attempts - 1);
  }
}
