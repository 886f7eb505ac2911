/** Emails to people who requested a subscription to a course for their organisation. */
export const subscriptionMails = {
  'subscription-approved': {
    isBilingual: false,
    text: {
      en: {
        subject: 'Your organisation can use “{title}”',
        lead: '“{title}” is open to everybody in your organisation until {until}.',
        button: 'Open the course',
        rest: 'You don’t need to sign in again. A month before it ends, we will remind you.',
      },
      zh: {
        subject: '明树：贵机构已可使用课程“{title}”',
        lead: '贵机构全体成员可使用“{title}”至{until}。',
        button: '打开课程',
        rest: '无须重新登录。到期前一个月，我们会提醒您。',
      },
    },
  },
  'subscription-declined': {
    isBilingual: false,
    text: {
      en: {
        subject: 'Your request for “{title}” was declined',
        lead: 'Your request for “{title}” was declined: {reason}',
        button: 'Open the library',
        rest: 'You can ask again at any time.',
      },
      zh: {
        subject: '明树：课程“{title}”的订阅申请未获批准',
        lead: '“{title}”的订阅申请未获批准：{reason}',
        button: '打开资源库',
        rest: '您可以随时再次申请。',
      },
    },
  },
  'subscription-withdrawn': {
    isBilingual: false,
    text: {
      en: {
        subject: 'Your subscription to “{title}” was withdrawn',
        lead: 'Your organisation can no longer use “{title}”: {reason}',
        button: 'Open the library',
        rest: 'Your own copies and what is already scheduled are not affected.',
      },
      zh: {
        subject: '明树：课程“{title}”的订阅已撤回',
        lead: '贵机构不能再使用“{title}”：{reason}',
        button: '打开资源库',
        rest: '贵机构自己的副本和已安排的课堂不受影响。',
      },
    },
  },
  'subscription-ending': {
    isBilingual: false,
    text: {
      en: {
        subject: 'Your subscription to “{title}” ends soon',
        lead: 'Your organisation can use “{title}” until {until}.',
        button: 'Ask for more time',
        rest: 'Your own copies and what is already scheduled will go on working.',
      },
      zh: {
        subject: '明树：课程“{title}”的订阅即将到期',
        lead: '贵机构可使用“{title}”至{until}。',
        button: '申请续订',
        rest: '贵机构自己的副本和已安排的课堂将继续可用。',
      },
    },
  },
};
