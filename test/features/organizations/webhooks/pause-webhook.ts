import type { Clinic } from '../../../support/clinic.ts';
import { openWorld } from '../../../support/world.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { makeFinishedReport } from '../../classes/progress-reports/samples.ts';
import { makeFinishedScreening } from '../../screening/screenings/samples.ts';
import { makeWebhook } from './samples.ts';

/** A webhook is paused as its receiver is gone; reports of more kinds are finished then. */
export async function pauseWebhook(clinic: Clinic): Promise<void> {
  const { backend } = await openWorld();
  const host = `${clinic.slug}.example.com`;
  backend.receivers.expect(host, { answer: () => ({ status: 410 }) });
  await makeWebhook(clinic, { url: `https://${host}/` });
  await makeCase(clinic.admin);
  await backend.settled();
  await makeFinishedScreening(clinic.admin);
  await makeFinishedReport(clinic.admin);
}
