export interface BreakerOptions {
  /** Number of consecutive failures that open the breaker. */
  threshold: number;
  /** Milliseconds between two probes while the breaker is open. */
  probeIntervalMs: number;
  /** Checks whether the server answers again. If the result is false or a rejection, the breaker stays open. */
  probe: () => Promise<boolean>;
  /** Called each time the breaker opens. */
  onOpen?: () => void;
}

/**
 * A circuit breaker. Closed: calls are allowed. Open: calls fail, and probes run until one succeeds. Half-open after that probe: one failure opens the
 * breaker again immediately, and a success resets the count of failures.
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

  recordSuccess(): void {
    if (!this.#isOpen) this.#failures = 0;
  }

  recordFailure(): void {
    this.#failures++;
    if (this.#isOpen || this.#failures < this.#options.threshold) return;
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
    this.#failures = this.#options.threshold - 1;
    this.#isOpen = false;
  }
}
