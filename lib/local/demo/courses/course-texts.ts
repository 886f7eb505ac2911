type DemoActivity = [title: string, english: string, chinese: string, minutes: number];

interface DemoCourse {
  title: string;
  shortDescription: string;
  goals: string[];
  ageFrom: number;
  ageTo: number;
  color: [red: number, green: number, blue: number];
  coverAlt: string;
  folders: [title: string, activities: DemoActivity[]][];
}

export const demoCourses: DemoCourse[] = [
  {
    title: 'Eyes along the line 眼睛跟着线走',
    shortDescription:
      'Eye jumps and pursuits for children who lose their place. 为读书跳行的孩子设计的眼动练习',
    goals: [
      'Finds the next line without a finger 不用手指也能找到下一行',
      'Follows a slow target with a still head 头不动，眼睛跟随慢速目标',
    ],
    ageFrom: 6,
    ageTo: 9,
    color: [11, 110, 96],
    coverAlt: 'Three green leaves in a row',
    folders: [
      [
        '1 Pursuits 追随',
        [
          [
            '1 Sit, light and distance 坐姿、光线与距离',
            'Feet on the floor, lamp from the left, sheet at 40 cm.',
            '双脚着地，灯在左侧，纸距眼睛40厘米。',
            5,
          ],
          [
            '2 Slow torch 慢慢移动的手电',
            'Follow the light on the wall for one minute; the head stays still.',
            '看墙上的光点一分钟，头保持不动。',
            8,
          ],
          [
            '3 Marble track 弹珠轨道',
            'Watch the marble to the end, then say where it stopped.',
            '看着弹珠到终点，说出它停在哪里。',
            10,
          ],
          [
            '4 Figure of eight 八字追踪',
            'Trace a large eight with the eyes, five times each way.',
            '用眼睛描大八字，每个方向五次。',
            8,
          ],
          [
            '5 Straw maze 吸管迷宫',
            'Find the way out with the eyes first, then with a pencil.',
            '先用眼睛找出口，再用铅笔画。',
            12,
          ],
        ],
      ],
      [
        '2 Jumps 跳视',
        [
          [
            '1 Two dots 两个点',
            'Look from dot to dot on the beat, twenty times.',
            '跟着节拍在两点间跳看二十次。',
            6,
          ],
          [
            '2 Ladder of words 词语阶梯',
            'Read left and right word in turn, down the ladder.',
            '左右轮流读词，一级一级往下。',
            10,
          ],
          [
            '3 Number columns 数字列',
            'Read only the first and the last number of each row.',
            '每行只读第一个和最后一个数字。',
            10,
          ],
          [
            '4 Arrow hop 箭头跳',
            'Say the direction of each arrow without pointing.',
            '不用手指，说出每个箭头的方向。',
            8,
          ],
          [
            '5 A page at home 家中一页',
            'Read one page aloud; somebody counts the lost lines.',
            '大声读一页，请家人数跳行次数。',
            10,
          ],
        ],
      ],
    ],
  },
  {
    title: 'Strokes and space 笔画与空间',
    shortDescription: 'Grip, strokes and where a character sits in its box. 握笔、笔画，以及字在格子里的位置',
    goals: [
      'Holds a pencil with three fingers 三指握笔',
      'Keeps letters and characters on the line 字写在格线内',
    ],
    ageFrom: 5,
    ageTo: 8,
    color: [164, 84, 44],
    coverAlt: 'Three brown leaves in a row',
    folders: [
      [
        '1 Hand and pencil 手与笔',
        [
          [
            '1 Warm hands 热手操',
            'Open, close, touch each finger with the thumb.',
            '张手、握拳，拇指依次碰每个手指。',
            5,
          ],
          [
            '2 Tongs and beads 夹珠子',
            'Move twenty beads with tongs into a cup.',
            '用夹子把二十颗珠子夹进杯里。',
            8,
          ],
          [
            '3 Three-finger grip 三指握笔',
            'Short crayons make the grip by themselves.',
            '用短蜡笔，自然形成三指握姿。',
            8,
          ],
          [
            '4 Light and dark lines 轻重线条',
            'Draw ten lines from very light to very dark.',
            '从很轻到很重画十条线。',
            8,
          ],
          [
            '5 Big on the board 黑板大字',
            'Write from the shoulder on a board at eye height.',
            '在与眼同高的黑板上用肩带动写大字。',
            10,
          ],
        ],
      ],
      [
        '2 Strokes in a box 格中笔画',
        [
          ['1 Across and down 横与竖', 'Ten of each, beginning on the dot.', '从圆点起笔，各写十个。', 8],
          [
            '2 Left and right falling 撇与捺',
            'Compare where both end in the box.',
            '比较撇和捺在格中的收笔处。',
            10,
          ],
          [
            '3 Letters on the line b d p q',
            'Say where the ball is before writing.',
            '先说圆圈在哪一边，再写。',
            10,
          ],
          [
            '4 Half and half 左右结构',
            'Fold the box: which part takes more room?',
            '把格子对折：哪一半占的地方多？',
            12,
          ],
          [
            '5 My own name 我的名字',
            'Write it three times and choose the best.',
            '写三遍，自己选出最好的一个。',
            10,
          ],
        ],
      ],
    ],
  },
  {
    title: 'Hold it in mind 记在心里',
    shortDescription: 'Working memory games for ten minutes a day. 每天十分钟的工作记忆游戏',
    goals: [
      'Keeps three things in mind while doing a fourth 做一件事时能记住另外三件',
      'Uses a way of remembering of one’s own 会用自己的记忆方法',
    ],
    ageFrom: 7,
    ageTo: 11,
    color: [84, 58, 120],
    coverAlt: 'Three purple leaves in a row',
    folders: [
      [
        '1 Hear and keep 听与记',
        [
          [
            '1 Market basket 菜篮子',
            'Each one adds a thing and says all that came before.',
            '每人加一样东西，并说出前面所有的。',
            10,
          ],
          [
            '2 Numbers back 数字倒背',
            'Begin with two numbers; stop at the first slip.',
            '从两个数字开始，错一次就停。',
            6,
          ],
          [
            '3 Clap after me 跟我拍手',
            'Repeat the rhythm after a count of five.',
            '默数五下后再重复节奏。',
            6,
          ],
          [
            '4 Three errands 三件事',
            'Do three errands in the order they were said.',
            '按听到的顺序做三件事。',
            8,
          ],
          [
            '5 Story with holes 有空的故事',
            'Tell the story again and fill what is missing.',
            '复述故事，补上缺的部分。',
            12,
          ],
        ],
      ],
      [
        '2 See and keep 看与记',
        [
          [
            '1 What is gone? 少了什么',
            'Eight things on a tray; one is taken away.',
            '托盘上八样东西，拿走一样。',
            8,
          ],
          [
            '2 Towers from memory 凭记忆搭塔',
            'Look for ten seconds, then build the tower.',
            '看十秒，再搭出一样的塔。',
            10,
          ],
          ['3 Map of the room 房间地图', 'Draw the room with closed door.', '关上门，画出房间的地图。', 12],
          [
            '4 Pairs 翻牌配对',
            'Play pairs with twelve cards, then with twenty.',
            '先用十二张牌配对，再用二十张。',
            12,
          ],
          [
            '5 My way to remember 我的方法',
            'Say which picture or word helped, and try it at school.',
            '说说哪个画面或词帮了忙，到学校试一试。',
            8,
          ],
        ],
      ],
    ],
  },
];
