/** What the reader does in the view; the machine decides what follows. */
export type ViewReport = {
  /** The reader scrolled away from the end. */
  left: () => void;
  /** The reader reached the end. */
  ended: () => void;
  /** The last sent message is at the top, and what follows it is longer than the view. */
  filled: () => void;
  /** The reader scrolled; `aboveKey` is the last row that begins above the view. */
  scrolled: (aboveKey: string | null) => void;
  /** Whether all of the newest message is in view; reported when that changes. */
  latest: (isShown: boolean) => void;
  nearStart: () => void;
  nearEnd: () => void;
  /** The requested row is in view. */
  landed: () => void;
};

export type ViewMode = {
  isFollowing: boolean;
  /** The loaded rows do not reach the end of the conversation. */
  isVisiting: boolean;
  /** New rows at the end may push this row up to the top, but no further. */
  turnKey: string | null;
  /** The row to bring into view, once per object. */
  landing: { key: string } | null;
};

export type ViewElements = {
  scroller: HTMLElement;
  list: HTMLElement;
};

type Held = { key: string; top: number };
/** A row that the top of the view cuts, and how much of it is above the view. */
type Cut = { key: string; share: number };

const TURN_TOP_PX = 24;
/** How much of the view a row pushed to the top may fill. */
const TURN_SHARE = 0.4;
/** How much of the space left by a row is above it after a jump. */
const LANDING_SHARE = 0.35;
const AT_END_PX = 2;
const SHOWN_SLACK_PX = 1;
/** Less than this is rounding, also after a bounce beyond the end. */
const LEFT_PX = 1;
const TOUCH_SLACK_PX = 4;
const TOUCH_REST_MS = 150;
/** In view heights: more rows are requested before the reader gets there. */
const NEAR = 2.5;

/** Keys that scroll a focused scroller up. */
const upKeys: ReadonlySet<string> = new Set(['ArrowUp', 'PageUp']);

const rowOf = (list: HTMLElement, key: string) =>
  list.querySelector<HTMLElement>(`[data-row="${CSS.escape(key)}"]`);

/** What the reader reads of a row: a picture added above a reply's text must not move the text. */
const wordsOf = (row: HTMLElement) => row.querySelector('[data-words]') ?? row;

/**
 * Keeps the end in view while following it, and otherwise keeps the row being read in place,
 * whatever grows, shrinks or is added around it. `data-row` holds a row's key, and `data-words`
 * marks what is read of it.
 */
