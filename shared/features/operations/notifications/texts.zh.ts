import type { Tag } from '../../../core/chinese/texts-by-language.ts';
import { formatLongDate, type NotificationTexts } from './text-types.ts';

export const chinese = (t: Tag): NotificationTexts => {
  const modules = { eye: t`视光模块`, developer: t`课程开发模块`, curriculum: t`课程模块` };
  const reportNames = {
    refraction: t`验光报告`,
    myopia: t`近视报告`,
    screening: t`学习效能筛查报告`,
    neuroTree: t`神经树报告`,
    note: t`记录`,
    progress: t`出勤与学习进展报告`,
  };
  const day = (date: string) => formatLongDate('zh-CN', date);
  const session = ({ name, date, start }: { name: string; date: string; start: string }) =>
    `${day(date)}${start}${name === '' ? t`的课堂` : t`的“${name}”`}`;
  const platform = t`明树`;

  return {
    'member.invited': ({ email }, sender = platform) => ({
      name: t`邀请已发送`,
      description: t`${sender}邀请了${email}`,
    }),
    'member.joined': ({ memberName }) => ({ name: t`新成员`, description: t`${memberName}已接受邀请` }),
    'member.left': ({ memberName, count }) => ({
      name: t`交接已完成`,
      description: t`${memberName}已离开，已交接${count}个个案`,
    }),
    'member.leaving-stopped': ({ memberName }) => ({
      name: t`交接已停止`,
      description: t`请为${memberName}另选接手人`,
    }),
    'case.archived': ({ caseName }, sender = platform) => ({
      name: t`个案已归档`,
      description: t`${sender}归档了${caseName}`,
    }),
    'case.registered': ({ caseName }) => ({
      name: t`新的登记`,
      description: t`${caseName}已通过二维码登记，等待您审核`,
    }),
    'case.assigned': ({ caseName }, sender = platform) => ({
      name: t`个案已分配给您`,
      description: t`${sender}把${caseName}分配给您`,
    }),
    'case.erased': () => ({
      name: t`个案已清除`,
      description: t`这条通知所说的个案已经清除`,
    }),
    'cases.assigned': ({ count }, sender = platform) => ({
      name: t`个案已分配给您`,
      description: t`${sender}把${count}个个案分配给您`,
    }),
    'module.requested': ({ module }, sender = platform) => ({
      name: t`申请开通模块`,
      description: t`${sender}申请开通${modules[module]}`,
    }),
    'module.granted': ({ module, until }) => ({
      name: t`模块已开通`,
      description: until ? t`${modules[module]}已为您开通，至${day(until)}` : t`${modules[module]}已为您开通`,
    }),
    'module.closed': ({ module, reason }) => ({
      name: t`模块不可使用`,
      description: t`您目前不能使用${modules[module]}：${reason}`,
    }),
    'module.ending': ({ module, until }) => ({
      name: t`模块即将到期`,
      description: t`${modules[module]}对您开通至${day(until)}`,
    }),
    'certificate.verified': ({ title, module, until }) => ({
      name: t`证书已通过核实`,
      description: [
        t`“${title}”已通过核实`,
        module && t`${modules[module]}已为您开通${until ? t`，至${day(until)}` : ''}`,
      ]
        .filter(Boolean)
        .join('；'),
    }),
    'certificate.rejected': ({ title, reason }) => ({
      name: t`证书未通过核实`,
      description: t`“${title}”未通过核实：${reason}`,
    }),
    'licence.ending': ({ endsOn }) => ({
      name: t`许可即将到期`,
      description: t`许可将于${day(endsOn)}到期，之后只能查看，不能修改`,
    }),
    'note.left-out': ({ caseName }) => ({
      name: t`记录未发给家庭`,
      description: t`您为${caseName}写的记录完成后，印出的内容有变动，因此未列入汇总；请先修订`,
    }),
    'digest.prepared': ({ on, notes, families }) => ({
      name: t`明天将发送记录汇总`,
      description: t`${day(on)}将有${notes}份记录发给${families}个家庭，请提前查看`,
    }),
    'qrCode.ending': ({ until }) => ({
      name: t`二维码即将过期`,
      description: t`登记二维码将于${day(until)}后过期。如不修改有效期，海报届时将失效`,
    }),
    'family-mail.unreached': ({ caseName, to }) => ({
      name: t`邮件未送达`,
      description: t`发往${to}（${caseName}的家庭）的邮件未能送达，请核对地址`,
    }),
    'report.unreached': ({ caseName, to, reports }) => ({
      name: t`报告未送达`,
      description: t`${caseName}的${reports?.map(kind => reportNames[kind]).join(t`和`) ?? t`报告`}未能送达${to}`,
    }),
    'report-link.locked': ({ caseName }) => ({
      name: t`报告链接已关闭`,
      description: t`${caseName}的出生日期输错五次，请重新发送报告`,
    }),
    'webhook.paused': ({ host, reason }) => ({
      name: t`Webhook已暂停`,
      description:
        reason === 'gone'
          ? t`${host}表示不再接收任何内容`
          : t`${host}已连续三天未接受任何内容。在您恢复Webhook之前，不会再向其发送`,
    }),
    'mail.unreached': ({ to }) => ({ name: t`邮件未送达`, description: t`发往${to}的邮件未能送达` }),
    'survey.answered': ({ caseName }) => ({
      name: t`问卷已回答`,
      description: t`${caseName}的家长已回答近视危险因素问卷，请查看`,
    }),
    'subscription.requested': ({ title }, sender = platform) => ({
      name: t`申请订阅课程`,
      description: t`${sender}申请订阅“${title}”`,
    }),
    'subscription.approved': ({ title, until }) => ({
      name: t`课程订阅已批准`,
      description: t`贵机构可使用“${title}”至${day(until)}`,
    }),
    'subscription.declined': ({ title, reason }) => ({
      name: t`课程订阅未获批准`,
      description: t`“${title}”：${reason}`,
    }),
    'subscription.withdrawn': ({ title, reason }) => ({
      name: t`课程订阅已撤回`,
      description: t`贵机构不能再使用“${title}”：${reason}`,
    }),
    'course.updated': ({ title }) => ({
      name: t`课程有新版本`,
      description: t`“${title}”有新版本，活动副本可以采用新版本`,
    }),
    'activity.shared': ({ title }, sender = platform) => ({
      name: t`同事共享了活动`,
      description: t`${sender}共享了活动“${title}”，您可以复制一份使用`,
    }),
    'course.taken-down': ({ title, reason }) => ({
      name: t`课程已下架`,
      description: t`平台已下架“${title}”：${reason}`,
    }),
    'course.reinstated': ({ title }) => ({
      name: t`课程已恢复`,
      description: t`“${title}”已可再次使用`,
    }),
    'subscription.ending': ({ title, until }) => ({
      name: t`课程订阅即将到期`,
      description: t`贵机构对“${title}”的订阅至${day(until)}`,
    }),
    'session.planned': (fact, sender = platform) => ({
      name: t`同事为您安排了课堂`,
      description: t`${sender}安排了${session(fact)}`,
    }),
    'session.changed': (fact, sender = platform) => ({
      name: t`您的课堂有变动`,
      description: t`${sender}修改了${session(fact)}`,
    }),
    'session.cancelled': (fact, sender = platform) => ({
      name: t`您的课堂已取消`,
      description: t`${sender}取消了${session(fact)}`,
    }),
    'session.removed': (fact, sender = platform) => ({
      name: t`您的课堂已删除`,
      description: t`${sender}删除了${session(fact)}`,
    }),
    'session.reminder': fact => ({
      name: t`课堂即将开始`,
      description: t`提醒：${session(fact)}`,
    }),
  };
};
