import { randomUUID } from 'node:crypto';
import { type HttpServer, listen, type RequestHandler } from '../serve.ts';
import type { DemoClock } from './demo-clock.ts';

const ticketHeader = 'x-demo-moment';

/** A second HTTP server in front of the product, which is closed when the demo is complete. */
export interface DemoDoor extends HttpServer {
  /** Returns a header that makes a single request run as if it were this moment. */
  ticketFor: (moment: number) => Record<string, string>;
}

/**
 * Opens a second HTTP server in front of the product. Only a request with a secret ticket can choose its
 * moment.
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
