import { formatLongDate, type NotificationTexts } from './text-types.ts';

const modules = { eye: '视光模块', developer: '课程开发模块', curriculum: '课程模块' };
const day = (date: string) => formatLongDate('zh-CN', date);
const session = ({ name, date, start }: { name: string; date: string; start: string }) =>
  `${day(date)}${start}${name === '' ? '的课堂' : `的“${name}”`}`;
const platform = '明树';

export const simplified: NotificationTexts = {
  'member.invited': ({ email }, sender = platform) => ({
    name: '邀请已发送',
    description: `${sender}邀请了${email}`,
  }),
  'member.joined': ({ memberName }) => ({ name: '新成员', description: `${memberName}已加入` }),
  'member.left': ({ memberName, count }) => ({
    name: '交接已完成',
    description: `${memberName}已离开，已交接${count}个个案`,
  }),
  'member.leaving-stopped': ({ memberName }) => ({
    name: '交接已停止',
    description: `请为${memberName}另选接手人`,
  }),
  'case.archived': ({ caseName }, sender = platform) => ({
    name: '个案已归档',
    description: `${sender}归档了${caseName}`,
  }),
  'case.registered': ({ caseName }) => ({
    name: '新的登记',
    description: `${caseName}已通过二维码登记，等待您审核`,
  }),
  'case.assigned': ({ caseName }, sender = platform) => ({
    name: '个案已分配给您',
    description: `${sender}把${caseName}分配给您`,
  }),
  'case.erased': () => ({
    name: '个案已清除',
    description: '这条通知所说的个案已经清除',
  }),
  'cases.assigned': ({ count }, sender = platform) => ({
    name: '个案已分配给您',
    description: `${sender}把${count}个个案分配给您`,
  }),
  'module.requested': ({ module }, sender = platform) => ({
    name: '申请开通模块',
    description: `${sender}申请开通${modules[module]}`,
  }),
  'module.granted': ({ module, until }) => ({
    name: '模块已开通',
    description: until ? `${modules[module]}已为您开通，至${day(until)}` : `${modules[module]}已为您开通`,
  }),
  'module.closed': ({ module, reason }) => ({
    name: '模块不可使用',
    description: `您目前不能使用${modules[module]}：${reason}`,
  }),
  'module.ending': ({ module, until }) => ({
    name: '模块即将到期',
    description: `${modules[module]}对您开通至${day(until)}`,
  }),
  'certificate.verified': ({ title, module, until }) => ({
    name: '证书已通过核实',
    description: [
      `“${title}”已通过核实`,
      module && `${modules[module]}已为您开通${until ? `，至${day(until)}` : ''}`,
    ]
      .filter(Boolean)
      .join('；'),
  }),
  'certificate.rejected': ({ title, reason }) => ({
    name: '证书未通过核实',
    description: `“${title}”未通过核实：${reason}`,
  }),
  'licence.ending': ({ endsOn }) => ({
    name: '许可即将到期',
    description: `许可将于${day(endsOn)}到期，之后只能查看，不能修改`,
  }),
  'note.left-out': ({ caseName }) => ({
    name: '记录未发给家庭',
    description: `您为${caseName}写的记录完成后，印出的内容有变动，因此未列入汇总；请先修订`,
  }),
  'digest.prepared': ({ on, notes, families }) => ({
    name: '明天将发送记录汇总',
    description: `${day(on)}将有${notes}份记录发给${families}个家庭，请提前查看`,
  }),
  'qrCode.ending': ({ until }) => ({
    name: '二维码即将过期',
    description: `登记二维码将于${day(until)}后过期。如不更改有效期，海报届时将失效`,
  }),
  'report.unreached': ({ caseName, to }) => ({
    name: '报告未送达',
    description: `${caseName}的报告未能送达${to}`,
  }),
  'report-link.locked': ({ caseName }) => ({
    name: '报告链接已关闭',
    description: `${caseName}的出生日期输错五次，请重新发送报告`,
  }),
  'webhook.paused': ({ host, reason }) => ({
    name: 'Webhook已暂停',
    description:
      reason === 'gone'
        ? `${host}表示不再接收任何内容`
        : `${host}已连续三天未接受任何内容。在您恢复Webhook之前，不会再向其发送`,
  }),
  'mail.unreached': ({ to }) => ({ name: '邮件未送达', description: `发往${to}的邮件未能送达` }),
  'survey.answered': ({ caseName }) => ({
    name: '问卷已回答',
    description: `${caseName}的家长已回答风险问卷，请查看`,
  }),
  'subscription.requested': ({ title }, sender = platform) => ({
    name: '申请订阅课程',
    description: `${sender}申请订阅“${title}”`,
  }),
  'subscription.approved': ({ title, until }) => ({
    name: '课程订阅已批准',
    description: `贵机构可使用“${title}”至${day(until)}`,
  }),
  'subscription.declined': ({ title, reason }) => ({
    name: '课程订阅未获批准',
    description: `“${title}”：${reason}`,
  }),
  'subscription.withdrawn': ({ title, reason }) => ({
    name: '课程订阅已撤回',
    description: `贵机构不能再使用“${title}”：${reason}`,
  }),
  'course.updated': ({ title }) => ({
    name: '课程有新版本',
    description: `“${title}”有新版本，活动副本可以采用新版本`,
  }),
  'activity.shared': ({ title }, sender = platform) => ({
    name: '同事共享了活动',
    description: `${sender}共享了活动“${title}”，您可以复制一份使用`,
  }),
  'course.taken-down': ({ title, reason }) => ({
    name: '课程已下架',
    description: `平台已下架“${title}”：${reason}`,
  }),
  'course.reinstated': ({ title }) => ({
    name: '课程已恢复',
    description: `“${title}”已可再次使用`,
  }),
  'subscription.ending': ({ title, until }) => ({
    name: '课程订阅即将到期',
    description: `贵机构对“${title}”的订阅至${day(until)}`,
  }),
  'session.planned': (fact, sender = platform) => ({
    name: '同事为您安排了课堂',
    description: `${sender}安排了${session(fact)}`,
  }),
  'session.changed': (fact, sender = platform) => ({
    name: '您的课堂有变动',
    description: `${sender}修改了${session(fact)}`,
  }),
  'session.cancelled': (fact, sender = platform) => ({
    name: '您的课堂已取消',
    description: `${sender}取消了${session(fact)}`,
  }),
  'session.removed': (fact, sender = platform) => ({
    name: '您的课堂已删除',
    description: `${sender}删除了${session(fact)}`,
  }),
  'session.reminder': fact => ({
    name: '课堂即将开始',
    description: `提醒：${session(fact)}`,
  }),
};
