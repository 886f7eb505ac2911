import { randomUUID } from 'node:crypto';
import { type HttpServer, listen, type RequestHandler } from '../serve.ts';
import type { DemoClock } from './demo-clock.ts';

const ticketHeader = 'x-demo-moment';

/** A way into the product that closes when the demonstration has been made. */
export interface DemoDoor extends HttpServer {
  /** A header with which one call is answered as of a moment. */
  ticketFor: (moment: number) => Record<string, string>;
}

/** Moments are handed over beside the calls, so that no call can name one. */
export async function openDemoDoor(gateway: RequestHandler, clock: DemoClock): Promise<DemoDoor> {
  const tickets = new Map<string, number>();
  const server = await listen((request, response) => {
    const ticket = String(request.headers[ticketHeader]);
    const moment = tickets.get(ticket);
    tickets.delete(ticket);
    return moment === undefined
      ? gateway(request, response)
      : clock.at(moment, () => gateway(request, response));
  });
  return {
    ...server,
    ticketFor: moment => {
      const ticket = randomUUID();
      tickets.set(ticket, moment);
      return { [ticketHeader]: ticket };
    },
  };
}
