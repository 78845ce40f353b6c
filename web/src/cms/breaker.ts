export interface BreakerOptions {
  /** Milliseconds between two probes while the breaker is open. */
  probeIntervalMs: number;
  /** Checks whether the server answers again. If the result is false or a rejection, the breaker stays open. */
  probe: () => Promise<boolean>;
  /** Called each time the breaker opens. */
  onOpen?: () => void;
}

/** A circuit breaker. Closed: calls are allowed. Open, after `open()`: calls fail, and probes run until one succeeds, which closes the breaker. */
export class Breaker {
  #options: BreakerOptions;
  #isOpen = false;

  constructor(options: BreakerOptions) {
    this.#options = options;
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** Stops calls until a probe succeeds. Does nothing while the breaker is open. */
  open(): void {
    if (this.#isOpen) return;
    this.#isOpen = true;
    this.#options.onOpen?.();
    this.#scheduleProbe();
  }

  #scheduleProbe(): void {
    setTimeout(() => void this.#probe(), this.#options.probeIntervalMs).unref();
  }

  async #probe(): Promise<void> {
    const isAnswering = await this.#options.probe().catch(() => false);
    if (!isAnswering) return this.#scheduleProbe();
    this.#isOpen = false;
  }
}
