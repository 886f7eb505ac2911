import MailComposer from 'nodemailer/lib/mail-composer';
import type { Letter } from './compose-letter.ts';

/** A PDF that goes with a mail. */
export interface Enclosure {
  name: string;
  body: Uint8Array;
}

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
  enclosures?: Enclosure[];
}

/** A letter as it travels. Names, subjects and addresses are encoded, whatever stands in them. */
export function toMime(
  letter: Letter,
  { from, sender, to, id, date, logo, enclosures = [] }: Envelope,
): Promise<Buffer> {
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
    attachments: [...(logo ? [inText(logo)] : []), ...enclosures.map(beside)],
  })
    .compile()
    .build();
}

const inText = ({ body, type }: Picture) => ({
  cid: 'logo',
  filename: 'logo',
  content: Buffer.from(body),
  contentType: type,
  contentDisposition: 'inline' as const,
});

const beside = ({ name, body }: Enclosure) => ({
  filename: name,
  content: Buffer.from(body),
  contentType: 'application/pdf',
  contentDisposition: 'attachment' as const,
});
