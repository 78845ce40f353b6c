import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { loadMessages } from '@/i18n/client';
import { ListenPlayer } from './listen-player.tsx';
import { switchEasyText } from './switch-easy-text.ts';
import { TextPanel } from './text-panel.tsx';
import type { OpenToolProps, ToolProps } from './tool-props.ts';

const tools = { text: TextPanel, listen: ListenPlayer } as const satisfies Record<string, ComponentType<OpenToolProps>>;
type ToolName = keyof typeof tools;
const toolNames = Object.keys(tools) as ToolName[];

const findButton = (name: ToolName) => document.querySelector<HTMLElement>(`[data-tool=${name}]`);

interface ToolsProps extends ToolProps {
  /** The press that the tools handle next. */
  press: { button: HTMLElement | null };
}

/** The open tools, below their buttons. */
function Tools({ press, ...toolProps }: ToolsProps) {
  const [openTools, setOpenTools] = useState<readonly ToolName[]>([]);
  useEffect(() => {
    const pressed = press.button?.dataset.tool;
    if (pressed === 'easy') switchEasyText();
    for (const name of toolNames.filter((toolName) => toolName === pressed)) {
      setOpenTools((open) => (open.includes(name) ? open.filter((other) => other !== name) : [...open, name]));
    }
  }, [press]);
  useEffect(() => {
    for (const name of toolNames) findButton(name)?.setAttribute('aria-expanded', String(openTools.includes(name)));
  }, [openTools]);
  return toolNames
    .filter((name) => openTools.includes(name))
    .map((name) => {
      const Tool = tools[name];
      const close = (section: Element | null) => {
        // A focus elsewhere, for example in the text, stays where it is. The sentence that was heard last stays in view.
        if (section?.contains(document.activeElement)) findButton(name)?.focus({ preventScroll: name === 'listen' });
        setOpenTools((open) => open.filter((other) => other !== name));
      };
      return <Tool key={name} {...toolProps} onClose={close} />;
    });
}

/** Loads the texts of the tools and returns the tools, with the pressed one open. This file loads on demand. Rejects on a network failure. */
export const loadTools = async (target: Element, props: ToolProps): Promise<ReactNode> => {
  await loadMessages(props.lang, ['article-tools', 'reader']);
  return <Tools {...props} press={{ button: target.closest<HTMLElement>('[data-tool]') }} />;
};
