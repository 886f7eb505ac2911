import MailComposer from 'nodemailer/lib/mail-composer';
import type { EmailBody } from './compose-email.ts';

export interface Attachment {
  name: string;
  body: Uint8Array;
}

export interface Picture {
  body: Uint8Array;
  type: string;
}

interface MimeOptions {
  from: string;
  sender: string;
  to: string;
  /** Our id of the email, used as its Message-ID, so that email clients recognise duplicates. */
  id: string;
  date: Date;
  logo?: Picture | undefined;
  attachments?: Attachment[];
}

/** Names, subjects and addresses are encoded safely. */
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
