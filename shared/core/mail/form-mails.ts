/** Emails to families about forms that they have sent or are asked to fill in. */
export const formMails = {
  'registration-receipt': {
    isBilingual: false,
    text: {
      en: {
        subject: '{organization} has received your registration',
        lead: '{organization} has received your registration. The staff will read it before anything is booked, and contact you if they need more.',
        button: '',
        rest: 'If you didn’t register a child with {organization}, you can ignore this email. If you have questions, please ask {contact}. Please don’t reply; this inbox isn’t monitored.',
      },
      zh: {
        subject: '{organization}已收到您的登记',
        lead: '{organization}已收到您的登记。工作人员会先查看，再安排后续事宜；如需补充资料，会与您联系。',
        button: '',
        rest: '如果您没有在{organization}登记过孩子，请忽略这封邮件。如有疑问，请联系{contact}。此邮件由系统自动发送，请勿回信。',
      },
    },
  },
  survey: {
    isBilingual: false,
    text: {
      en: {
        subject: '{organization} asks you a few questions',
        lead: '{organization} asks you a few questions before your child’s next eye check: about the family’s eyes, reading, screens and time outdoors. It takes about a minute.',
        button: 'Answer the questions',
        rest: 'The link works for {days} days and can be used once. If you don’t know {organization}, you can ignore this email.',
      },
      zh: {
        subject: '{organization}想请您回答几个问题',
        lead: '在孩子下次眼睛检查之前，{organization}想请您回答几个问题，内容包括家庭成员的近视情况、阅读、屏幕和户外时间，大约需要一分钟。',
        button: '回答问题',
        rest: '链接{days}天内有效，只能使用一次。如果您不认识{organization}，请忽略这封邮件。',
      },
    },
  },
  'survey-receipt': {
    isBilingual: false,
    text: {
      en: {
        subject: '{organization} has received your answers',
        lead: '{organization} has received your answers. The staff will read them before the next eye check.',
        button: '',
        rest: 'If you didn’t answer questions from {organization}, please tell them. Please don’t reply; this inbox isn’t monitored.',
      },
      zh: {
        subject: '{organization}已收到您的回答',
        lead: '{organization}已收到您的回答。工作人员会在下次眼睛检查前查看。',
        button: '',
        rest: '如果您没有回答过{organization}的问题，请告知他们。此邮件由系统自动发送，请勿回信。',
      },
    },
  },
  'note-digest': {
    isBilingual: true,
    text: {
      en: {
        subject: 'News from {organization}',
        lead: 'Please find attached what {organization} has written about {names} since the last time.',
        button: '',
        rest: 'If you have questions about it, please ask {contact}. Please don’t reply; this inbox isn’t monitored.',
      },
      zh: {
        subject: '{organization}的近期记录',
        lead: '附件是{organization}近期为{names}写的记录，请查阅。',
        button: '',
        rest: '如有疑问，请联系{contact}。此邮件由系统自动发送，请勿回信。',
      },
    },
  },
  'note-digest-link': {
    isBilingual: true,
    text: {
      en: {
        subject: 'News from {organization}',
        lead: '{organization} has written about {names} since the last time. The note about {linked} is too large for an email: open the link and enter the child’s date of birth to read it. Everything else is attached.',
        button: 'Read the note',
        rest: 'The link works once, within {days} days. From when you open the note you have 15 minutes to look at it and save it. If you don’t know {organization}, you can ignore this email.',
      },
      zh: {
        subject: '{organization}的近期记录',
        lead: '{organization}近期为{names}写了记录。{linked}的记录太大，无法随邮件发送：请打开链接，输入孩子的出生日期查看。其余的见附件。',
        button: '查看记录',
        rest: '链接{days}天内有效，仅供打开一次。打开记录后，有15分钟可以查看和保存。如果您不认识{organization}，请忽略这封邮件。',
      },
    },
  },
  'class-session': {
    isBilingual: false,
    text: {
      en: {
        subject: '{subject}',
        lead: '{organization} writes to you about {names} and the session on {date}.',
        button: '',
        rest: 'If you have questions about it, please ask {contact}. Please don’t reply; this inbox isn’t monitored.',
      },
      zh: {
        subject: '{subject}',
        lead: '以下是{organization}发给您的邮件，内容有关{names}和{date}的课堂。',
        button: '',
        rest: '如有疑问，请联系{contact}。此邮件由系统自动发送，请勿回信。',
      },
    },
  },
} as const;
