import type { LanguageTag } from '../../../core/languages.ts';

export interface PosterTexts {
  headline: string;
  lead: string;
  scan: string;
  open: string;
  steps: readonly string[];
  validUntil: (day: string) => string;
}

export const posterTexts: Record<LanguageTag, PosterTexts> = {
  en: {
    headline: 'Register your child',
    lead: 'From your phone, in about three minutes. No account, no app.',
    scan: 'Point your phone’s camera at the code',
    open: 'Or open this address',
    steps: ['Scan the code', 'Fill in the form, in English or Chinese', 'We’ll be in touch'],
    validUntil: day => `Valid until ${day}`,
  },
  'zh-Hans': {
    headline: '为孩子登记',
    lead: '用手机填写，约三分钟即可完成，无需注册账号或安装应用。',
    scan: '请用手机相机对准二维码',
    open: '或打开以下网址',
    steps: ['扫描二维码', '用中文或英文填写表格', '我们会与您联系'],
    validUntil: day => `有效期至${day}`,
  },
  'zh-Hant': {
    headline: '為孩子登記',
    lead: '用手機填寫，約三分鐘即可完成，無須註冊帳號或安裝應用程式。',
    scan: '請用手機相機對準二維碼',
    open: '或開啟以下網址',
    steps: ['掃描二維碼', '用中文或英文填寫表格', '我們會與您聯絡'],
    validUntil: day => `有效期至${day}`,
  },
};
