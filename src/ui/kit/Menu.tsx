import clsx from 'clsx';
import { Check } from 'lucide-react';
import {
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { Link } from 'wouter';
import styles from './Menu.module.css';

export type MenuItem = {
  id: string;
  label: ReactNode;
  icon?: ReactNode;
  /** The language the label is written in, where it is another than the page's. */
  lang?: string;
  /** Given for one of several choices: shows which one holds. */
  checked?: boolean;
  danger?: boolean;
  disabled?: boolean;
} & ({ href: string; onSelect?: () => void } | { href?: never; onSelect: () => void });

export type MenuTriggerProps = {
  ref: Ref<HTMLButtonElement>;
  id: string;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
  onClick: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

export type MenuProps = {
  items: readonly MenuItem[];
  /** Draws the button that opens the menu; it must spread the props on a button. */
  trigger: (props: MenuTriggerProps) => ReactNode;
  align?: 'start' | 'end';
  side?: 'below' | 'above';
};

/** A menu behind a button: arrows, Home, End and first letters move, Escape and a click elsewhere close. */
export function Menu({ items, trigger, align = 'end', side = 'below' }: MenuProps) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();

  useEffect(() => {
    if (!open) return;
    const entries = focusable(list.current);
    (entries.find((entry) => entry.ariaChecked === 'true') ?? entries[0])?.focus();
    const closeOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [open]);

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };

  const onMenuKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      close();
    } else if (event.key === 'Tab') {
      setOpen(false);
    } else {
      const target = nextEntry(focusable(list.current), event.key);
      if (target) {
        event.preventDefault();
        target.focus();
      }
    }
  };

  return (
    <div className={styles.root} ref={root}>
      {trigger({
        ref: button,
        id: `${id}-button`,
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        'aria-controls': open ? id : undefined,
        onClick: () => setOpen(!open),
        onKeyDown: (event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          setOpen(true);
        },
      })}
      {open ? (
        <div
          ref={list}
          id={id}
          role="menu"
          aria-labelledby={`${id}-button`}
          className={clsx(styles.menu, styles[align], styles[side])}
          onKeyDown={onMenuKey}
        >
          {items.map((item) => (
            <MenuEntry key={item.id} item={item} onDone={close} />
          ))}
        </div>
      ) : null}
    </div>
  );
}

function MenuEntry({ item, onDone }: { item: MenuItem; onDone: () => void }) {
  const common = {
    role: item.checked === undefined ? 'menuitem' : 'menuitemradio',
    'aria-checked': item.checked,
    tabIndex: -1,
    lang: item.lang,
    className: clsx(styles.item, item.danger && styles.danger),
  };
  const select = () => {
    onDone();
    item.onSelect?.();
  };
  const content = (
    <>
      {item.icon ? (
        <span className={styles.icon} aria-hidden="true">
          {item.icon}
        </span>
      ) : null}
      <span className={styles.label}>{item.label}</span>
      {item.checked ? <Check className={styles.check} aria-hidden="true" /> : null}
    </>
  );
  return item.href === undefined ? (
    <button {...common} type="button" disabled={item.disabled} onClick={select}>
      {content}
    </button>
  ) : (
    <Link {...common} href={item.href} onClick={select}>
      {content}
    </Link>
  );
}

function focusable(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('[role^="menuitem"]:not(:disabled)') ?? [])];
}

function nextEntry(entries: HTMLElement[], key: string): HTMLElement | undefined {
  const here = entries.findIndex((entry) => entry === document.activeElement);
  if (key === 'ArrowDown') return entries[(here + 1) % entries.length];
  if (key === 'ArrowUp') return entries.at(here <= 0 ? -1 : here - 1);
  if (key === 'Home') return entries[0];
  if (key === 'End') return entries.at(-1);
  if (key.length !== 1) return undefined;
  const following = [...entries.slice(here + 1), ...entries.slice(0, here + 1)];
  return following.find((entry) =>
    entry.textContent.trim().toLocaleLowerCase().startsWith(key.toLocaleLowerCase()),
  );
}
