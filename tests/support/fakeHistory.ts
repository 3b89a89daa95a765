import { fromCallback } from 'xstate';
import { parseAddress } from '../../src/machines/navigation/address';
import type { HistoryCommand, HistoryEvent } from '../../src/machines/navigation/navigationMachine';

type Entry = { url: string; isOpened: boolean };

/** A browser's history in memory; it reports every change at once, as the real one does. */
export class FakeHistory {
  entries: Entry[];
  index = 0;
  private tell: () => void = () => undefined;

  constructor(url: string) {
    this.entries = [{ url, isOpened: false }];
  }

  get urls(): string[] {
    return this.entries.map(({ url }) => url);
  }

  get url(): string {
    return this.entry.url;
  }

  get entry(): Entry {
    const entry = this.entries[this.index];
    if (entry === undefined) throw new Error('The history has no such entry.');
    return entry;
  }

  back(): void {
    this.index = Math.max(0, this.index - 1);
    this.tell();
  }

  readonly actor = fromCallback<HistoryCommand>(({ receive, sendBack }) => {
    this.tell = () => {
      const event: HistoryEvent = {
        type: 'history.changed',
        address: parseAddress(this.entry.url),
        isOpened: this.entry.isOpened,
      };
      sendBack(event);
    };
    receive((command) => {
      if (command.type === 'history.back') return this.back();
      const entry = { url: command.to, isOpened: command.isOpened };
      if (command.type === 'history.replace') this.entries[this.index] = entry;
      else this.entries = [...this.entries.slice(0, ++this.index), entry];
      this.tell();
    });
    this.tell();
  });
}
