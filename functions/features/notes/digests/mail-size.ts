/** Maximum size of the PDFs in an email: SES allows 40 MB, and encoding adds a third. */
export const maxMailBytes = 20 * 1024 * 1024;
