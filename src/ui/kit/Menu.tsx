import clsx from 'clsx';
import { Check, ChevronDown } from 'lucide-react';
import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { Link } from 'wouter';
import { keepInSight } from './keepInSight';
import styles from './Menu.module.css';

export type MenuItem = {
  id: string;
  label: ReactNode;
  icon?: ReactNode;
  /** The label's language, if it differs from the page's. */
  lang?: string;
  /** Given for one of several choices: whether it is the current one. */
  checked?: boolean;
  danger?: boolean;
  disabled?: boolean;
  /** Left out where the page's own bar offers the same. */
  onPhoneOnly?: boolean;
  /** Left out on touch-only devices. */
  isForKeys?: boolean;
} & (
  | { href: string; onSelect?: () => void; items?: never }
  | { href?: never; onSelect: () => void; items?: never }
  /** A submenu that replaces the menu; `value` shows the current choice beside the label. */
  | { href?: never; onSelect?: never; items: readonly MenuItem[]; value: ReactNode }
);

/** One of several choices that stand in a row above the items; choosing the current one ends it. */
export type MenuChoice<Id extends string> = {
  id: Id;
  label: string;
  glyph: ReactNode;
  checked: boolean;
};

export type MenuStrip<Id extends string> = {
  label: string;
  choices: readonly MenuChoice<Id>[];
  onSelect: (id: Id) => void;
};

export type MenuTriggerProps = {
  ref: Ref<HTMLButtonElement>;
  id: string;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
  onClick: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

export type MenuProps<Id extends string> = {
  items: readonly MenuItem[];
  strip?: MenuStrip<Id> | undefined;
  /** Draws the button that opens the menu; it must spread the props on a button. */
  trigger: (props: MenuTriggerProps) => ReactNode;
  align?: 'start' | 'end';
  side?: 'below' | 'above';
};

const still = { preventScroll: true };

/**
 * A menu behind a button: arrows, Home, End and first letters move, Escape and a click elsewhere
 * close; an item opens its submenu, which Escape or the same item closes. The arrows to the sides
 * move along its strip, the others between the strip and the items.
 */
export function Menu<Id extends string>({
  items,
  strip,
  trigger,
  align = 'end',
  side = 'below',
}: MenuProps<Id>) {
  const [open, setOpen] = useState(false);
  const [within, setWithin] = useState<string | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();

  useLayoutEffect(() => {
    if (open && list.current && button.current) keepInSight(list.current, button.current);
  }, [open, within]);

  useEffect(() => {
    if (!open) return;
    const entries = focusable(list.current);
    // It is already in view; scrolling would move what the user is reading.
    (entries.find((entry) => entry.ariaChecked === 'true') ?? entries[0])?.focus(still);
    const closeOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [open, within]);

  const parent = items.find((item) => item.id === within);
  const toggle = (next: boolean) => {
    setWithin(null);
    setOpen(next);
  };
  const close = () => {
    toggle(false);
    button.current?.focus(still);
  };

  const onMenuKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      if (parent) setWithin(null);
      else close();
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
        onClick: () => toggle(!open),
        onKeyDown: (event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          toggle(true);
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
          {strip && !parent ? (
            <div className={styles.strip} role="group" aria-label={strip.label}>
              {strip.choices.map(({ id: choice, label, glyph, checked }) => (
                <button
                  key={choice}
                  type="button"
                  role="menuitemradio"
                  aria-checked={checked}
                  aria-label={label}
                  title={label}
                  tabIndex={-1}
                  className={styles.choice}
                  onClick={() => {
                    close();
                    strip.onSelect(choice);
                  }}
                >
                  {glyph}
                </button>
              ))}
            </div>
          ) : null}
          {(parent?.items ? [parent, ...parent.items] : items).map((item) => (
            <MenuEntry
              key={item.id}
              item={item}
              isOpen={item === parent}
              onEnter={() => setWithin(item === parent ? null : item.id)}
              onDone={close}
            />
          ))}
        </div>
      ) : null}
    </div>
  );
}

type MenuEntryProps = {
  item: MenuItem;
  isOpen: boolean;
  onEnter: () => void;
  onDone: () => void;
};

function MenuEntry({ item, isOpen, onEnter, onDone }: MenuEntryProps) {
  const common = {
    role: item.checked === undefined ? 'menuitem' : 'menuitemradio',
    'aria-checked': item.checked,
    tabIndex: -1,
    lang: item.lang,
    className: clsx(
      styles.item,
      item.danger && styles.danger,
      item.onPhoneOnly && styles.onPhoneOnly,
      item.isForKeys && styles.isForKeys,
    ),
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
      {item.items ? (
        <>
          <span className={styles.value}>{item.value}</span>
          <ChevronDown className={styles.chevron} aria-hidden="true" />
        </>
      ) : null}
      {item.checked ? <Check className={styles.check} aria-hidden="true" /> : null}
    </>
  );
  if (item.items)
    return (
      <button
        {...common}
        type="button"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={onEnter}
      >
        {content}
      </button>
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
  return [
    ...(list?.querySelectorAll<HTMLElement>('[role^="menuitem"]:not(:disabled)') ?? []),
  ].filter((entry) => getComputedStyle(entry).display !== 'none');
}

const isInStrip = (entry: HTMLElement | undefined) => entry?.closest('[role="group"]') != null;

/** What the arrows up and down lead to: the strip counts as one entry, entered at its choice. */
function inColumn(entries: HTMLElement[]): HTMLElement[] {
  const strip = entries.filter(isInStrip);
  const at =
    strip.find((entry) => entry === document.activeElement) ??
    strip.find((entry) => entry.ariaChecked === 'true') ??
    strip[0];
  return entries.filter((entry) => entry === at || !isInStrip(entry));
}

function nextEntry(all: HTMLElement[], key: string): HTMLElement | undefined {
  const isSideways = key === 'ArrowRight' || key === 'ArrowLeft';
  const entries = isSideways ? all.filter(isInStrip) : inColumn(all);
  const here = entries.findIndex((entry) => entry === document.activeElement);
  if (isSideways && here === -1) return undefined;
  if (key === 'ArrowRight') return entries[(here + 1) % entries.length];
  if (key === 'ArrowLeft') return entries.at(here - 1);
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
