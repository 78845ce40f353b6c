import type { ReactNode } from 'react';

/** A text whose `<1>…</1>` is drawn by `mark`: the language decides where in the sentence it stands. */
export function MarkedText({ text, mark }: { text: string; mark: (marked: string) => ReactNode }) {
  const found = /^(.*?)<1>(.*?)<\/1>(.*)$/s.exec(text);
  if (!found) return text;
  const [, before, marked = '', after] = found;
  return (
    <>
      {before}
      {mark(marked)}
      {after}
    </>
  );
}
