import MailComposer from 'nodemailer/lib/mail-composer';
import type { EmailBody } from './compose-email.ts';

/** A PDF that goes with a mail. */
export interface Attachment {
  name: string;
  body: Uint8Array;
}

/** A picture inside of a mail. */
export interface Picture {
  body: Uint8Array;
  type: string;
}

interface MimeOptions {
  /** Address that all mail comes from. */
  from: string;
  /** Whose mail it is, as the reader sees it. */
  sender: string;
  to: string;
  /** The mail's own id; two with the same are one mail that came twice. */
  id: string;
  date: Date;
  logo?: Picture | undefined;
  attachments?: Attachment[];
}

/** A letter as it travels. Names, subjects and addresses are encoded, whatever stands in them. */
export function toMime(
  body: EmailBody,
  { from, sender, to, id, date, logo, attachments = [] }: MimeOptions,
): Promise<Buffer> {
  const [, domain = ''] = from.split('@');
  return new MailComposer({
    from: { name: sender.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' '), address: from },
    to: [{ name: '', address: to }],
    ...body,
    date,
    messageId: `<${id}@${domain}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    textEncoding: 'base64',
    disableFileAccess: true,
    disableUrlAccess: true,
    attachments: [...(logo ? [inlineAttachment(logo)] : []), ...attachments.map(fileAttachment)],
  })
    .compile()
    .build();
}

const inlineAttachment = ({ body, type }: Picture) => ({
  cid: 'logo',
  filename: 'logo',
  content: Buffer.from(body),
  contentType: type,
  contentDisposition: 'inline' as const,
});

const fileAttachment = ({ name, body }: Attachment) => ({
  filename: name,
  content: Buffer.from(body),
  contentType: 'application/pdf',
  contentDisposition: 'attachment' as const,
});
