import { inTraditional } from '../chinese/texts-by-language.ts';
import type { Locale } from '../fields.ts';
import { type LanguageTag, languages } from '../languages.ts';
import { archiveMail } from './archive-mail.ts';
import { formMails } from './form-mails.ts';
import type { MailText } from './mail-text.ts';
import { subscriptionMails } from './subscription-mails.ts';
import type { MailTemplateName } from './template-names.ts';

interface MailTemplate {
  /** Whether the email is sent in both languages, because the recipient's language is not known yet. */
  isBilingual: boolean;
  text: Record<Locale, MailText>;
}

export const mailTemplates = {
  invitation: {
    isBilingual: true,
    text: {
      en: {
        subject: '{organization} invites you to Lumitree',
        lead: '{organization} invites you to work with them on Lumitree.',
        button: 'Register',
        rest: 'The link works for seven days and can be used once. If you don’t know them, you can ignore this email.',
      },
      zh: {
        subject: '{organization}邀请您加入明树',
        lead: '{organization}邀请您加入明树。',
        button: '注册',
        rest: '链接七天内有效，只能使用一次。如果您不认识这家机构，请忽略这封邮件。',
      },
    },
  },
  'invitation-to-join': {
    isBilingual: true,
    text: {
      en: {
        subject: '{organization} invites you to Lumitree',
        lead: '{organization} invites you to work with them on Lumitree. You can use the account you already have.',
        button: 'Sign in and join',
        rest: 'The link works for seven days and can be used once. If you don’t know them, you can ignore this email.',
      },
      zh: {
        subject: '{organization}邀请您加入明树',
        lead: '{organization}邀请您加入明树。您可以使用现有的账号登录。',
        button: '登录并加入',
        rest: '链接七天内有效，只能使用一次。如果您不认识这家机构，请忽略这封邮件。',
      },
    },
  },
  'email-change': {
    isBilingual: false,
    text: {
      en: {
        subject: 'Confirm your new email address for Lumitree',
        lead: 'Open this link on a device where you are signed in to Lumitree. From then on, you sign in with this address.',
        button: 'Confirm address',
        rest: 'The link works for 24 hours and can be used once. If you didn’t ask for it, you can ignore this email.',
      },
      zh: {
        subject: '明树：请确认您的新邮箱',
        lead: '请在已登录明树的设备上打开此链接。确认后，您将用此邮箱登录。',
        button: '确认邮箱',
        rest: '链接24小时内有效，只能使用一次。如果不是您本人操作，请忽略这封邮件。',
      },
    },
  },
  'email-changed': {
    isBilingual: true,
    text: {
      en: {
        subject: 'Your email address for Lumitree has been changed',
        lead: 'You now sign in to Lumitree with another email address, which was confirmed by a link.',
        button: 'Sign in',
        rest: 'If this was not you, tell the admin of your organisation at once.',
      },
      zh: {
        subject: '明树：您的登录邮箱已修改',
        lead: '您的明树登录邮箱已改为另一个经链接确认的邮箱。',
        button: '登录',
        rest: '如果不是您本人操作，请立即联系机构管理员。',
      },
    },
  },
  'account-erased': {
    isBilingual: true,
    text: {
      en: {
        subject: 'Your Lumitree account has been deleted',
        lead: 'Your account and the personal data we held about you have been deleted. Records you wrote stay with their organisations, under your name.',
        button: 'Open Lumitree',
        rest: 'You can no longer sign in. If this was not you, tell the admin of your organisation at once.',
      },
      zh: {
        subject: '您的明树账号已删除',
        lead: '您的账号和个人资料已删除。您撰写的记录仍留在所属机构，并保留您的署名。',
        button: '打开明树',
        rest: '您无法再登录。如果不是您本人操作，请立即联系机构管理员。',
      },
    },
  },
  recovered: {
    isBilingual: true,
    text: {
      en: {
        subject: 'A recovery code was used for Lumitree',
        lead: 'The authenticator app of your account was switched off with a recovery code. You can now sign in with your password alone.',
        button: 'Set up the app again',
        rest: 'If this was not you, change your password at once and tell the admin of your organisation.',
      },
      zh: {
        subject: '明树：已使用恢复码',
        lead: '有人用恢复码停用了您账号的验证器应用，目前只凭密码即可登录。',
        button: '重新设置验证器',
        rest: '如果不是您本人操作，请立即修改密码，并联系机构管理员。',
      },
    },
  },
  'password-changed': {
    isBilingual: true,
    text: {
      en: {
        subject: 'Your Lumitree password was changed',
        lead: 'The password of your account was changed. Every other device has been signed out.',
        button: 'Choose another password',
        rest: 'If this was not you, choose another password at once and tell the admin of your organisation.',
      },
      zh: {
        subject: '明树：您的密码已修改',
        lead: '您账号的密码已修改，其他设备均已退出登录。',
        button: '重设密码',
        rest: '如果不是您本人操作，请立即重设密码，并联系机构管理员。',
      },
    },
  },
  'second-factor-on': {
    isBilingual: true,
    text: {
      en: {
        subject: 'An authenticator app was set up for Lumitree',
        lead: 'From now on, signing in to your account also needs a code from your authenticator app.',
        button: 'See your settings',
        rest: 'If this was not you, tell the admin of your organisation at once.',
      },
      zh: {
        subject: '明树：已启用验证器应用',
        lead: '从现在起，登录您的账号还需要输入验证器应用中的验证码。',
        button: '查看设置',
        rest: '如果不是您本人操作，请立即联系机构管理员。',
      },
    },
  },
  'second-factor-off': {
    isBilingual: true,
    text: {
      en: {
        subject: 'The authenticator app for Lumitree was switched off',
        lead: 'Your account no longer asks for a code when you sign in. Your password alone is enough.',
        button: 'Set up the app again',
        rest: 'If this was not you, change your password at once and tell the admin of your organisation.',
      },
      zh: {
        subject: '明树：已停用验证器应用',
        lead: '登录您的账号不再需要验证码，只凭密码即可登录。',
        button: '重新设置验证器',
        rest: '如果不是您本人操作，请立即修改密码，并联系机构管理员。',
      },
    },
  },
  waiting: {
    isBilingual: false,
    text: {
      en: {
        subject: 'Requests are waiting for you on Lumitree',
        lead: 'Requests for modules: {modules}. Certificates to verify: {certificates}. Requests for courses: {subscriptions}.',
        button: 'See what’s waiting',
        rest: 'You get this email once a day for as long as anything is waiting.',
      },
      zh: {
        subject: '明树平台有待处理的申请',
        lead: '待处理的模块申请：{modules}项。待核实的证书：{certificates}份。待处理的课程订阅申请：{subscriptions}项。',
        button: '查看待处理事项',
        rest: '只要仍有待处理事项，您每天会收到一封提醒邮件。',
      },
    },
  },
  ...subscriptionMails,
  'archive-ready': archiveMail,
  'certificate-verified': {
    isBilingual: false,
    text: {
      en: {
        subject: 'Your certificate has been verified',
        lead: '“{title}” has been verified. You have access to the module it covers for as long as it is valid.',
        button: 'See certificates',
        rest: 'You don’t need to sign in again.',
      },
      zh: {
        subject: '明树：您的证书已通过核实',
        lead: '“{title}”已通过核实。证书有效期内，其对应的模块将为您开通。',
        button: '查看证书',
        rest: '无须重新登录。',
      },
    },
  },
  'certificate-rejected': {
    isBilingual: false,
    text: {
      en: {
        subject: 'Your certificate could not be verified',
        lead: '“{title}” could not be verified: {reason}',
        button: 'Add another certificate',
        rest: 'Your existing access is not affected.',
      },
      zh: {
        subject: '明树：您的证书未通过核实',
        lead: '“{title}”未通过核实：{reason}',
        button: '添加其他证书',
        rest: '您原有的权限不受影响。',
      },
    },
  },
  ...formMails,
  report: {
    isBilingual: true,
    text: {
      en: {
        subject: '{organization}: eye report {reference}',
        lead: 'Please find attached the report of the eye examination {reference} from {organization}.',
        button: '',
        rest: 'If you have questions about it, please ask {contact}. Please don’t reply; this inbox isn’t monitored.',
      },
      zh: {
        subject: '{organization}：眼睛检查报告{reference}',
        lead: '附件是{organization}的眼睛检查报告（编号{reference}），请查阅。',
        button: '',
        rest: '如有疑问，请联系{contact}。此邮件由系统自动发送，请勿回信。',
      },
    },
  },
  'report-attached': {
    isBilingual: true,
    text: {
      en: {
        subject: '{organization} has a report for you',
        lead: 'Please find attached a report from {organization}.',
        button: '',
        rest: 'If you have questions about it, please ask {contact}. Please don’t reply; this inbox isn’t monitored.',
      },
      zh: {
        subject: '{organization}给您发来一份报告',
        lead: '附件是{organization}发来的报告，请查阅。',
        button: '',
        rest: '如有疑问，请联系{contact}。此邮件由系统自动发送，请勿回信。',
      },
    },
  },
  'report-link': {
    isBilingual: true,
    text: {
      en: {
        subject: '{organization} has a report for you',
        lead: '{organization} has a report for you. Open the link and enter the child’s date of birth to read it.',
        button: 'Open the report',
        rest: 'The link works once, within {days} days. From when you open the report you have 15 minutes to look at it and save it. If you don’t know {organization}, you can ignore this email.',
      },
      zh: {
        subject: '{organization}给您发来一份报告',
        lead: '{organization}给您发来一份报告。请打开链接，输入孩子的出生日期查看。',
        button: '查看报告',
        rest: '链接{days}天内有效，仅供打开一次。打开报告后，有15分钟可以查看和保存。如果您不认识{organization}，请忽略这封邮件。',
      },
    },
  },
} as const satisfies Record<MailTemplateName, MailTemplate>;

export function mailText(template: MailTemplateName, language: LanguageTag): MailText {
  const text = mailTemplates[template].text[languages[language].locale];
  return language === 'zh-Hant' ? inTraditional<MailText>(text) : text;
}

/** Replaces placeholders in braces by their values; a placeholder without a value is removed. */
export function interpolate(text: string, values: Record<string, string>): string {
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}
