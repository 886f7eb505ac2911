import type { CustomMessageTriggerEvent } from 'aws-lambda';
import type { Locale } from '../../../../shared/core/fields.ts';

interface MessageTexts {
  subject: string;
  lead: string;
  rest: string;
}

const messageTexts: Record<string, Record<Locale, MessageTexts>> = {
  CustomMessage_ForgotPassword: {
    en: {
      subject: 'Your Lumitree code for a new password',
      lead: 'Enter this code to choose a new password:',
      rest: 'It works for one hour. If you didn’t ask for it, you can ignore this email.',
    },
    zh: {
      subject: '明树：重设密码的验证码',
      lead: '请输入以下验证码，设置新密码：',
      rest: '验证码一小时内有效。如果不是您本人操作，请忽略这封邮件。',
    },
  },
  CustomMessage_AdminCreateUser: {
    en: {
      subject: 'Your Lumitree sign-in',
      lead: 'You can sign in with this email address and the password below; you will then choose your own.',
      rest: 'The password works for seven days.',
    },
    zh: {
      subject: '明树：您的登录信息',
      lead: '请用此邮箱地址和以下密码登录，登录后请设置您自己的密码。',
      rest: '此密码七天内有效。',
    },
  },
};

const verification: Record<Locale, MessageTexts> = {
  en: {
    subject: 'Your Lumitree code',
    lead: 'Enter this code to confirm your email address:',
    rest: 'If you didn’t ask for it, you can ignore this email.',
  },
  zh: {
    subject: '明树：验证码',
    lead: '请输入以下验证码，确认您的邮箱地址：',
    rest: '如果不是您本人操作，请忽略这封邮件。',
  },
};

/** Page that an email links to, by trigger. Its URL must not contain the email address. */
const pages: Record<string, string> = { CustomMessage_ForgotPassword: '/reset-password' };

export function customMessage(event: CustomMessageTriggerEvent, webUrl: string): CustomMessageTriggerEvent {
  const locale: Locale = event.request.userAttributes.locale === 'zh' ? 'zh' : 'en';
  const letter = messageTexts[event.triggerSource]?.[locale] ?? verification[locale];
  const page = pages[event.triggerSource] ?? '/login';
  const address = `${webUrl}${locale === 'zh' ? '/zh' : ''}${page}`;
  event.response.emailSubject = letter.subject;
  event.response.emailMessage = html(
    letter,
    event.request.codeParameter,
    event.request.usernameParameter,
    address,
    locale,
  );
  return event;
}

/** Cognito sends no text part. With a line for each paragraph, programs that drop the tags show it well. */
function html(
  { lead, rest }: MessageTexts,
  code: string,
  username: string | null,
  address: string,
  locale: Locale,
): string {
  const font = "font-family:-apple-system,'Segoe UI','PingFang SC','Microsoft YaHei',sans-serif";
  const paragraph = (text: string) => `<p style="margin:0 0 16px;line-height:1.6">${text}</p>`;
  return [
    `<!doctype html><html lang="${locale}"><body style="margin:0;background:#faf8f4;${font};color:#211e1a">`,
    '<div style="max-width:480px;margin:0 auto;padding:32px 24px">',
    '<p style="margin:0 0 24px;font-size:18px;font-weight:600;color:#00695c">Lumitree 明树</p>',
    paragraph(lead),
    `<p style="margin:0 0 16px;font-size:28px;font-weight:600;letter-spacing:2px">${code}</p>`,
    username ? paragraph(username) : '',
    paragraph(rest),
    `<p style="margin:0"><a href="${address}" style="color:#00695c">${address}</a></p>`,
    '</div></body></html>',
  ].join('\n');
}
