import { Crown, FileDown, KeyRound, LifeBuoy, Mail, Palette, UserRound } from 'lucide-react';
import { defineMessages, type MessageDescriptor } from 'react-intl';

/** The parts of the settings, in order. */
export const settingsParts = [
  { part: 'profile', icon: UserRound },
  { part: 'subscription', icon: Crown },
  { part: 'login', icon: KeyRound },
  { part: 'mails', icon: Mail },
  { part: 'look', icon: Palette },
  { part: 'data', icon: FileDown },
  { part: 'help', icon: LifeBuoy },
] as const;

export type SettingsPart = (typeof settingsParts)[number]['part'];

export const partTitles: Readonly<Record<SettingsPart, MessageDescriptor>> = defineMessages({
  profile: { id: 'settings.personal' },
  subscription: { id: 'settings.money' },
  login: { id: 'settings.login' },
  mails: { id: 'mails.title' },
  look: { id: 'settings.look' },
  data: { id: 'export.title' },
  help: { id: 'settings.help' },
});

/** Null for a name that no part has. */
export const partNamed = (name: string | undefined): SettingsPart | null =>
  settingsParts.find(({ part }) => part === name)?.part ?? null;
