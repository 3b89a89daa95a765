import type { CommonLines } from '../languagePack';
import { lines } from '../lines';

export const signals: CommonLines['signals'] = {
  love: lines(`
    也回你一个。
    这个直接送到心里了。
    这个我留着。
    我也一样，真的。
    这种可以常发。
  `),
  sad: lines(`
    过来，待一会儿。
    哎，怎么了？
    我在，想说多少说多少。
    我不爱看你这个表情。跟我说说？
    不用说，我看得出来。
  `),
  cross: lines(`
    我懂，我懂。
    这么糟？
    隔着屏幕都看见你翻白眼了。
    发泄出来，我听着。
    要么别说了，要么全说出来。
  `),
  think: lines(`
    在想什么？
    看得出你在掂量。
    不急，慢慢想。
    这个“嗯”拖得有点长，行还是不行？
    想到一半也可以说。
    没被说服？
  `),
  other: lines(`
    我当它是好兆头。
    这一个就全说明白了。
    换成字再说一遍？
    这个图我喜欢。
    挺像你的。
  `),
};
