import { useNetwork } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { preparedDays } from '../../../../shared/features/screening/prepared-days/endpoints.ts';
import { preparedDayState } from '../../../../shared/features/screening/prepared-days/schema.ts';
import { screenings } from '../../../../shared/features/screening/screenings/endpoints.ts';
import { call } from '../../../platform/api/call.ts';
import { callContext } from '../../../platform/api/call-context.ts';
import { endsSession } from '../../../platform/api/call-error.ts';
import { logWarning } from '../../../platform/api/log.ts';
import { keepScreening } from '../queries.ts';
import { deleteDay } from './current-day.ts';
import type { PendingRequest } from './day-format.ts';
import type { DayStore } from './day-store.ts';
import { sendDay } from './send-day.ts';
import type { ScreeningCalls } from './send-record.ts';

const sendAfterMs = 2_000;
const retryMs = 15_000;

/** The calls of a day, in the organisation that it was prepared in. */
export function callsOf(organization: string): ScreeningCalls {
  const send = ({ kind, key: idempotencyKey, input }: PendingRequest) => {
    const options = { idempotencyKey, organization };
    if (kind === 'create') return call(screenings.createScreening, input, options);
    if (kind === 'save') return call(screenings.saveScreening, input, options);
    return call(screenings.finishScreening, input, options);
  };
  return {
    send: async request => {
      const known = await send(request);
      await keepScreening(known);
      return known;
    },
    get: screeningId => call(screenings.getScreening, { screeningId }, { organization }),
  };
}

/** Whether the server has closed the day; false where it cannot be asked. */
async function isClosed({ content: { day, organization } }: DayStore): Promise<boolean> {
  const now = await call(preparedDays.getPreparedDay, { preparedDayId: day.id }, { organization });
  return preparedDayState(now, Date.now()) !== 'open';
}

/** One tab of a device sends at a time. */
async function sendInTurn(store: DayStore): Promise<boolean> {
  return navigator.locks.request('lumitree.day.send', { ifAvailable: true }, async lock => {
    if (!lock) return false;
    if (await isClosed(store)) {
      await deleteDay();
      return true;
    }
    return sendDay(store, callsOf(store.content.organization), () => navigator.onLine);
  });
}

/** Sends what waits whenever there is a network, and tells whether it does so now. */
export function useSending(store: DayStore | undefined): boolean {
  const { online } = useNetwork();
  const [isSending, setSending] = useState(false);
  const [round, setRound] = useState(0);
  const isBusy = useRef(false);
  const snapshot = store?.snapshot();
  const isWaiting = store !== undefined && store.waiting().length > store.stuck.length;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change starts the wait again
  useEffect(() => {
    if (!store || !online || !isWaiting) return;
    const timer = setTimeout(async () => {
      if (isBusy.current) return;
      isBusy.current = true;
      setSending(true);
      try {
        await sendInTurn(store);
      } catch (error) {
        if (endsSession(error)) callContext.onSessionEnd(error);
        else logWarning('What was recorded could not be sent', error);
      } finally {
        isBusy.current = false;
        setSending(false);
        setTimeout(() => setRound(before => before + 1), retryMs);
      }
    }, sendAfterMs);
    return () => clearTimeout(timer);
  }, [store, online, isWaiting, snapshot, round]);

  // A device that comes back is told that its day was revoked before it sends anything.
  useEffect(() => {
    if (!store || !online) return;
    isClosed(store).then(
      closed => (closed ? deleteDay() : undefined),
      () => undefined,
    );
  }, [store, online]);

  return isSending;
}
