import {
  type EmailContent,
  type EmailSection,
  emailSections,
  subjectOf,
} from '../../../shared/core/mail/email-sections.ts';
import { platformName } from '../../../shared/core/mail/platform-name.ts';
import { escapeHtml } from '../escape-html.ts';

export interface EmailBody {
  subject: string;
  html: string;
  text: string;
}

interface EmailBodyInput extends EmailContent {
  message?: string | null;
  /** Whether the organisation's logo is attached to the email, with content id `logo`. */
  hasLogo: boolean;
}

export function composeEmail({ message = null, hasLogo, ...facts }: EmailBodyInput): EmailBody {
  const parts = emailSections(facts);
  const written = parts.map(({ lead, link, rest }, index) =>
    [lead, index === 0 ? message : null, link, rest].filter(Boolean).join('\n\n'),
  );
  return {
    subject: subjectOf(parts),
    text: `${written.join('\n\n— — —\n\n')}\n`,
    html: renderEmailHtml(parts, {
      sender: escapeHtml(facts.organization ?? platformName),
      message,
      hasLogo,
    }),
  };
}

const font =
  "font-family:-apple-system,'Segoe UI','PingFang SC','Microsoft YaHei','Noto Sans CJK SC',sans-serif";
const textColor = '#211e1a';
const mutedColor = '#5d574d';
const brandColor = '#00695c';

/** Styles for mobile and dark mode. Email clients that do not support them ignore them. */
const style = [
  ':root{color-scheme:light dark}',
  '@media (max-width:520px){.sheet{padding:24px 16px!important}.button{display:block!important;text-align:center!important}}',
  '@media (prefers-color-scheme:dark){.page{background:#191816!important}.sheet{background:#24221f!important}',
  '.ink{color:#f2eee7!important}.quiet{color:#b9b2a6!important}}',
].join('');

interface EmailFrame {
  /** The sender's name, as HTML. */
  sender: string;
  /** Personal message, shown below the first language section. */
  message: string | null;
  hasLogo: boolean;
}

/** The HTML of an email: the sender, then a section with a button for each language, and the link as text. */
function renderEmailHtml(parts: EmailSection[], { sender, message, hasLogo }: EmailFrame): string {
  const [first] = parts;
  const logo = hasLogo
    ? `<img src="cid:logo" alt="" height="40" style="height:40px;max-width:160px;vertical-align:middle;margin-right:12px">`
    : '';
  const rule = '<hr style="border:0;border-top:1px solid #e4dfd6;margin:24px 0">';
  return [
    `<!doctype html><html lang="${first?.tag ?? 'en'}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<meta name="color-scheme" content="light dark"><title>${escapeHtml(subjectOf(parts.slice(0, 1)))}</title>`,
    `<style>${style}</style></head>`,
    `<body class="page" style="margin:0;background:#faf8f4;${font};color:${textColor}">`,
    '<div style="padding:24px 8px"><div class="sheet" style="max-width:480px;margin:0 auto;padding:32px 24px;',
    'background:#ffffff;border-radius:12px">',
    `<p class="ink" style="margin:0 0 24px;font-size:18px;font-weight:600;color:${textColor}">${logo}${sender}</p>`,
    parts.map((part, index) => section(part, index === 0 ? message : null)).join(rule),
    `<p class="quiet" style="margin:24px 0 0;font-size:12px;color:${mutedColor}">Lumitree 明树</p>`,
    '</div></div></body></html>',
  ].join('');
}

function section({ tag, lead, button, rest, link }: EmailSection, message: string | null): string {
  return [
    `<div lang="${tag}">`,
    `<p class="ink" style="margin:0 0 16px;font-size:16px;line-height:1.6;color:${textColor}">${escapeHtml(lead)}</p>`,
    message ? messageBlock(message) : '',
    link ? buttonBlock(escapeHtml(link), button) : '',
    `<p class="quiet" style="margin:0 0 12px;font-size:14px;line-height:1.6;color:${mutedColor}">${escapeHtml(rest)}</p>`,
    link ? addressBlock(escapeHtml(link)) : '',
    '</div>',
  ].join('');
}

const messageBlock = (message: string) =>
  [
    `<p class="ink" style="margin:0 0 16px;padding:4px 0 4px 16px;border-left:3px solid ${brandColor};`,
    `font-size:16px;line-height:1.6;white-space:pre-line;color:${textColor}">${escapeHtml(message)}</p>`,
  ].join('');

const buttonBlock = (address: string, button: string) =>
  [
    `<p style="margin:0 0 16px"><a class="button" href="${address}" style="display:inline-block;background:${brandColor};`,
    'color:#ffffff;padding:12px 20px;border-radius:8px;text-decoration:none;font-weight:600">',
    `${escapeHtml(button)}</a></p>`,
  ].join('');

const addressBlock = (address: string) =>
  [
    '<p class="quiet" style="margin:0;font-size:12px;word-break:break-all">',
    `<a href="${address}" style="color:${brandColor}">${address}</a></p>`,
  ].join('');