export function keepView({ scroller, list }: ViewElements, report: ViewReport) {
  let mode: ViewMode = { isFollowing: true, isVisiting: false, turnKey: null, landing: null };
  let landed: ViewMode['landing'] = null;
  let held: Held | null = null;
  let cut: Cut | null = null;
  let width = scroller.clientWidth;
  let isLatestShown = true;
  let aboveKey: string | null = null;
  let last = 0;
  let lastEnd = 0;
  let own: number | null = null;
  let touchFrom: number | null = null;
  let touchRest: ReturnType<typeof setTimeout> | null = null;
  let absorbed = 0;

  const edge = () => scroller.getBoundingClientRect().top;
  const endOf = () => scroller.scrollHeight - scroller.clientHeight;
  const isAtEnd = () => endOf() - scroller.scrollTop <= AT_END_PX;
  const offsetOf = (element: Element) => element.getBoundingClientRect().top - edge();
  const mayLeave = () => mode.isFollowing && scroller.scrollTop > 0;

  const holdRow = (row: HTMLElement) => {
    const key = row.dataset['row'];
    // Where it was at the last look, as of any other row: what moved since is counted by the next.
    held = key === undefined ? null : { key, top: offsetOf(wordsOf(row)) + movedBy() };
    cut = null;
  };

  /** The row that the top of the view cuts, looked for from the held row upwards. */
  const cutAbove = (row: HTMLElement): Cut | null => {
    const top = edge();
    for (let at: Element | null = row; at instanceof HTMLElement; at = at.previousElementSibling) {
      const box = at.getBoundingClientRect();
      const key = at.dataset['row'];
      if (box.top < top)
        return key === undefined || box.bottom <= top
          ? null
          : { key, share: (top - box.top) / box.height };
    }
    return null;
  };

  const hold = () => {
    const top = edge();
    const bottom = top + scroller.clientHeight;
    held = cut = aboveKey = null;
    let chosen: HTMLElement | null = null;
    for (const row of list.querySelectorAll<HTMLElement>('[data-row]')) {
      const box = row.getBoundingClientRect();
      if (box.top < top) aboveKey = row.dataset['row'] ?? null;
      if (box.bottom <= top) continue;
      if (box.top >= bottom) break;
      chosen = row;
      if (box.top >= top) break;
    }
    if (chosen === null) return;
    holdRow(chosen);
    cut = cutAbove(chosen);
  };

  const moveTo = (top: number) => {
    if (Math.abs(scroller.scrollTop - top) < 1) return;
    scroller.scrollTop = top;
    last = scroller.scrollTop;
    own = last;
  };

  /** On iOS, setting the scroll position kills the momentum of a swipe. */
  const absorb = (px: number) => {
    absorbed += px;
    list.style.translate = absorbed === 0 ? '' : `0 ${-absorbed}px`;
  };
  const release = () => {
    touchRest = null;
    if (absorbed === 0) return;
    const px = absorbed;
    absorb(-px);
    moveTo(scroller.scrollTop + px);
  };
  const isTouched = () => touchFrom !== null || touchRest !== null;

  /** Brings the end into view, but never pushes the row of the turn beyond the top. */
  const follow = () => {
    const end = endOf();
    const turn = mode.turnKey === null ? null : rowOf(list, mode.turnKey);
    if (turn === null) return moveTo(end);
    const { height } = turn.getBoundingClientRect();
    const tooTall = Math.max(0, height - TURN_SHARE * scroller.clientHeight);
    const top = Math.floor(scroller.scrollTop + offsetOf(turn) + tooTall - TURN_TOP_PX);
    moveTo(Math.min(end, top));
    if (top >= end) return;
    // From here on the reader reads what follows that row.
    const next = turn.nextElementSibling;
    if (next instanceof HTMLElement) holdRow(next);
    report.filled();
  };

  const tellNear = () => {
    const near = NEAR * scroller.clientHeight;
    if (scroller.scrollTop < near) report.nearStart();
    if (!mode.isFollowing && endOf() - scroller.scrollTop < near) report.nearEnd();
  };

  const tellLatest = () => {
    const below = list.getBoundingClientRect().bottom - edge() - scroller.clientHeight;
    const isShown = !mode.isVisiting && below <= SHOWN_SLACK_PX;
    if (isShown === isLatestShown) return;
    isLatestShown = isShown;
    report.latest(isShown);
  };

  const leave = () => {
    hold();
    report.left();
  };

  const forgetMoves = () => {
    last = scroller.scrollTop;
    lastEnd = endOf();
  };

  /**
   * Only the reader moves the view up; a shrinking list leaves it at its end. The first pixel
   * counts: following the end after it would fight the scroll that has begun.
   */
  const isLeft = (): boolean => {
    const moved = scroller.scrollTop - last;
    const end = endOf();
    const slack = end < lastEnd ? AT_END_PX : LEFT_PX;
    forgetMoves();
    return mode.isFollowing && moved <= -1 && end - last >= slack;
  };

  /**
   * How far the view has moved since the last look, by focus or scrolling, whose event comes later.
   * A shrinking list takes its end along, which does not count.
   */
  const movedBy = (): number => {
    const end = endOf();
    const isTaken = end < lastEnd && scroller.scrollTop >= end - LEFT_PX;
    return isTaken ? 0 : scroller.scrollTop - last;
  };

  /** Jumps to the row and holds it from then on; a jump to the end resumes following. */
  const land = (row: HTMLElement, landing: { key: string }) => {
    landed = landing;
    absorb(-absorbed);
    const rest = scroller.clientHeight - row.getBoundingClientRect().height;
    moveTo(scroller.scrollTop + offsetOf(row) - Math.max(TURN_TOP_PX, rest * LANDING_SHARE));
    holdRow(row);
    // A reader who goes through hits beside the messages keeps the focus there.
    if (document.activeElement?.closest('[data-keeps-focus]') == null)
      row.querySelector<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
    report.landed();
    if (isAtEnd()) report.ended();
    tellNear();
  };

  /** Another width wraps texts anew: of a row that is cut, as much as before stays above the view. */
  const turn = (row: HTMLElement, { share }: Cut) => {
    moveTo(scroller.scrollTop + offsetOf(row) + share * row.getBoundingClientRect().height);
    forgetMoves();
    hold();
    tellNear();
  };

  const place = () => {
    const isTurned = scroller.clientWidth !== width;
    width = scroller.clientWidth;
    const cutRow = isTurned && cut !== null ? rowOf(list, cut.key) : null;
    if (cut !== null && cutRow !== null && !mode.isFollowing) return turn(cutRow, cut);
    const { landing } = mode;
    const target = landing === null || landing === landed ? null : rowOf(list, landing.key);
    if (landing !== null && target !== null && !mode.isFollowing) return land(target, landing);
    if (held !== null) held = { ...held, top: held.top - movedBy() };
    if (isLeft()) return leave();
    const row = held === null ? null : rowOf(list, held.key);
    if (mode.isFollowing) follow();
    else if (held === null || row === null) hold();
    else {
      const moved = offsetOf(wordsOf(row)) - held.top;
      if (isTouched()) absorb(moved);
      else moveTo(scroller.scrollTop + moved);
      // Rows above the held one that were measured on the way may cut off more or less of another.
      cut = cutAbove(row);
    }
    tellNear();
  };

  const settle = () => {
    place();
    tellLatest();
  };

  const onScroll = () => {
    if (touchRest !== null) restTouch();
    const isEcho = own !== null && Math.abs(scroller.scrollTop - own) < 1;
    own = null;
    if (isEcho) return;
    // The browser takes a view along whose texts wrap to less: that is no scroll of the reader's.
    if (scroller.clientWidth !== width) return settle();
    tellLatest();
    const isDown = scroller.scrollTop > last;
    if (isLeft()) return leave();
    if (mode.isFollowing) return;
    hold();
    report.scrolled(aboveKey);
    tellNear();
    if (isDown && endOf() - last <= AT_END_PX) report.ended();
  };

  const onWheel = (event: WheelEvent) => {
    if (event.deltaY < 0 && !event.ctrlKey && mayLeave()) leave();
  };
  const onKey = (event: KeyboardEvent) => {
    // The browser's way there is a movement that each row measured on it would end.
    if (event.key === 'Home' && event.target === scroller) {
      event.preventDefault();
      if (mayLeave()) leave();
      scroller.scrollTop = 0;
      return;
    }
    // A render between the key and the scroll that it starts would cancel that scroll.
    const isUp = upKeys.has(event.key) || (event.key === ' ' && event.shiftKey);
    if (isUp && event.target === scroller && mayLeave()) leave();
  };
  const restTouch = () => {
    if (touchRest !== null) clearTimeout(touchRest);
    touchRest = setTimeout(release, TOUCH_REST_MS);
  };
  const onTouchStart = (event: TouchEvent) => {
    touchFrom = event.touches[0]?.clientY ?? null;
  };
  const onTouchMove = (event: TouchEvent) => {
    const at = event.touches[0]?.clientY;
    if (at === undefined || touchFrom === null) return;
    if (at - touchFrom > TOUCH_SLACK_PX && mayLeave()) leave();
  };
  const onTouchEnd = () => {
    touchFrom = null;
    restTouch();
  };

  const listeners = new AbortController();
  const passive = { passive: true, signal: listeners.signal };
  scroller.addEventListener('scroll', onScroll, passive);
  scroller.addEventListener('wheel', onWheel, passive);
  scroller.addEventListener('keydown', onKey, { signal: listeners.signal });
  scroller.addEventListener('touchstart', onTouchStart, passive);
  scroller.addEventListener('touchmove', onTouchMove, passive);
  scroller.addEventListener('touchend', onTouchEnd, passive);
  scroller.addEventListener('touchcancel', onTouchEnd, passive);
  const observer = new ResizeObserver(settle);
  observer.observe(list);
  observer.observe(scroller);

  return {
    /** The key of the row that is held in place. */
    heldKey: () => held?.key ?? null,
    settle(next: ViewMode) {
      const isEnd = mode.isFollowing && next.isFollowing && next.turnKey === null;
      const isVisitOver = mode.isVisiting && !next.isVisiting;
      // To send is to go to the end, even where a list that shrank had just moved the view up.
      if (next.turnKey !== null && next.turnKey !== mode.turnKey) forgetMoves();
      mode = next;
      if (next.isFollowing) held = cut = null;
      // The end moves only with sizes, which the observer reports after layout.
      if (!isEnd) settle();
      // The end may have been in view all along, with nothing left to scroll.
      if (isVisitOver && !next.isFollowing && isAtEnd()) report.ended();
    },
    stop() {
      listeners.abort();
      observer.disconnect();
      if (touchRest !== null) clearTimeout(touchRest);
    },
  };
}
