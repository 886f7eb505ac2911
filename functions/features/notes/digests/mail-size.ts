/** PDFs of one mail: SES takes 40 MB, in which they are a third longer. */
export const maxMailBytes = 20 * 1024 * 1024;
