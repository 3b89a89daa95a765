declare module 'espeak-ng' {
  export type ESpeakNg = {
    FS: { writeFile(path: string, content: string): void; readFile(path: string): Uint8Array };
  };
  export default function startEspeak(options: {
    arguments: string[];
    preRun: ((module: ESpeakNg) => void)[];
    print(line: string): void;
    printErr(line: string): void;
  }): Promise<ESpeakNg>;
}
