import { integer, text } from 'drizzle-orm/pg-core';
import { settingNames, settings } from '../../../common/settings';
import { wireName } from '../../../common/wire';

type Choices = readonly [string, ...string[]];

const textColumn = (column: string) => text(column).notNull();
const numberColumn = (column: string) => integer(column);
const choiceColumn = <Listed extends Choices>(column: string, choices: Listed) =>
  text(column, { enum: choices });

type ColumnOf<One> = One extends { kind: 'text' }
  ? ReturnType<typeof textColumn>
  : One extends { choices: infer Listed extends Choices }
    ? ReturnType<typeof choiceColumn<Listed>>
    : ReturnType<typeof numberColumn>;

/** A column per setting. All but texts are null until they are told, so older releases can write rows. */
export function settingColumns(): {
  [Name in keyof typeof settings]: ColumnOf<(typeof settings)[Name]>;
};
export function settingColumns(): object {
  return Object.fromEntries(
    settingNames.map((name) => {
      const setting = settings[name];
      const column = wireName(name);
      switch (setting.kind) {
        case 'text':
          return [name, textColumn(column)];
        case 'number':
          return [name, numberColumn(column)];
        case 'choice':
          return [name, choiceColumn<Choices>(column, setting.choices)];
      }
    }),
  );
}
