import { inTraditional } from '../../../../shared/core/chinese/in-both-scripts.ts';
import type { Locale, Script } from '../../../../shared/core/fields.ts';

const en = {
  title: 'Everything that {organization} has',
  made: 'Copied on {date}',
  intro:
    'Choose a child to see their visits, reports and files. The page works without a network. If there are several ZIP files, unpack all of them into the same folder.',
  other: '中文',
  children: 'Children',
  name: 'Name',
  born: 'Date of birth',
  number: 'File number',
  status: 'Status',
  statusOf: { active: 'active', archived: 'archived', restricted: 'restricted' },
  visits: 'Visits',
  documents: 'Documents',
  date: 'Date',
  kind: 'Kind',
  kindOf: {
    'eye-report': 'Visit',
    screening: 'Screening',
    note: 'Note',
    'progress-report': 'Attendance and progress',
  },
  called: 'Number or description',
  stateOf: { draft: 'draft', finished: 'finished', deleted: 'deleted' },
  reports: 'Reports',
  noReport: 'no PDF was made',
  files: 'Files',
  noFiles: 'No files',
  noDocuments: 'No documents',
  back: 'All children',
  data: 'Records',
  dataIntro:
    'One file for each kind of record: CSV for spreadsheets, NDJSON with everything, for programs. Files in “fhir” hold FHIR R4 resources.',
  records: 'Records',
  missing:
    'Files that could not be read or printed: {count}. They are named in manifest.json, and on the page of the child.',
  unread: 'could not be read',
  leftOut: 'Not included',
  check: 'SHA256SUMS holds a digest of every file; “sha256sum -c SHA256SUMS” checks them.',
};

const zh: typeof en = {
  title: '{organization}的全部数据',
  made: '复制于{date}',
  intro: '选择儿童，即可查看其就诊、报告和文件。本页无须联网。如有多个ZIP文件，请全部解压到同一文件夹。',
  other: 'English',
  children: '儿童',
  name: '姓名',
  born: '出生日期',
  number: '档案号',
  status: '状态',
  statusOf: { active: '在管', archived: '已归档', restricted: '已限制处理' },
  visits: '就诊',
  documents: '文档',
  date: '日期',
  kind: '类型',
  kindOf: { 'eye-report': '就诊', screening: '筛查', note: '记录', 'progress-report': '出勤与进展' },
  called: '编号或说明',
  stateOf: { draft: '草稿', finished: '已完成', deleted: '已删除' },
  reports: '报告',
  noReport: '未生成PDF',
  files: '文件',
  noFiles: '没有文件',
  noDocuments: '没有文档',
  back: '全部儿童',
  data: '数据记录',
  dataIntro: '每类数据一个文件：CSV供电子表格使用，NDJSON内容完整，供程序使用。“fhir”中的文件是FHIR R4资源。',
  records: '条数',
  missing: '无法读取或打印的文件：{count}个。manifest.json和儿童页面中列有名称。',
  unread: '无法读取',
  leftOut: '未包括',
  check: 'SHA256SUMS列出每个文件的摘要，可用“sha256sum -c SHA256SUMS”核对。',
};

export type ArchiveTexts = typeof en;

/** @param script the organisation's script */
export function archiveTexts(locale: Locale, script: Script): ArchiveTexts {
  if (locale === 'en') return en;
  return script === 'traditional' ? inTraditional(zh) : zh;
}
