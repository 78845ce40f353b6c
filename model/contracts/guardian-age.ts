/** Whose age asks for a guardian's consent; imports nothing, because the sign-up form asks the same question. */

/** Whether an age range such as `12-14` or `under-6` begins below an age. */
export function beginsBelow(range: string, age: number): boolean {
  const from = range.startsWith('under-') ? 0 : Number.parseInt(range, 10);
  // A range that cannot be read is taken for a young one: asking once too often harms nobody.
  return !(from >= age);
}
