import type { ReactNode } from 'react';
import { Prose } from '@/components/ui/prose';

/** The full text, and the easy text if there is one. The style sheet of the tools shows the chosen text. */
export function EasyText({ easyBody, children }: { easyBody: string; children: ReactNode }) {
  return (
    <>
      <div className="full-text">{children}</div>
      {easyBody ? (
        <div className="easy-text">
          <Prose html={easyBody} />
        </div>
      ) : null}
    </>
  );
}
