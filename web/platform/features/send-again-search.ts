/** Query of an address that opens the dialog which sends the reports of an earlier sending again. */
export const sendAgainSearch = (caseId: string, recordId: string, sendingId: string): string =>
  `send=${caseId}&of=${recordId}&again=${sendingId}`;
