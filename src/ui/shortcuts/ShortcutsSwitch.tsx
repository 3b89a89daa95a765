import { FormattedMessage } from 'react-intl';
import type { ShortcutsRef } from '../../machines/shortcuts/shortcutsMachine';
import { Switch } from '../kit/Switch';
import { useShortcuts } from './useShortcuts';

export function ShortcutsSwitch({ actor }: { actor: ShortcutsRef }) {
  const { isOn, choose } = useShortcuts(actor);
  return (
    <Switch
      label={<FormattedMessage id="shortcuts.on" />}
      hint={<FormattedMessage id="shortcuts.onHint" />}
      checked={isOn}
      onChange={choose}
    />
  );
}
