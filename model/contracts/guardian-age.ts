/** Compares an age range with the age below which a guardian's consent is needed. Imports nothing, because the sign-up form bundles this file. */

/** Checks whether an age range such as `12-14` or `under-6` begins below an age. */
export function mayBeYoungerThan(range: string, age: number): boolean {
  const minimumAge = range.startsWith('under-') ? 0 : Number.parseInt(range, 10);
  // An unreadable range counts as below the age, because a needless consent is harmless.
  return !(minimumAge >= age);
}
