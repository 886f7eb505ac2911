import { type Tag, textsByLanguage } from '../../../core/chinese/texts-by-language.ts';

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

const chinese = (t: Tag): LetterTexts => ({
  note: '记录',
  name: '姓名',
  date: '日期',
  draft: '草稿',
  preview: '预览',
  bornOn: day => t`${day}出生`,
  preparedBy: name => t`撰写：${name}`,
  signatureOf: name => t`${name}的签名`,
  amendedOn: day => t`${day}修订`,
  page: (page, pages) => t`第${page}页，共${pages}页`,
  attachments: '附件',
  pagesOf: (name, pages) => t`${name}（${pages}页）`,
  pageOf: (name, page) => t`${name}，第${page}页`,
});

export const letterTextsOf = textsByLanguage<LetterTexts>({ en: english, zh: chinese });
