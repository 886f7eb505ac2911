import { useNetwork } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { preparedDays } from '../../../../shared/features/screening/prepared-days/endpoints.ts';
import { screenings } from '../../../../shared/features/screening/screenings/endpoints.ts';
import type {
  ScreeningRow,
  ScreeningStatus,
} from '../../../../shared/features/screening/screenings/schema.ts';
import { call } from '../../../platform/api/call.ts';
import { callContext } from '../../../platform/api/call-context.ts';
import { endsSession } from '../../../platform/api/call-error.ts';
import { fetchAllPages } from '../../../platform/api/fetch-pages.ts';
import { logWarning } from '../../../platform/api/log.ts';
import { keepScreening } from '../queries.ts';
import type { PendingRequest } from './day-format.ts';
import type { DayStore } from './day-store.ts';
import { deleteClosedDay, deleteLostDay } from './delete-closed-day.ts';
import { sendDay } from './send-day.ts';
import type { ScreeningCalls } from './send-record.ts';
import { type FinishedCalls, takeFinished } from './take-finished.ts';

const sendAfterMs = 2_000;
const retryMs = 15_000;
const refreshMs = 60_000;
/** Maximum number of children that one search request asks for. */
const childrenAtOnce = 100;

const finished: ScreeningStatus[] = ['finished', 'amended'];

export function callsOf(organization: string): ScreeningCalls {
  const send = ({ kind, key: idempotencyKey, input }: PendingRequest) => {
    if (kind === 'create') return call(screenings.createScreening, input, { idempotencyKey, organization });
    if (kind === 'save') return call(screenings.saveScreening, input, { idempotencyKey, organization });
    const endpoint = kind === 'finish' ? screenings.finishScreening : screenings.reopenScreening;
    return call(endpoint, input, { idempotencyKey, organization });
  };
  return {
    send: async request => {
      const known = await send(request);
      if (organization === callContext.organization()) await keepScreening(known);
      return known;
    },
    get: screeningId => call(screenings.getScreening, { screeningId }, { organization }),
  };
}

function finishedCallsOf(organization: string): FinishedCalls {
  return {
    finishedOf: async (children, date) => {
      const rows: ScreeningRow[] = [];
      for (let at = 0; at < children.length; at += childrenAtOnce) {
        const some = children.slice(at, at + childrenAtOnce);
        const found = await fetchAllPages(cursor =>
          call(
            screenings.searchScreenings,
            { children: some, status: finished, from: date, to: date, limit: 100, cursor },
            { organization },
          ),
        );
        rows.push(...found);
      }
      return rows;
    },
    get: callsOf(organization).get,
  };
}

/** Asks the server whether the day is closed, and deletes it if it is; returns whether it was deleted. */
async function isDeleted(store: DayStore): Promise<boolean> {
  const { day, organization } = store.content;
  const now = await call(preparedDays.getPreparedDay, { preparedDayId: day.id }, { organization });
  return deleteClosedDay(store, now);
}

/** Sends unsent answers. A lock makes sure that only one tab of the device sends at a time. */
async function sendInTurn(store: DayStore): Promise<boolean> {
  return navigator.locks.request('lumitree.day.send', { ifAvailable: true }, async lock => {
    if (!lock) return false;
    if (await isDeleted(store)) return true;
    return sendDay(store, callsOf(store.content.organization), () => navigator.onLine);
  });
}

/**
 * Sends unsent answers; logs why it failed. `call` reports the end of a session itself, unless the error is
 * about an organisation that is not open in this tab.
 */
export async function sendNow(store: DayStore): Promise<void> {
  try {
    await sendInTurn(store);
  } catch (error) {
    if (endsSession(error)) await deleteLostDay(error);
    else logWarning('What was recorded could not be sent', error);
  }
}

/** Sends unsent answers whenever the device is online; returns whether it is sending now. */
export function useSending(store: DayStore | undefined): boolean {
  const { online } = useNetwork();
  const [isSending, setSending] = useState(false);
  const [round, setRound] = useState(0);
  const isBusy = useRef(false);
  const snapshot = store?.snapshot();
  const isWaiting = store !== undefined && store.waiting().length > store.stuck.length;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change restarts the timer
  useEffect(() => {
    if (!store || !online || !isWaiting) return;
    const timer = setTimeout(async () => {
      if (isBusy.current) return;
      isBusy.current = true;
      setSending(true);
      await sendNow(store);
      isBusy.current = false;
      setSending(false);
      setTimeout(() => setRound(before => before + 1), retryMs);
    }, sendAfterMs);
    return () => clearTimeout(timer);
  }, [store, online, isWaiting, snapshot, round]);

  // When the device is online again, and then regularly, checks whether the day was revoked and which
  // screenings colleagues have finished.
  useEffect(() => {
    if (!store || !online) return;
    const refresh = () =>
      isDeleted(store)
        .then(deleted =>
          deleted ? undefined : takeFinished(store, finishedCallsOf(store.content.organization)),
        )
        .catch(deleteLostDay);
    void refresh();
    const timer = setInterval(refresh, refreshMs);
    return () => clearInterval(timer);
  }, [store, online]);

  return isSending;
}
