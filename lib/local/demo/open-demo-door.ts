import { randomUUID } from 'node:crypto';
import { type HttpServer, listen, type RequestHandler } from '../serve.ts';
import type { DemoClock } from './demo-clock.ts';

const ticketHeader = 'x-demo-moment';

/** A second HTTP server in front of the product. It is closed once the demo is created. */
export interface DemoDoor extends HttpServer {
  /** Returns a header with which one request runs as if at a given moment. */
  ticketFor: (moment: number) => Record<string, string>;
}

/**
 * Opens this server. A request chooses its moment by a secret ticket, so that nobody else can choose a time.
 */
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
