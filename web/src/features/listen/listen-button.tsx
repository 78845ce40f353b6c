'use client';

import { type ComponentType, type ReactNode, useRef, useState } from 'react';
import type { ListenPlayerProps } from './listen-player.tsx';

type ListenButtonProps = Omit<ListenPlayerProps, 'onClose'> & { className: string; children: ReactNode };

/** Button that opens the player. The code of the player loads on the first press. */
export function ListenButton({ className, children, ...player }: ListenButtonProps) {
  const [Player, setPlayer] = useState<ComponentType<ListenPlayerProps>>();
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const open = async () => {
    const { ListenPlayer } = await import('./listen-player.tsx');
    setPlayer(() => ListenPlayer);
    setIsOpen(true);
  };
  return (
    <>
      <button
        type="button"
        ref={opener}
        className={className}
        onClick={() => open().catch((error: unknown) => console.warn('player not loaded', error))}
      >
        {children}
      </button>
      {Player && isOpen ? (
        <Player
          {...player}
          onClose={() => {
            setIsOpen(false);
            opener.current?.focus();
          }}
        />
      ) : null}
    </>
  );
}
