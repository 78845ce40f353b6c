export interface BreakerOptions {
  /** Consecutive failures that open it. */
  threshold: number;
  /** Ms between two probes while it is open. */
  probeEvery: number;
  /** Checks whether the other side answers again; false or a rejection leaves the breaker open. */
  probe: () => Promise<boolean>;
  /** Called once at each opening. */
  onOpen?: () => void;
}

/**
 * A circuit breaker. Closed: calls are allowed. Open: calls fail, and a probe runs until one succeeds. Then it is half-open: one failure opens it
 * again at once, a success resets the count of failures.
 */
export class Breaker {
  #options: BreakerOptions;
  #failures = 0;
  #isOpen = false;

  constructor(options: BreakerOptions) {
    this.#options = options;
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  succeeded(): void {
    if (!this.#isOpen) this.#failures = 0;
  }

  failed(): void {
    this.#failures++;
    if (this.#isOpen || this.#failures < this.#options.threshold) return;
    this.#isOpen = true;
    this.#options.onOpen?.();
    this.#probeLater();
  }

  #probeLater(): void {
    setTimeout(() => void this.#probe(), this.#options.probeEvery).unref();
  }

  async #probe(): Promise<void> {
    const isAnswering = await this.#options.probe().catch(() => false);
    if (!isAnswering) return this.#probeLater();
    this.#failures = this.#options.threshold - 1;
    this.#isOpen = false;
  }
}
