import { formatLongDate, type NotificationTexts } from './text-types.ts';

const modules = { eye: '視光模組', developer: '課程開發模組', curriculum: '課程模組' };
const day = (date: string) => formatLongDate('zh-HK', date);
const session = ({ name, date, start }: { name: string; date: string; start: string }) =>
  `${day(date)}${start}${name === '' ? '的課堂' : `的「${name}」`}`;
const platform = '明樹';

export const traditional: NotificationTexts = {
  'member.invited': ({ email }, sender = platform) => ({
    name: '邀請已發送',
    description: `${sender}邀請了${email}`,
  }),
  'member.joined': ({ memberName }) => ({ name: '新成員', description: `${memberName}已加入` }),
  'member.left': ({ memberName, count }) => ({
    name: '交接已完成',
    description: `${memberName}已離開，已交接${count}個個案`,
  }),
  'member.leaving-stopped': ({ memberName }) => ({
    name: '交接已停止',
    description: `請為${memberName}另選接手人`,
  }),
  'case.archived': ({ caseName }, sender = platform) => ({
    name: '個案已封存',
    description: `${sender}封存了${caseName}`,
  }),
  'case.registered': ({ caseName }) => ({
    name: '新的登記',
    description: `${caseName}已透過二維碼登記，等待您審核`,
  }),
  'case.assigned': ({ caseName }, sender = platform) => ({
    name: '個案已分配給您',
    description: `${sender}把${caseName}分配給您`,
  }),
  'case.erased': () => ({
    name: '個案已清除',
    description: '這則通知所説的個案已經清除',
  }),
  'cases.assigned': ({ count }, sender = platform) => ({
    name: '個案已分配給您',
    description: `${sender}把${count}個個案分配給您`,
  }),
  'module.requested': ({ module }, sender = platform) => ({
    name: '申請開通模組',
    description: `${sender}申請開通${modules[module]}`,
  }),
  'module.granted': ({ module, until }) => ({
    name: '模組已開通',
    description: until ? `${modules[module]}已為您開通，至${day(until)}` : `${modules[module]}已為您開通`,
  }),
  'module.closed': ({ module, reason }) => ({
    name: '模組不可使用',
    description: `您目前不能使用${modules[module]}：${reason}`,
  }),
  'module.ending': ({ module, until }) => ({
    name: '模組即將到期',
    description: `${modules[module]}對您開通至${day(until)}`,
  }),
  'certificate.verified': ({ title, module, until }) => ({
    name: '證書已通過核實',
    description: [
      `「${title}」已通過核實`,
      module && `${modules[module]}已為您開通${until ? `，至${day(until)}` : ''}`,
    ]
      .filter(Boolean)
      .join('；'),
  }),
  'certificate.rejected': ({ title, reason }) => ({
    name: '證書未通過核實',
    description: `「${title}」未通過核實：${reason}`,
  }),
  'licence.ending': ({ endsOn }) => ({
    name: '許可即將到期',
    description: `許可將於${day(endsOn)}到期，之後只能查看，不能修改`,
  }),
  'note.left-out': ({ caseName }) => ({
    name: '記錄未發給家庭',
    description: `您為${caseName}寫的記錄完成後，印出的內容有變動，因此未列入彙總；請先修訂`,
  }),
  'digest.prepared': ({ on, notes, families }) => ({
    name: '明天將發送記錄彙總',
    description: `${day(on)}將有${notes}份記錄發給${families}個家庭，請提前查看`,
  }),
  'qrCode.ending': ({ until }) => ({
    name: '二維碼即將過期',
    description: `登記二維碼將於${day(until)}後過期。如不更改有效期，海報屆時將失效`,
  }),
  'report.unreached': ({ caseName, to }) => ({
    name: '報告未送達',
    description: `${caseName}的報告未能送達${to}`,
  }),
  'report-link.locked': ({ caseName }) => ({
    name: '報告連結已關閉',
    description: `${caseName}的出生日期輸錯五次，請重新發送報告`,
  }),
  'webhook.paused': ({ host, reason }) => ({
    name: 'Webhook已暫停',
    description:
      reason === 'gone'
        ? `${host}表示不再接收任何內容`
        : `${host}已連續三天未接受任何內容。在您恢復Webhook之前，不會再向其發送`,
  }),
  'mail.unreached': ({ to }) => ({ name: '電郵未送達', description: `發往${to}的電郵未能送達` }),
  'survey.answered': ({ caseName }) => ({
    name: '問卷已回答',
    description: `${caseName}的家長已回答風險問卷，請查看`,
  }),
  'subscription.requested': ({ title }, sender = platform) => ({
    name: '申請訂閱課程',
    description: `${sender}申請訂閱「${title}」`,
  }),
  'subscription.approved': ({ title, until }) => ({
    name: '課程訂閱已批准',
    description: `貴機構可使用「${title}」至${day(until)}`,
  }),
  'subscription.declined': ({ title, reason }) => ({
    name: '課程訂閱未獲批准',
    description: `「${title}」：${reason}`,
  }),
  'subscription.withdrawn': ({ title, reason }) => ({
    name: '課程訂閱已撤回',
    description: `貴機構不能再使用「${title}」：${reason}`,
  }),
  'course.updated': ({ title }) => ({
    name: '課程有新版本',
    description: `「${title}」有新版本，活動副本可以採用新版本`,
  }),
  'activity.shared': ({ title }, sender = platform) => ({
    name: '同事共享了活動',
    description: `${sender}共享了活動「${title}」，您可以複製一份使用`,
  }),
  'course.taken-down': ({ title, reason }) => ({
    name: '課程已下架',
    description: `平台已下架「${title}」：${reason}`,
  }),
  'course.reinstated': ({ title }) => ({
    name: '課程已恢復',
    description: `「${title}」已可再次使用`,
  }),
  'subscription.ending': ({ title, until }) => ({
    name: '課程訂閱即將到期',
    description: `貴機構對「${title}」的訂閱至${day(until)}`,
  }),
  'session.planned': (fact, sender = platform) => ({
    name: '同事為您安排了課堂',
    description: `${sender}安排了${session(fact)}`,
  }),
  'session.changed': (fact, sender = platform) => ({
    name: '您的課堂有變動',
    description: `${sender}修改了${session(fact)}`,
  }),
  'session.cancelled': (fact, sender = platform) => ({
    name: '您的課堂已取消',
    description: `${sender}取消了${session(fact)}`,
  }),
  'session.removed': (fact, sender = platform) => ({
    name: '您的課堂已刪除',
    description: `${sender}刪除了${session(fact)}`,
  }),
  'session.reminder': fact => ({
    name: '課堂即將開始',
    description: `提醒：${session(fact)}`,
  }),
};
