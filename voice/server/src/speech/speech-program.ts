import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { delimiter, join } from 'node:path';

/** A speech synthesiser of the operating system that writes a WAV to its standard output. */
export interface SpeechProgram {
  name: string;
  command: string;
  /** Brings every program to about the same loudness. */
  gain: number;
  arguments(text: string): string[];
  /** What it reads from standard input, where it can. */
  input(text: string): string;
  /** It opens its output by name, which works on a pipe but not on the socket that Node gives a child. */
  needsPipe: boolean;
}

/**
 * In order of how pleasant they sound. flite takes the text as an argument because it can write to a pipe only then;
 * it is one argument of a process started without a shell.
 */
const known: ReadonlyArray<Omit<SpeechProgram, 'command'>> = [
  {
    name: 'flite',
    gain: 0.7,
    arguments: (text) => ['-voice', 'slt', '-o', '/dev/stdout', '-t', text],
    input: () => '',
    needsPipe: true,
  },
  {
    name: 'espeak-ng',
    gain: 1.1,
    arguments: () => ['-v', 'en-us', '-s', '165', '--stdin', '--stdout'],
    input: (text) => text,
    needsPipe: false,
  },
];

/** Which of them this machine has. */
export async function findSpeechPrograms(path = process.env.PATH ?? ''): Promise<SpeechProgram[]> {
  const found: SpeechProgram[] = [];
  for (const program of known) {
    const command = await findExecutable(program.name, path);
    if (command) found.push({ ...program, command });
  }
  return found;
}

async function findExecutable(name: string, path: string): Promise<string | undefined> {
  for (const folder of path.split(delimiter)) {
    const candidate = join(folder, name);
    const executable = await access(candidate, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (folder && executable) return candidate;
  }
  return undefined;
}
