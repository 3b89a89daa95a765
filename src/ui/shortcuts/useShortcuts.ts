import { useSelector } from '@xstate/react';
import type { ShortcutsRef } from '../../machines/shortcuts/shortcutsMachine';

export const useShortcuts = (actor: ShortcutsRef) => ({
  isOn: useSelector(actor, (snapshot) => snapshot.matches({ keys: 'on' })),
  choose: (isOn: boolean) => actor.send({ type: isOn ? 'shortcuts.turnOn' : 'shortcuts.turnOff' }),
  hide: () => actor.send({ type: 'shortcuts.hide' }),
});
