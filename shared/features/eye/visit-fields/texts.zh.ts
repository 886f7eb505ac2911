import type { Tag } from '../../../core/chinese/texts-by-language.ts';
import type { VisitTexts } from './field-texts.ts';

const deviations = {
  none: '无偏斜',
  esophoria: '内隐斜',
  exophoria: '外隐斜',
  hyperphoria: '上隐斜',
  intermittentEsotropia: '间歇性内斜视',
  intermittentExotropia: '间歇性外斜视',
  esotropia: '内斜视',
  exotropia: '外斜视',
  hypertropia: '上斜视',
};
const complaint = { none: '无', sometimes: '偶尔', often: '经常' };
const ranges = '模糊点、破裂点、恢复点，单位Δ，例如x/20/15';

/** The field texts in Simplified Chinese. @param t template tag for texts inside functions */
export const chinese = (t: Tag): VisitTexts => ({
  axialLength: { label: '眼轴长度' },
  acuity: {
    label: '其他视力',
    printed: '视力',
    fields: {
      unaided: { label: '裸眼' },
      withGlasses: { label: '戴镜' },
      pinhole: { label: '小孔' },
      near: { label: '近视力' },
    },
  },
  cornea: {
    label: '角膜与瞳孔',
    printed: '角膜',
    fields: {
      k1: { label: 'K1（平坦）', printed: 'K1' },
      k2: { label: 'K2（陡峭）', printed: 'K2' },
      axis: { label: 'K1轴位' },
      diameter: { label: '角膜直径', printed: '直径' },
    },
  },
  pupil: {
    label: '瞳孔',
    fields: {
      state: { label: '瞳孔', options: { undilated: '未散瞳', dilated: '已散瞳' } },
      agent: { label: '散瞳药' },
    },
  },
  questionnaire: {
    label: '近视危险因素问卷',
    help: '父母近视、近距离用眼、户外和屏幕时间；选填',
    fields: {
      parents: {
        label: '父母近视',
        options: {
          none: '父母均无近视',
          one: '父母一方近视',
          both: '父母双方近视',
          high: '父母有高度近视',
        },
      },
      nearWork: { label: '每天近距离用眼', unit: '小时', said: hours => t`近距离用眼每天${hours}小时` },
      outdoors: { label: '每天户外活动', unit: '小时', said: hours => t`户外每天${hours}小时` },
      screens: { label: '每天看屏幕', unit: '小时', said: hours => t`屏幕每天${hours}小时` },
      firstSpectacles: { label: '首次配镜年龄', unit: '岁', said: age => t`${age}岁首次配镜` },
      answeredOn: { label: '回答日期', help: '若均为本次检查时的回答，请留空' },
    },
  },
  binocular: {
    label: '双眼视功能',
    fields: {
      coverDistance: { label: '远距离遮盖试验', options: deviations },
      coverDistanceSize: { label: '远距离偏斜量' },
      coverNear: { label: '近距离遮盖试验', options: deviations },
      coverNearSize: { label: '近距离偏斜量' },
      npcBreak: { label: '集合近点破裂点' },
      npcRecovery: { label: '集合近点恢复点' },
      stereo: { label: '立体视' },
      baseInDistance: { label: '远距BI', help: ranges },
      baseOutDistance: { label: '远距BO', help: ranges },
      baseInNear: { label: '近距BI', help: ranges },
      baseOutNear: { label: '近距BO', help: ranges },
    },
  },
  accommodation: {
    label: '调节功能',
    fields: {
      amplitude: { label: '调节幅度' },
      facility: { label: '调节灵活度' },
      lag: { label: '调节滞后（超前为−）' },
    },
  },
  eyeHealth: {
    label: '眼压与眼底',
    fields: {
      pressure: { label: '眼压' },
      tonometer: { label: '眼压计' },
      fundus: {
        label: '眼底',
        options: {
          notSeen: '未查',
          undilated: '未散瞳检查',
          dilated: '散瞳检查',
          photograph: '眼底照相',
          scan: 'OCT扫描',
        },
      },
      fundusFindings: { label: '眼底所见' },
    },
  },
  sideEffects: {
    label: '副作用与使用情况',
    fields: {
      staining: {
        label: '角膜染色',
        options: {
          normal: '0级，正常',
          trace: '1级，微量',
          mild: '2级，轻度',
          moderate: '3级，中度',
          severe: '4级，重度',
        },
      },
      photophobia: { label: '畏光', help: '阿托品', options: complaint },
      nearBlur: { label: '看近模糊', help: '阿托品', options: complaint },
      afterImage: { label: '后像', help: '红光治疗', options: complaint },
      lastScan: { label: '上次视网膜检查', help: '红光治疗' },
      wearHours: { label: '每天佩戴时间', unit: '小时' },
      wearDays: { label: '每周佩戴天数', unit: '天' },
      leftOut: { label: '漏用情况', help: '漏滴、漏戴镜片或漏做，以及频率' },
    },
  },
  frame: { label: '镜框' },
  model: { label: '型号' },
  color: { label: '颜色' },
  lens: { label: '镜片' },
  labRemarks: { label: '加工备注', printed: '加工备注', help: '只印在加工单上' },
  comment: { label: '说明', help: '印在报告上，在给家长的内容中列在“我们的建议”下' },
  returnBy: { label: '交货日期', help: '加工厂应交回的日期' },
  followUp: { label: '复诊日期', help: '孩子下次复诊的日期' },
});
