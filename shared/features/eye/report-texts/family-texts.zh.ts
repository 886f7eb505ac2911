import type { Tag } from '../../../core/chinese/texts-by-language.ts';
import type { FamilyTexts, MeasuredOn } from './family-texts.ts';

type Eyes = 'right' | 'left' | 'both';

export const family = (t: Tag): FamilyTexts => {
  const names: Record<Eyes, string> = { right: t`右眼`, left: t`左眼`, both: t`双眼` };
  const each = <Text>(make: (eyes: string) => Text): Record<Eyes, Text> => ({
    right: make(names.right),
    left: make(names.left),
    both: make(names.both),
  });
  const sight = (what: string) =>
    each(eyes => ({ day, isWithoutDrops }: MeasuredOn) => {
      const text = `${eyes}${what}${isWithoutDrops ? t`（没有散瞳）` : ''}。`;
      return day ? t`${day}检查时，${text}` : text;
    });
  return {
    title: '写给家长的说明',
    changed: '有什么变化',
    meaning: {
      title: '这说明什么',
      sight: {
        highMyopia: sight(t`有高度近视`),
        myopia: sight(t`有近视`),
        none: sight(t`没有近视`),
      },
      blurred: '近视眼不戴眼镜或隐形眼镜时，看远处会模糊。',
      later: '现在没有近视的眼睛以后是否会近视，这次检查不能说明。',
      withoutDrops: '没有散瞳时，测得的近视可能比实际偏高。',
      unmeasured: '这次没有可用的度数，无法说明是否近视。',
      unmeasuredOf: {
        right: t`没有可用的右眼度数，无法说明右眼是否近视。`,
        left: t`没有可用的左眼度数，无法说明左眼是否近视。`,
      },
      prescribed: '以上是配镜处方的度数，不是测量结果，不能说明眼睛本身的变化。',
      measuring: '同一只眼睛两次测量可相差25度。',
      size: {
        within: each(eyes => t`还不能确定${eyes}度数有变化。`),
        beyond: each(eyes => t`${eyes}的变化超过了这个差别。`),
        unsteady: each(
          eyes =>
            t`从这段时间的第一次到最后一次检查，${eyes}的变化超过了这个差别，但各次结果没有显示稳定的变化速度。`,
        ),
      },
      moreShort: '近视加深后，需要更高的度数才能看清远处。',
      longer: '孩子的眼睛会随着成长而变长。',
      notJudged: '本页不判断这样的变化在这个年龄是快还是慢。',
      comparedBelow: '这样的变化与其他孩子相比是快还是慢，见后面的报告。',
    },
    doing: {
      title: '我们怎么做',
      from: day => t`${day}开始`,
      ended: (treatment, day) => t`${treatment}于${day}停用。`,
      none: '没有治疗记录。',
      noneNow: '目前没有治疗记录。',
      noPromise: '治疗对每个孩子的效果，要到以后复查时才能看出，谁也无法事先保证。',
      prescribed: lens => t`这次检查开具了配镜处方：${lens}。`,
      advice: '我们的建议',
      adviceBelow: title => t`我们的建议在后面报告的“${title}”一栏。`,
    },
    next: {
      title: '下次什么时候来',
      due: day => t`请在${day}前后复诊。`,
      overdue: day => t`下次复诊原定在${day}前后。如果孩子还没有来，请现在预约。`,
      undecided: '没有记录下次检查的日期，请向我们咨询。',
      earlier: ({ hasDay, isOnRedLight, hasContactLenses }) => {
        const stopped = [
          ...(hasContactLenses ? [t`不要戴隐形眼镜`] : []),
          ...(isOnRedLight ? [t`不要照红光`] : []),
        ].join(t`，也`);
        return [
          t`如果孩子看东西变模糊，或眼睛发红、疼痛，`,
          isOnRedLight ? t`或照红光治疗后眼前的亮点、黑影不消退，` : '',
          hasDay ? t`请不要等到那一天，尽早来检查` : t`请尽早来检查`,
          stopped && t`，在此之前${stopped}`,
          '。',
        ].join('');
      },
    },
    explained: source =>
      t`度数以D（屈光度）为单位，1.00\u00A0D即100度；文中的度数取整到25度，变化按测得的数值计算。近视：散瞳后等效球镜（球镜加柱镜的一半）达到近视50度；高度近视：达到近视600度（${source}）。`,
    lensesExplained: 'DIMS镜片、HAL镜片：为减缓近视加深而设计的眼镜片。',
  };
};
