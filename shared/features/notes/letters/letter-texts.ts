import type { Locale, Script } from '../../../core/fields.ts';

/** What stands on a letter beside what a person has written. */
export interface LetterTexts {
  note: string;
  name: string;
  date: string;
  draft: string;
  preview: string;
  bornOn: (day: string) => string;
  preparedBy: (name: string) => string;
  signatureOf: (name: string) => string;
  amendedOn: (day: string) => string;
  page: (page: number, pages: number) => string;
  attachments: string;
  pagesOf: (name: string, pages: number) => string;
  pageOf: (name: string, page: number) => string;
}

const english: LetterTexts = {
  note: 'Note',
  name: 'Name',
  date: 'Date',
  draft: 'Draft',
  preview: 'Preview',
  bornOn: day => `born ${day}`,
  preparedBy: name => `Prepared by ${name}`,
  signatureOf: name => `Signature of ${name}`,
  amendedOn: day => `Amended on ${day}`,
  page: (page, pages) => `Page ${page} of ${pages}`,
  attachments: 'Enclosed',
  pagesOf: (name, pages) => `${name} (${pages} ${pages === 1 ? 'page' : 'pages'})`,
  pageOf: (name, page) => `${name}, page ${page}`,
};

const simplified: LetterTexts = {
  note: '记录',
  name: '姓名',
  date: '日期',
  draft: '草稿',
  preview: '预览',
  bornOn: day => `${day}出生`,
  preparedBy: name => `撰写：${name}`,
  signatureOf: name => `${name}的签名`,
  amendedOn: day => `${day}修订`,
  page: (page, pages) => `第${page}页，共${pages}页`,
  attachments: '附件',
  pagesOf: (name, pages) => `${name}（${pages}页）`,
  pageOf: (name, page) => `${name}，第${page}页`,
};

const traditional: LetterTexts = {
  note: '記錄',
  name: '姓名',
  date: '日期',
  draft: '草稿',
  preview: '預覽',
  bornOn: day => `${day}出生`,
  preparedBy: name => `撰寫：${name}`,
  signatureOf: name => `${name}的簽名`,
  amendedOn: day => `${day}修訂`,
  page: (page, pages) => `第${page}頁，共${pages}頁`,
  attachments: '附件',
  pagesOf: (name, pages) => `${name}（${pages}頁）`,
  pageOf: (name, page) => `${name}，第${page}頁`,
};

export function letterTextsOf(language: Locale, script: Script): LetterTexts {
  if (language === 'en') return english;
  return script === 'traditional' ? traditional : simplified;
}
