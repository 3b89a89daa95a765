import { Component, createRef, type ReactNode } from 'react';

type Place = { focused: HTMLElement; chat: string | undefined; row: number; control: number };

const rowsOf = (root: HTMLElement) => [
  ...root.querySelectorAll<HTMLElement>('[data-chat]:not([data-bar])'),
];
const controlsOf = (row: HTMLElement) => [...row.querySelectorAll<HTMLElement>('a, button')];

/**
 * Keeps the focus among the chats when its row moves or goes: a browser drops the focus of a moved
 * element, and rows move with every new message. A deleted row passes it to the row in its place,
 * an undo bar to the row that came back.
 */
export class KeptFocus extends Component<{
  className?: string | undefined;
  children: ReactNode;
  /** No chat is left. */
  onEmpty: () => void;
}> {
  private readonly root = createRef<HTMLDivElement>();

  override getSnapshotBeforeUpdate(): Place | null {
    const root = this.root.current;
    const focused = document.activeElement;
    if (root === null || !(focused instanceof HTMLElement) || !root.contains(focused)) return null;
    const item = focused.closest<HTMLElement>('[data-chat]');
    return {
      focused,
      chat: item?.dataset['chat'],
      row: rowsOf(root).findIndex((row) => row === item),
      control: item === null ? 0 : Math.max(0, controlsOf(item).indexOf(focused)),
    };
  }

  override componentDidUpdate(_props: unknown, _state: unknown, before: Place | null) {
    const root = this.root.current;
    if (before === null || root === null || root.contains(document.activeElement)) return;
    // A dialog or another part of the page has taken the focus.
    if (document.activeElement !== null && document.activeElement !== document.body) return;
    if (before.focused.isConnected) {
      before.focused.focus({ preventScroll: true });
      return;
    }
    const rows = rowsOf(root);
    const row =
      rows.find(({ dataset }) => dataset['chat'] === before.chat) ??
      rows[Math.max(0, before.row)] ??
      rows.at(-1);
    const controls = row === undefined ? [] : controlsOf(row);
    const next = controls[before.row === -1 ? 0 : before.control] ?? controls[0];
    if (next === undefined) this.props.onEmpty();
    else next.focus();
  }

  override render() {
    return (
      <div ref={this.root} className={this.props.className}>
        {this.props.children}
      </div>
    );
  }
}
