import { foldText } from '../../base/foldText';

/** How a model names a picture that it sends, in the languages of the product. */
const words = [
  ...['picture', 'photo', 'image', 'selfie', 'bild', 'foto', 'imagen'],
  ...['фото', 'картинк', 'снимок', 'селфи', '照片', '图片', '自拍'],
];
const LONGEST_MARK = 120;

/** Whether a text between brackets, or a call of a tool, is about a picture. */
export function namesPicture(text: string): boolean {
  const folded = foldText(text.slice(0, LONGEST_MARK));
  return words.some((word) => folded.includes(word));
}

/** Where a mark that begins at `from` ends; the address of a picture in Markdown belongs to it. */
function endOf(text: string, from: number, close: string): number {
  const end = text.slice(from + 1, from + LONGEST_MARK).search(/[\]*\n]/);
  const at = end + from + 1;
  if (end < 0 || text[at] !== close) return -1;
  if (close === '*' || text[at + 1] !== '(') return at + 1;
  const address = text.indexOf(')', at);
  return address < 0 ? text.length : address + 1;
}

/** A text without its marks of pictures: `[picture]`, `*sends a photo*`, `![…](…)`. */
export function withoutPictureMarks(text: string): { text: string; hasMark: boolean } {
  let left = '';
  let from = 0;
  let hasMark = false;
  for (let at = text.search(/[[*]/); at >= 0 && at < text.length;) {
    const end = endOf(text, at, text[at] === '*' ? '*' : ']');
    const isImage = text[at] === '[' && text[at - 1] === '!';
    const isMark = end > 0 && (isImage || namesPicture(text.slice(at, end)));
    if (isMark) {
      hasMark = true;
      left += text.slice(from, isImage ? at - 1 : at);
      // Of the blanks around it, one is left.
      from = (left === '' || left.endsWith(' ')) && text[end] === ' ' ? end + 1 : end;
    }
    // The second star of a pair does not begin another one.
    const next = end > 0 ? end : at + 1;
    const further = text.slice(next).search(/[[*]/);
    at = further < 0 ? -1 : next + further;
  }
  return { text: left + text.slice(from), hasMark };
}
