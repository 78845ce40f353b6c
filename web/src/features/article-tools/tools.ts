import type { Lang } from '@hat-nang/model/languages';
import type { ComponentType } from 'react';
import { loadMessages } from '@/i18n/client';
import { ListenPlayer } from './listen-player.tsx';
import { TextPanel } from './text-panel.tsx';
import type { ToolProps } from './tool-props.ts';

const tools = { listen: ListenPlayer, text: TextPanel } as const satisfies Record<string, ComponentType<ToolProps>>;
export type ToolName = keyof typeof tools;

/** Loads the texts of a tool and returns its component. This file loads on demand. Rejects on a network failure. */
export const loadTool = async (name: ToolName, lang: Lang): Promise<ComponentType<ToolProps>> => {
  await loadMessages(lang, name === 'text' ? ['article-tools', 'reader'] : ['article-tools']);
  return tools[name];
};
