import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ShortcutsRef } from '../../machines/shortcuts/shortcutsMachine';
import { Dialog } from '../kit/Dialog';
import { VisuallyHidden } from '../kit/VisuallyHidden';
import styles from './ShortcutsDialog.module.css';
import { ShortcutsSwitch } from './ShortcutsSwitch';
import { groups, type Entry, type Group, type Key } from './shortcutList';
import { useShortcuts } from './useShortcuts';

/** What the keys do, and a switch to turn them off. */
export function ShortcutsDialog({ actor }: { actor: ShortcutsRef }) {
  const { isOn, hide } = useShortcuts(actor);
  return (
    <Dialog title={<FormattedMessage id="shortcuts.title" />} onClose={hide}>
      <div className={styles.list}>
        <ShortcutsSwitch actor={actor} />
        {groups.map((group) => (
          <GroupOfKeys key={group.title.id} group={group} isOn={isOn} />
        ))}
      </div>
    </Dialog>
  );
}

function GroupOfKeys({ group, isOn }: { group: Group; isOn: boolean }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.heading}>
        <FormattedMessage {...group.title} />
      </h3>
      <dl>
        {group.entries.map((entry) => (
          <div
            key={entry.what.id}
            className={styles.entry}
            data-off={isOn || entry.isAlways ? undefined : ''}
          >
            <dt>
              <FormattedMessage {...entry.what} />
            </dt>
            <dd>
              <Keys entry={entry} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Keys({ entry }: { entry: Entry }) {
  return entry.keys.map((key, index) => (
    <span key={key.sign ?? key.name.id}>
      {index > 0 ? <span className={styles.plus}>+</span> : null}
      <OneKey of={key} />
    </span>
  ));
}

function OneKey({ of }: { of: Key }) {
  const intl = useIntl();
  if (of.name === undefined) return <kbd className={styles.key}>{of.sign}</kbd>;
  const name = intl.formatMessage(of.name);
  if (of.sign === undefined) return <kbd className={styles.key}>{name}</kbd>;
  return (
    <kbd className={styles.key}>
      <span aria-hidden="true">{of.sign}</span>
      <VisuallyHidden>{name}</VisuallyHidden>
    </kbd>
  );
}
