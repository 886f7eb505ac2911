/** Email to the admin who requested a copy of all data. The email contains no names. */
export const archiveMail = {
  isBilingual: false,
  text: {
    en: {
      subject: 'The copy you asked for is ready',
      lead: 'The copy of everything that your organisation has is ready. You can download it for three days.',
      button: 'Open Privacy',
      rest: 'If you did not ask for it, tell the other admins of your organisation at once.',
    },
    zh: {
      subject: '明树：您要求的副本已就绪',
      lead: '贵机构全部数据的副本已就绪，三天内可下载。',
      button: '打开隐私设置',
      rest: '如果不是您本人要求，请立即通知贵机构的其他管理员。',
    },
  },
};
