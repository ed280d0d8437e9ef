/** Plays the agent's voice in the page: one hidden audio element per participant. */
export class AgentAudio {
  readonly #document: Document;
  readonly #elements = new Map<string, HTMLAudioElement>();

  constructor(document: Document) {
    this.#document = document;
  }

  /** Resolves when it plays. Rejects when the browser refuses sound without a gesture. */
  async play(participantId: string, track: MediaStreamTrack): Promise<void> {
    this.remove(participantId);
    const element = this.#document.createElement('audio');
    element.dataset.participantId = participantId;
    element.autoplay = true;
    element.srcObject = new MediaStream([track]);
    this.#elements.set(participantId, element);
    this.#document.body.append(element);
    await element.play();
  }

  remove(participantId: string): void {
    const element = this.#elements.get(participantId);
    if (!element) return;
    element.srcObject = null;
    element.remove();
    this.#elements.delete(participantId);
  }

  clear(): void {
    for (const id of [...this.#elements.keys()]) this.remove(id);
  }
}
