import MailComposer from 'nodemailer/lib/mail-composer';
import type { Letter } from './compose-letter.ts';

/** A picture inside of a mail. */
export interface Picture {
  body: Uint8Array;
  type: string;
}

interface Envelope {
  /** Address that all mail comes from. */
  from: string;
  /** Whose mail it is, as the reader sees it. */
  sender: string;
  to: string;
  /** The mail's own id; two with the same are one mail that came twice. */
  id: string;
  date: Date;
  logo?: Picture | undefined;
}

/** A letter as it travels. Names, subjects and addresses are encoded, whatever stands in them. */
export function toMime(letter: Letter, { from, sender, to, id, date, logo }: Envelope): Promise<Buffer> {
  const [, domain = ''] = from.split('@');
  return new MailComposer({
    from: { name: sender.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' '), address: from },
    to: [{ name: '', address: to }],
    ...letter,
    date,
    messageId: `<${id}@${domain}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    textEncoding: 'base64',
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(logo && {
      attachments: [
        {
          cid: 'logo',
          filename: 'logo',
          content: Buffer.from(logo.body),
          contentType: logo.type,
          contentDisposition: 'inline' as const,
        },
      ],
    }),
  })
    .compile()
    .build();
}
