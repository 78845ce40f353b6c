'use client';

import { createElement, type ReactNode } from 'react';
import { Provider } from 'urql';
import { personalGraphql } from '@/cms/personal';

/** Provides the urql client of the signed-in user to its children. Each user gets a new client, so users never share a cache. */
export const OwnProvider = ({ children }: { children: ReactNode }) =>
  createElement(Provider, { value: personalGraphql(), children });
