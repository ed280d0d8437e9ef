/** The second toast style: notices of the admin, in a list (spec 000 §9). The other style is `toaster.tsx`. */

/** How many are kept at most; the oldest goes. */
export const noticeLimit = 20;
/** How long one is open; milliseconds. */
export const noticeOpenMs = 5000;
/** How long a closed one is kept in the list; milliseconds. */
export const noticeRemoveMs = 1_000_000;

export interface Notice {
  id: number;
  kind: 'success' | 'error';
  title: string;
  description: string | undefined;
  isOpen: boolean;
}

type Listener = () => void;

/** The notices of one application, newest first. `schedule` is setTimeout; another one for tests. */
export class NoticeList {
  #notices: readonly Notice[] = [];
  #lastId = 0;
  readonly #listeners = new Set<Listener>();
  readonly #schedule: (call: () => void, ms: number) => unknown;

  constructor(schedule: (call: () => void, ms: number) => unknown = (call, ms) => setTimeout(call, ms)) {
    this.#schedule = schedule;
  }

  get notices(): readonly Notice[] {
    return this.#notices;
  }

  /** Calls back after each change; the result stops it. */
  subscribe(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Throws a RangeError when the title is empty. */
  add(kind: Notice['kind'], title: string, description?: string): void {
    if (title.trim() === '') throw new RangeError('A notice needs a title that says something');
    this.#lastId += 1;
    const notice: Notice = { id: this.#lastId, kind, title, description, isOpen: true };
    this.#change([notice, ...this.#notices].slice(0, noticeLimit));
  }

  close(id: number): void {
    this.#change(this.#notices.map((notice) => (notice.id === id ? { ...notice, isOpen: false } : notice)));
    this.#schedule(() => this.#change(this.#notices.filter((notice) => notice.id !== id)), noticeRemoveMs);
  }

  #change(notices: readonly Notice[]): void {
    this.#notices = notices;
    for (const listener of this.#listeners) listener();
  }
}
