import type { received } from '../../../../shared/features/eye/received/endpoints.ts';
import type { Handler } from '../../../composition/context.ts';
import { ReceivedStore } from './received-store.ts';

export const closeReceived: Handler<typeof received.closeReceived> = ({ outcome }, { records, openStore }) =>
  openStore(ReceivedStore).close(records.received, outcome);
