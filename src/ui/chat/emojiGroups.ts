import { defineMessages, type MessageDescriptor } from 'react-intl';

export type EmojiGroup = { id: string; title: MessageDescriptor; emoji: readonly string[] };

const titles = defineMessages({
  smileys: { id: 'emoji.smileys' },
  gestures: { id: 'emoji.gestures' },
  hearts: { id: 'emoji.hearts' },
  nature: { id: 'emoji.nature' },
  food: { id: 'emoji.food' },
  leisure: { id: 'emoji.leisure' },
  things: { id: 'emoji.things' },
});

const group = (id: keyof typeof titles, emoji: string): EmojiGroup => ({
  id,
  title: titles[id],
  emoji: emoji.split(' '),
});

/** Chosen by hand: those that systems of the last years draw, and none that looks like a child. */
export const emojiGroups: readonly EmojiGroup[] = [
  group(
    'smileys',
    '😀 😄 😅 😂 🤣 🙂 😉 😊 😇 🥰 😍 😘 😋 😜 🤪 🤗 🤭 🤫 🤔 😏 😌 😴 🥱 😎 🥳 🤩 😳 🥺 😢 😭 😤 😡 😱 😮 🙄 😬 🤯 🤒 🤤 😈',
  ),
  group('gestures', '👍 👎 👌 ✌️ 🤞 🤟 👋 👏 🙌 🙏 💪 🤝 👀 💋 💅 🤷'),
  group('hearts', '❤️ 🧡 💛 💚 💙 💜 🖤 🤍 💔 💕 💘 💌'),
  group('nature', '🐶 🐱 🦊 🐻 🦉 🦋 🐝 🐳 🌹 🌻 🌸 🌿 🌳 🍂 🌙 ☀️ 🌈 🌧️ ❄️ 🌊'),
  group('food', '☕ 🍵 🍷 🍸 🍺 🥂 🍕 🍜 🍣 🥐 🍰 🍫 🍓 🍋 🌶️ 🧀'),
  group('leisure', '🎉 🎁 🎂 🎵 🎸 🎬 🎮 📚 ⚽ 🏃 🚲 🚗 ✈️ 🏖️ 🏔️ 🏠'),
  group('things', '🔥 ✨ ⭐ 💯 💤 💡 📷 💻 📱 ⏰ 🔑 💎 ✅ ❌ ❓ ❗'),
];
