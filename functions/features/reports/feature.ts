import { listSendings } from './sending/list-sendings.ts';
import { sendReports } from './sending/send-reports.ts';

/** Sends reports of any feature by mail, and lists how they were sent. */
export const sending = { send: sendReports, list: listSendings };
